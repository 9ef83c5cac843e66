"""Learning to cut products out of photos: samples, network, loss, measures."""

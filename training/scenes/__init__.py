"""Random product scenes in Blender 3.4 (Cycles): products with exact masks, for training the cut-out network."""

"""Weights read back from the product's ONNX files, so that training can continue without a checkpoint."""
import numpy as np
import torch

from .network import Network

# New names of the parts of the first network (one file, hints beside the photo).
_OLD = (('stem.', 'encoder.stem.'), ('down.', 'encoder.down.'), ('scene.', 'encoder.scene.'), ('inward.', 'encoder.inward.'),
        ('up.', 'decoder.up.'), ('edge.', 'decoder.edge.'))


def read_weights(path: str) -> dict:
    """{name: tensor} of an ONNX file, widened to 32 bits."""
    import onnx  # only here: training itself does not need it
    from onnx import numpy_helper
    graph = onnx.load(path).graph
    found = {i.name: torch.from_numpy(numpy_helper.to_array(i).astype(np.float32).copy()) for i in graph.initializer}
    # Weights stored with 8 bits have a factor for each output.
    return {name: value * found.get(f'{name.removesuffix("weight")}scale', 1.0) for name, value in found.items() if not name.endswith('.scale')}


def read_network(paths: list) -> dict:
    """{name: tensor} of an encoder's and a decoder's file."""
    return {name: value for path in paths for name, value in read_weights(path).items()}


def warm_start(network: Network, paths: list) -> list:
    """Load the weights of `paths` into the network: encoder and decoder, or the one file of the first network. @returns names that
    stay new"""
    found = {}
    for name, value in read_network(paths).items():
        moved = next((new + name[len(old):] for old, new in _OLD if name.startswith(old)), name)
        found[moved] = value
    state, new = network.state_dict(), []
    for name, value in state.items():
        given = found.get(name)
        if given is not None and name.endswith('stem.0.weight') and given.shape[1] > value.shape[1]:
            given = given[:, :value.shape[1]]  # the planes of hints moved to the decoder
        if given is None or given.shape != value.shape:
            new.append(name)
        else:
            value.copy_(given)
    return new

"""Weights read back from the product's ONNX files, so that training can continue without a checkpoint."""
import re

import numpy as np
import torch

from .network import Network

_NUMBERED = re.compile(r'(encoder|decoder)\.(\d+)\.')  # weights of one of several networks in a file
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


def read_network(paths: list, number: int = -1) -> dict:
    """{name: tensor} of one of the networks in an encoder's and a decoder's file: the last one, or this `number` of several."""
    found = {name: value for path in paths for name, value in read_weights(path).items()}
    numbers = sorted({int(match.group(2)) for match in map(_NUMBERED.match, found) if match})
    if not numbers:
        return found
    own = f'.{numbers[number]}.'
    return {name.replace(own, '.', 1): value for name, value in found.items() if _NUMBERED.match(name).group(2) == own.strip('.')}


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

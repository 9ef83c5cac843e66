"""Real places around the scene: panoramas (equirectangular .hdr files) from a user's folder, as distant ground, wall and light."""
import math

import bpy
import numpy as np

from .chance import between, odds, pick
from .panoramas import list_panoramas

SHARE = 0.65  # share of the scenes set in a panorama, when panoramas are given
OPEN = ('table', 'floor', 'cloth', 'bed', 'outdoor')  # kinds of places that may be inside a panorama
MIDDLE = 0.4  # mean light of a panorama after scaling: that of our rooms' lamps

_panoramas: list = []


def use_panoramas(folder: str, held_out: bool) -> None:
    """Use the .hdr files below `folder` as surroundings; with `held_out` only those that training never sees."""
    _panoramas.extend(list_panoramas(folder, held_out))


def draw_panorama() -> str | None:
    """One of the panoramas, or None: then the scene has its own walls and sky."""
    return pick(*_panoramas) if _panoramas and odds(SHARE) else None


def surround(path: str) -> None:
    """Make this panorama the world, rotated at random, with its light scaled to that of a room."""
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    nodes = [tree.nodes.new('ShaderNode' + kind) for kind in ('TexCoord', 'Mapping', 'TexEnvironment', 'Background', 'OutputWorld')]
    source, mapping, texture, ground, output = nodes
    texture.image = bpy.data.images.load(path)
    mapping.inputs['Rotation'].default_value = (between(-0.05, 0.05), between(-0.05, 0.05), between(0, 2 * math.pi))
    ground.inputs['Strength'].default_value = between(0.6, 1.4) * MIDDLE / max(_mean_light(texture.image), 1e-3)
    for before, after in ((source.outputs['Generated'], mapping.inputs['Vector']), (mapping.outputs[0], texture.inputs['Vector']),
                          (texture.outputs['Color'], ground.inputs['Color']), (ground.outputs[0], output.inputs[0])):
        tree.links.new(before, after)
    bpy.context.scene.world.cycles.sampling_method, bpy.context.scene.world.cycles.sample_map_resolution = 'MANUAL', 256


def _mean_light(image):
    """Mean of an equirectangular picture over the sphere; lamps count at most ten times white."""
    wide, high = image.size
    pixels = np.empty(wide * high * 4, np.float32)
    image.pixels.foreach_get(pixels)
    rows = np.minimum(pixels.reshape(high, wide, 4)[::4, ::4, :3], 10).mean((1, 2))
    weights = np.sin((np.arange(len(rows)) + 0.5) / len(rows) * math.pi)
    return float((rows * weights).sum() / weights.sum())

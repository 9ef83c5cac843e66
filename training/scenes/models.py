"""3D models from a user's folder, as further families beside our own."""
import os
import zlib

import bpy

from . import families

SHARE = 0.8  # share of the products and other objects, when models are given
LARGEST_FILE = 12e6  # bytes: a larger file takes longer to read than to render
HELD_OUT = 7  # every seventh model, by its name, is for evaluation only


def use_models(folder: str, upward: str) -> None:
    """Adds every OBJ file below `folder` to the families. `upward`: the files' own axis that points up, Y or Z.

    A model keeps its materials. Whether a model is held out depends on its name only, the same on every machine."""
    paths = sorted(os.path.join(place, name) for place, _, names in os.walk(folder, followlinks=True) for name in names if name.endswith('.obj'))
    paths = [path for path in paths if os.path.getsize(path) < LARGEST_FILE]
    if not paths:
        raise SystemExit(f'no OBJ files in {folder}')
    own = sum(weight for name, (_, weight) in families.FAMILIES.items() if name not in families.HELD_OUT)
    weight = own * SHARE / (1 - SHARE) / len(paths)
    for path in paths:
        name = 'model ' + os.path.relpath(path, folder)
        families.FAMILIES[name] = (lambda path=path: _read(path, upward), weight)
        if zlib.crc32(name.encode()) % HELD_OUT == 0:
            families.HELD_OUT += (name,)


def _read(path, upward):
    forward = {'Y': 'NEGATIVE_Z', 'Z': 'Y'}[upward]
    bpy.ops.wm.obj_import(filepath=path, forward_axis=forward, up_axis=upward)
    parts = [thing for thing in bpy.context.selected_objects if thing.type == 'MESH' and len(thing.data.vertices)]
    if not parts:
        raise RuntimeError(f'{path} has no surface')
    _drop_lost_pictures()
    return parts


def _drop_lost_pictures():
    """Disconnects textures with a missing file, which Blender would render in magenta: the material keeps its plain colour."""
    for nodes in [material.node_tree.nodes for material in bpy.data.materials if material.use_nodes]:
        for node in [node for node in nodes if node.type == 'TEX_IMAGE' and not _is_there(node.image)]:
            nodes.remove(node)


def _is_there(image):
    return image is not None and (image.has_data or os.path.exists(bpy.path.abspath(image.filepath)))

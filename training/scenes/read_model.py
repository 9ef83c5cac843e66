"""One 3D model as plain triangles: runs in Blender for pack_models.py, reads jobs from the JSON after `--`."""
import io
import json
import os
import sys
import zlib

import bpy
import numpy as np

sys.path.insert(0, os.path.join(os.path.dirname(os.path.abspath(__file__)), '..'))
import cv2  # noqa: E402

from scenes.models import HELD_OUT  # noqa: E402

np.bool = bool  # Blender 3.4's glTF importer uses the name that NumPy 1.24 no longer has
TEXTURE_SIDE, TEXTURE_QUALITY = 320, 82
LEAST_TRIANGLES, THINNEST = 8, 1 / 70
HIDDEN = 0.15  # opacity below which a material is taken for a converter's mistake


def read_file(path: str, upward: str) -> list:
    """Mesh objects of a file, in an otherwise empty scene."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    end = os.path.splitext(path)[1].lower()
    if end == '.obj':
        bpy.ops.wm.obj_import(filepath=path, forward_axis={'Y': 'NEGATIVE_Z', 'Z': 'Y'}[upward], up_axis=upward)
    elif end == '.dae':
        bpy.ops.wm.collada_import(filepath=path)
    else:
        bpy.ops.import_scene.gltf(filepath=path)
    return [thing for thing in bpy.context.scene.objects if thing.type == 'MESH' and len(thing.data.polygons)]


def shrink(things: list, most: int) -> None:
    """Reduces all meshes by the same ratio if together they have more than `most` triangles."""
    total = sum(len(polygon.vertices) - 2 for thing in things for polygon in thing.data.polygons)
    for thing in things if total > most else ():
        modifier = thing.modifiers.new('fewer', 'DECIMATE')
        modifier.ratio = most / total


def show_hidden(things: list) -> None:
    """Makes materials opaque that nobody would see: converters from Collada confuse transparency and opacity, and an invisible product teaches nothing."""
    for material in {slot.material for thing in things for slot in thing.material_slots if slot.material and slot.material.use_nodes}:
        for node in material.node_tree.nodes:
            if node.type == 'BSDF_PRINCIPLED' and not node.inputs['Alpha'].is_linked and node.inputs['Alpha'].default_value < HIDDEN:
                node.inputs['Alpha'].default_value = 1


def read_material(material, textures: dict) -> list:
    """[red, green, blue (linear), roughness, metallic, alpha, number of the texture or -1]; adds the texture to `textures`."""
    nodes = material.node_tree.nodes if material and material.use_nodes else ()
    shader = next((node for node in nodes if node.type == 'BSDF_PRINCIPLED'), None)
    if shader is None:
        return [0.6, 0.6, 0.6, 0.6, 0, 1, -1]
    values = {name: shader.inputs[name].default_value for name in ('Base Color', 'Roughness', 'Metallic', 'Alpha')}
    alpha = 0.35 if shader.inputs['Transmission'].default_value > 0.5 else values['Alpha']
    if shader.inputs['Alpha'].is_linked:
        alpha = 1
    picture = find_picture(shader.inputs['Base Color'])
    number = -1 if picture is None else textures.setdefault(picture.name, len(textures))
    return [*values['Base Color'][:3], values['Roughness'], 0 if shader.inputs['Metallic'].is_linked else values['Metallic'], alpha, number]


def find_picture(socket):
    """The picture that colours this input, or None."""
    for link in socket.links:
        node = link.from_node
        if node.type == 'TEX_IMAGE' and node.image is not None:
            return node.image if min(node.image.size) > 0 else None  # a lost file has no size
        for other in node.inputs:
            found = find_picture(other)
            if found is not None:
                return found
    return None


def encode_picture(picture) -> np.ndarray:
    """The picture as the bytes of a small JPEG."""
    width, height = picture.size
    pixels = np.empty(width * height * picture.channels, np.float32)
    picture.pixels.foreach_get(pixels)
    pixels = pixels.reshape(height, width, -1)
    rgb = pixels[::-1, :, :3] if pixels.shape[2] >= 3 else np.repeat(pixels[::-1, :, :1], 3, 2)
    scale = min(1.0, TEXTURE_SIDE / max(width, height))
    size = (max(2, round(width * scale)), max(2, round(height * scale)))
    small = cv2.resize(np.ascontiguousarray(rgb[..., ::-1]), size, interpolation=cv2.INTER_AREA)
    return cv2.imencode('.jpg', np.clip(small * 255, 0, 255).astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, TEXTURE_QUALITY])[1]


def read_triangles(things: list) -> dict:
    """Corners of all triangles and their materials: see `pack`."""
    graph, textures, materials = bpy.context.evaluated_depsgraph_get(), {}, []
    places, normals, uvs, kinds = [], [], [], []
    for thing in things:
        seen = thing.evaluated_get(graph)
        mesh = seen.to_mesh()
        mesh.calc_loop_triangles()
        mesh.calc_normals_split()
        count = len(mesh.loop_triangles)
        if not count:
            continue
        loops, slots = np.empty(3 * count, np.int32), np.empty(count, np.int32)
        mesh.loop_triangles.foreach_get('loops', loops)
        mesh.loop_triangles.foreach_get('material_index', slots)
        owners, corners = np.empty(len(mesh.loops), np.int32), np.empty(len(mesh.loops) * 3, np.float32)
        mesh.loops.foreach_get('vertex_index', owners)
        mesh.loops.foreach_get('normal', corners)
        points = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', points)
        turn = np.float32(thing.matrix_world)
        places.append((points.reshape(-1, 3) @ turn[:3, :3].T + turn[:3, 3])[owners[loops]])
        turned = corners.reshape(-1, 3)[loops] @ np.linalg.pinv(turn[:3, :3])
        normals.append(turned / np.maximum(np.linalg.norm(turned, axis=1, keepdims=True), 1e-9))
        uv = np.zeros(len(mesh.loops) * 2, np.float32)
        if mesh.uv_layers.active:
            mesh.uv_layers.active.data.foreach_get('uv', uv)
        uvs.append(uv.reshape(-1, 2)[loops])
        own = [read_material(slot.material, textures) for slot in thing.material_slots] or [read_material(None, textures)]
        kinds.append(np.clip(slots, 0, len(own) - 1) + len(materials))
        materials += own
    return dict(places=np.concatenate(places), normals=np.concatenate(normals), uvs=np.concatenate(uvs), kinds=np.concatenate(kinds),
                materials=np.float32(materials), pictures=[bpy.data.images[name] for name in textures])


def pack(found: dict) -> dict:
    """Arrays of a .npz: `points` (n, 3) uint16, 0-4095, longest side 4095, Z up, standing on 0; `normals` (n, 3) int8; `uvs` (n, 2) float16;
    `triangles` (m, 3) uint16; `kinds` (m,) uint8, rows of `materials`; `texture0` ... bytes of JPEG files."""
    low, high = found['places'].min(0), found['places'].max(0)
    size = high - low
    if np.sort(size)[1] < size.max() * THINNEST:
        raise RuntimeError('too thin')
    points = np.rint((found['places'] - low) / size.max() * 4095).astype(np.uint16)
    normals = np.rint(found['normals'] * 127).astype(np.int8)
    uvs = np.clip(found['uvs'], -60000, 60000).astype(np.float16)
    rows = np.concatenate([points.astype(np.int32), normals.astype(np.int32), uvs.view(np.int16).astype(np.int32)], 1)
    _, first, back = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    order = np.argsort(first)
    triangles = np.argsort(order)[back].reshape(-1, 3)
    keep = first[order]
    if len(triangles) < LEAST_TRIANGLES or len(keep) > 65535 or len(found['materials']) > 255:
        raise RuntimeError(f'{len(triangles)} triangles, {len(keep)} corners, {len(found["materials"])} materials')
    return dict(points=points[keep], normals=normals[keep], uvs=uvs[keep], triangles=triangles.astype(np.uint16),
                kinds=found['kinds'].astype(np.uint8), materials=found['materials'].astype(np.float16),
                **{f'texture{k}': encode_picture(picture) for k, picture in enumerate(found['pictures'])})


def write_held_out(name: str, folder: str) -> None:
    """The model as OBJ with its textures, named so that render.py holds it out too."""
    stem = next(f'{name}-{k}' for k in range(99) if zlib.crc32(f'model {name}-{k}/{name}-{k}.obj'.encode()) % HELD_OUT == 0)
    place = os.path.join(folder, stem)
    os.makedirs(place, exist_ok=True)
    bpy.ops.wm.obj_export(filepath=os.path.join(place, stem + '.obj'), path_mode='COPY', export_triangulated_mesh=True)


def main() -> None:
    job = json.loads(sys.argv[sys.argv.index('--') + 1])
    for path, name, upward in job['models']:
        out = os.path.join(job['out'], name + '.npz')
        try:
            things = read_file(path, upward)
            show_hidden(things)
            held_out = zlib.crc32(name.encode()) % HELD_OUT == 0
            if held_out and job['held_out']:
                write_held_out(name, job['held_out'])
            elif not held_out:
                shrink(things, job['triangles'])
                stream = io.BytesIO()
                np.savez(stream, **pack(read_triangles(things)))
                with open(out, 'wb') as file:
                    file.write(stream.getvalue())
            print('MODEL', name, flush=True)
        except Exception as error:  # one broken file among a thousand is skipped, and named
            print('FAILED', name, str(error)[:120].replace('\n', ' '), flush=True)


main()

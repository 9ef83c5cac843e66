"""Runs inside Blender: renders one dressing (the objects around a product on a sweep) over nothing, with its shadow. `blender -b
--factory-startup -P dress.py -- '{"name": …}'`, see render_dressings.py for the keys."""
import importlib
import json
import math
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Vector  # noqa: E402

from kit import M, area, camera, mesh, scene, sun, world  # noqa: E402
from kit.camera import pixel_of  # noqa: E402

# As engine/src/stage/stage-sweep.ts: the camera of every sweep, and its softbox.
FOCAL, DISTANCE = 62, 1.46
SOFTBOX = (-.52, -.38, .765)


def stand_camera(sc, card, size):
    """Looks at the anchor (the origin) from `pitch` above; the frame is 1000 units across over `zoom`."""
    pitch = math.radians(card['pitch'])
    ahead = Vector((0, math.cos(pitch), -math.sin(pitch)))
    # The anchor is below the middle of the frame, as in the pictures.
    camera(sc, -ahead * DISTANCE, (0, 0, 0), FOCAL * card.get('zoom', 1), shift=card.get('shift', (0, .312)))
    sc.render.resolution_x = sc.render.resolution_y = size


def light_up(sc, card):
    """The softbox of a sweep, or a sun; and the room's light."""
    at = Vector(card.get('light', SOFTBOX)).normalized()
    if card.get('sun'):
        sun(sc, at, 3.2, card['sun'])
        world(sc, (1, 1, 1), 1.1)
    else:
        area(sc, at * 2.5, (0, 0, .1), 1.3, 120, name='Key')
        world(sc, (1, 1, 1), .45)


def white_level(sc, threads):
    """Radiance of a white floor in full light: the reference for all measurements."""
    m = M('white')
    m.l(m.n('BsdfDiffuse', i_Color=(1, 1, 1, 1)).outputs[0], m.nt.nodes['Material Output'].inputs['Surface'])
    floor = plane(m.mat)
    kept = sc.render.resolution_x
    scene.cycles(sc, 16, 64, 1, threads)
    path = '/tmp/vitrine-white.exr'
    write(sc, path)
    image = bpy.data.images.load(path)
    pixels = list(image.pixels)
    bpy.data.images.remove(image)
    bpy.data.objects.remove(floor)
    sc.render.resolution_x = sc.render.resolution_y = kept
    return max(pixels[0::4])


def plane(mat):
    return mesh('Floor', [(-4, -2, 0), (4, -2, 0), (4, 4, 0), (-4, 4, 0)], [(0, 1, 2, 3)], mat)


def write(sc, path):
    r = sc.render
    r.image_settings.file_format, r.image_settings.color_mode, r.image_settings.color_depth = 'OPEN_EXR', 'RGBA', '32'
    r.filepath = path
    bpy.ops.render.render(write_still=True)


def flat_copy(sc, masks):
    """The same objects in flat red, green or blue by their paint: where each colour is to be applied."""
    for o in sc.objects:
        for slot in getattr(o, 'material_slots', ()):
            base = slot.material.name.split('.')[0] if slot.material else ''
            m = bpy.data.materials.new('flat')
            m.use_nodes = True
            m.node_tree.nodes.clear()
            e, out = m.node_tree.nodes.new('ShaderNodeEmission'), m.node_tree.nodes.new('ShaderNodeOutputMaterial')
            e.inputs[0].default_value = (*[1.0 if masks[i:i + 1] == [base] else 0.0 for i in range(3)], 1)
            m.node_tree.links.new(e.outputs[0], out.inputs[0])
            slot.link = 'OBJECT'
            slot.material = m


def main(job):
    module = importlib.import_module('dressings.' + job['name'])
    card, size, threads = module.CARD, job['size'], job['threads']
    os.makedirs(job['work'], exist_ok=True)
    base = os.path.join(job['work'], job['name'])
    sc = scene.reset()
    stand_camera(sc, card, size)
    light_up(sc, card)
    level = white_level(sc, threads)
    faces = module.build(sc) or {}
    floor = plane(M('floor', (.8, .8, .8), .9).mat)
    floor.is_shadow_catcher = True
    scene.cycles(sc, size, job['samples'], 4, threads)
    sc.render.film_transparent = True
    bpy.context.view_layer.update()
    write(sc, base + '.exr')
    corners = {name: [pixel_of(sc, p) for p in quad] for name, quad in faces.items()}
    with open(base + '.facts.json', 'w', encoding='utf8') as f:
        json.dump(dict(level=level, size=size, anchor=pixel_of(sc, (0, 0, 0)), perMetre=size * FOCAL / 36 * card.get('zoom', 1) / DISTANCE,
                       pitch=card['pitch'], faces=corners, masks=card.get('masks', [])), f)
    if card.get('masks'):
        floor.hide_render = True
        flat_copy(sc, card['masks'])
        scene.cycles(sc, size, 12, 0, threads)
        sc.render.film_transparent = True
        write(sc, base + '_masks.exr')


main(json.loads(sys.argv[sys.argv.index('--') + 1]))

"""Runs inside Blender: a view of a set as it is, then with each of twelve plain objects on its anchor: the light on the floor with
the object's shadow, and the object alone. `blender -b --factory-startup -P shade.py -- '{"set": …}'`, see render_shadows.py for the
keys."""
import importlib
import json
import os
import sys
from dataclasses import asdict, dataclass

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import bpy  # noqa: E402
from mathutils import Matrix, Vector  # noqa: E402

from kit import scene  # noqa: E402
from kit.camera import camera, camera_facts  # noqa: E402
from kit.nodes import M  # noqa: E402
from kit.passes import hidden, render  # noqa: E402
from shadows.objects import OBJECTS  # noqa: E402

# Share of the view's placement box that an object fills.
FILLED = .72
# How far above and below the anchor the floor is rendered, shares of the frame.
REACH = .30, .20
# Light bounces: more than three make no visible difference to a shadow.
BOUNCES = 3
LIGHT = ('ddir', 'dind', 'dcol', 'gdir', 'gind', 'gcol', 'depth', 'rgba')


@dataclass
class Shot:
    """As in shoot.py."""
    view: str
    palette: object = None


def stand(sc, name, anchor, box):
    """The named object on the anchor, as large as the box allows. Returns its parts."""
    paint = M('thing', (.45, .45, .45), .6, spec=.2).mat
    parts = OBJECTS[name](paint)
    bpy.context.view_layer.update()
    corners = [p.matrix_world @ Vector(c) for p in parts for c in p.bound_box]
    width, height = (max(c[i] for c in corners) - min(c[i] for c in corners) for i in (0, 2))
    scale = FILLED * min(box[0] / width, box[1] / height)
    for part in parts:
        part.matrix_world = Matrix.Translation(anchor) @ Matrix.Scale(scale, 4) @ part.matrix_world
    bpy.context.view_layer.update()
    return parts


def alone(sc, folder, name, parts, size, samples, threads):
    """The object in the set's light, over nothing."""
    others = [o for o in sc.objects if o.type in ('MESH', 'CURVE', 'SURFACE') and o not in parts]
    sc.render.film_transparent, sc.render.use_border = True, False
    scene.cycles(sc, size, samples, BOUNCES, threads)
    with hidden(others):
        render(sc, folder, name + '_thing', ('rgba',))
    sc.render.film_transparent = False


def about(sc, anchor_y, size):
    """Rows of the floor that a shadow can reach, from a share above the anchor to one below."""
    r = sc.render
    r.use_border, r.border_min_x, r.border_max_x = True, 0, 1
    r.border_min_y, r.border_max_y = max(0, 1 - anchor_y / size - REACH[1]), min(1, 1 - anchor_y / size + REACH[0])


def main(job):
    module = importlib.import_module('sets.' + job['set'])
    palette = getattr(module, 'PALETTES', {None: None})[job['palette']]
    view, card, folder = module.VIEWS[job['view']], module.CARD, job['folder']
    os.makedirs(folder, exist_ok=True)
    sc = scene.reset()
    module.build(sc, Shot(job['view'], palette))
    camera(sc, view.eye, view.target, view.focal, None, view.focus, view.roll, shift=view.shift)
    size, samples, threads = job['size'], job['samples'], job['threads']
    scene.cycles(sc, size, samples, BOUNCES, threads)
    facts = dict(camera_facts(sc, card.anchor, view.box), look={**asdict(card), 'ev': card.ev + view.ev})
    with open(os.path.join(folder, 'facts.json'), 'w', encoding='utf8') as f:
        json.dump(facts, f)
    back = scene.on_layer(sc, 'back')
    about(sc, facts['anchor_px'][1], size)
    with hidden(back):
        render(sc, folder, 'empty', LIGHT)
    for name in job['objects']:
        parts = stand(sc, name, card.anchor, view.box)
        scene.cycles(sc, size, samples, BOUNCES, threads)
        about(sc, facts['anchor_px'][1], size)
        with hidden([*back, *parts]):
            render(sc, folder, name, ('ddir', 'dind'))
        alone(sc, folder, name, parts, size, samples, threads)
        for part in parts:
            bpy.data.objects.remove(part)
        print('SHADE', name, flush=True)


main(json.loads(sys.argv[sys.argv.index('--') + 1]))

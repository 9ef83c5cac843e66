"""Runs inside Blender: builds a set and renders the passes of its views.
`blender -b --factory-startup -P shoot.py -- '{"set": …}'`, see render.py for the keys."""
import importlib
import json
import os
import sys
from dataclasses import asdict, dataclass

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from mathutils import Vector  # noqa: E402

from kit import scene  # noqa: E402
from kit.camera import camera, camera_facts  # noqa: E402
from kit.light_facts import light_facts  # noqa: E402
from kit.passes import render_detail, render_key, render_layers, render_probe  # noqa: E402


@dataclass
class Shot:
    """Arguments of `build`: the name of the view, and an entry of PALETTES (None if the set has none)."""
    view: str
    palette: object = None


def stage(module, view_name, palette):
    """Builds the set again and points the camera. Returns the scene."""
    sc = scene.reset()
    module.build(sc, Shot(view_name, palette))
    view = module.VIEWS[view_name]
    camera(sc, view.eye, view.target, view.focal, view.fstop, view.focus, view.roll, shift=view.shift)
    return sc


def facts(sc, module, view_name, name, set_name, size):
    """The part of the plate's JSON that the scene determines."""
    card, view = module.CARD, module.VIEWS[view_name]
    scene.cycles(sc, size, 1)
    known = dict(name=name, set=set_name, view=view_name, roles=card.roles_of(view_name), categories=list(card.categories),
                 scaled=card.scaled, ground=card.ground if card.scaled else 'any', units='metres, Z up, pixels from top-left', **camera_facts(sc, card.anchor, view.box),
                 **light_facts(sc, card.anchor), ambient_ao=card.ao, reflection=card.reflection,
                 reflection_blur_px=card.reflection_blur_px)
    return {**known, 'support': card.support} if card.support else known


def shoot(module, job, view_name, palette_name, base):
    """One plate: its facts, and its passes unless `develop_only`. Returns its name."""
    palettes = getattr(module, 'PALETTES', {None: None})
    set_name = '_'.join(filter(None, (job['set'], palette_name)))
    name = f'plate_{set_name}_{view_name}'
    folder = os.path.join(job['work'], name)
    os.makedirs(folder, exist_ok=True)
    sc, threads, card = stage(module, view_name, palettes[palette_name]), job['threads'], module.CARD
    save(folder, 'info', facts(sc, module, view_name, name, set_name, job['size']))
    look = {**asdict(card), 'base': base, 'ev': card.ev + module.VIEWS[view_name].ev,
            'probe_radius': .03 * max(1, module.VIEWS[view_name].box[1]), 'focus': (sc.camera.location - Vector(card.anchor)).length, 'layers': any(scene.on_layer(sc, 'back'))}
    save(folder, 'look', look)
    if not job['develop_only']:
        lens = sc.camera.data.dof
        blurred = lens.use_dof
        if not base:
            render_layers(sc, folder, job['size'], card, job['quality'], threads)
        render_probe(sc, folder, card.anchor, threads, look['probe_radius'])
        if not base:
            render_key(sc, folder, job['size'] // 2, threads)
        lens.use_dof = blurred
        render_detail(sc, folder, job['size'], card, job['quality'], threads)
    print('SHOT', name, flush=True)
    return name


def save(folder, name, data):
    with open(os.path.join(folder, name + '.json'), 'w', encoding='utf8') as f:
        json.dump(data, f, indent=1)


def main(job):
    module = importlib.import_module('sets.' + job['set'])
    palettes = [p for p in getattr(module, 'PALETTES', {None: None}) if job['palette'] in (None, p)]
    views = [v for v in module.VIEWS if job['view'] in (None, v)]
    if not palettes or not views:
        raise SystemExit(f'{job["set"]} has no palette or view of that name.')
    for view in views:
        base = None
        for palette in palettes:
            name = shoot(module, job, view, palette, base)
            base = base or name


main(json.loads(sys.argv[sys.argv.index('--') + 1]))

"""The place of the photo: table, floor, studio sweep, cloth, bed, shelf, sill, outdoors, light box, nowhere.

The product stands at the origin on z = 0 and is 1 long; +Y is away from the camera."""
import math

import bpy

from .chance import between, odds, pick, weighted, whole
from .colours import any_colour, grey, hsv
from .materials import label, material
from .nodes import Material, glowing
from .shapes import add_mesh, box, displace, sheet
from .surfaces import GROUNDS, OUTDOOR, WALLS, surface
from .surroundings import OPEN

KINDS = dict(table=30, floor=17, studio=8, box=6, cloth=10, bed=5, shelf=8, sill=3, outdoor=9, nowhere=4)
FAR = 40.0


def make_place(tone: str | None, is_open: bool = False) -> tuple:
    """(kind, y of the wall); `tone` white or black makes ground and wall of that colour. `is_open`: a ground that ends, without walls."""
    kind, wall = weighted({name: weight for name, weight in KINDS.items() if name in OPEN} if is_open else KINDS), between(0.9, 5)
    if is_open:
        _open_ground(kind, wall)
        return kind, FAR
    if tone and kind not in ('studio', 'box', 'table', 'floor'):
        kind = 'studio'
    if kind in ('table', 'shelf', 'sill'):
        wall = _table(kind, wall, tone)
    else:
        dict(floor=_floor, studio=_studio, box=_light_box, cloth=_cloth, bed=_bed, outdoor=_outdoor, nowhere=_nowhere)[kind](
            wall, tone)
    if kind in ('table', 'floor', 'shelf', 'cloth', 'bed') and not tone:
        _decorate(wall)
    return kind, wall


def _slab(size, top, look, bevel=0.0):
    return box(size, (0, 0, top - size[2] / 2), look, bevel)


def _open_ground(kind, wall):
    """Only the surface below the product: a table top, a rug, a cloth, bedclothes; beyond its edges are the surroundings of the scene."""
    if kind in ('cloth', 'bed'):
        before = set(bpy.context.scene.objects)
        dict(cloth=_cloth, bed=_bed)[kind](wall, None)
        for thing in set(bpy.context.scene.objects) - before:
            if max(thing.dimensions) > FAR / 2:
                bpy.data.objects.remove(thing)
        return
    looks = OUTDOOR if kind == 'outdoor' else GROUNDS
    wide, deep, front = between(2.2, 9), between(1.8, 6), -between(0.75, 1.3)
    if kind != 'table':
        wide, deep, front = between(4, 14), between(3, 9), -between(2, 3)
    top = _slab((wide, deep, between(0.02, 0.3)), 0, surface(looks), 0.01)
    top.location.x, top.location.y = between(-0.5, 0.5), front + deep / 2


def _wall(y, look):
    return box((FAR, 0.1, 30), (0, y + 0.05, 5), look)


def _table(kind, wall, tone):
    wide, deep, front = between(2.2, 9), between(1.8, 5), -between(0.75, 1.3)
    if kind == 'sill':
        deep = between(1.6, 2.2)
    top = _slab((wide, deep, between(0.05, 0.3)), 0, surface(GROUNDS, tone=tone), 0.01)
    top.location.x, top.location.y = between(-0.5, 0.5), front + deep / 2
    wall = front + deep + 0.02 if kind == 'shelf' else max(wall, front + deep + between(0, 6))
    _slab((FAR, FAR, 0.1), -between(1, 5), surface(GROUNDS, 0.5))
    if kind == 'sill':
        _window(front + deep)
        return front + deep
    _wall(wall, surface(WALLS, between(0.3, 1), tone))
    if odds(0.5):
        box((0.1, FAR, 30), (pick(-1, 1) * between(3, 9), 0, 5), surface(WALLS, between(0.3, 1), tone))
    return wall


def _window(y):
    """A bright window behind the product: frames in front of a glowing, blurred outdoors."""
    glow = Material((0, 0, 0))
    colours = glow.picture(glow.coordinates('Generated'), 'photo')
    glow.feed(glow.surface.inputs['Emission'], glow.mix(between(0.2, 0.8), colours, hsv(between(0.5, 0.65), 0.2, 1)))
    glow.set(emission_strength=between(1, 6))
    box((FAR, 0.1, 30), (0, y + 3, 5), glow.data)
    frame = surface(('plain', 'grain'))
    for x in (-3.2, between(-1.5, 1.5), 3.2):
        box((0.15, 0.1, 8), (x, y + 0.1, 2), frame)
    box((8, 0.1, 0.2), (0, y + 0.1, between(1.2, 3)), frame)


def _floor(wall, tone):
    _slab((FAR, FAR, 0.1), 0, surface(GROUNDS, tone=tone))
    if odds(0.75):
        _wall(wall, surface(WALLS, between(0.3, 1), tone))
        if odds(0.4):
            box((FAR, 0.08, between(0.15, 0.5)), (0, wall, 0.1), material('light'))


def _sweep_material(tone):
    value = between(0.5, 0.95) if odds(0.7) else between(0.01, 0.2)
    tint = hsv(between(0, 1), between(0.05, 0.6), value)
    return surface((), tone=tone) if tone else Material(pick(grey(value), grey(value), tint, any_colour()), between(0.4, 1)).data


def _studio(wall, tone):
    """A seamless backdrop: ground, quarter circle, wall."""
    steps, bend = 10, between(0.3, 1.5)
    rows = [(-FAR / 2, 0.0), *((wall - bend + bend * math.sin(a), bend - bend * math.cos(a))
                               for a in (math.pi / 2 * i / steps for i in range(steps + 1))), (wall, 20.0)]
    vertices = [(x, y, z) for y, z in rows for x in (-FAR / 2, FAR / 2)]
    add_mesh(vertices, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(rows) - 1)], _sweep_material(tone))


def _light_box(_wall_y, tone):
    """A small bright box of paper, its edges visible."""
    wide, deep, tall = between(1.6, 3), between(1, 2), between(1.6, 3)
    look = _sweep_material(tone or 'white')
    _slab((wide, deep + 1.2, 0.02), 0, look).location.y = deep / 2 - 0.6
    box((wide, 0.02, tall), (0, deep, tall / 2), look)
    for s in (-1, 1):
        box((0.02, deep + 1, tall), (s * wide / 2, deep / 2 - 0.5, tall / 2), look)
    _slab((FAR, FAR, 0.1), -0.05, surface(GROUNDS))
    _wall(deep + between(0.5, 5), surface(WALLS))


def _cloth(wall, _tone):
    """A wrinkled cloth; it is flat below the product."""
    cells, size, depth = 70, 7.0, between(0.004, 0.035)
    waves = [(between(1, 9), between(0, 6.3), between(0, 6.3)) for _ in range(8)]
    vertices = []
    for i in range(cells + 1):
        for j in range(cells + 1):
            x, y = (i / cells - 0.5) * size, (j / cells - 0.4) * size
            away = max(0.0, min(1.0, (math.hypot(x, y) - 0.4) / 0.5))
            fold = sum(math.sin(k * (x * math.cos(a) + y * math.sin(a)) + p) for k, a, p in waves)
            vertices.append((x, y, away * depth * abs(fold) ** 1.3 - 0.002))
    row = cells + 1
    faces = [(i * row + j, (i + 1) * row + j, (i + 1) * row + j + 1, i * row + j + 1) for i in range(cells) for j in range(cells)]
    add_mesh(vertices, faces, surface((*GROUNDS, 'linen', 'linen', 'carpet')))
    _slab((FAR, FAR, 0.1), -0.25, surface(GROUNDS))
    if odds(0.6):
        _wall(wall, surface(WALLS, between(0.3, 1)))


def _bed(wall, _tone):
    """Bedclothes: a flat middle, pillows and heaps of cloth around."""
    look = surface(('linen', 'plain', 'stripes', 'print', 'gingham', 'dots'))
    _slab((6, 5, 0.5), 0, look, 0.1)
    for _ in range(whole(1, 4)):
        angle, far = between(0, 2 * math.pi), between(1.3, 2.2)
        heap = box((between(0.8, 1.6), between(0.5, 0.9), 0.3), (far * math.cos(angle), abs(far * math.sin(angle)), 0.1),
                   pick(look, material('cloth')), 0.1, (0, 0, between(0, 3)))
        displace(heap, between(0.1, 0.3), between(0.2, 0.6), 3)
    _slab((FAR, FAR, 0.1), -2, surface(GROUNDS))
    _wall(wall + 1, surface(WALLS))


def _outdoor(_wall_y, _tone):
    _slab((90, 90, 0.1), 0, surface(OUTDOOR))
    for _ in range(pick(0, 0, 4, 9)):
        size, x, y = between(0.5, 4), between(-9, 9), between(4, 14)
        look = material(pick('leaf', 'leaf', 'plain', 'patterned'))
        displace(box((size, size, size), (x, y, size / 2), look, 0.1), size * 0.5, size * 0.4, 3)


def _nowhere(_wall_y, _tone):
    """No ground at all: only surrounding light."""


def _decorate(wall):
    """Pictures, windows, shelves and switches on the wall."""
    for _ in range(pick(0, 0, 1, 2, 4)):
        x, z, wide, tall = between(-4, 4), between(0.3, 3), between(0.3, 2), between(0.3, 2)
        if odds(0.3):
            shine = hsv(between(0.5, 0.65), between(0, 0.3), 1)
            box((wide, 0.02, tall), (x, wall - 0.02, z), glowing(shine, between(1, 6)))
            box((0.06, 0.04, tall), (x, wall - 0.04, z), material())
        else:
            box((wide, 0.04, tall), (x, wall - 0.02, z), material())
            sheet(wide * 0.9, tall * 0.9, label(pick('photo', None)), at=(x, wall - 0.05, z), turn=(math.pi / 2, 0, 0))
    bpy.context.view_layer.update()

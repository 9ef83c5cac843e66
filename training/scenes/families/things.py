"""Vehicles, plants, food, and assemblies of random bodies."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import label, material, one_of
from ..shapes import add_mesh, ball, box, cylinder, displace, loft, ring, rod, sheet, tube, turned

QUARTER = math.pi / 2


def car():
    """A toy car, van or pick-up: body, cabin, wheels, lamps, stripes."""
    look, glass, wheel = one_of('gloss', 'plain', 'metal', 'patterned'), one_of('dark', 'glass', 'gloss'), material('rubber')
    hub, half, tyre, tall = one_of('metal', 'dark', 'plain', 'gloss'), 0.45, between(0.2, 0.32), between(0.3, 0.6)
    low = tyre * 0.8
    hood = [(-1.15, low + 0.2, half * 0.8, 0.12), (-1.05, low + 0.25, half, 0.22), (-0.4, low + 0.25, half, tall * 0.55),
            (0.5, low + 0.25, half, tall * 0.55), (1.05, low + 0.2, half, 0.2), (1.2, low + 0.15, half * 0.85, 0.1)]
    parts = [loft(hood, look, between(2.5, 6))]
    z, long = low + 0.25 + tall * 0.5, between(0.2, 0.9)
    cabin = [(-0.9, z, half * 0.7, 0.06), (-0.55, z + 0.15, half * 0.82, between(0.2, 0.36)),
             (long - 0.3, z + 0.15, half * 0.82, between(0.2, 0.36)), (long, z, half * 0.7, 0.05)]
    parts.append(loft(cabin, pick(glass, glass, look), 3, 20))
    if odds(0.4):
        parts.append(box((0.9, half * 1.5, 0.06), (-0.2, 0, z + 0.36), look, 0.03))
    for x in (-0.72, 0.72):
        for y in (-half, half):
            turn = (QUARTER, 0, 0)
            parts += [cylinder(tyre, -0.08, 0.08, wheel, at=(x, y, tyre), turn=turn),
                      cylinder(tyre * 0.6, -0.1, 0.1, hub, at=(x, y, tyre), turn=turn)]
    lamps, stripe = one_of('light', 'glass'), material()
    parts += [ball(0.09, (1.15, y, low + 0.25), lamps, (0.6, 1.2, 0.7), 12) for y in (-0.3, 0.3)]
    if odds(0.5):
        parts.append(box((2.2, half * 2.02, 0.08), (0, 0, low + 0.25), stripe, 0.03))
    return parts


def bicycle():
    """A two-wheeler: tyres, spokes, frame, saddle, handlebar."""
    radius, tyre, x = between(0.4, 0.6), between(0.03, 0.08), between(0.65, 0.85)
    rubber, look, hub, thick = material('rubber'), one_of('gloss', 'plain', 'metal'), material('metal'), between(0.03, 0.07)
    z, parts = radius + tyre, []
    for s in (-1, 1):
        place = dict(at=(s * x, 0, z), turn=(QUARTER, 0, 0))
        parts += [ring(radius, tyre, rubber, **place), ring(radius * 0.92, tyre * 0.3, hub, **place),
                  cylinder(0.06, -0.06, 0.06, hub, **place)]
        for i in range(8):
            c, d = radius * math.cos(math.pi * i / 8), radius * math.sin(math.pi * i / 8)
            parts.append(rod((s * x + c, 0, z + d), (s * x - c, 0, z - d), 0.006, hub))
    rear, crank, seat, head, front = (-x, 0, z), (-0.05, 0, z * 0.9), (-0.25, 0, z * 2), (x * 0.7, 0, z * 2.1), (x, 0, z)
    for a, b in ((rear, crank), (rear, seat), (crank, seat), (seat, head), (crank, head), (head, front)):
        parts.append(rod(a, b, thick, look))
    bar = [(x * 0.66, -0.35, z * 2.4), (x * 0.68, 0, z * 2.3), (x * 0.66, 0.35, z * 2.4)]
    return [*parts, box((0.3, 0.14, 0.06), (-0.27, 0, z * 2.15), rubber, 0.03), tube(bar, 0.03, rubber),
            rod(head, (x * 0.67, 0, z * 2.3), 0.03, hub), ring(0.12, 0.03, hub, at=(-0.05, -0.06, z * 0.9), turn=(QUARTER, 0, 0))]


def plant():
    """A plant in its pot: leaves on stems, sometimes flowers."""
    rim, soil = between(0.5, 0.9), material('plain', [(0.03, 0.015, 0.008)])
    pot = turned([(0, 0), (between(0.25, 0.45), 0), (0.5, rim), (0.44, rim * 0.8), (0.4, 0.5), (0, 0.5)], material(), 0.03)
    parts, looks = [pot, cylinder(0.4, 0.4, 0.5, soil)], [material('leaf') for _ in range(2)]
    long, wide, stem, upright = between(0.4, 1.3), between(0.04, 0.25), between(0, 0.8), between(0.2, 1.3)
    if odds(0.3):
        looks.append(material('plain'))
    for _ in range(whole(6, 34)):
        parts.append(_leaf(between(0, 6.3), between(0.1, 1) * upright, long * between(0.5, 1.1), wide,
                           0.5 + stem * between(0, 1), upright, pick(*looks)))
    if stem > 0.2:
        parts.append(tube([(0, 0, 0.4), (0.03, 0.02, 0.5 + stem * 0.5), (0, 0, 0.5 + stem)], 0.03, looks[0]))
    flower = material('plain')
    for _ in range(pick(0, 0, 0, 3, 8)):
        tip = (between(-0.5, 0.5), between(-0.5, 0.5), 0.8 + stem + between(0, 0.6))
        parts += [rod((0, 0, 0.5), tip, 0.015, looks[0]), ball(between(0.06, 0.16), tip, flower, (1, 1, 0.7), 10)]
    return parts


def _leaf(angle, rise, length, width, base, upright, look):
    cx, cy, steps = math.cos(angle), math.sin(angle), 5
    vertices, faces, droop = [], [], between(0.2, 0.5) * (1 if upright < 0.9 else 0.4)
    for j in range(steps + 1):
        t = j / steps
        out = length * t * math.cos(rise * 0.9)
        z = base + length * t * math.sin(rise) - droop * length * t * t
        w = width * math.sin(math.pi * min(1, t * 0.93 + 0.05)) ** 0.8
        vertices += [(out * cx - w * cy, out * cy + w * cx, z), (out * cx + w * cy, out * cy - w * cx, z)]
    faces = [(2 * j, 2 * j + 1, 2 * j + 3, 2 * j + 2) for j in range(steps)]
    return add_mesh(vertices, faces, look)


def food():
    """Fruit, bread, cake: a few dented soft bodies."""
    parts, count = [], pick(1, 1, 1, 2, 3, 5)
    for _ in range(count):
        at = (0, 0, 0.4) if count == 1 else (between(-0.5, 0.5), between(-0.5, 0.5), between(0.2, 0.7))
        scale = (between(0.6, 1.4), between(0.6, 1.2), between(0.6, 1.6))
        lump = ball(between(0.3, 0.5), at, one_of('plain', 'patterned', 'cloth', 'gloss', 'leaf', None), scale, 20)
        parts.append(displace(lump, between(0.03, 0.5), between(0.1, 0.8), 2))
        if odds(0.4):
            parts.append(tube([at, (at[0], at[1], at[2] + 0.5), (at[0] + 0.1, at[1], at[2] + 0.65)], 0.02, material('wood')))
    return parts


def cake():
    """Layered food: cake, burger, sandwich, wrapped sweets on a board."""
    parts, z, square = [], 0.0, odds(0.3)
    for _ in range(whole(2, 6)):
        thick, wide = between(0.06, 0.3), between(0.8, 1.05)
        look = one_of('plain', 'light', 'gloss', 'patterned', 'leaf')
        layer = box((wide, wide * 0.8, thick), (0, 0, z + thick / 2), look, 0.04) if square else \
            cylinder(wide / 2, z, z + thick, look)
        parts.append(displace(layer, between(0, 0.06), 0.2, 1) if odds(0.4) else layer)
        z += thick * 0.97
    for _ in range(whole(0, 8)):
        parts.append(ball(between(0.04, 0.12), (between(-0.3, 0.3), between(-0.3, 0.3), z), material(), sides=12))
    if odds(0.4):
        parts.append(cylinder(between(0.6, 0.9), -0.06, 0, material()))
    return parts


def building():
    """A toy house, castle or block set: many parts, many colours."""
    colours, parts = palette(6), []
    for i in range(whole(2, 6)):
        x, y = between(-0.6, 0.6) * (i > 0), between(-0.5, 0.5) * (i > 0)
        w, d, h = between(0.3, 0.9), between(0.3, 0.8), between(0.3, 1.2)
        wall, roof = one_of('plain', 'wood', 'patterned', 'light', colours=colours[i % 5:]), material()
        parts.append(box((w, d, h), (x, y, h / 2), wall, 0.01))
        kind = pick('gable', 'cone', 'flat')
        if kind == 'gable':
            parts.append(cylinder(w * 0.75, 0, between(0.2, 0.5), roof, top=0.02, at=(x, y, h)))
        elif kind == 'cone':
            parts.append(ball(w * 0.6, (x, y, h), roof, sides=16))
        for _ in range(whole(1, 5)):
            at = (x + between(-0.35, 0.35) * w, y - d / 2 - 0.005, h * between(0.15, 0.85))
            parts.append(box((0.12, 0.03, 0.16), at, one_of('dark', 'glass', 'light', 'plain'), 0.01))
    if odds(0.5):
        parts.append(box((1.9, 1.6, 0.06), (0, 0, -0.03), material('leaf'), 0.02))
    return parts


def assembly():
    """Bodies joined at random, in up to five materials: anything that a shop may sell."""
    looks, parts = [material(colours=palette(5)) for _ in range(whole(1, 5))], []
    spots = [(0.0, 0.0, 0.7)]
    for _ in range(whole(2, 10)):
        look, size, kind = pick(*looks), between(0.15, 0.7), pick('box', 'rod', 'ball', 'ring', 'tube', 'turned', 'loft', 'print')
        at = tuple(c + between(-0.3, 0.3) for c in pick(*spots))
        spots.append(at)
        turn = (between(0, 3), between(0, 3), between(0, 3)) if odds(0.5) else (0, 0, 0)
        place = dict(at=at, turn=turn)
        if kind == 'box':
            parts.append(box([size * between(0.2, 1.5) for _ in range(3)], at, look, 0.03, turn))
        elif kind == 'rod':
            parts.append(cylinder(size * between(0.1, 0.6), -size, size, look, **place))
        elif kind == 'ball':
            parts.append(ball(size * 0.6, at, look, [between(0.5, 1.2) for _ in range(3)], 18))
        elif kind == 'ring':
            parts.append(ring(size * 0.7, size * between(0.05, 0.25), look, **place))
        elif kind == 'tube':
            path = [at, *(tuple(c + between(-0.6, 0.6) for c in at) for _ in range(3))]
            parts.append(tube(path, between(0.02, 0.12), look))
        elif kind == 'turned':
            profile = [(0, -size), *((size * between(0, 1), size * z) for z in (-1, -0.3, 0.4, 1)), (0, size)]
            parts.append(turned(profile, look, 0.1, **place))
        elif kind == 'print':
            parts.append(box((size, 0.03, size), at, label(), turn=turn))
        else:
            sections = [(x * size, 0, between(0.05, 0.5), between(0.05, 0.5)) for x in (-1, -0.3, 0.4, 1)]
            parts.append(loft(sections, look, between(2, 5), 16, **place))
    return parts

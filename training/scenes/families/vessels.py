"""Bottles, jars, cups, pots: turned bodies with caps, handles, labels and liquid."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import label, material, one_of
from ..shapes import TAU, add_mesh, ball, box, cylinder, ring, tube, turned


def wrap(radius, low, high, angle, print_, top=None):
    """A label bent around a cylinder, `angle` radians wide, facing -Y."""
    steps, top = 20, top or radius
    vertices, faces, uv = [], [], []
    for i in range(steps + 1):
        a = angle * (i / steps - 0.5) - math.pi / 2
        vertices += [(radius * math.cos(a), radius * math.sin(a), low), (top * math.cos(a), top * math.sin(a), high)]
    for i in range(steps):
        faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
        uv += [(i / steps, 0), ((i + 1) / steps, 0), ((i + 1) / steps, 1), (i / steps, 1)]
    return add_mesh(vertices, faces, print_, uv=uv)


def handle(radius, low, high, reach, thickness, look, angle=None):
    """An ear from height `low` to `high` on a body of this radius."""
    angle = between(0, TAU) if angle is None else angle
    path = [
        (radius * 0.95, high), (radius + reach * 0.6, high + between(0, 0.05)),
        (radius + reach, (low + high) / 2 + between(0, 0.1)), (radius + reach * 0.5, low), (radius * 0.92, low),
    ]
    return tube([(x * math.cos(angle), x * math.sin(angle), z) for x, z in path], thickness, look, roundness=4)


def _top(kind, neck, height, look):
    if kind == 'cap':
        tall = between(0.15, 0.8)
        low, high = height - tall * 0.5, height + tall * 0.5
        return [turned([(0, low), (neck * between(1.05, 1.5), low), (neck * between(0.9, 1.4), high), (0, high)], look)]
    if kind == 'pump':
        a, z = between(0, TAU), height
        spout = [(0, 0, z + 0.64), (0.3, 0, z + 0.66), (0.6, 0, z + 0.6), (0.66, 0, z + 0.45)]
        spout = [(x * math.cos(a), x * math.sin(a), h) for x, _, h in spout]
        return [cylinder(neck * 1.25, z - 0.1, z + 0.2, look), cylinder(0.06, z, z + 0.6, look),
                cylinder(between(0.12, 0.25), z + 0.5, z + 0.7, look), tube(spout, 0.07, look)]
    if kind == 'spray':
        head = box((between(0.5, 0.9), 0.25, 0.3), (between(-0.2, 0.2), 0, height + 0.4), look, 0.06)
        trigger = [(-0.3, 0, height + 0.4), (-0.45, 0, height + 0.1), (-0.3, 0, height - 0.2)]
        return [cylinder(neck * 1.1, height - 0.1, height + 0.2, look), head, tube(trigger, 0.05, material())]
    if kind == 'dropper':
        z = height + 0.3
        bulb = turned([(0, z), (neck * 0.8, z), (neck * 0.6, z + 0.5), (0, z + 0.6)], material('rubber'), 0.1)
        return [cylinder(neck * 1.3, height - 0.05, z, look), bulb]
    return [cylinder(neck * 0.9, height - 0.1, height + between(0.1, 0.4), material('wood'), neck)]


def _body(height, radius=0.5):
    shoulder, neck = height * between(0.55, 0.9), between(0.12, 0.42)
    points = [(0, 0), (radius * between(0.8, 1), 0), (radius, 0.05)]
    if odds(0.35):
        points.append((radius * between(0.75, 1.1), shoulder * between(0.3, 0.7)))
    points += [(radius * between(0.85, 1), shoulder), (neck, min(height * 0.96, shoulder + between(0.05, 0.5)))]
    return points, shoulder, neck


def bottle():
    """Plastic, glass or metal bottle with cap, pump, spray head, dropper or cork, mostly labelled."""
    colours, height = palette(), between(1.2, 4)
    points, shoulder, neck = _body(height)
    parts = [turned([*points, (neck, height), (0, height)], material(colours=colours), between(0.02, 0.3))]
    cap = one_of('plain', 'gloss', 'metal', 'dark', 'light', colours=colours[1:])
    parts += _top(pick('cap', 'cap', 'pump', 'spray', 'dropper', 'cork'), neck, height, cap)
    if odds(0.7):
        angle = between(1.5, 6.2)
        parts.append(wrap(0.507, shoulder * between(0.08, 0.3), shoulder * between(0.6, 0.95), angle, label()))
    return parts


def drink():
    """A transparent bottle or glass with liquid in it."""
    height = between(1, 3.2)
    points, shoulder, neck = _body(height)
    open_glass = odds(0.4)
    if open_glass:
        points, shoulder, neck = [(0, 0), (between(0.3, 0.5), 0), (0.5, 0.1)], height, between(0.4, 0.62)
    look, level = material('glass'), shoulder * between(0.3, 0.85)
    inner = [(max(0, r - 0.04), z + 0.05) for r, z in reversed(points)]
    shell = turned([*points, (neck, height), (neck - 0.03, height), *inner], look, 0.05)
    wide = min(r for r, z in points if r > 0) - 0.06
    parts = [shell, cylinder(wide, 0.07, level, material('liquid'))]
    if not open_glass:
        parts += _top(pick('cap', 'cork', 'pump'), neck, height, one_of('plain', 'metal', 'dark', 'light'))
    elif odds(0.5):
        parts.append(tube([(0, 0, 0.2), (0.1, 0, height * 0.7), (between(0.3, 0.6), 0, height * 1.3)], 0.03, material()))
    if odds(0.5) and not open_glass:
        parts.append(wrap(0.507, shoulder * 0.2, shoulder * between(0.5, 0.8), between(1.5, 4), label()))
    return parts


def jar():
    """A wide jar with a lid."""
    colours, radius, height = palette(), 0.5, between(0.35, 1.3)
    lid = one_of('metal', 'gloss', 'plain', 'dark', 'light', 'patterned', 'wood', colours=colours[1:])
    thick = between(0.1, 0.4) * height
    profile = [(0, 0), (radius * 0.95, 0), (radius, height * 0.1), (radius, height * 0.8),
               (radius * between(0.7, 1), height), (0, height)]
    parts = [turned(profile, material(colours=colours), between(0.02, 0.2)),
             cylinder(radius * between(0.75, 1.06), height, height + thick, lid)]
    if odds(0.6):
        parts.append(wrap(radius * 1.012, height * 0.15, height * 0.75, between(1.5, 6.2), label()))
    if odds(0.15):
        parts.append(ball(0.1, (0, 0, height + thick + 0.08), lid, sides=16))
    return parts


def mug():
    """A cup with a drink, often on a saucer, sometimes with a spoon."""
    colours, foot, rim, height, wall = palette(), between(0.25, 0.5), 0.5, between(0.5, 1.5), 0.05
    look, belly = material(colours=colours), (foot + rim) / 2 * between(0.9, 1.15)
    profile = [(0, 0), (foot, 0), (belly, height * 0.5), (rim, height), (rim - wall, height),
               (belly - wall * 1.5, height * 0.5), (foot - wall, 0.08), (0, 0.06)]
    parts = [turned(profile, look, 0.06)]
    if odds(0.7):
        parts.append(cylinder((belly + rim) / 2 - wall * 1.6, height * 0.5, height * between(0.7, 0.9), material('liquid')))
    if odds(0.8):
        parts.append(handle((foot + rim) / 2, height * 0.22, height * 0.8, between(0.2, 0.45), between(0.04, 0.09), look))
    if odds(0.3):
        plate = [(0, -0.03), (0.4, -0.03), (between(0.8, 1.1), 0.08), (0.8, 0.09), (0.4, 0), (0, 0)]
        parts.append(turned(plate, pick(look, material())))
        if odds(0.4):
            parts.append(tube([(-0.7, -0.4, 0.13), (0, -0.75, 0.13), (0.7, -0.5, 0.15)], 0.035, material('metal')))
    if odds(0.4) and abs(foot - rim) < 0.12:
        parts.append(wrap(rim * 1.02, height * 0.15, height * 0.85, between(1, 4), label()))
    if odds(0.15):
        spoon = [(0.1, 0.1, height * 0.5), (0.25, 0.3, height + 0.1), (0.4, 0.45, height + 0.45)]
        parts.append(tube(spoon, 0.035, material('metal')))
    return parts


def teapot():
    """A pot with spout, lid and a handle at the side or over the top."""
    look, height, radius = material(), between(0.6, 1.1), 0.55
    body = [(0, 0), (0.3, 0), (radius, height * 0.4), (radius * 0.9, height * 0.75), (0.28, height), (0, height)]
    cover = [(0, height * 0.97), (0.3, height * 0.97), (0.1, height + 0.12), (0, height + 0.14)]
    spout = [(radius * 0.8, 0, height * 0.3, 1.4), (radius + 0.25, 0, height * 0.4), (radius + 0.35, 0, height * 0.8),
             (radius + 0.5, 0, height)]
    parts = [turned(body, look, 0.2), turned(cover, pick(look, material()), 0.05),
             ball(0.09, (0, 0, height + 0.18), pick(look, material()), sides=14), tube(spout, 0.09, look, roundness=4)]
    if odds(0.5):
        return [*parts, handle(radius * 0.95, height * 0.25, height * 0.8, between(0.3, 0.5), between(0.04, 0.07), look,
                               math.pi)]
    over = [(-0.4, 0, height * 0.8), (-0.45, 0, height + 0.4), (0, 0, height + 0.7), (0.45, 0, height + 0.4),
            (0.4, 0, height * 0.8)]
    return [*parts, tube(over, 0.05, material())]


def vase():
    """A free-form vase, sometimes with stems."""
    height, look = between(0.8, 2.2), material()
    radii = [between(0.15, 0.6) for _ in range(whole(3, 5))]
    profile = [(0, 0), *((r, height * i / (len(radii) - 1)) for i, r in enumerate(radii))]
    parts = [turned([*profile, (radii[-1] - 0.04, height), (max(0.05, radii[-2] - 0.06), height * 0.6), (0, height * 0.5)],
                    look, 0.3)]
    for _ in range(pick(0, 0, 3, 7, 12)):
        x, y, tall = between(-0.6, 0.6), between(-0.6, 0.6), height + between(0.4, 1.4)
        parts.append(tube([(0, 0, height * 0.6), (x * 0.3, y * 0.3, height), (x, y, tall)], 0.015, material('leaf')))
        parts.append(ball(between(0.04, 0.2), (x, y, tall), material(), (1, 1, between(0.5, 1.5)), 12))
    return parts


def perfume():
    """A thick glass flacon with liquid and a showy stopper."""
    wide, deep, tall = between(0.6, 1.2), between(0.3, 0.6), between(0.6, 1.4)
    if odds(0.6):
        body = box((wide, deep, tall), (0, 0, tall / 2), material('glass'), between(0.02, 0.12))
        juice = box((wide * 0.84, deep * 0.75, tall * 0.7), (0, 0, tall * 0.44), material('liquid'), 0.03)
    else:
        body = turned([(0, 0), (wide * 0.4, 0), (wide * 0.5, tall * 0.4), (0.12, tall), (0, tall)], material('glass'), 0.2)
        juice = cylinder(wide * 0.34, 0.06, tall * 0.5, material('liquid'))
    gold, neck = one_of('metal', 'gloss', 'dark'), tall + 0.1
    parts = [body, juice, cylinder(0.13, tall - 0.02, neck, gold)]
    stopper = pick('ball', 'block', 'disc')
    if stopper == 'ball':
        parts.append(ball(between(0.15, 0.3), (0, 0, neck + 0.15), one_of('glass', 'gloss', 'metal')))
    elif stopper == 'block':
        parts.append(box((0.3, 0.3, between(0.2, 0.5)), (0, 0, neck + 0.15), one_of('gloss', 'metal', 'dark'), 0.03))
    else:
        parts.append(cylinder(0.26, neck, neck + 0.18, gold))
    if odds(0.6):
        parts.append(box((wide * 0.5, 0.01, tall * 0.3), (0, -deep / 2 - 0.008, tall * 0.45), label()))
    return parts + ([ring(0.16, 0.03, gold, at=(0, 0, neck))] if odds(0.3) else [])

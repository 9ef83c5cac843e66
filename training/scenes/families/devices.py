"""Electronics, tools and kitchen ware."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import label, material, one_of
from ..shapes import ball, box, cylinder, displace, plate, ring, rod, sheet, tube, turned

QUARTER = math.pi / 2


def headphones():
    """Over-ear headphones: cups, pads, yokes, padded band, perhaps a cable."""
    look, pad, yoke = material(), one_of('dark', 'cloth', 'plain'), one_of('metal', 'dark', 'plain')
    half, cup, arch, parts = between(0.7, 0.9), between(0.32, 0.5), between(0.9, 1.4), []
    for s in (-1, 1):
        turn = (0, s * QUARTER + between(-0.1, 0.1), 0)
        shell = [(0, -0.04), (cup, -0.04), (cup, 0.08), (cup * 0.8, 0.22), (0, 0.24)]
        parts.append(turned(shell, look, 0.06, at=(s * half, 0, 0.48), turn=turn, scale=(1.2, 1, 1)))
        parts.append(ring(cup * 0.8, between(0.1, 0.16), pad, at=(s * (half - 0.12), 0, 0.48), turn=turn, scale=(1.2, 1, 1)))
        parts.append(cylinder(cup * 0.8, -0.2, -0.05, pad, at=(s * half, 0, 0.48), turn=turn))
        parts.append(tube([(s * (half + 0.12), 0, 0.5), (s * (half + 0.18), 0, 0.9), (s * (half + 0.1), 0, 1.15)],
                          between(0.03, 0.06), yoke))
    angles = [math.pi * i / 14 for i in range(15)]
    band = [((half + 0.1) * math.cos(a), 0, 1.1 + (arch - 0.3) * math.sin(a) ** 0.85) for a in angles]
    outer, inner = tube(band, between(0.04, 0.07), look), tube([(x * 0.94, y, z - 0.06) for x, y, z in band[2:-2]], 0.05, pad)
    outer.scale = inner.scale = (1, between(1.2, 3), 1)
    if odds(0.3):
        path = [(half, 0, 0.1), (half + 0.4, -0.4, 0.03), (0, -0.8, 0.03), (-0.6, -0.5, 0.03), (-1, -1, 0.03)]
        parts.append(tube(path, 0.025, yoke))
    return [*parts, outer, inner]


def camera():
    """A photo camera: body, lens barrel with glass, finder, dials, strap."""
    look, part, glass = one_of('dark', 'metal', 'plain', 'light'), material(), one_of('gloss', 'glass', 'dark')
    turn = (QUARTER, 0, 0)
    reach = between(0.2, 0.7)
    parts = [box((1.3, 0.5, 0.8), (0, 0, 0.4), look, 0.08), cylinder(0.32, 0, reach, part, at=(0, -0.25, 0.4), turn=turn),
             cylinder(0.25, 0, 0.05, glass, at=(0, -0.25 - reach, 0.4), turn=turn),
             box((0.4, 0.35, 0.2), (0, 0, 0.88), pick(look, part), 0.06), cylinder(0.1, 0.78, 0.9, part, at=(0.45, 0, 0)),
             box((1.31, 0.51, 0.4), (0, 0, 0.38), material('rubber'), 0.06)]
    if odds(0.5):
        parts.append(tube([(-0.65, 0, 0.7), (-1, -0.2, 0.3), (-0.7, -0.8, 0.03), (0.3, -1, 0.03), (1, -0.3, 0.2),
                           (0.65, 0, 0.7)], 0.03, part))
    return parts


def phone():
    """A phone, tablet, console or game pad, lying or leaning."""
    look, lean = one_of('dark', 'plain', 'gloss', 'light', 'metal'), between(-1.4, 0) if odds(0.5) else 0.0
    wide, tall = between(0.45, 0.9), between(0.9, 1.3)
    glass = label(pick('photo', 'label', 'page')) if odds(0.5) else one_of('gloss', 'dark')
    turn = (-lean, 0, 0)
    n = (0, -math.sin(-lean), math.cos(lean))
    parts = [box((wide, tall, 0.07), (0, 0, 0), look, 0.03, turn),
             sheet(wide * 0.92, tall * 0.93, glass, at=tuple(c * 0.04 for c in n), turn=turn)]
    if lean and odds(0.6):
        parts.append(box((wide * 0.7, 0.5, 0.06), (0, 0.25, -tall * 0.45 * math.sin(-lean)), material(), 0.02))
    return parts


def speaker():
    """A loudspeaker or radio with cones, knobs, grille, aerial."""
    look, cone, tall = material(), one_of('dark', 'metal', 'plain'), between(0.7, 1.8)
    parts = [pick(box((0.9, 0.6, tall), (0, 0, tall / 2), look, between(0.03, 0.25)), cylinder(0.45, 0, tall, look))]
    for height in pick((0.3, 0.72), (0.5,), (0.25, 0.5, 0.75)):
        radius, at = between(0.12, 0.36) * min(1, tall), (0, -0.34, tall * height)
        parts += [ring(radius, 0.04, pick(look, material()), at=at, turn=(QUARTER, 0, 0)),
                  cylinder(radius, 0, 0.1, cone, at=at, turn=(-QUARTER, 0, 0)),
                  ball(radius * 0.4, at, one_of('gloss', 'metal', 'dark'), sides=12)]
    if odds(0.3):
        parts.append(rod((0.3, 0.1, tall), (0.6, 0.1, tall + 0.8), 0.012, material('metal')))
    if odds(0.4):
        parts.append(tube([(-0.35, 0, tall), (-0.3, 0, tall + 0.25), (0.3, 0, tall + 0.25), (0.35, 0, tall)], 0.04, cone))
    return parts


def laptop():
    """A laptop or screen with its keyboard."""
    look, dark = one_of('metal', 'light', 'dark', 'plain'), one_of('dark', 'light')
    lean = between(-0.6, 0)
    parts = [box((1.6, 1.1, 0.06), (0, 0, 0.03), look, 0.02), box((0.5, 0.3, 0.01), (0, -0.35, 0.062), dark)]
    for j in range(5):
        parts += [box((0.09, 0.08, 0.02), (-0.66 + 0.11 * i, 0.35 - 0.11 * j, 0.065), dark, 0.01) for i in range(13)]
    at = (0, 0.55 + 0.52 * math.sin(-lean), 0.05 + 0.52 * math.cos(lean))
    parts.append(box((1.6, 0.05, 1.05), at, look, 0.02, (lean, 0, 0)))
    front = (0, at[1] - 0.03 * math.cos(lean), at[2] - 0.03 * math.sin(lean))
    return [*parts, sheet(1.5, 0.94, label(pick('photo', 'page', 'shapes')), at=front, turn=(QUARTER + lean, 0, 0))]


def tool():
    """A drill, hammer, screwdriver, brush or torch."""
    grip, steel, kind = one_of('plain', 'rubber', 'wood', 'gloss'), material('metal'), pick('drill', 'hammer', 'brush', 'torch')
    lying = (0, QUARTER, 0)
    if kind == 'drill':
        return [cylinder(0.22, -0.6, 0.5, grip, at=(0, 0, 1.1), turn=lying), cylinder(0.12, 0.5, 0.8, material('dark'), top=0.06,
                at=(0, 0, 1.1), turn=lying), cylinder(0.03, 0.8, 1.3, steel, at=(0, 0, 1.1), turn=lying),
                box((0.26, 0.2, 0.9), (-0.3, 0, 0.6), material('rubber'), 0.06, (0, 0.15, 0)),
                box((0.6, 0.3, 0.25), (-0.2, 0, 0.13), pick(grip, material('dark')), 0.05)]
    if kind == 'hammer':
        return [cylinder(0.07, -1.2, 0.8, grip, at=(0, 0, 0.15), turn=lying),
                box((0.22, 0.8, 0.22), (0.85, 0, 0.15), steel, 0.03), cylinder(0.15, 0.3, 0.55, steel, at=(0.85, 0, 0.15), turn=(QUARTER, 0, 0))]
    if kind == 'torch':
        return [cylinder(0.15, -0.9, 0.4, grip, at=(0, 0, 0.25), turn=lying), cylinder(0.15, 0.4, 0.8, steel, top=0.26,
                at=(0, 0, 0.25), turn=lying), cylinder(0.22, 0.79, 0.82, material('glass'), at=(0, 0, 0.25), turn=lying)]
    hair, parts = material('knit'), [cylinder(between(0.05, 0.1), -1.1, 0.2, grip, at=(0, 0, 0.2), turn=lying)]
    return [*parts, cylinder(0.12, 0.2, 0.5, steel, at=(0, 0, 0.2), turn=lying),
            cylinder(0.13, 0.5, 1.1, hair, top=between(0.05, 0.25), at=(0, 0, 0.2), turn=lying)]


def scissors():
    """Scissors, pliers, spanners and keys: flat steel with loops."""
    steel, grip, open_by = material('metal'), one_of('plain', 'gloss', 'rubber'), between(0.05, 0.5)
    parts, kind = [], pick('scissors', 'scissors', 'spanner', 'key')
    if kind == 'scissors':
        for s in (-1, 1):
            c, d = math.cos(s * open_by), math.sin(s * open_by)
            blade = [(0, 0), (0.12, 0.05), (0.02, 1.2), (-0.04, 1.1)]
            parts.append(plate([(x * c - y * d, x * d + y * c) for x, y in blade], 0.03, steel, turn=(-QUARTER, 0, 0),
                               at=(0, 0, 0.06 + 0.02 * s)))
            end = (s * 0.28, -0.9, 0.06)
            parts += [rod((0, 0, 0.06), (s * 0.12, -0.6, 0.06), 0.05, grip), ring(0.25, 0.06, grip, at=end, scale=(0.8, 1.2, 1))]
        return [*parts, cylinder(0.06, 0, 0.13, steel)]
    parts = [rod((0, -0.8, 0.06), (0, 0.8, 0.06), between(0.04, 0.08), steel)]
    if kind == 'key':
        parts.append(ring(0.28, 0.06, steel, at=(0, -1, 0.06)))
        return parts + [box((0.25, 0.08, 0.06), (0.12, 0.8 - 0.16 * i, 0.06), steel, 0.01) for i in range(whole(2, 4))]
    return parts + [ring(0.22, 0.08, steel, at=(0, s * 0.95, 0.06), sides=pick(6, 30)) for s in (-1, 1)]


def pan():
    """A pan or pot with handles and lid."""
    look, grip, radius = one_of('metal', 'dark', 'gloss', 'light', None), one_of('plain', 'dark', 'wood', 'metal'), 0.6
    flat, deep = odds(0.5), 0.0
    deep = between(0.12, 0.25) if flat else between(0.4, 0.8)
    parts = [turned([(0, 0), (radius * 0.9, 0), (radius, deep), (radius * 0.96, deep), (radius * 0.86, 0.04), (0, 0.03)], look, 0.05)]
    if flat:
        return [*parts, tube([(radius, 0, deep * 0.9), (radius + 0.4, 0, deep + 0.1), (radius + 1, 0, deep + 0.15)], 0.06, grip)]
    for s in (-1, 1):
        parts.append(tube([(s * radius, -0.15, deep * 0.75), (s * (radius + 0.2), -0.12, deep * 0.8),
                           (s * (radius + 0.2), 0.12, deep * 0.8), (s * radius, 0.15, deep * 0.75)], 0.04, grip))
    if odds(0.6):
        lid = turned([(0, deep + 0.12), (radius * 0.6, deep + 0.08), (radius, deep), (0, deep)], pick(look, material('glass')), 0.03)
        parts += [lid, ball(0.08, (0, 0, deep + 0.18), grip, sides=12)]
    return parts


def dish():
    """A plate, bowl or board with food on it."""
    radius, deep, parts = 0.6, pick(between(0.25, 0.5), between(0.04, 0.12)), []
    if odds(0.25):
        parts.append(box((1.4, 0.9, 0.08), (0, 0, 0.04), material('wood'), 0.04))
        deep = 0.08
    else:
        profile = [(0, 0), (radius * 0.5, 0), (radius, deep), (radius * 0.97, deep + 0.02), (radius * 0.45, 0.04), (0, 0.04)]
        parts.append(turned(profile, material(), 0.05))
    for _ in range(whole(0, 10)):
        lump = ball(between(0.08, 0.24), (between(-0.33, 0.33), between(-0.33, 0.33), between(0.1, deep + 0.15)),
                    one_of('plain', 'gloss', 'patterned', 'leaf'), (1, between(0.7, 1.3), between(0.5, 1)), 14)
        parts.append(displace(lump, between(0.01, 0.1), between(0.05, 0.3), 1))
    return parts


def cutlery():
    """Spoons, forks, brushes, pens side by side: long thin things."""
    parts, colours = [], palette()
    for i in range(whole(1, 5)):
        look, x, head = material(pick('metal', 'metal', 'plain', 'wood'), colours), i * 0.24, pick('bowl', 'prongs', 'none', 'flat')
        parts.append(tube([(x, -1, 0.03), (x, 0, 0.04), (x, 0.6, 0.05)], between(0.025, 0.05), look))
        if head == 'bowl':
            parts.append(ball(0.14, (x, 0.8, 0.05), look, (0.7, 1.4, 0.2), 14))
        elif head == 'prongs':
            parts += [rod((x + d, 0.6, 0.05), (x + d, 1.1, 0.07), 0.015, look) for d in (-0.06, -0.02, 0.02, 0.06)]
        elif head == 'flat':
            parts.append(box((0.16, 0.5, 0.03), (x, 0.85, 0.05), pick(look, material()), 0.01))
    return parts

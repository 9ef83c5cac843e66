"""Small jewellery: rings, chains, watches, spectacles."""
import math

from ..chance import between, odds, pick, whole
from ..materials import material, one_of
from ..shapes import TAU, ball, box, cylinder, ring, tube

QUARTER = math.pi / 2


def jewel():
    """A finger ring or earring with stones."""
    gold, stone = material('metal'), one_of('glass', 'gloss', 'glass', 'plain')
    parts = [ring(0.5, between(0.03, 0.12), gold, at=(0, 0, 0.55), turn=(QUARTER, 0, 0))]
    size = between(0.08, 0.28)
    parts.append(ball(size, (0, 0, 1.08 + size * 0.5), stone, (1, 1, 0.8), pick(8, 10, 20)))
    parts.append(cylinder(size * 0.8, 0, size * 0.6, gold, top=size, at=(0, 0, 1.02)))
    for side in (-1, 1):
        for i in range(whole(0, 4)):
            a = 0.25 + 0.14 * i
            parts.append(ball(0.05, (side * 0.58 * math.sin(a), 0, 0.55 + 0.58 * math.cos(a)), stone, sides=10))
    return parts


def necklace():
    """A chain or string of beads laid in a loop, with a pendant; or bracelets."""
    look, bead = one_of('metal', 'dark', 'plain'), material()
    wide, deep, count = between(0.6, 1), between(0.6, 1.2), whole(24, 60)
    loop = [(wide * math.cos(TAU * i / count) * (1 + 0.06 * math.sin(5 * i)), deep * math.sin(TAU * i / count), 0.05)
            for i in range(count)]
    if odds(0.5):
        parts = [ball(between(0.04, 0.07), p, pick(bead, bead, look), sides=10) for p in loop]
    else:
        parts = [tube(loop, between(0.012, 0.03), look, closed=True)]
    parts.append(ball(between(0.1, 0.25), (0, -deep - 0.15, 0.08), material(), (1, 1, 0.4), pick(6, 8, 20)))
    if odds(0.4):
        parts.append(ring(0.12, 0.03, look, at=(0, -deep, 0.06)))
    return parts


def watch():
    """A wrist watch: case, dial, hands, crown, strap closed or laid flat."""
    case, strap, dial = one_of('metal', 'dark', 'gloss'), one_of('metal', 'dark', 'plain', 'cloth', 'rubber'), 0.42
    parts, closed = [], odds(0.6)
    if odds(0.7):
        parts.append(cylinder(dial + 0.08, -0.1, 0.1, case, turn=(QUARTER, 0, 0)))
        parts.append(cylinder(dial, 0.1, 0.115, one_of('light', 'dark', 'plain', 'metal'), turn=(QUARTER, 0, 0)))
    else:
        parts.append(box((0.9, 0.2, 1), (0, 0, 0), case, 0.08))
        parts.append(box((0.76, 0.01, 0.86), (0, -0.105, 0), one_of('dark', 'gloss', 'light')))
    hands = one_of('dark', 'light', 'metal')
    for angle, reach in ((between(0, 6), 0.22), (between(0, 6), 0.32)):
        tip = (reach * math.sin(angle), -0.13, reach * math.cos(angle))
        parts.append(tube([(0, -0.13, 0), tuple(c / 2 if i != 1 else c for i, c in enumerate(tip)), tip], 0.018, hands))
    parts.append(cylinder(0.06, 0.45, 0.58, case, turn=(0, QUARTER, 0)))
    for side in (-1, 1):
        if closed:
            bend = [(0, 0, side * 0.45), (0, 0.25, side * 0.75), (0, 0.8, side * 0.6), (0, 1.05, 0)]
        else:
            bend = [(0, 0, side * 0.45), (0, 0.06, side * 0.8), (0, 0.08, side * 1.2), (0, 0.08, side * 1.7)]
        band = tube(bend, 0.05, strap)
        band.scale = (between(4, 6), 1, 1)
        parts.append(band)
    return parts


def glasses():
    """Spectacles or sunglasses, temples open or folded."""
    frame = one_of('dark', 'metal', 'plain', 'patterned', 'gloss')
    lens = one_of('dark', 'glass', 'gloss', 'glass')
    radius, thick, flat, parts = between(0.3, 0.42), between(0.02, 0.06), between(0.75, 1), []
    opened = odds(0.7)
    for s in (-1, 1):
        place = dict(at=(s * 0.5, 0, 0.4), turn=(QUARTER, 0, 0), scale=(1, flat, 1))
        parts += [ring(radius, thick, frame, **place), cylinder(radius, -0.01, 0.01, lens, **place)]
        far = [(s * 0.92, 0.6, 0.5), (s * 0.9, 1.1, 0.48), (s * 0.88, 1.35, 0.25)]
        near = [(s * 0.7, 0.1, 0.5), (-s * 0.3, 0.12 + 0.05 * s, 0.48), (-s * 0.6, 0.12 + 0.05 * s, 0.3)]
        parts.append(tube([(s * 0.88, 0, 0.5), *(far if opened else near)], thick, frame))
    return [*parts, tube([(-0.16, 0, 0.45), (0, -0.03, 0.52), (0.16, 0, 0.45)], thick * 0.8, frame)]

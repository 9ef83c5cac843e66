"""Furniture of boards, bars and rods: chairs, stools, racks, cabinets."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import material, one_of
from ..shapes import TAU, ball, box, cylinder, ring, rod, tube


def chair():
    """A chair or bench: seat, splayed legs, back solid or slatted, arms."""
    frame, soft = one_of('wood', 'wood', 'metal', 'dark', 'plain', None), one_of('cloth', 'plain', 'patterned', 'wood', None)
    wide, deep, high = between(0.6, 1.3), between(0.6, 1), between(0.4, 1)
    thick, splay, back = between(0.03, 0.08), between(0, 0.12), between(0.5, 1.1)
    parts = [box((wide, deep, between(0.05, 0.3)), (0, 0, high), soft, 0.03)]
    corners = [(x * (wide / 2 - 0.06), y * (deep / 2 - 0.06)) for x in (-1, 1) for y in (-1, 1)]
    for x, y in corners:
        parts.append(rod((x, y, high), (x + math.copysign(splay, x), y + math.copysign(splay, y), 0), thick, frame))
    if odds(0.4):
        parts += [rod((-wide / 2, y, high * 0.4), (wide / 2, y, high * 0.4), thick * 0.6, frame) for y in (-deep / 2, deep / 2)]
    kind = pick('solid', 'slats', 'bars', 'buttons', 'none')
    if kind in ('solid', 'buttons'):
        parts.append(box((wide * 0.95, 0.1, back), (0, deep / 2 - 0.05, high + back / 2 + 0.1), pick(frame, soft), 0.04,
                         (-0.1, 0, 0)))
        if kind == 'buttons':
            parts.append(box((wide * 0.7, 0.1, back * 0.7), (0, deep / 2 - 0.1, high + back * 0.55), soft, 0.04, (-0.1, 0, 0)))
            parts += [ball(0.03, (wide * 0.2 * i, deep / 2 - 0.16, high + back * 0.3 * j + 0.2), frame, sides=8)
                      for i in (-1, 0, 1) for j in (0, 1, 2)]
    elif kind != 'none':
        bars = whole(3, 8)
        for i in range(bars):
            t = i / (bars - 1) - 0.5
            if kind == 'slats':
                parts.append(box((wide * 0.9, 0.04, 0.6 * back / bars), (0, deep / 2 - 0.03, high + back * (t + 0.6)), frame, 0.01))
            else:
                parts.append(box((0.06, 0.05, back), (t * wide * 0.85, deep / 2 - 0.05, high + back / 2), frame, 0.01))
        parts.append(box((wide, 0.08, 0.12), (0, deep / 2 - 0.05, high + back), frame, 0.03))
    if kind != 'none':
        parts += [rod((s * wide * 0.48, deep / 2 - 0.05, high), (s * wide * 0.48, deep / 2, high + back), thick, frame)
                  for s in (-1, 1)]
    if odds(0.3):
        for s in (-1, 1):
            arm = [(s * wide / 2, -deep * 0.4, high), (s * wide * 0.55, -deep * 0.4, high + 0.35),
                   (s * wide * 0.55, deep * 0.4, high + 0.38)]
            parts.append(tube(arm, thick, frame))
    return parts


def stool():
    """A round stool or side table on three or four legs."""
    frame, top, high, radius = material(), material(), between(0.7, 1.6), between(0.35, 0.6)
    legs, splay, thick = pick(3, 4), between(0, 0.3), between(0.02, 0.07)
    parts = [cylinder(radius, high, high + between(0.04, 0.25), top)]
    for i in range(legs):
        c, s = math.cos(TAU * i / legs), math.sin(TAU * i / legs)
        foot = radius + splay
        parts.append(rod((c * radius * 0.7, s * radius * 0.7, high), (c * foot, s * foot, 0), thick, frame))
    if odds(0.5):
        parts.append(ring(radius * 0.75 + splay * 0.5, thick * 0.6, frame, at=(0, 0, high * 0.4)))
    return parts


def rack():
    """A wire rack, dish drainer, stand or shelf of rods and boards."""
    look, board = one_of('metal', 'dark', 'light', 'gloss', 'wood'), material()
    wide, deep, tall, thick = between(0.8, 1.4), between(0.4, 0.8), between(0.5, 1.6), between(0.012, 0.035)
    parts = []
    for x in (-wide / 2, wide / 2):
        for y in (-deep / 2, deep / 2):
            parts.append(rod((x, y, 0), (x, y, tall), thick * 1.5, look))
    shelves, solid = whole(2, 3), odds(0.4)
    for j in range(shelves):
        z = tall * (0.1 + 0.85 * j / (shelves - 1))
        if solid:
            parts.append(box((wide, deep, 0.04), (0, 0, z), board, 0.01))
            continue
        frame = [(-wide / 2, -deep / 2, z), (wide / 2, -deep / 2, z), (wide / 2, deep / 2, z), (-wide / 2, deep / 2, z)]
        parts += [rod(frame[i], frame[(i + 1) % 4], thick, look) for i in range(4)]
        wires = whole(5, 11)
        parts += [rod((wide * (i / wires - 0.5), -deep / 2, z), (wide * (i / wires - 0.5), deep / 2, z), thick * 0.7, look)
                  for i in range(1, wires)]
    if odds(0.5):
        parts += [rod((-wide / 2, y, tall), (wide / 2, y, tall), thick, look) for y in (-deep / 2, deep / 2)]
    return parts


def furnishing():
    """A cabinet, drawer unit, small table or shelf with doors and knobs."""
    colours = palette()
    look, front, knob = one_of('wood', 'plain', 'light', None, colours=colours), material(colours=colours[1:]), material('metal')
    wide, deep, tall, legs = between(0.7, 1.6), between(0.35, 0.8), between(0.4, 1.4), between(0.05, 0.5)
    parts = [box((wide, deep, tall), (0, 0, legs + tall / 2), look, 0.02)]
    across, rows = whole(1, 3), whole(1, 4)
    for i in range(across):
        for j in range(rows):
            w, h = wide / across, tall / rows
            at = ((i + 0.5) * w - wide / 2, -deep / 2, legs + (j + 0.5) * h)
            parts.append(box((w * 0.93, 0.05, h * 0.9), at, pick(front, front, look), 0.01))
            parts.append(ball(0.03, (at[0], -deep / 2 - 0.05, at[2]), knob, sides=10))
    parts += [rod((x * wide * 0.45, y * deep * 0.4, legs), (x * wide * 0.47, y * deep * 0.43, 0), 0.035, pick(look, knob))
              for x in (-1, 1) for y in (-1, 1)]
    return parts

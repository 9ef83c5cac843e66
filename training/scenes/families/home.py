"""Furniture and home goods, many with thin parts: lamps, chairs, racks, stands, baskets, candles, frames."""
import math

from ..chance import between, odds, pick, whole
from ..materials import label, material, one_of
from ..nodes import glowing
from ..shapes import TAU, ball, box, cylinder, ring, rod, sheet, tube, turned


def lamp():
    """A desk lamp with jointed arm, or a table lamp with shade."""
    look, shade, thick, tall = one_of('metal', 'dark', 'plain', 'gloss', 'light'), material(), between(0.02, 0.05), between(1.5, 3)
    parts = [cylinder(between(0.3, 0.6), 0, between(0.05, 0.2), look)]
    if odds(0.4):
        parts.append(tube([(0, 0, 0.1), (0, 0, tall * 0.5), (0, 0, tall)], thick * 1.5, look))
        parts.append(turned([(between(0.2, 0.5), tall + 0.3), (between(0.45, 0.8), tall - 0.4)], shade, 0.01))
        return parts
    elbow, tip = (between(-0.7, -0.2), 0, tall * 0.55), (between(0.2, 0.9), between(-0.2, 0.2), tall)
    parts += [rod((0, 0, 0.1), elbow, thick, look), rod(elbow, tip, thick, look), ball(thick * 2.2, elbow, look, sides=12)]
    if odds(0.5):
        parts += [rod((0.07, 0, 0.1), (elbow[0] + 0.07, 0, elbow[2]), thick * 0.7, look),
                  rod((elbow[0], 0, elbow[2] + 0.08), (*tip[:2], tip[2] + 0.08), thick * 0.7, look)]
    wide, turn = between(0.2, 0.45), (between(-0.4, 0.4), between(-0.6, 0.2), 0)
    parts.append(turned([(0.05, 0.3), (wide * 0.5, 0.25), (wide, -0.15), (wide * 0.95, -0.15), (wide * 0.4, 0.2)],
                        pick(shade, look), 0.06, at=tip, turn=turn))
    if odds(0.5):
        bulb = glowing((1, 0.85, 0.6), between(1, 8)) if odds(0.5) else material('light')
        parts.append(ball(wide * 0.4, (tip[0], tip[1], tip[2] - 0.05), bulb, sides=14))
    return parts


def basket():
    """A basket: woven wall of rings and stakes, or solid; a handle, something in it."""
    look, radius, tall = one_of('wood', 'wood', 'metal', 'plain', 'light'), 0.5, between(0.4, 1)
    flare, stakes, parts = between(0.9, 1.4), whole(14, 28), [cylinder(0.48, 0, 0.04, look)]
    thick = between(0.015, 0.03)
    for i in range(stakes):
        c, s = math.cos(TAU * i / stakes), math.sin(TAU * i / stakes)
        parts.append(rod((c * radius, s * radius, 0), (c * radius * flare, s * radius * flare, tall), thick, look))
    rows = pick(2, 4, 9)
    for j in range(rows + 1):
        t = j / rows
        parts.append(ring(radius * (1 + (flare - 1) * t), thick * pick(1, 1.5), look, at=(0, 0, tall * t)))
    if odds(0.6):
        r = radius * flare
        high = tall + between(0.3, 0.9)
        parts.append(tube([(-r, 0, tall), (-r * 0.9, 0, high), (r * 0.9, 0, high), (r, 0, tall)], thick * 2, look))
    if odds(0.5):
        content = material()
        parts += [ball(between(0.15, 0.3), (between(-0.3, 0.3), between(-0.3, 0.3), tall * between(0.3, 0.9)), content, sides=14)
                  for _ in range(whole(2, 6))]
    return parts


def candle():
    """Candles, in a glass or bare, one or several, or a candlestick."""
    wax, parts = one_of('light', 'plain', 'frosted', 'patterned'), []
    for i in range(pick(1, 1, 1, 2, 3)):
        x, radius, tall = 0.7 * i, between(0.2, 0.34), between(0.3, 1.4)
        parts.append(cylinder(radius, 0.05, tall, wax, at=(x, 0, 0)))
        parts.append(rod((x, 0, tall), (x, 0.01, tall + 0.1), 0.012, material('dark')))
        if odds(0.4):
            parts.append(ball(0.05, (x, 0, tall + 0.16), glowing((1, 0.7, 0.3), 6), (1, 1, 2), 10))
        if odds(0.5):
            profile = [(0, 0), (radius + 0.05, 0), (radius + 0.06, tall * 1.25), (radius + 0.03, tall * 1.25), (radius + 0.02, 0.04)]
            parts.append(turned(profile, one_of('glass', 'glass', 'metal', 'light'), 0.01, at=(x, 0, 0)))
        elif odds(0.5):
            stand = [(0, -0.8), (0.35, -0.8), (0.06, -0.6), (0.06, 0), (radius + 0.06, 0.03), (radius, 0.05), (0, 0.05)]
            parts.append(turned(stand, material('metal'), 0.03, at=(x, 0, 0)))
    return parts


def frame():
    """A picture frame or mirror on its stand, or a clock for the wall."""
    look, wide, tall, bar = material(), between(0.7, 1.3), between(0.7, 1.3), between(0.04, 0.15)
    lean = between(-0.35, -0.1)
    if odds(0.35):
        turn = (math.pi / 2 + lean * 0.5, 0, 0)
        inner = one_of('light', 'dark', 'metal', 'plain')
        parts = [cylinder(0.6, -0.06, 0.06, look, turn=turn), cylinder(0.52, 0.06, 0.07, inner, turn=turn)]
        return parts + [box((0.03, 0.02, 0.4), (0.05, -0.1, 0.2), material('dark'), turn=(0, between(-2, 2), 0)),
                        box((0.03, 0.02, 0.28), (-0.05, -0.1, 0.05), material('dark'), turn=(0, between(-2, 2), 0))]
    turn = (math.pi / 2 + lean, 0, 0)
    mirror = material('metal') if odds(0.2) else label(pick('photo', 'flowers', 'face', 'shapes'))
    parts = [sheet(wide, tall, mirror, turn=turn, at=(0, -0.02, 0))]
    up = (0, -math.sin(lean), math.cos(lean))
    for s in (-1, 1):
        shift = [s * c * tall / 2 for c in up]
        parts.append(box((wide + bar, 0.07, bar), shift, look, 0.01, (lean, 0, 0)))
        parts.append(box((bar, 0.07, tall), (s * wide / 2, 0, 0), look, 0.01, (lean, 0, 0)))
    back = tall * 0.45
    return [*parts, rod((0, 0.03, 0), (0, back * 0.8, -tall * 0.48), 0.03, look)]


def lantern():
    """A lantern or bird-cage: base, roof, bars or panes, a ring on top."""
    look, tall, half = one_of('metal', 'dark', 'wood', 'light'), between(0.9, 1.7), between(0.3, 0.5)
    bars, parts = pick(4, 4, 6, 12), []
    parts += [cylinder(half * 1.2, 0, 0.1, look), cylinder(half * 1.2, tall, tall + between(0.2, 0.5), look, top=0.08),
              ring(0.12, 0.02, look, at=(0, 0, tall + 0.6), turn=(math.pi / 2, 0, 0))]
    for i in range(bars):
        c, s = half * math.cos(TAU * i / bars), half * math.sin(TAU * i / bars)
        parts.append(rod((c, s, 0.05), (c, s, tall), between(0.015, 0.04), look))
    if odds(0.5):
        parts.append(cylinder(half * 0.9, 0.1, tall, material('glass')))
    light = material('light')
    return [*parts, cylinder(half * 0.4, 0.1, tall * between(0.3, 0.6), light)]

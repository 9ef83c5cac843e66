"""Other objects in the picture: same families, smaller or farther away, some touching the product."""
import math

import bpy

from .chance import between, odds, pick, triangular, weighted, whole
from .families import choose_family
from .materials import label, material, one_of
from .product import Thing, make_thing
from .shapes import ball, box, cylinder, displace, sheet, tube

AMOUNTS = dict(none=24, few=30, some=26, heap=20)


def add_clutter(kind: str, wall: float, product: list, family: str) -> list:
    """Place distractors around the product (at the origin); returns them. Held-out families never appear here, nor does the family of
    a product of several pieces: which of them are wanted would be a guess."""
    amount = 'none' if kind in ('studio', 'nowhere', 'box') and odds(0.75) else weighted(AMOUNTS)
    wanted = dict(none=0, few=whole(1, 3), some=whole(3, 7), heap=whole(7, 16))[amount]
    avoid = family if len(product) > 1 else None
    placed, same = [], pick(None, None, None, choose_family(False, avoid))
    half = [max(max(-t.low[i], t.high[i]) for t in product) for i in (0, 1)]
    for _ in range(wanted * 4):
        if len(placed) >= wanted:
            break
        thing = (_touching if odds(0.3) else _around)(half, same or choose_family(False, avoid))
        if thing.high.y > wall - 0.02:
            thing.move(0, wall - 0.02 - thing.high.y)
        if any(_overlap(thing, other) for other in [*product, *placed]):
            _remove(thing)
        else:
            placed.append(thing)
    if kind != 'nowhere' and odds(0.15):
        placed.append(_underlay(half))
    return placed


def add_crowd(wall: float, product: list, family: str) -> list:
    """A room full of other objects behind and beside the product, most of them larger, none in front of it."""
    half = [max(max(-t.low[i], t.high[i]) for t in product) for i in (0, 1)]
    far, wanted, placed = min(wall, 7.0), whole(5, 14), []
    avoid = family if len(product) > 1 else None
    for _ in range(wanted * 3):
        if len(placed) >= wanted:
            break
        size = 10 ** between(-0.4, 0.45)
        thing = make_thing(choose_family(False, avoid), size) if odds(0.85) else Thing(_simple(size))
        y = between(half[1] + 0.1, far) - thing.low.y
        thing.move(between(-1.2 - 0.6 * y, 1.2 + 0.6 * y), y, 0 if odds(0.85) else between(0.3, 2))
        if thing.high.y > wall - 0.02 or any(_overlap(thing, other) for other in [*product, *placed]):
            _remove(thing)
        else:
            placed.append(thing)
    return placed


def _remove(thing):
    bpy.data.batch_remove([thing.root, *thing.parts])


def _overlap(one, other):
    margin = 0.004
    return all(one.low[i] + margin < other.high[i] and other.low[i] + margin < one.high[i] for i in range(3))


def _draw(size, family):
    if odds(0.55):
        return make_thing(family, size)
    return Thing(_simple(size))


def _around(half, family):
    """Somewhere beside or behind, with some free floor between; smaller in front, any size behind."""
    x, y = triangular(-2.1, 2.1, 0), triangular(-1.0, 2.6, 0.5)
    thing = _draw(between(0.25, 1.05) if y > 0.35 else between(0.12, 0.5), family)
    thing.move(x, y)
    return thing


def _touching(half, family):
    """Touching the product: the bounding boxes meet, or nearly."""
    angle = between(-0.5, math.pi + 0.5)
    size = between(0.25, 0.85) if math.sin(angle) > 0.3 else between(0.12, 0.5)
    thing = _draw(size, family)
    c, s = math.cos(angle), math.sin(angle)
    own = (thing.high - thing.low) / 2
    far = min((half[0] + own.x) / max(abs(c), 1e-3), (half[1] + own.y) / max(abs(s), 1e-3)) + pick(0.005, between(0, 0.08))
    thing.move(far * c, far * s)
    return thing


def _underlay(half):
    """A cloth, tray, sheet of paper or mat below the product: background, not product."""
    wide, deep = half[0] * between(2.2, 4), half[1] * between(2.2, 4)
    kind = pick('paper', 'tray', 'mat')
    if kind == 'paper':
        return Thing([sheet(wide, deep, label(pick('page', 'photo', None)), at=(0, 0, 0.0015), turn=(0, 0, between(-0.5, 0.5)))])
    if kind == 'tray':
        return Thing([cylinder(max(wide, deep) / 2, -0.02, 0.002, material())])
    return Thing([box((wide, deep, 0.01), (0, 0, -0.003), one_of('cloth', 'knit', 'wood', 'rubber'), 0.003,
                      (0, 0, between(-0.5, 0.5)))])


def _simple(size):
    kind, look = pick('box', 'box', 'cylinder', 'ball', 'cable', 'pen', 'page', 'rag'), material()
    if kind == 'box':
        tall = size * between(0.05, 0.9)
        return [box((size * between(0.4, 1.2), size * between(0.3, 1), tall), (0, 0, tall / 2), look, 0.01, (0, 0, between(0, 6)))]
    if kind == 'cylinder':
        return [cylinder(size * between(0.1, 0.5), 0, size * between(0.1, 1.2), look, top=size * between(0.1, 0.5))]
    if kind == 'ball':
        return [ball(size * 0.4, (0, 0, size * 0.4), look, sides=20)]
    if kind == 'cable':
        path = [(between(-1.2, 1.2) * size, between(-0.8, 0.8) * size, 0.03) for _ in range(5)]
        return [tube(path, between(0.008, 0.03), look)]
    if kind == 'pen':
        return [tube([(0, 0, 0.03), (size * 0.3, 0, 0.03), (size * 0.6, 0, 0.03)], between(0.01, 0.04), look)]
    if kind == 'rag':
        rag = box((size, size * 0.8, 0.12), (0, 0, 0.06), material('cloth'), 0.04, (0, 0, between(0, 3)))
        return [displace(rag, 0.15, 0.3, 3)]
    return [sheet(size * 1.2, size * 1.5, label(), at=(0, 0, 0.004), turn=(0, 0, between(0, 6)))]

"""Things worn and carried: shoes, bags, jewellery, watches, glasses, garments."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import label, material, one_of
from ..shapes import add_mesh, ball, box, cylinder, displace, loft, plate, ring, sheet, tube

QUARTER = math.pi / 2


def shoe():
    """A shoe of upper, sole, tongue, laces and stripes; sometimes the pair."""
    colours, ankle, parts = palette(), between(0.3, 0.55), []
    upper = one_of('plain', 'cloth', 'gloss', 'patterned', 'dark', 'light', 'knit', colours=colours)
    outline = [(0, 0.18, 0.12), (0.08, 0.28, 0.2), (0.5, 0.34, 0.24), (1.0, 0.42, 0.3), (1.4, 0.55, 0.3),
               (1.75, ankle + 0.45, 0.28), (2.1, ankle + 0.4 + between(0, 0.6), 0.26), (2.25, ankle + 0.3, 0.2)]
    for offset in pick((0,), (0,), (0,), (-0.45, 0.45)):
        at = (offset * 0.4, offset, 0)
        parts.append(loft([(x, 0.12 + t / 2, w, t / 2) for x, t, w in outline], upper, 2.3, 20, at=at))
        sole = [(x, 0.06, w * 1.13 + 0.02, 0.11) for x, t, w in outline]
        parts.append(loft(sole, material(colours=colours[1:]), 3.5, 20, at=at))
        tongue = [(1.6, ankle + 0.5, 0.16, 0.12), (1.9, ankle + 0.55, 0.2, 0.14), (2.15, ankle + 0.5, 0.12, 0.1)]
        parts.append(loft(tongue, material('dark'), 2, 12, at=at))
        lace, stripe = material('plain'), material()
        for i in range(whole(3, 6)):
            x, z = 0.75 + i * 0.16 + at[0], 0.5 + i * 0.09
            bow = [(x, offset - 0.2, z - 0.08), (x + 0.02, offset, z + 0.05), (x, offset + 0.2, z - 0.08)]
            parts.append(tube(bow, 0.025, lace))
        for side in (-1, 1):
            path = [(0.9, 0.31, 0.2), (1.2, 0.33, 0.4), (1.6, 0.32, 0.35), (2, 0.27, 0.6)]
            parts.append(tube([(x + at[0], offset + side * y, z) for x, y, z in path], 0.04, stripe))
    return parts


def heel():
    """A sandal or pump: thin sole, high heel, straps."""
    look, straps, high = material(), material(), between(0.3, 0.9)
    path = [(0, 0, 0.03), (0.5, 0, 0.03), (0.9, 0, high * 0.45), (1.4, 0, high), (1.75, 0, high + 0.02)]
    side = [(x, z + d) for d in (-0.03, 0.03) for x, _, z in (path if d < 0 else path[::-1])]
    parts = [plate(side, 0.42, look, 0.02)]
    parts.append(cylinder(between(0.03, 0.15), 0, high, pick(look, straps), top=0.16, at=(1.65, 0, 0)))
    for x, z, rise in ((0.25, 0.03, 0.25), (0.45, 0.05, 0.32), (1.6, high, 0.45)):
        arch = [(x, -0.21, z), (x, -0.2, z + rise), (x, 0.2, z + rise), (x, 0.21, z)]
        parts.append(tube(arch, between(0.02, 0.07), straps))
    return parts


def bag():
    """A handbag or shopping bag with handles, pocket, clasp, strap."""
    colours, wide, deep, tall = palette(), between(0.8, 1.6), between(0.25, 0.7), between(0.6, 1.6)
    look = one_of('plain', 'cloth', 'gloss', 'patterned', 'dark', 'knit', None, colours=colours)
    strap, narrow = material(colours=colours[1:]), between(0.6, 1.1)
    body = box((wide, deep, tall), (0, 0, tall / 2), look, between(0.03, 0.2))
    for vertex in body.data.vertices:
        if vertex.co.z > 0:
            vertex.co.x *= narrow
            vertex.co.y *= narrow * between(0.5, 1)
    parts = [displace(body, between(0.02, 0.12), between(0.2, 0.8), 3)]
    reach, high, thick = wide * between(0.15, 0.4), between(0.2, 1), between(0.02, 0.06)
    for y in pick((0,), (-deep * 0.2, deep * 0.2)):
        parts.append(tube([(-reach, y, tall * 0.9), (-reach * 0.95, y * 1.3, tall + high * 0.8),
                           (0, y * 1.5, tall + high * 1.2), (reach * 0.95, y * 1.3, tall + high * 0.8),
                           (reach, y, tall * 0.9)], thick, strap))
    if odds(0.4):
        parts.append(box((wide * 0.7, 0.06, tall * 0.4), (0, -deep / 2 - 0.01, tall * 0.35), material(), 0.03))
    if odds(0.5):
        parts.append(box((0.15, 0.05, 0.12), (0, -deep / 2 - 0.04, tall * 0.7), material('metal'), 0.02))
    if odds(0.3):
        parts.append(tube([(-wide / 2, 0, tall * 0.9), (-wide * 0.9, -0.4, tall * 0.3), (-wide * 0.5, -0.8, 0.03),
                           (wide * 0.3, -0.9, 0.03), (wide * 0.9, -0.4, tall * 0.3), (wide / 2, 0, tall * 0.9)],
                          thick * 0.7, strap))
    return parts


def backpack():
    """A backpack: rounded body, pockets, zips, straps, top loop."""
    look, trim = one_of('cloth', 'plain', 'patterned', 'dark', 'gloss'), material()
    tall = between(1.2, 1.7)
    parts = [displace(box((1, 0.5, tall), (0, 0, tall / 2), look, 0.2), 0.06, 0.5, 2),
             displace(box((0.75, 0.25, tall * 0.45), (0, -0.32, tall * 0.28), pick(look, trim), 0.1), 0.04, 0.4, 2),
             tube([(-0.1, 0.1, tall), (0, 0.1, tall + 0.2), (0.1, 0.1, tall)], 0.03, trim)]
    for z in (tall * 0.5, tall * 0.85):
        parts.append(tube([(-0.45, -0.27, z - 0.05), (0, -0.3, z + 0.05), (0.45, -0.27, z - 0.05)], 0.015, material('metal')))
    for side in (-1, 1):
        parts.append(tube([(side * 0.3, 0.25, tall * 0.95), (side * 0.4, 0.55, tall * 0.7), (side * 0.45, 0.5, tall * 0.3),
                           (side * 0.42, 0.25, tall * 0.1)], 0.06, trim))
        if odds(0.5):
            parts.append(cylinder(0.12, 0, 0.7, one_of('glass', 'gloss', 'metal', 'plain'), at=(side * 0.56, 0, 0.1)))
    return parts


def hat():
    """A hat or cap."""
    look, band = one_of('cloth', 'knit', 'plain', 'patterned', 'wood'), material()
    crown = ball(0.5, (0, 0, 0.1), look, (1, 1.1, between(0.8, 1.4)))
    parts = [displace(crown, between(0.02, 0.1), 0.4, 1), ring(0.5, 0.04, band, at=(0, 0, 0.12), scale=(1, 1.1, 1.6))]
    if odds(0.5):
        parts.append(cylinder(between(0.75, 1.1), 0.04, 0.08, look, scale=(1, 1.1, 1)))
    else:
        parts.append(ball(0.5, (0, -0.4, 0.08), pick(look, band), (0.9, 1, 0.08)))
    return parts + ([ball(between(0.08, 0.2), (0, 0, 0.75), band)] if odds(0.4) else [])


def garment():
    """A folded or laid-out shirt, trousers, scarf: thick dented cloth with a print."""
    look, kind = one_of('cloth', 'cloth', 'knit', 'patterned', 'plain', 'light', 'dark'), pick('shirt', 'folded', 'trousers')
    if kind == 'shirt':
        outline = [(-0.45, -0.9), (0.45, -0.9), (0.45, 0.2), (0.62, -0.05), (0.9, 0.15), (0.5, 0.75), (0.2, 0.85),
                   (0.1, 0.76), (-0.1, 0.76), (-0.2, 0.85), (-0.5, 0.75), (-0.9, 0.15), (-0.62, -0.05), (-0.45, 0.2)]
    elif kind == 'trousers':
        outline = [(-0.4, 1), (0.4, 1), (0.5, -1), (0.1, -1), (0, 0.45), (-0.1, -1), (-0.5, -1)]
    else:
        parts = []
        for i in range(whole(1, 4)):
            layer = box((1, 1.2, 0.14), (between(-0.03, 0.03), 0, 0.1 + 0.15 * i), pick(look, material('cloth')), 0.06)
            parts.append(displace(layer, 0.05, 0.4, 3))
        return parts + ([sheet(0.4, 0.4, label(), at=(0, -0.1, 0.2 + 0.15 * i))] if odds(0.3) else [])
    flat = plate(outline, 0.06, look, 0.02, turn=(QUARTER * (-1), 0, 0), at=(0, 0, 0.05))
    parts = [flat]
    if kind == 'shirt' and odds(0.6):
        parts.append(sheet(0.5, 0.5, label(), at=(0, 0.1, 0.086)))
    folds = [[(between(-0.4, 0.4), between(-0.8, 0.6), 0.08) for _ in range(3)] for _ in range(whole(2, 7))]
    return parts + [tube(fold, 0.02, look) for fold in folds]


def mitten():
    """Socks or gloves as a pair: lofted soft forms."""
    look, cuff, parts = one_of('knit', 'cloth', 'patterned', 'plain'), material('knit'), []
    for side in (-1, 1):
        at = (0, side * 0.45, 0)
        foot = [(0, 0.15, 0.14, 0.06), (0.2, 0.15, 0.24, 0.13), (0.8, 0.16, 0.27, 0.14), (1.4, 0.16, 0.22, 0.14)]
        parts.append(loft(foot, look, 2, 16, at=at, turn=(0, 0, between(-0.2, 0.2))))
        parts.append(loft([(1.4, 0.16, 0.25, 0.15), (1.75, 0.16, 0.25, 0.15)], cuff, 2.2, 16, at=at))
        parts.append(ball(0.13, (0.5, side * 0.45 + side * 0.3, 0.14), look, (1.6, 1, 0.9), 14))
    return parts


def ribbon_bow():
    """A bow or scrunchie for hair."""
    look, steps = one_of('cloth', 'gloss', 'patterned', 'plain'), 10
    parts = [ball(0.14, (0, 0, 0.3), look, (1, 0.8, 1.1), 14)]
    for s in (-1, 1):
        vertices, faces = [], []
        for i in range(steps + 1):
            a = math.pi * 2 * i / steps
            x, z = s * 0.45 * (1 - math.cos(a)), 0.3 + 0.24 * math.sin(a)
            wide = 0.1 + 0.22 * math.sin(a / 2)
            vertices += [(x, -wide, z), (x, wide, z)]
        faces = [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(steps)]
        parts.append(add_mesh(vertices, faces, look))
        tail = [(0, 0, 0.3), (s * 0.3, -0.05, 0.15), (s * 0.5, -0.1, 0.02)]
        band = tube(tail, 0.03, look)
        band.scale = (1, between(2, 4), 1)
        parts.append(band)
    return parts

"""Boxes, books, tubes, pouches, stacks."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import label, material, one_of
from ..shapes import TAU, add_mesh, box, cylinder, displace, ring, sheet, tube


def carton():
    """A folding box with prints on its sides, sometimes ribboned."""
    x, y, z = between(0.4, 1.5), between(0.12, 1.2), between(0.2, 2)
    look = one_of('plain', 'patterned', 'patterned', 'gloss', 'light', 'wood', None)
    parts, part = [box((x, y, z), (0, 0, z / 2), look, between(0.005, 0.08))], between(0.6, 0.98)
    if odds(0.7):
        parts.append(sheet(x * part, z * part, label(), at=(0, -y / 2 - 0.002, z / 2), turn=(math.pi / 2, 0, 0)))
    if odds(0.4):
        turn = (math.pi / 2, 0, math.pi / 2)
        parts.append(sheet(y * part, z * part, label(), at=(x / 2 + 0.002, 0, z / 2), turn=turn))
    if odds(0.4):
        parts.append(sheet(x * part, y * part, label(), at=(0, 0, z + 0.002)))
    if odds(0.2):
        ribbon = material('gloss')
        parts += [box((x * 0.12, y * 1.01, z * 1.01), (0, 0, z / 2), ribbon),
                  box((x * 1.01, y * 0.12, z * 1.01), (0, 0, z / 2), ribbon)]
        parts += [ring(0.15, 0.04, ribbon, at=(s * 0.12, 0, z + 0.12), turn=(math.pi / 2, s * 0.5, 0)) for s in (-1, 1)]
    return parts


def open_box():
    """A box with its lid off or flaps up and something inside."""
    x, y, z, wall = between(0.8, 1.5), between(0.6, 1.2), between(0.2, 0.8), 0.04
    look = one_of('plain', 'light', 'wood', 'patterned')
    parts = [box((x, y, wall), (0, 0, wall / 2), look)]
    parts += [box((wall, y, z), (s * x / 2, 0, z / 2), look) for s in (-1, 1)]
    parts += [box((x + wall, wall, z), (0, s * y / 2, z / 2), look) for s in (-1, 1)]
    for i in range(whole(1, 6)):
        size = between(0.15, 0.4)
        at = (between(-0.3, 0.3) * x, between(-0.3, 0.3) * y, z * between(0.3, 0.9))
        parts.append(pick(box((size, size, size * 0.8), at, material(), 0.03, (0, 0, between(0, 3))),
                          cylinder(size * 0.5, 0, size, material(), at=at)))
    if odds(0.5):
        parts.append(box((x, y, wall), (0, y * 0.5 + z * 0.3, z + y * 0.4), look, turn=(between(1, 1.4), 0, 0)))
    return parts


def book():
    """One book, or a small stack, closed or standing open."""
    if odds(0.25):
        return _open_book()
    parts, z = [], 0.0
    for _ in range(pick(1, 1, 1, 2, 3, 5)):
        x, y, thick = between(0.7, 1), between(0.9, 1.35), between(0.06, 0.3)
        turn, cover = (0, 0, between(-0.3, 0.3)), material(colours=palette())
        parts += [box((x, y, 0.02), (0, 0, z + 0.01), cover, 0.005, turn),
                  box((x * 0.97, y * 0.97, thick), (0, 0, z + thick / 2 + 0.02), material('light'), turn=turn),
                  box((x, y, 0.02), (0, 0, z + thick + 0.03), cover, 0.005, turn)]
        z += thick + 0.04
    turn = (0, 0, turn[2])
    return [*parts, sheet(x * 0.97, y * 0.97, label(), at=(0, 0, z + 0.002), turn=turn)]


def _open_book():
    steps, parts = 12, [box((2.1, 1.4, 0.03), (0, 0, 0.015), material(), 0.01)]
    for side in (-1, 1):
        vertices, faces, uv = [], [], []
        for i in range(steps + 1):
            t = i / steps
            z = 0.05 + 0.16 * math.sin(math.pi * min(1, t * 1.1 + 0.05)) * (1 - 0.5 * t)
            vertices += [(side * t, -0.65, z), (side * t, 0.65, z)]
        for i in range(steps):
            faces.append((2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1))
            uv += [(i / steps, 0), ((i + 1) / steps, 0), ((i + 1) / steps, 1), (i / steps, 1)]
        parts.append(add_mesh(vertices, faces, label(pick('page', 'photo', 'page')), uv=uv))
    return parts


def cream_tube():
    """A squeezed plastic tube on its cap or lying."""
    sides, rows, height = 32, 10, between(1.5, 3)
    vertices = []
    for j in range(rows + 1):
        t = j / rows
        for i in range(sides):
            a = TAU * i / sides
            vertices.append((0.4 * (1 + 0.25 * t) * math.cos(a), 0.41 * math.sin(a) * (1 - t) ** 0.7 + 0.01 * math.sin(a),
                             0.3 + height * t))
    faces = [(j * sides + i, j * sides + (i + 1) % sides, (j + 1) * sides + (i + 1) % sides, (j + 1) * sides + i)
             for j in range(rows) for i in range(sides)]
    faces += [tuple(range(sides))[::-1], tuple(range(rows * sides, rows * sides + sides))]
    parts = [add_mesh(vertices, faces, material()), cylinder(between(0.2, 0.4), 0, 0.35, material())]
    if odds(0.6):
        print_ = sheet(0.5, height * 0.5, label(), at=(0, -0.36, 0.4 + height * 0.35), turn=(math.pi / 2 - 0.12, 0, 0))
        parts.append(print_)
    return parts


def pouch():
    """A stand-up pouch or bag of food: a printed cushion with a flat seam."""
    wide, tall, deep = between(0.8, 1.3), between(1.1, 1.9), between(0.25, 0.6)
    look = one_of('gloss', 'metal', 'plain', 'patterned', 'light')
    steps, vertices, faces, uv = 14, [], [], []
    for side in (-1, 1):
        base = len(vertices)
        for j in range(steps + 1):
            for i in range(steps + 1):
                u, v = i / steps, j / steps
                bulge = (1 - v) ** 0.6 * math.sin(math.pi * u) ** 0.6 + 0.02 * math.sin(9 * u + 7 * v)
                vertices.append(((u - 0.5) * wide, side * deep / 2 * bulge, v * tall))
        for j in range(steps):
            for i in range(steps):
                a = base + j * (steps + 1) + i
                faces.append((a, a + 1, a + steps + 2, a + steps + 1))
                corners = ((i, j), (i + 1, j), (i + 1, j + 1), (i, j + 1))
                uv += [(p / steps, q / steps) for p, q in corners]
    body = add_mesh(vertices, faces, pick(look, label(), label()), uv=uv)
    return [body, box((wide, 0.02, tall * 0.08), (0, 0, tall), look)]


def roll():
    """Rolls: tape, paper, yarn, thread, cables."""
    parts, colours = [], palette()
    for i in range(pick(1, 1, 2, 3)):
        x, radius, tall = i * between(0.8, 1.1), between(0.3, 0.5), between(0.2, 1.4)
        parts.append(cylinder(radius, 0, tall, one_of('plain', 'knit', 'cloth', 'patterned', colours=colours[i % 4:]),
                              at=(x, 0, 0)))
        parts.append(cylinder(radius * between(0.3, 0.6), -0.01, tall + 0.01, material('wood'), at=(x, 0, 0)))
        if odds(0.4):
            end = [(x + radius, 0, tall * 0.3), (x + radius * 1.3, -0.4, 0.03), (x, -between(0.6, 1.2), 0.03)]
            parts.append(tube(end, 0.02, material('knit')))
    return parts


def cushion():
    """Pillows and folded cloth: dented soft blocks."""
    look = one_of('cloth', 'cloth', 'knit', 'patterned', 'plain')
    size = (between(0.8, 1.6), between(0.6, 1.2), between(0.2, 0.6))
    parts = [displace(box(size, (0, 0, 0.25), look, 0.12), between(0.1, 0.35), between(0.2, 0.7), 3)]
    if odds(0.3):
        top = box((between(0.5, 1), between(0.5, 0.9), 0.25), (0, 0, 0.6), material('cloth'), 0.1)
        parts.append(displace(top, 0.15, 0.4, 3))
    return parts

"""Boxes, wrapping, ribbons, bows, tags. White where the engine applies a colour by the masks. Metres."""
import math

from mathutils import Matrix, Vector

from kit import M, bevelled, box, mesh, tube

WHITE = (.86, .855, .845)


def board(name, rough=.55, grain=900, bump=.12):
    """Printed board or wrapping paper: nearly flat, slightly fibrous."""
    m = M(name, WHITE, rough, spec=.4)
    v = m.coords()
    m.color(m.ramp(m.noise(v, 60, 5).outputs['Fac'], [(.3, tuple(c * .965 for c in WHITE)), (.7, WHITE)]))
    m.bump(m.noise(v, grain, 4, .7).outputs['Fac'], bump, .0006)
    return m.mat


def satin(name='ribbon'):
    """Ribbon: shines across its length."""
    m = M(name, (.80, .795, .79), .34, spec=.55, sheen=.5, anisotropic=.6)
    m.bump(m.noise(m.coords(scale=(900, 40, 40)), 1, 2).outputs['Fac'], .08, .0005)
    return m.mat


def turned(objects, deg, at):
    """Rotates objects about the vertical axis and moves them, all together."""
    move = Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(deg), 4, 'Z')
    for ob in objects:
        ob.matrix_world = move @ ob.matrix_basis
        ob.matrix_basis = ob.matrix_world
    return move


def strip(path, width, mat, name='Ribbon', thick=.0006, across=None):
    """A ribbon along points (x, y, z[, share of the width]); `across` is its direction sideways."""
    v, n = [], len(path)
    for p in path:
        half = width / 2 * (p[3] if len(p) > 3 else 1)
        v += [tuple(Vector(p[:3]) - across * half), tuple(Vector(p[:3])), tuple(Vector(p[:3]) + across * half)]
    f = [(3 * i + k, 3 * i + k + 1, 3 * i + k + 4, 3 * i + k + 3) for i in range(n - 1) for k in (0, 1)]
    ob = mesh(name, v, f, mat, smooth=True)
    solid = ob.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness, solid.offset = thick, 0
    return ob


def loop(length, rise, width, azimuth, tilt, mat, at=(0, 0, 0), n=26):
    """One loop of a bow: out from the knot and back above itself, narrow at the knot."""
    path = []
    for i in range(n + 1):
        t = i / n
        s = math.sin(math.pi * t)
        out, up = length * s ** .8 * (1 - .12 * t), rise * (1 - math.cos(math.pi * t)) / 2 + length * math.sin(tilt) * s
        path.append((out * math.cos(tilt), 0, up, .42 + .58 * s ** .7))
    ob = strip(path, width, mat, 'Loop', across=Vector((0, 1, 0)))
    ob.matrix_basis = Matrix.Translation(Vector(at)) @ Matrix.Rotation(azimuth, 4, 'Z')
    return ob


def bow(size, mat, at=(0, 0, 0)):
    """A full bow of two rings of loops, its knot and two tails. size: metres across."""
    r, w = size / 2, size * .24
    parts = []
    for k, (turn, length) in enumerate([(.12, 1), (math.pi + .08, 1), (1.15, .86), (math.pi - 1.05, .88), (-1.1, .84), (math.pi + 1.2, .86)]):
        parts.append(loop(r * length, r * .42, w, turn, .26 + .05 * (k % 3), mat, at))
    for turn, length in ((.65, .62), (math.pi - .6, .62), (-.6, .6), (math.pi + .65, .6)):
        parts.append(loop(r * length, r * .34, w * .92, turn, .95, mat, at))
    parts.append(loop(r * .34, r * .26, w * .8, .4, 1.45, mat, at))
    x, y, z = at
    for side, reach in ((1, 1.05), (-1, .95)):
        path = [(x + side * r * reach * t * .92, y - r * .62 * t * t * 1.2, z + r * .16 * math.sin(math.pi * min(1, t * 1.1)) * (1 - t) + .001, .8 + .2 * t) for t in (i / 12 for i in range(13))]
        parts.append(strip(path, w * .9, mat, 'Tail', across=Vector((.35 * side, .94, 0)).normalized()))
    return parts


def present(size, turn, at, paper, ribbon, bow_size):
    """A wrapped box with its lid, a ribbon round it both ways, a bow on top. size: (x, y, z) metres. Returns the mover."""
    x, y, z = size
    lid = z * .22
    parts = [box((x, y, z - lid), (0, 0, (z - lid) / 2), paper, bevel=.0022),
             box((x * 1.035, y * 1.035, lid), (0, 0, z - lid / 2), paper, bevel=.0028)]
    w = min(x, y) * .13
    for long, short in ((x * 1.035, w), (w, y * 1.035)):
        parts.append(box((long + .0016, short + .0016 if short != w else w, lid + .0008), (0, 0, z - lid / 2 + .0006), ribbon, bevel=.0008))
    for long, short in ((x, w), (w, y)):
        parts.append(box((long + .0014, short + .0014 if short != w else w, z - lid), (0, 0, (z - lid) / 2), ribbon, bevel=.0006))
    parts += bow(bow_size, ribbon, (0, 0, z + .002))
    return turned(parts, turn, at)


def carton(size, turn, at, mat):
    """A closed folding carton: its tuck flap and side seam are visible. Returns corners of front, side and top."""
    x, y, z = size
    body = box(size, (0, 0, z / 2), mat, bevel=.0014, seg=2)
    dark = M('seam', (.30, .295, .29), .9).mat
    # The lid folds in at the front: a slit slightly below the edge, and its thumb cut.
    slit = box((x * .985, .0005, .0007), (0, -y / 2 - .00005, z - .0022), dark)
    cut = mesh('cut', [(x * .055 * math.cos(a), -y / 2 - .00012, z - .0021 - x * .035 * math.sin(a)) for a in (math.pi * i / 16 for i in range(17))], [tuple(range(17))], M('inside', (.62, .615, .60), .8).mat)
    parts = [body, slit, cut]
    move = turned(parts, turn, at)
    side = 1 if turn < 0 else -1

    def at_(u, v, w):
        return tuple(move @ Vector((x * (u - .5), y * (v - .5), z * w)))
    front = [at_(0, 0, 1), at_(1, 0, 1), at_(1, 0, 0), at_(0, 0, 0)]
    u = 1 if side > 0 else 0
    flank = [at_(u, 0, 1), at_(u, 1, 1), at_(u, 1, 0), at_(u, 0, 0)]
    top = [at_(0, 1, 1), at_(1, 1, 1), at_(1, 0, 1), at_(0, 0, 1)]
    return dict(front=front, flank=flank, top=top)


def tag(size, turn, lean, at, mat, from_=None):
    """A card that leans, with a hole and a cord from `from_`. Returns its four corners."""
    w, h = size
    card = bevelled(mesh('Tag', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h * .84), (w * .3, 0, h), (-w * .3, 0, h), (-w / 2, 0, h * .84)], [(0, 1, 2, 3, 4, 5)], mat), .0001)
    thick = card.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = .0012
    move = Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, 'Z') @ Matrix.Rotation(math.radians(-lean), 4, 'X')
    card.matrix_basis = move
    hole = tuple(move @ Vector((0, -.0006, h * .89)))
    cord = M('cord', (.42, .27, .13), .8).mat
    if from_:
        mid = tuple((a + b) / 2 + d for a, b, d in zip(hole, from_, (.01, -.012, -.004)))
        tube([hole, mid, from_], .0011, cord, 'Cord')
    ring = [tuple(move @ Vector((.0042 * math.cos(a), -.0008, h * .89 + .0042 * math.sin(a)))) for a in (2 * math.pi * i / 20 for i in range(20))]
    tube(ring, .0008, M('eyelet', (.55, .40, .18), .35, metal=1).mat, 'Eyelet', cyclic=True)
    return [tuple(move @ Vector(p)) for p in ((-w / 2, -.0007, h * .8), (w / 2, -.0007, h * .8), (w / 2, -.0007, 0), (-w / 2, -.0007, 0))]

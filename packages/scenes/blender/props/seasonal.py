"""Seasonal decoration: leaves, twigs in blossom, fir, cones, glass balls, pumpkins, palm. Metres; objects lie on z = 0."""
import math
from random import Random

from mathutils import Euler, Matrix, Vector

from kit import M, lathe, mesh, sphere, tube
from props.sprigs import add_leaf, leaf_paint

MAPLE = [(0, -50), (8, -31), (22, -37), (19, -14), (41, -23), (37, -11), (49, -4), (27, 11), (31, 21), (7, 18), (3, 46), (-3, 46), (-7, 18), (-31, 21),
         (-27, 11), (-49, -4), (-37, -11), (-41, -23), (-19, -14), (-22, -37), (-8, -31)]


def maple_paint(name, color):
    """A dry leaf: paler along its veins, spotted."""
    m = M(name, color, .62, spec=.25)
    v = m.coords()
    dark = tuple(c * .62 for c in color)
    m.color(m.ramp(m.noise(v, 34, 6, .7).outputs['Fac'], [(.32, dark), (.56, color), (.78, tuple(min(1, c * 1.35 + .02) for c in color))]))
    m.bump(m.noise(v, 120, 4).outputs['Fac'], .3, .0008)
    return m.mat


def maple(size, mat, at, turn, curl, rnd):
    """One maple leaf, curled: rings of its outline shrunk towards the middle, so that it bends smoothly."""
    rings, n = 7, len(MAPLE)
    v, f = [], []
    outline = []
    for i, p in enumerate(MAPLE):
        q = MAPLE[(i + 1) % n]
        outline += [p, ((p[0] + q[0]) / 2 * 1.01, (p[1] + q[1]) / 2 * 1.01)]
    n = len(outline)
    wave = rnd.uniform(0, 6.28)
    for r in range(1, rings + 1):
        s = r / rings
        for x, y in outline:
            x, y = x / 100 * s, -y / 100 * s
            d = math.hypot(x, y)
            z = curl * d * d * (1 + .55 * math.sin(3 * math.atan2(y, x) + wave)) + .05 * math.sin(14 * x + wave) * d
            v.append((x * size, y * size, z * size + .002))
    v.append((0, 0, .002))
    f = [(r * n + i, r * n + (i + 1) % n, (r + 1) * n + (i + 1) % n, (r + 1) * n + i) for r in range(rings - 1) for i in range(n)]
    f += [(rings * n, (i + 1) % n, i) for i in range(n)]
    ob = mesh('Maple', v, f, mat, smooth=True)
    lean = Euler((rnd.uniform(-.16, .16), rnd.uniform(-.16, .16), turn)).to_matrix().to_4x4()
    ob.matrix_basis = Matrix.Translation(Vector(at) + Vector((0, 0, size * .03))) @ lean
    return ob


def pumpkin(r, at, color=(.78, .27, .045)):
    """Ribbed, a little flat, with its stalk."""
    m = M('pumpkin', color, .38, spec=.45)
    m.color(m.ramp(m.noise(m.coords(), 9, 5).outputs['Fac'], [(.3, tuple(c * .8 for c in color)), (.7, tuple(min(1, c * 1.15) for c in color))]))
    ball = sphere(r, (0, 0, 0), m.mat, seg=120)
    for v in ball.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        rib = 1 - .085 * (1 - abs(math.sin(5 * a))) ** 2
        flat = math.hypot(v.co.x, v.co.y) / r
        v.co.x, v.co.y = v.co.x * rib, v.co.y * rib
        v.co.z = v.co.z * .74 - (.16 * r * max(0, 1 - flat * 2.2) if v.co.z > 0 else 0)
    ball.location = (at[0], at[1], r * .72)
    stalk = M('stalk', (.20, .17, .07), .8).mat
    x, y, top = at[0], at[1], r * 1.28
    tube([(x, y, top - r * .2, 1.5), (x, y, top, 1), (x + r * .08, y, top + r * .2, .9), (x + r * .22, y - r * .06, top + r * .3, 1.1)], r * .075, stalk)


def fir(path, needle, color, rnd, snow=None, dense=230):
    """A fir twig along points (x, y, z): needles all round, side twigs; `snow`: its paint, lying on top."""
    bark = M('fir bark', (.12, .075, .05), .9).mat
    paint = M('needles', color, .5, spec=.3)
    paint.color(paint.ramp(paint.noise(paint.coords(), 40, 3).outputs['Fac'], [(.3, tuple(c * .6 for c in color)), (.7, tuple(c * 1.4 for c in color))]))
    pts = [Vector(p) for p in path]
    v, f, flakes = [], [], []

    def along(line, t):
        s = t * (len(line) - 1)
        i = min(len(line) - 2, int(s))
        return line[i].lerp(line[i + 1], s - i), (line[i + 1] - line[i]).normalized()

    def grow(line, count, length):
        tube([(*p, 1.1 - .8 * i / len(line)) for i, p in enumerate(line)], .0026, bark, bev=3, res=3)
        for k in range(count):
            t = (k + rnd.random()) / count
            at, ahead = along(line, t)
            side = ahead.cross(Vector((0, 0, 1))).normalized()
            up = side.cross(ahead)
            a = rnd.uniform(0, 6.283)
            out = (side * math.cos(a) + up * math.sin(a) * .75 + ahead * .75).normalized()
            long = length * rnd.uniform(.7, 1.1) * (1 - .45 * t)
            wide = out.cross(Vector((rnd.random() - .5, rnd.random() - .5, 1))).normalized() * .0009
            b = len(v)
            tip = at + out * long
            v.extend([tuple(at - wide), tuple(at + wide), tuple(tip)])
            f.append((b, b + 1, b + 2))
            if snow and rnd.random() < .045 and out.z > .1:
                flakes.append((at + out * long * rnd.uniform(.2, .8), rnd.uniform(.002, .0055)))
    grow(pts, dense * 3, needle)
    for k in range(8):
        t = .08 + .8 * k / 8
        at, ahead = along(pts, t)
        side = ahead.cross(Vector((0, 0, 1))).normalized() * (1 if k % 2 else -1)
        reach = (1 - t) * .16 + .035
        line = [at, at + (ahead * .6 + side * .7).normalized() * reach * .5, at + (ahead * .85 + side * .6).normalized() * reach - Vector((0, 0, .012))]
        line = [Vector((p.x, p.y, max(.006, p.z))) for p in line]
        grow(line, int(dense * (reach / .1)), needle * .92)
    mesh('Needles', v, f, paint.mat)
    for at, r in flakes:
        sphere(r, tuple(at), snow, scale=(1.3, 1.1, .6), seg=10)


def cone(size, at, turn, rnd, tip=None):
    """A pine cone on its side: scales in a spiral."""
    m = M('cone', (.23, .125, .065), .75)
    m.color(m.ramp(m.noise(m.coords(), 60, 3).outputs['Fac'], [(.3, (.13, .07, .035)), (.7, (.33, .19, .10))]))
    v, f = [], []
    count = 86
    for k in range(count):
        t = k / count
        a, z = k * 2.39996, (t - .5) * size
        r = size * .27 * math.sin(math.pi * (.12 + .84 * (1 - t))) ** .8
        out = Vector((math.cos(a), math.sin(a), 0))
        side = Vector((-out.y, out.x, 0))
        base, end = out * r * .35 + Vector((0, 0, z)), out * r + Vector((0, 0, z + size * .10))
        w = size * .11
        b = len(v)
        v += [tuple(base - side * w * .5), tuple(base + side * w * .5), tuple(end + side * w * .75), tuple(end + out * size * .03 - Vector((0, 0, .01 * size))), tuple(end - side * w * .75)]
        f.append(tuple(range(b, b + 5)))
    ob = mesh('Cone', v, f, m.mat, smooth=True)
    solid = ob.modifiers.new('thick', 'SOLIDIFY')
    solid.thickness = size * .02
    ob.matrix_basis = Matrix.Translation(Vector(at) + Vector((0, 0, size * .3))) @ Euler((1.45, 0, turn)).to_matrix().to_4x4()


def bauble(r, at, color, rough=.14):
    """A glass ball with its cap, lying."""
    sphere(r, (at[0], at[1], r), M('bauble', color, rough, metal=.75, spec=.7).mat, seg=96)
    gold = M('cap', (.80, .58, .25), .28, metal=1).mat
    top = Vector((.55, -.35, .76)).normalized()
    p = Vector((at[0], at[1], r)) + top * r * .98
    cap = lathe([(0, 0), (r * .2, 0), (r * .2, r * .16), (0, r * .16)], mat=gold, n=32)
    cap.matrix_basis = Matrix.Translation(p - top * r * .02) @ top.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    ring = [tuple(p + top * r * (.22 + .09 * math.sin(a)) + Vector((.6, .8, 0)) * r * .09 * math.cos(a)) for a in (i * 6.283 / 16 for i in range(16))]
    tube(ring, r * .014, gold, cyclic=True)


def blossom(size, at, look, mat, rnd):
    """Five cupped petals and stamens, looking along `look`."""
    turn = Vector(look).to_track_quat('Z', 'Y').to_matrix().to_4x4()
    spin = rnd.uniform(0, 6.28)
    v, f = [], []
    for k in range(5):
        a = spin + k * 6.283 / 5
        c, s = math.cos(a), math.sin(a)
        n = 7
        b = len(v)
        for i in range(n + 1):
            t = i / n
            half = .30 * math.sin(math.pi * min(1, t * .86 + .06)) ** .7
            dent = .07 * (t > .99)
            for q in (-1, -.5, 0, .5, 1):
                x, y = t * .5 - dent * (1 - abs(q)), q * half * .5
                z = .22 * t * t * .5 + .10 * q * q * half
                v.append((size * (x * c - y * s), size * (x * s + y * c), size * z))
        f += [(b + 5 * i + j, b + 5 * i + j + 1, b + 5 * i + j + 6, b + 5 * i + j + 5) for i in range(n) for j in range(4)]
    ob = mesh('Blossom', v, f, mat, smooth=True)
    ob.matrix_basis = Matrix.Translation(Vector(at)) @ turn
    gold = M('stamen', (.85, .55, .14), .6).mat
    for k in range(9):
        a, r = k * 2.4, size * rnd.uniform(.04, .13)
        p = turn.to_3x3() @ Vector((r * math.cos(a), r * math.sin(a), size * rnd.uniform(.13, .2)))
        sphere(size * .018, tuple(Vector(at) + p), gold, seg=8)


def petal_paint():
    m = M('petal', (.90, .66, .72), .6, spec=.25, sheen=.3)
    m.color(m.ramp(m.noise(m.coords(), 50, 3).outputs['Fac'], [(.3, (.86, .52, .62)), (.7, (.95, .80, .83))]))
    return m.mat


def twig(path, mat, rnd, blossoms=7, size=.042):
    """A twig in blossom along points (x, y, z)."""
    bark = M('twig', (.16, .085, .06), .8).mat
    tube([(*p, 1.3 - .9 * i / len(path)) for i, p in enumerate(path)], .0042, bark, bev=5, res=8)
    pts = [Vector(p) for p in path]
    for k in range(blossoms):
        s = (.12 + .86 * k / max(1, blossoms - 1)) * (len(pts) - 1)
        i = min(len(pts) - 2, int(s))
        at = pts[i].lerp(pts[i + 1], s - i) + Vector((rnd.uniform(-.016, .016), rnd.uniform(-.02, 0), rnd.uniform(-.012, .016)))
        blossom(size * rnd.uniform(.7, 1.1), at, (rnd.uniform(-.6, .6), -1, rnd.uniform(-.2, .8)), mat, rnd)


def fallen(mat, at, size, rnd):
    """A fallen petal."""
    ob = add_leaf(mat, Vector((*at, .0012)), (rnd.uniform(-.1, .25), rnd.uniform(-.3, .3), rnd.uniform(0, 6.28)), size, size * .74, .9, .3)
    return ob


def frond(path, leaflet, mat, rnd, count=34):
    """A palm leaf along points (x, y, z)."""
    rib = M('rib', (.20, .27, .07), .5).mat
    tube([(*p, 1.3 - .9 * i / len(path)) for i, p in enumerate(path)], .0036, rib, bev=4, res=6)
    pts = [Vector(p) for p in path]
    for k in range(count):
        t = .1 + .9 * k / count
        s = t * (len(pts) - 1)
        i = min(len(pts) - 2, int(s))
        at, ahead = pts[i].lerp(pts[i + 1], s - i), (pts[i + 1] - pts[i]).normalized()
        heading = math.atan2(ahead.y, ahead.x) - math.pi / 2
        long = leaflet * (math.sin(math.pi * (.16 + .8 * t)) ** .7) * rnd.uniform(.92, 1.06)
        for side in (-1, 1):
            turn = (rnd.uniform(-.05, .1), side * .12, heading - side * (1.05 - .55 * t) + rnd.uniform(-.05, .05))
            add_leaf(mat, at, turn, long, long * .19, 0, .1)


def palm_paint():
    return leaf_paint((.085, .22, .06), 1.35)

"""Cut twigs that lie on a table, for pictures from above. Metres; a sprig lies along +Y from the origin, on z = 0."""
import math
from random import Random

from mathutils import Euler, Matrix, Vector

from kit import M, mesh, tube


def leaf_paint(color, back=1.25):
    """A matt leaf with a paler rim and a little light through it."""
    m = M('leaf', color, .55, spec=.35, sheen=.2)
    v = m.coords(kind='UV')
    axis = m.n('SeparateXYZ')
    m.l(v, axis.inputs[0])
    rib = m.math('ABSOLUTE', axis.outputs['X'])
    pale = tuple(min(1, c * back) for c in color)
    col = m.ramp(rib, [(0.0, pale), (.10, color), (.75, color), (1.0, pale)])
    tone = m.ramp(m.noise(m.coords(), 30, 3).outputs['Fac'], [(.3, .82), (.7, 1.15)])
    m.color(m.mix(1.0, col, tone, 'MULTIPLY'))
    return m.mat


def leaf_outline(length, width, round_=.0, cup=.15, n=12):
    """Vertices, faces and UV of one leaf along +Y; `round_` 0 is pointed, 1 nearly a disc; `cup` bends it lengthwise."""
    v, f, uv = [], [], []
    for i in range(n + 1):
        t = i / n
        shape = math.sin(math.pi * t) ** (.55 + .35 * (1 - round_)) * (1 - (1 - round_) * .35 * t)
        half, droop = width / 2 * shape, -cup * length * (t - .3) ** 2
        for s in (-1, -.5, 0, .5, 1):
            v.append((half * s, t * length, droop + .18 * half * s * s))
            uv.append((s, t))
        if i:
            a = 5 * i
            f += [(a - 5 + k, a - 4 + k, a + 1 + k, a + k) for k in range(4)]
    return v, f, uv


def add_leaf(mat, at, turn, length, width, round_, cup):
    """One leaf as an object. at: Vector; turn: Euler angles."""
    v, f, uv = leaf_outline(length, width, round_, cup)
    ob = mesh('Leaf', v, f, mat, smooth=True)
    layer = ob.data.uv_layers.new(name='UV')
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    ob.matrix_basis = Matrix.Translation(at) @ Euler(turn).to_matrix().to_4x4()
    return ob


def stem_point(t, length, bend, lift):
    """Where the stem is at t (0–1): it swings sideways and rises a little."""
    return Vector((bend * length * math.sin(t * 2.2), length * t, lift * math.sin(math.pi * min(1, t * 1.05)) + .004))


def sprig(length, mat, bark, pairs, leaf, slim, round_, bend=.18, lift=.02, spread=1.0, seed=1):
    """A stem with leaves in pairs. leaf: length of the largest; slim: width by length. Returns its objects."""
    rnd = Random(seed)
    path = [(*stem_point(i / 9, length, bend, lift), 1.25 - .9 * i / 9) for i in range(10)]
    parts = [tube(path, .0022, bark, bev=4, res=4)]
    for i in range(pairs):
        t = .12 + .86 * i / (pairs - 1)
        at = stem_point(t, length, bend, lift)
        heading = -math.atan2(bend * 2.2 * math.cos(t * 2.2), 1)
        size = leaf * (1.05 - .55 * t) * rnd.uniform(.8, 1.15)
        for side in (-1, 1):
            turn = (rnd.uniform(-.05, .45), side * rnd.uniform(-.2, .5), heading - side * spread * rnd.uniform(.75, 1.2) * (1 - .35 * t))
            parts.append(add_leaf(mat, at + Vector((0, 0, rnd.uniform(0, .006))), turn, size, size * slim * rnd.uniform(.85, 1.1), round_, rnd.uniform(.05, .4)))
    tip = stem_point(1, length, bend, lift)
    parts.append(add_leaf(mat, tip, (.15, 0, 0), leaf * .5, leaf * .5 * slim, round_, .2))
    return parts


def eucalyptus(length=.42, seed=1):
    """Silver dollar eucalyptus: round, grey-green."""
    return sprig(length, leaf_paint((.20, .265, .215)), M('bark', (.22, .13, .09), .7).mat, 10, .066, .85, .9, spread=1.25, seed=seed)


def olive(length=.40, seed=1):
    """Olive: narrow, dull green above."""
    return sprig(length, leaf_paint((.125, .155, .075), 1.5), M('bark', (.17, .14, .10), .8).mat, 17, .062, .21, .0, bend=.12, spread=.8, seed=seed)

"""Woven fabric and its folds."""
import math
from random import Random

from kit.mesh import mesh
from kit.nodes import M


def m_linen(color=(.74, .68, .58), threads=900.0, depth=.5, slub=.5, stripe=None, stripes=()):
    """Plain weave of `threads` per metre along X and Y of the object (UV if it has one): slubs thicken threads in places. `stripes`:
    (from, to) along V, 0–1, in the colour `stripe`."""
    m = M('linen', color, .92, spec=.12, sheen=.25)
    v = m.coords(kind='UV')
    warp = m.noise(m.coords(kind='UV', scale=(1, 22, 1)), 26, 3).outputs['Fac']
    weft = m.noise(m.coords(kind='UV', scale=(22, 1, 1)), 26, 3).outputs['Fac']
    uneven = m.math('ADD', m.math('MULTIPLY', warp, .5), m.math('MULTIPLY', weft, .5))
    low, high = tuple(c * (1 - .30 * slub) for c in color), tuple(min(1, c * (1 + .16 * slub)) for c in color)
    col = m.ramp(uneven, [(.36, low), (.50, color), (.64, high)])
    if stripes:
        axis = m.n('SeparateXYZ')
        m.l(v, axis.inputs[0])
        for a, b in stripes:
            within = m.math('MULTIPLY', m.math('GREATER_THAN', axis.outputs['Y'], a), m.math('LESS_THAN', axis.outputs['Y'], b))
            col = m.mix(m.math('MULTIPLY', within, .85), col, stripe)
    m.color(col)
    waves = []
    for direction in 'XY':
        t = m.n('TexWave', bands_direction=direction, i_Scale=threads / 20, i_Distortion=.6)
        m.l(v, t.inputs['Vector'])
        waves.append(t.outputs['Fac'])
    weave = m.math('MULTIPLY', m.math('ADD', waves[0], waves[1]), m.math('ADD', uneven, .3))
    m.bump(weave, depth, .0006)
    return m.camera_only(color).mat


def m_towelling(color=(.80, .78, .74), depth=.9):
    """Terry loops."""
    m = M('towelling', color, .95, spec=.1, sheen=.4)
    v = m.coords(kind='UV')
    loops = m.cells(v, 420).outputs['Distance']
    m.color(m.ramp(loops, [(.1, tuple(min(1, c * 1.06) for c in color)), (.8, tuple(c * .72 for c in color))]))
    m.bump(loops, -depth, .002)
    return m.camera_only(color).mat


def wrinkled(size, loc=(0, 0, 0), mat=None, height=.004, folds=9, cell=.006, seed=1, lift=None, rot=(0, 0, 0), length=(.15, .6)):
    """A cloth of (x, y) metres that lies flat except for `folds` soft ridges `height` metres high and `length` long. `lift(x, y)`
    adds metres of height. UV in metres."""
    rnd, (w, d) = Random(seed), size
    nx, ny = max(2, int(w / cell)), max(2, int(d / cell))
    ridges = [(rnd.uniform(-w, w) / 2, rnd.uniform(-d, d) / 2, rnd.uniform(0, math.pi), rnd.uniform(*length), rnd.uniform(.006, .024),
               rnd.uniform(.4, 1.0) * height, rnd.uniform(-1, 1)) for _ in range(folds)]
    v, uv = [], []
    for j in range(ny + 1):
        for i in range(nx + 1):
            x, y = w * (i / nx - .5), d * (j / ny - .5)
            z = sum(ridge(x, y, *r) for r in ridges) + (lift(x, y) if lift else 0)
            v.append((x, y, z))
            uv.append((x, y))
    f = [(a, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for a in range(j * (nx + 1), j * (nx + 1) + nx)]
    ob = mesh('Cloth', v, f, mat, smooth=True, loc=loc, rot=rot)
    layer = ob.data.uv_layers.new(name='UV')
    for loop in ob.data.loops:
        layer.data[loop.index].uv = uv[loop.vertex_index]
    return ob


def ridge(x, y, cx, cy, angle, length, width, height, curve):
    """Height at (x, y) of one crease: a bent line that rises and fades out."""
    dx, dy = x - cx, y - cy
    along, across = dx * math.cos(angle) + dy * math.sin(angle), -dx * math.sin(angle) + dy * math.cos(angle)
    across -= curve * along * along
    return height * math.exp(-(across / width) ** 2 - (along / length) ** 2 * 2)

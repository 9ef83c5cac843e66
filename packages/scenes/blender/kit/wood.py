"""Oak, and boards made of it."""
from random import Random

from kit.mesh import box
from kit.nodes import M

TAN = ((.20, .092, .036), (.40, .215, .098), (.56, .345, .18))
WALNUT = ((.055, .026, .013), (.125, .062, .032), (.22, .12, .066))
PALE = ((.42, .27, .15), (.60, .43, .27), (.72, .56, .38))


def m_oak(scale=1.0, rough=.42, tint=(1, 1, 1), seed=0.0, c=TAN):
    """Oiled wood: long growth rings along X, pores, flecks; every object gets another piece of the tree.
    `c`: dark, middle and light colour."""
    m = M('oak', rough=rough)
    info = m.n('ObjectInfo')
    each = m.n('CombineXYZ')
    for i in range(3):
        m.l(m.math('MULTIPLY', info.outputs['Random'], 37.0), each.inputs[i])
    v = m.vector('ADD', m.coords(scale=(.55 * scale, 7.5 * scale, 7.5 * scale), loc=(seed, seed * 2.3, seed)), each.outputs[0])
    rings = m.math('FRACT', m.math('MULTIPLY', m.noise(v, 1.6, 3, .5, .6).outputs['Fac'], 9.0))
    rings = m.ramp(rings, [(0, .15), (.12, .55), (.75, 1.0), (1.0, .15)], 'EASE')
    mottle = m.noise(v, 14, 6, .6).outputs['Fac']
    pores = m.noise(m.coords(scale=(9 * scale, 420 * scale, 420 * scale), loc=(seed, 0, 0)), 1.0, 2, .5).outputs['Fac']
    pores = m.ramp(pores, [(.56, 0.0), (.68, 1.0)])
    fibre = m.noise(m.coords(scale=(3 * scale, 150 * scale, 150 * scale)), 1.0, 4, .6).outputs['Fac']
    times = lambda a, b: m.math('MULTIPLY', a, b)
    t = m.math('ADD', m.math('ADD', times(rings, .42), times(mottle, .30)), times(fibre, .38))
    col = m.ramp(t, [(.22, c[0]), (.55, c[1]), (.88, c[2])])
    col = m.mix(times(pores, .45), col, tuple(x * .45 for x in c[0]))
    col = m.mix(1.0, col, m.ramp(info.outputs['Random'], [(0, (.78, .76, .74)), (1, (1.12, 1.10, 1.08))]), 'MULTIPLY')
    if tint != (1, 1, 1):
        col = m.mix(1.0, col, tint, 'MULTIPLY')
    m.color(col).rough(m.ramp(m.math('ADD', times(fibre, .5), times(pores, .5)), [(.2, rough * .85), (.8, rough * 1.35)]))
    m.bump(m.math('SUBTRACT', times(fibre, .3), times(pores, .9)), .35, .0004)
    return m.camera_only(tuple(x * t for x, t in zip(c[1], tint))).mat


def boards(mat, front, back, width=3.4, thick=.035, wide=(.15, .19), seed=7, gap=.0012, z=0.0):
    """A table top or floor of boards along X from y = `front` to about `back`, its surface at `z`. Returns the real back edge."""
    rnd, y = Random(seed), front
    while y < back - wide[0] / 2:
        w = rnd.uniform(*wide)
        box((width, w - gap, thick), (rnd.uniform(-.2, .2), y + w / 2, z - thick / 2 - rnd.uniform(0, .0004)), mat, bevel=.0018, name='Board')
        y += w
    return y

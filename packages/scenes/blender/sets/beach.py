"""Warm sand by the sea: ripples, shells, driftwood, surf far behind; sun from the left. Ground scale, for summer goods."""
from kit import *
from props.place import paint, put
from props.rooms import backdrop

CARD = Card(roles=('lifestyle',), scaled=True, ground='floor', reflection=.0,
            ao=.55, samples=6, light_size=.36, detail_samples=3, ev=.44, contrast=1.28, saturation=1.34, bokeh=.06, soft_from=.4, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -1.62, .44), (0, .05, .185), box=(.40, .42), focal=60, fstop=2.8, focus=(0, -.01, .06)),
    'mid': View((0, -1.50, .95), (0, .05, .130), box=(.40, .40), focal=60, fstop=2.8, focus=(0, -.01, .06)),
}
SUN = toward(-.72, -.18, .60)


def sea():
    """Water in bands of colour, foam where it breaks, haze at its far end."""
    m = M('sea', (.16, .40, .44), .25, spec=.5)
    sep, v = m.n('SeparateXYZ'), m.coords(kind='Generated')
    m.l(v, sep.inputs[0])
    foam = m.ramp(m.noise(m.coords(scale=(.6, 3.2, 1)), 2.4, 5, .6).outputs['Fac'], [(.55, 0.0), (.62, .9)])
    near = m.ramp(sep.outputs['Y'], [(.0, 1.0), (.10, .35), (.22, .0)])
    c = m.ramp(sep.outputs['Y'], [(.0, (.52, .62, .56)), (.06, (.26, .52, .50)), (.3, (.10, .33, .40)), (1.0, (.20, .42, .52))])
    m.color(m.mix(m.math('MULTIPLY', foam, m.math('ADD', near, .10)), c, (.86, .88, .86)))
    mesh('Sea', [(-60, 4.6, -.06), (60, 4.6, -.06), (60, 90, -.06), (-60, 90, -.06)], [(0, 1, 2, 3)], m.mat)
    box((30, .34, .02), (0, 4.55, -.055), paint((.84, .86, .84), .6), bevel=.008, rot=(0, 0, .03))
    box((30, 1.0, .02), (0, 4.1, -.070), paint((.40, .31, .22), .35), rot=(0, 0, .03))


def shell(r, at, turn, color=(.80, .68, .56)):
    """A scallop lying on its mouth: a fan of ribs."""
    n, rows, v, f = 40, 10, [], []
    for j in range(rows + 1):
        t = j / rows
        for i in range(n + 1):
            a = (i / n - .5) * 2.3
            rib = 1 + .045 * cos(i / n * 13 * 2 * pi) * t
            rr = r * 1.5 * t * rib * (1 - .10 * abs(a))
            v.append((rr * sin(a), rr * cos(a) - r * .7, r * .55 * (1 - (2 * t - 1) ** 2 * (1 if t > .5 else .6)) * rib * cos(a * .7)))
    for j in range(rows):
        f += [(a, a + 1, a + n + 2, a + n + 1) for a in range(j * (n + 1), j * (n + 1) + n)]
    put([mesh('Shell', v, f, m_ceramic(color, .45), smooth=True)], at, turn)


def build(sc, shot):
    world(sc, (.70, .84, 1.0), .60, top=(.62, .80, 1.0))
    ground = dunes(4, .020, .26)
    sand = m_sand()
    relief(-2.4, 2.4, -1.5, 2.1, ground, sand)
    relief(-3.6, 3.6, 2.1, 3.7, ground, sand, cell=.03)
    with background():
        put(backdrop(160, 40, (.60, .78, .95), strength=.95, horizon=-3.0), (0, 92, -.5))
        box((24, .8, .02), (0, 3.95, -.035), paint((.58, .46, .32), .9))
        sea()
    shell(.030, (-.46, .12, ground(-.46, .12) - .002), 30)
    shell(.019, (-.38, .02, ground(-.38, .02) - .002), -50, (.82, .60, .46))
    shell(.022, (.44, .30, ground(.44, .30) - .002), 10, (.84, .80, .72))
    tube([(.42, .13, .020), (.52, .20, .030), (.62, .22, .026), (.74, .32, .034)], .017, m_oak(rough=.8, c=((.26, .21, .16), (.42, .36, .29), (.55, .49, .41))), bev=5)
    sun(sc, SUN, 5.8, 1.0, (1.0, .92, .78))
    area(sc, (1.4, -1.6, 1.4), (0, .1, .1), 1.8, 16, (.90, .95, 1.0))
    area(sc, (-.6, -1.8, 1.6), (0, .1, .1), 1.4, 10, (1.0, .97, .92))

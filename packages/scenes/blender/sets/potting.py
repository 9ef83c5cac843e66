"""Weathered potting bench in a glasshouse: terracotta, herbs, tools; green light all round, sun from the left."""
from kit import *
from props.garden import TERRACOTTA, can, pot_row, trowel
from props.place import paint, put
from props.plants import bush, pot, potted
from props.rooms import backdrop

CARD = Card(roles=('lifestyle',), categories=('garden', 'crafts', 'food'), scaled=True, reflection=.02, reflection_blur_px=18,
            ao=.7, samples=8, ev=.50, contrast=1.40, saturation=1.26, bokeh=.085, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.0, focus=(0, -.01, .06)),
}
LEAF = (.19, .29, .10)
SUN = toward(-.80, -.20, .62)


def glasshouse():
    put(backdrop(7, 3.6, (.94, .97, 1.0), LEAF, 1.05, .62, 7), (0, 2.6, -.9))
    for i in range(-4, 5):
        box((.045, .05, 2.2), (i * .55, 1.55, .95), paint((.30, .34, .31), .5), bevel=.006)
    for z in (-.12, .52, 1.1):
        box((6, .05, .045), (0, 1.55, z), paint((.30, .34, .31), .5), bevel=.006)
    box((6, .08, .80), (0, 1.55, -.54), paint((.52, .34, .25), .85))
    box((3.2, .32, .035), (0, 1.32, -.06), paint((.44, .34, .24), .8), bevel=.004)
    pot_row(-1.25, -.30, 1.30, -.04, 3, r=(.05, .085))
    pot_row(-.16, 1.25, 1.32, -.04, 9, r=(.045, .085))
    box((2.6, .22, .03), (.2, 1.42, .50), paint((.44, .34, .24), .8), bevel=.004)
    pot_row(-.95, 1.3, 1.42, .515, 5, r=(.035, .055))
    put(can(.26, (.24, .32, .30)), (.36, .78, -.10), 200)
    box((.7, .3, .05), (.36, .80, -.13), paint((.40, .31, .22), .8), bevel=.004)


def build(sc, shot):
    world(sc, (.86, .93, 1.0), .34)
    boards(m_oak(rough=.75, c=((.15, .115, .085), (.30, .24, .185), (.44, .37, .295))), -1.10, .40, wide=(.11, .16), gap=.003)
    with background():
        glasshouse()
    potted(bush((.085, .08, .09), 150, .027, 3, (.12, .23, .06)), .060, .105, TERRACOTTA, .8, at=(-.45, .20, 0))
    put(pot(.042, .075, (.50, .23, .12)), (.46, .22, 0))
    put(pot(.042, .075, (.58, .28, .16)), (.462, .222, .022), 20)
    put(trowel(), (.42, .03, 0), 118)
    sun(sc, SUN, 4.6, 1.8, (1.0, .92, .78))
    area(sc, (-1.4, .5, 1.2), (0, 0, .05), 1.0, 18, (.95, 1.0, .95), size_y=1.2)
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 15, (1.0, .97, .90))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 10, (.97, 1.0, .97))
    area(sc, (-.9, .5, 1.3), (.1, 1.4, .1), 1.0, 26, (1.0, .98, .92))
    area(sc, (1.0, .5, 1.4), (.3, 1.4, .1), 1.0, 20, (1.0, .98, .92))
    beam, rnd = Gobo(SUN, (0, .10, .05), 2.3), Random(8)
    beam.window(1.50, 1.2, bars_u=(-.30, .34), bars_v=(.30,), bar=.035)
    beam.branch(.72, .55, 2.3, .6, rnd, nearer=.4, leaf=.09)

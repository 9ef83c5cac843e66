"""A swept pavement in front of a painted shop: granite slabs, step, door, bay trees; soft daylight from the left. For bicycles,
scooters, prams."""
from kit import *
from props.place import paint, put
from props.plants import bush, potted
from props.rooms import window

CARD = Card(roles=('lifestyle', 'snapshot'), scaled=True, soft_from=.7, ground='ground', reflection=.03,
            reflection_blur_px=20, ao=.65, samples=6, light_size=.36, detail_samples=3, ev=.24, contrast=1.36, saturation=1.24, bokeh=.055, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -3.90, 1.05), (0, .12, .44), box=(.98, 1.04), focal=62, fstop=1.4, focus=(0, -.02, .2)),
    'mid': View((0, -3.60, 2.12), (0, .12, .36), box=(.98, 1.00), focal=62, fstop=1.4, focus=(0, -.02, .2)),
}
BLUE, STONE = (.060, .115, .165), (.60, .56, .50)


def front():
    trim = paint(BLUE, .4)
    box((12, .2, 4), (0, 2.70, 2.0), m_plaster((.70, .66, .58), .2))
    box((12, .06, .34), (0, 2.58, .17), paint(STONE, .8), bevel=.008)
    box((3.3, .10, 2.7), (-1.15, 2.58, 1.35), trim, bevel=.01)
    put(window(1.9, 1.6, 3, 1, BLUE, .05, strength=.55, sill=False, sky=(.62, .72, .80), green=(.22, .26, .22), seed=41, horizon=.5), (-1.7, 2.50, .74))
    for x in (-2.30, -1.70, -1.10):
        box((.54, .03, .44), (x, 2.50, .40), paint(tuple(c * 1.25 for c in BLUE), .4), bevel=.012)
    box((.86, .05, 2.2), (-.08, 2.51, 1.20), paint((.10, .17, .22), .35), bevel=.01)
    box((.56, .03, 1.2), (-.08, 2.475, 1.50), paint((.34, .42, .46), .1), bevel=.01)
    tube([(.22, 2.46, 1.0), (.22, 2.43, 1.1), (.22, 2.46, 1.2)], .012, m_metal(), res=4)
    box((1.2, .40, .13), (-.08, 2.40, .065), paint(STONE, .8), bevel=.012)
    for x in (-1.0, .90):
        potted(bush((.24, .24, .30), 520, .05, 30 + int(x * 10), (.12, .21, .06)), .17, .34, (.11, .11, .115), .6, at=(x, 2.12, 0))
    put(window(1.2, 1.7, 2, 2, (.78, .76, .72), .05, strength=.6, sky=(.62, .72, .80), green=(.2, .24, .2), seed=43, horizon=.5), (2.0, 2.58, .85))


def build(sc, shot):
    world(sc, (.86, .92, 1.0), .52, top=(.95, .97, 1.0))
    slabs = m_flag((.41, .405, .395), .75)
    paving(-3.4, 3.4, -2.2, 1.5, (.62, .62), slabs, joint=.007, seed=9, edge=.003)
    with background():
        paving(-4.3, 4.3, 1.52, 2.6, (.62, .62), slabs, joint=.007, seed=10, edge=.003)
        front()
    area(sc, (-3.2, .2, 3.2), (0, 0, .3), 2.0, 620, (1.0, .96, .88), size_y=2.0, name='Key sky')
    area(sc, (3.0, -3.0, 2.6), (0, .1, .2), 2.6, 130, (.94, .97, 1.0))
    area(sc, (-1.0, -3.8, 2.8), (0, .1, .2), 2.2, 90, (1.0, .98, .95))
    area(sc, (-1.6, .8, 3.0), (-.2, 2.6, .8), 2.0, 210, (1.0, .96, .90))

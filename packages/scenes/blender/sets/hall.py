"""A bare hall: brushed concrete floor, white wall, tall steel windows whose daylight comes from the left. For products too large for
a table."""
from kit import *
from props.place import paint, put
from props.rooms import tiles, wall, window

CARD = Card(roles=('lifestyle', 'snapshot'), scaled=True, soft_from=1.6, ground='floor', reflection=.07, reflection_blur_px=22,
            ao=.62, samples=6, light_size=.36, detail_samples=3, ev=.20, contrast=1.46, saturation=1.08, bokeh=.024, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -8.6, 1.72), (0, .3, .84), box=(2.3, 2.3), focal=62, fstop=1.4, focus=(0, 0, .5)),
}
STEEL = (.05, .052, .055)


def room():
    box((26, 6.6, .04), (0, 5.25, -.021), m_concrete((.24, .235, .228), seed=7, rough=.42, pores=.2, vary=.12))
    wall(26, 7.0, (0, 8.4, 0), tiles((.62, .60, .57), (.50, .485, .46), w=.26, h=.08, gap=.010, rough=.8, stagger=.5, wobble=1.0, vary=.06))
    box((26, .05, .16), (0, 8.34, .08), paint((.30, .30, .30), .5), bevel=.004)
    for i, x in enumerate((-3.9, 0, 3.9)):
        put(window(2.5, 3.6, 4, 6, STEEL, .03, strength=.95, seed=61 + i, horizon=.22, sill=False, sky=(.86, .92, .98), green=(.22, .27, .19)), (x, 8.30, 1.25))
    for x in (-1.95, 1.95, 5.8, -5.8):
        box((.30, .22, 7), (x, 8.28, 3.5), paint((.62, .61, .59), .7), bevel=.02)
    for x in (-1.95, 1.95):
        box((.18, 16, .34), (x, 2, 5.6), paint((.42, .42, .41), .6), bevel=.01)


def build(sc, shot):
    world(sc, (.94, .97, 1.0), .36)
    for i in range(-4, 4):
        for j in range(3):
            box((2.994, 2.994, .04), (i * 3.0 + .9, j * 3.0 - 5.5, -.02), m_concrete((.24, .235, .228), seed=i * 3.1 + j, rough=.42, pores=.2, vary=.12), bevel=.003)
    with background():
        room()
    area(sc, (-7.5, 1.6, 6.2), (0, 0, .5), 4.4, 3300, (.97, .985, 1.0), size_y=4.6, name='Key window')
    area(sc, (6.6, -6.6, 5.2), (0, .2, .4), 6.0, 620, (1.0, .96, .90))
    area(sc, (-2.6, -8.8, 5.6), (0, .2, .4), 5.0, 430, (1.0, .98, .96))
    area(sc, (-1.5, 3.0, 6.2), (.4, 8.0, 1.4), 4.0, 760, (.99, .99, 1.0))

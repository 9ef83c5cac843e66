"""A small bistro table on a city balcony in the evening sun: slatted steel, railing with boxes of geraniums, roofs beyond."""
from kit import *
from props.garden import TERRACOTTA, flowers
from props.place import paint, put
from props.plants import bush, potted
from props.rooms import strand
from props.vessels import candle

CARD = Card(roles=('lifestyle',), categories=('garden', 'food'), scaled=True, reflection=.05, reflection_blur_px=16,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.62, contrast=1.32, saturation=1.26, bokeh=.09, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -1.32, .36), (0, .05, .150), box=(.32, .34), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.26, .80), (0, .05, .105), box=(.32, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
FLOOR, IRON = -.72, (.040, .045, .045)
SUN = toward(.74, .30, .46)


def city(rnd):
    """Houses across the street, out of focus: plaster, tiled roofs, windows that catch the sky."""
    x = -6.5
    while x < 6.5:
        w, h = rnd.uniform(1.5, 2.6), rnd.uniform(-1.0, .6)
        c = rnd.choice(((.72, .58, .42), (.66, .48, .36), (.74, .68, .56), (.56, .46, .40)))
        y = 9 + rnd.uniform(0, 2)
        box((w, 1, 8), (x + w / 2, y, h - 4), paint(c, .9))
        box((w + .1, 1.4, .34), (x + w / 2, y + .1, h + .14), paint((.42, .17, .09), .8), rot=(-.5, 0, 0))
        for k in range(4):
            for i in range(int(w / .55)):
                box((.24, .04, .42), (x + .36 + i * .55, y - .51, h - .55 - k * .85), paint((.26, .32, .38), .15))
        x += w + .02


def balcony():
    box((6, 1.9, .04), (0, 1.3, FLOOR - .02), paint((.44, .36, .29), .8))
    city(Random(6))
    iron = paint(IRON, .45, .4)
    for z in (FLOOR + 1.02, FLOOR + .12):
        box((6, .035, .03), (0, 2.0, z), iron, bevel=.006)
    for i in range(-22, 23):
        box((.012, .012, .92), (i * .11, 2.0, FLOOR + .56), iron)
    for x in (-1.0, .55):
        box((.85, .17, .16), (x, 1.90, FLOOR + .96), paint(TERRACOTTA, .8), bevel=.008)
        put(flowers((.40, .10, .13), 46, ((.74, .12, .10), (.80, .26, .22), (.82, .62, .58)), 6 + int(x * 3), .022), (x, 1.88, FLOOR + 1.00))
    potted(bush((.22, .22, .30), 300, .05, 116, (.17, .25, .11)), .15, .28, TERRACOTTA, at=(1.15, 1.45, FLOOR))
    strand([(-1.9, 1.7, .80), (0, 1.7, .68), (1.9, 1.7, .82)], 7, strength=18, r=.020)


def build(sc, shot):
    world(sc, (.74, .80, 1.0), .50, top=(.62, .76, 1.0))
    steel = m_matte('lacquered steel', (.60, .62, .56), .03, .34, .02)
    for i in range(19):
        box((3.0, .058, .012), (0, -1.02 + i * .078, -.006), steel, bevel=.004, name='Slat')
    for x in (-.80, .80):
        box((.04, 1.5, .02), (x, -.32, -.024), steel, bevel=.003)
    with background():
        balcony()
    potted(bush((.075, .07, .09), 150, .024, 113, (.15, .24, .08)), .052, .09, TERRACOTTA, .8, at=(-.46, .20, 0))
    put(candle(.075, .036, holder=(.70, .62, .50)), (.45, .20, 0))
    sun(sc, SUN, 5.6, 1.6, (1.0, .84, .62))
    area(sc, (-1.5, -1.5, 1.4), (0, .1, .1), 1.8, 26, (.88, .93, 1.0))
    area(sc, (1.0, -1.7, 1.4), (0, .1, .1), 1.4, 17, (1.0, .95, .86))
    area(sc, (1.6, 1.0, 1.4), (-.2, 2.0, .1), 1.2, 40, (1.0, .86, .64))
    beam, rnd = Gobo(SUN, (0, 0, 0), 2.4), Random(15)
    for u, v, a in ((-.80, .55, -2.3), (.85, .62, 2.4), (.95, -.05, 1.6)):
        beam.branch(u, v, a, .6, rnd, nearer=rnd.uniform(0, .8), leaf=.09)

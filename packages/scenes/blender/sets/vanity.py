"""Dressing table by a bright window: sheer curtains, round brass mirror, pampas; blush and cream."""
from kit import *
from props.furniture import cushion, stool
from props.lamps import mirror, table_lamp
from props.place import paint, put
from props.plants import plume
from props.rooms import curtain, planks, wall, window
from props.vessels import bottle, bowl, candle, vase

CARD = Card(roles=('lifestyle',), categories=('beauty', 'fashion', 'health'), scaled=True, reflection=.08, reflection_blur_px=10,
            ao=.6, samples=8, ev=.45, contrast=1.42, saturation=1.3, bokeh=.09, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.28, .36), (0, .05, .150), box=(.28, .32), focal=64, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.22, .80), (0, .05, .110), box=(.28, .31), focal=64, fstop=3.2, focus=(0, -.01, .06)),
}
BLUSH, CREAM, WOOD = (.72, .50, .42), (.82, .78, .71), (.60, .43, .27)
FLOOR, BACK = -.74, 1.35
SUN = toward(-.86, -.30, .62)


def room():
    planks(-3, 3, .4, 2.4, ((.55, .41, .27), (.60, .46, .31)), z=FLOOR)
    wall(8, 3.4, (0, BACK + .35, FLOOR), paint((.70, .50, .41), .8))
    put(window(1.3, 2.0, 2, 3, strength=1.25, seed=5, horizon=.4), (-.95, BACK + .31, FLOOR + .25))
    put(curtain(.5, 2.7, CREAM, 8, lit=.5), (-1.45, BACK + .22, FLOOR))
    put(curtain(.34, 2.7, CREAM, 6, lit=.42, seed=4), (-.28, BACK + .22, FLOOR))
    put(mirror(.34), (.62, BACK + .30, .36))
    box((1.1, .36, .05), (.62, BACK + .14, -.06), paint(WOOD, .45), bevel=.006)
    box((1.06, .34, .16), (.62, BACK + .15, -.16), paint((.80, .76, .70), .5), bevel=.006)
    for x in (.12, 1.12):
        box((.04, .3, .5), (x, BACK + .14, -.48), paint(WOOD, .45), bevel=.004)
    put(table_lamp(.40, (.78, .60, .50)), (1.0, BACK + .14, -.035))
    put(vase(.20, CREAM, 'tall') + put(plume(.55), (0, 0, .15)), (.20, BACK + .12, -.035))
    put(bottle(.14, .03, (.56, .30, .20), (.8, .6, .3)), (.46, BACK + .06, -.035))
    put(bottle(.10, .034, (.80, .70, .62), (.8, .6, .3)), (.58, BACK + .02, -.035))
    put(stool(.44, .19, WOOD), (.62, BACK - .26, FLOOR))
    put(cushion(.40, .40, .10, BLUSH), (.62, BACK - .26, FLOOR + .50), lean=90)


def build(sc, shot):
    world(sc, (1.0, .96, .92), .32)
    box((3.4, 1.5, .04), (0, -.36, -.02), m_matte('lacquer', (.72, .50, .42), .02, .30), bevel=.006)
    with background():
        room()
    disc(.115, .014, (.43, .15, 0), m_marble(seed=2, scale=3), bevel=.004)
    put(candle(.075, .036, holder=(.80, .62, .53)), (.40, .16, .014))
    put(bottle(.12, .026, (.62, .40, .28), (.80, .58, .30)), (.485, .13, .014))
    put(bowl(.065, .035, CREAM, .5), (-.42, .10, 0))
    for i, (x, y) in enumerate(((-.44, .10), (-.41, .12), (-.40, .085))):
        tube([(x + .022 * cos(a), y + .022 * sin(a), .034 + .004 * i) for a in [k * pi / 8 for k in range(16)]], .0028, m_metal(), cyclic=True, bev=4)
    sun(sc, SUN, 5.2, 1.8, (1.0, .91, .80))
    area(sc, (-1.45, .45, 1.2), (0, 0, .05), 1.1, 26, (1.0, .97, .93), size_y=1.3)
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 17, (1.0, .90, .84))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 10, (1.0, .97, .95))
    area(sc, (-1.0, .8, 1.2), (.4, BACK + .2, 0), 1.1, 30, (1.0, .97, .93))
    area(sc, (1.2, .5, 1.3), (.6, BACK + .2, 0), 1.0, 18, (1.0, .86, .74))
    beam = Gobo(SUN, (-.02, .08, .05), 2.6)
    beam.window(.80, .58, bars_u=(.12,), bars_v=(.14,))

"""A running track in the morning: red surface with white lanes, infield and stand beyond; sun from the left. For sports goods."""
from kit import *
from props.garden import hedge, lawn
from props.place import paint, put
from props.rooms import backdrop
from props.sport import rubber

CARD = Card(roles=('lifestyle',), categories=('fitness',), scaled=True, ground='floor', reflection=.03, reflection_blur_px=18,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.55, contrast=1.34, saturation=1.22, bokeh=.07, soft_from=.45, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -1.90, .53), (0, .06, .215), box=(.46, .49), focal=61, fstop=2.2, focus=(0, -.01, .08)),
    'mid': View((0, -1.78, 1.12), (0, .06, .155), box=(.46, .47), focal=61, fstop=2.2, focus=(0, -.01, .08)),
}
SUN = toward(-.72, .12, .56)
RED = (.36, .095, .055)


def stadium():
    put(lawn(30, 6, (.22, .36, .09)), (0, 9.6, .0))
    for k in range(3, 5):
        box((40, .05, .004), (0, 1.98 + k * 1.22, .001), paint((.80, .79, .76), .7), rot=(0, 0, .16))
    box((40, 5, .02), (0, 7.9, -.0115), paint(RED, .85))
    put(hedge(26, 1.4, .7, 4200, .10, (.13, .22, .06)), (0, 13.0, 0))
    put(backdrop(34, 9, (.86, .93, 1.0), (.18, .28, .09), 1.1, .32, 12), (0, 16.0, .2))
    for x in (-2.6, -1.4, .0):
        for z in (.42, .84):
            box((1.1, .035, .07), (x, 6.2 + x * .1, z), paint((.82, .80, .76), .5), bevel=.006)
        for dx in (-.48, .48):
            box((.035, .05, .84), (x + dx, 6.22 + x * .1, .42), paint((.10, .14, .30), .5))


def build(sc, shot):
    world(sc, (.66, .80, 1.0), .55, top=(.70, .85, 1.0))
    box((8, 7.4, .02), (0, 1.70, -.01), rubber(RED, (.50, .17, .10), .25))
    line = m_matte('line', (.76, .75, .72), .6, .8, .06)
    for y in (-.44, .78, 2.0, 3.22, 4.44):
        box((8, .05, .002), (0, y, .0006), line, rot=(0, 0, .16))
    with background():
        stadium()
    sun(sc, SUN, 5.8, 1.4, (1.0, .90, .72))
    area(sc, (1.8, -1.9, 1.8), (0, .1, .1), 2.0, 40, (.92, .96, 1.0))
    area(sc, (-1.0, -2.0, 1.8), (0, .1, .1), 1.6, 26, (1.0, .96, .90))

"""Teak table in a summer garden: dappled sun, hedge, flowers, terracotta, a string of lamps."""
from kit import *
from props.garden import TERRACOTTA, flowers, hedge, lawn, slats, tree
from props.place import put
from props.plants import bush, potted
from props.rooms import backdrop, strand
from props.vessels import vase

CARD = Card(roles=('lifestyle',), categories=('garden', 'food', 'fitness', 'toys', 'pets'), scaled=True, reflection=.03, reflection_blur_px=16,
            ao=.6, samples=8, ev=.42, contrast=1.28, saturation=1.22, bokeh=.10, back_size=640, back_samples=12, bounces=4)
VIEWS = {
    'low': View((0, -1.32, .36), (0, .05, .150), box=(.32, .34), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.26, .80), (0, .05, .105), box=(.32, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
FLOOR = -.74
LEAF = (.19, .29, .10)
SUN = toward(-.62, .34, .72)


def garden():
    put(lawn(7, 3.4, (.30, .42, .10)), (0, 2.6, FLOOR))
    put(hedge(8, 1.0, .6, 2400, color=LEAF), (0, 3.7, FLOOR))
    put(backdrop(9, 3.6, (.92, .96, 1.0), LEAF, 1.15, .26, 3), (0, 4.3, FLOOR + .3))
    put(flowers((.55, .28, .26), 50, seed=3), (-.75, 1.95, FLOOR))
    put(flowers((.50, .28, .22), 44, ((.56, .40, .66), (.84, .80, .78), (.42, .36, .62)), seed=8), (.62, 1.80, FLOOR))
    put(flowers((.45, .25, .24), 36, ((.88, .82, .66), (.86, .62, .20)), seed=11), (.02, 2.5, FLOOR))
    potted(bush((.26, .26, .30), 320, .06, 4), .17, .30, TERRACOTTA, at=(1.05, 1.45, FLOOR))
    potted(bush((.22, .22, .24), 260, .05, 6, (.20, .30, .07)), .14, .24, TERRACOTTA, at=(-1.10, 1.30, FLOOR))
    put(tree(3.0, color=LEAF), (-1.5, 3.4, FLOOR))
    strand([(-1.9, 2.6, .74), (0, 2.6, .66), (1.9, 2.6, .76)], 6, strength=24, r=.022)


def build(sc, shot):
    world(sc, (.62, .78, 1.0), .62, top=(.80, .90, 1.0))
    slats(-1.10, .40, m_oak(rough=.50, c=((.20, .105, .05), (.40, .235, .125), (.55, .36, .21))))
    with background():
        garden()
    potted(bush((.085, .08, .085), 150, .028, 3, (.13, .24, .06)), .058, .10, TERRACOTTA, .8, at=(-.45, .19, 0))
    put(vase(.13, (.42, .50, .47), 'belly', .4), (.46, .22, 0))
    put(flowers((.06, .06, .05), 16, ((.86, .82, .74), (.86, .64, .30)), 5, .012), (.46, .22, .10))
    sun(sc, SUN, 5.4, 1.4, (1.0, .91, .76))
    area(sc, (1.4, -1.5, 1.4), (0, .1, .1), 1.8, 30, (1.0, .97, .90))
    area(sc, (-1.0, -1.6, 1.4), (0, .1, .1), 1.4, 20, (.96, .98, 1.0))
    area(sc, (-1.2, 1.2, 2.2), (0, 3.4, -.4), 1.8, 150, (1.0, .95, .82))
    beam, rnd = Gobo(SUN, (0, 0, 0), 2.4), Random(5)
    for u, v, a in ((-.75, .55, -2.3), (.80, .62, 2.4), (-.95, -.10, -1.6), (.95, .05, 1.6), (.25, .85, 2.9), (-.30, .90, -2.9)):
        beam.branch(u, v, a, .66, rnd, nearer=rnd.uniform(0, .8), leaf=.10)

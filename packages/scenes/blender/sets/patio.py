"""Stone flags in front of a garden in the afternoon: planters, lawn, hedge, low wall. Floor scale, for garden goods of any size."""
from kit import *
from props.furniture import chair
from props.garden import TERRACOTTA, flowers, hedge, lawn, tree
from props.place import paint, put
from props.plants import bush, potted
from props.rooms import backdrop

CARD = Card(roles=('lifestyle', 'snapshot'), categories=('garden',), scaled=True, ground='floor', reflection=.02, reflection_blur_px=18,
            ao=.65, samples=6, light_size=.36, detail_samples=3, ev=.28, contrast=1.34, saturation=1.22, bokeh=.07, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -2.75, .78), (0, .10, .31), box=(.66, .70), focal=62, fstop=1.6, focus=(0, -.02, .12)),
    'mid': View((0, -2.55, 1.56), (0, .10, .24), box=(.66, .68), focal=62, fstop=1.6, focus=(0, -.02, .12)),
}
LEAF = (.17, .27, .085)
SUN = toward(-.66, -.22, .66)


def garden():
    put(lawn(9, 3.4, (.28, .40, .10)), (0, 2.95, -.06))
    put(hedge(10, 1.5, .6, 3000, color=LEAF), (0, 4.6, -.05))
    put(backdrop(11, 4, (.92, .96, 1.0), LEAF, 1.15, .30, 9), (0, 5.4, .2))
    put(tree(3.2, (1.0, .8, .9), 6, LEAF), (1.7, 4.2, 0))
    put(flowers((.55, .30, .30), 60, ((.84, .80, .78), (.62, .46, .70), (.42, .36, .62)), seed=6), (-1.25, 2.1, -.05))
    put(flowers((.45, .28, .26), 44, ((.86, .82, .66), (.86, .62, .20)), seed=16), (.55, 2.6, -.05))
    box((1.3, .05, .05), (1.35, 1.75, .43), paint((.44, .29, .16), .6), bevel=.006)
    for y in (1.62, 1.88):
        box((1.3, .10, .035), (1.35, y, .44), paint((.47, .31, .17), .6), bevel=.006)
    for x in (.85, 1.85):
        box((.06, .34, .43), (x, 1.75, .215), paint((.44, .29, .16), .6), bevel=.006)


def build(sc, shot):
    world(sc, (.62, .78, 1.0), .58, top=(.80, .90, 1.0))
    paving(-2.6, 2.6, -1.8, 1.25, (.60, .40), m_flag((.47, .44, .385)), joint=.009, seed=4)
    with background():
        garden()
    potted(bush((.17, .16, .20), 420, .035, 14, (.16, .26, .08)), .13, .24, TERRACOTTA, .8, at=(-.86, .62, 0))
    potted(bush((.10, .10, .13), 220, .026, 15, (.24, .29, .20)), .085, .15, TERRACOTTA, .8, at=(-.64, .38, 0))
    sun(sc, SUN, 5.6, 1.4, (1.0, .92, .78))
    area(sc, (2.0, -2.4, 2.2), (0, .1, .1), 2.4, 70, (1.0, .97, .90))
    area(sc, (-1.4, -2.6, 2.2), (0, .1, .1), 2.0, 40, (.96, .98, 1.0))
    area(sc, (-1.6, 1.6, 2.6), (0, 3.8, -.2), 2.0, 170, (1.0, .95, .82))
    beam, rnd = Gobo(SUN, (0, .2, 0), 4.0), Random(9)
    for u, v, a in ((-1.35, .85, -2.2), (1.3, .95, 2.4), (-1.6, .0, -1.6), (.3, 1.35, 2.9)):
        beam.branch(u, v, a, 1.2, rnd, nearer=rnd.uniform(0, 1), leaf=.16)

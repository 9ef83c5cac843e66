"""A mown lawn at the edge of a garden: daisies, hedge and tree behind, sun from the left. Floor scale, for toys and tools outdoors."""
from kit import *
from props.garden import flowers, hedge, lawn, tree
from props.place import paint, put
from props.rooms import backdrop

CARD = Card(roles=('lifestyle',), categories=('garden',), scaled=True, ground='floor', reflection=.0,
            ao=.5, samples=6, light_size=.36, detail_samples=3, ev=.68, contrast=1.28, saturation=1.10, bokeh=.06, soft_from=.5, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -2.40, .70), (0, .08, .26), box=(.58, .60), focal=62, fstop=1.8, focus=(0, -.02, .1)),
    'mid': View((0, -2.25, 1.42), (0, .08, .20), box=(.58, .58), focal=62, fstop=1.8, focus=(0, -.02, .1)),
}
LEAF = (.17, .27, .085)
SUN = toward(-.70, .22, .62)


def garden():
    put(lawn(12, 1.6, (.27, .36, .10)), (0, 4.55, .0))
    put(hedge(10, 1.3, .6, 3000, color=LEAF), (0, 5.2, 0))
    put(backdrop(11, 4, (.92, .96, 1.0), LEAF, 1.15, .30, 15), (0, 6.0, .3))
    put(tree(3.0, (1.0, .8, .9), 5, LEAF), (-1.4, 4.4, 0))
    put(flowers((.60, .26, .15), 64, seed=23), (1.15, 4.2, 0))
    put(flowers((.45, .25, .14), 44, ((.84, .80, .78), (.56, .40, .66)), seed=28), (.15, 4.6, 0))


def build(sc, shot):
    world(sc, (.62, .78, 1.0), .60, top=(.80, .90, 1.0))
    box((8, 5.8, .02), (0, .95, -.012), M('soil', (.045, .060, .018), .95).mat)
    low = lambda x, y: .42 + .58 * calm(x, y * 1.6, .26, .30)
    turf(-2.4, 2.4, -1.35, 3.8, m_grass((.25, .32, .09), (.12, .185, .045)), step=.10, blades=300, height=.040, keep=low)
    white, yolk, rnd = paint((.84, .83, .78), .6), paint((.80, .55, .05), .7), Random(4)
    for _ in range(26):
        x, y = rnd.uniform(-1.5, 1.5), rnd.uniform(-.4, 2.4)
        if abs(x) > .40:
            sphere(.011, (x, y, .040), white, seg=14, scale=(1, 1, .30))
            sphere(.0045, (x, y, .0425), yolk, seg=10, scale=(1, 1, .6))
    with background():
        garden()
    sun(sc, SUN, 5.6, 1.4, (1.0, .92, .76))
    area(sc, (2.0, -2.2, 2.0), (0, .1, .1), 2.2, 60, (1.0, .97, .90))
    area(sc, (-1.2, -2.4, 2.0), (0, .1, .1), 1.8, 40, (.96, .98, 1.0))
    area(sc, (-1.6, 1.6, 2.6), (0, 3.6, 0), 2.0, 150, (1.0, .95, .82))

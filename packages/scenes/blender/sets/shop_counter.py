"""The oak counter of a small shop: kraft paper, twine and a brass bell; shelves of jars and boxes behind, lamps lit."""
from kit import *
from props.furniture import rack
from props.lamps import globe
from props.place import paint, put
from props.rooms import wall
from props.vessels import crowd

CARD = Card(roles=('lifestyle',), categories=('crafts', 'food', 'books'), scaled=True, reflection=.06, reflection_blur_px=12,
            ao=.65, samples=6, light_size=.36, detail_samples=3, ev=.50, contrast=1.40, saturation=1.28, bokeh=.09, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.34, .37), (0, .05, .155), box=(.33, .35), focal=61, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.28, .82), (0, .05, .110), box=(.33, .34), focal=61, fstop=3.0, focus=(0, -.01, .06)),
}
FLOOR, GREEN, KRAFT = -.95, (.115, .16, .125), (.48, .32, .18)


def shop():
    box((8, 4, .02), (0, 2.2, FLOOR - .01), paint((.34, .24, .15), .5))
    wall(8, 3.4, (0, 2.5, FLOOR), paint(GREEN, .7))
    for k, x in enumerate((-.92, .62)):
        shelf, heights = rack(1.35, 2.2, .30, 6, (.40, .25, .13))
        put(shelf, (x, 2.28, FLOOR))
        for i, z in enumerate(heights[1:]):
            crowd(x - .6, x + .6, 2.26, FLOOR + z, 21 + i + k * 9, (KRAFT, (.78, .74, .66), (.60, .32, .17), (.34, .42, .36), (.72, .54, .30)), h=(.10, .24))
    box((.70, .40, .42), (-.15, 1.45, FLOOR + .21), paint((.40, .25, .13), .6), bevel=.008)
    for x in (-.75, .35, 1.3):
        put(globe(1.1, .11, 4.5), (x, 1.6, .66))


def roll(length=.30, r=.040):
    """A roll of wrapping paper lying along X, its free end on the counter."""
    paper = m_matte('kraft', KRAFT, .06, .85)
    out = [lathe(roundprof([(0, 0), (r, 0), (r, length), (0, length)], .001), (-length / 2, 0, r), paper, rot=(0, pi / 2, 0), n=64),
           lathe([(0, -.001), (.014, -.001)], (-length / 2, 0, r), paint((.05, .04, .03), .9), rot=(0, pi / 2, 0), n=32)]
    return out + [box((length, .17, .0006), (0, -.085, .0008), paper)]


def bell(r=.042):
    """A counter bell of brass on a dark foot."""
    dome = [(r * cos(a), .018 + r * .72 * sin(a)) for a in [i * pi / 2 / 10 for i in range(11)]]
    brass = m_metal(rough=.2)
    return [lathe(roundprof([(0, 0), (r * 1.12, 0), (r * 1.12, .012), (0, .014)], .004), mat=paint((.05, .03, .02), .4), n=64),
            lathe([(r * .98, .014), *dome], mat=brass, n=64), lathe([(0, .046), (.005, .047), (.007, .055), (0, .058)], mat=brass, n=32)]


def build(sc, shot):
    world(sc, (1.0, .94, .86), .22)
    boards(m_oak(rough=.38, c=((.17, .082, .034), (.34, .185, .088), (.48, .29, .15))), -1.10, .46, wide=(.19, .25), seed=22)
    with background():
        shop()
    put(roll(), (-.50, .22, 0), 14)
    put(bell(), (.44, .20, 0))
    for i in range(7):
        tube([(.50 + .026 * cos(a) + .0, .05 + .026 * sin(a), .006 + .0062 * i) for a in [k * pi / 10 + i for k in range(20)]], .0034, paint((.58, .44, .27), .9), cyclic=True, bev=3)
    area(sc, (-1.5, .40, 1.25), (0, 0, .05), 1.05, 90, (1.0, .95, .86), size_y=1.3, name='Key window')
    area(sc, (1.6, -1.3, 1.3), (0, .1, .05), 1.6, 14, (1.0, .86, .68))
    area(sc, (-.7, -1.7, 1.5), (0, .1, .05), 1.2, 10, (1.0, .97, .93))
    area(sc, (0, 1.0, 1.5), (0, 2.3, .2), 1.4, 56, (1.0, .86, .64))

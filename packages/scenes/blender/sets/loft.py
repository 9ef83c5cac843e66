"""A loft: polished concrete floor, whitewashed brick, steel window, a leather bench and a bare pipe rail. Floor scale."""
from kit import *
from props.furniture import bench
from props.lamps import pendant
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import tiles, wall, window

CARD = Card(roles=('lifestyle',), categories=('home', 'office', 'fitness'), scaled=True, soft_from=.7, ground='floor', reflection=.08,
            reflection_blur_px=22, ao=.65, samples=6, light_size=.36, detail_samples=3, ev=.0, contrast=1.40, saturation=1.22, bokeh=.05, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -3.70, 1.05), (0, .12, .42), box=(.92, 1.00), focal=62, fstop=1.4, focus=(0, -.02, .2)),
    'mid': View((0, -3.50, 2.10), (0, .12, .34), box=(.92, .98), focal=62, fstop=1.4, focus=(0, -.02, .2)),
}
BLACK, TAN_HIDE = (.025, .025, .027), (.34, .165, .075)


def room():
    box((12, 2.4, .02), (0, 2.62, -.011), paint((.30, .297, .29), .35))
    wall(12, 3.6, (0, 3.2, 0), tiles((.66, .63, .59), (.52, .49, .45), w=.24, h=.075, gap=.012, rough=.75, stagger=.5, wobble=1.0, vary=.10))
    box((12, .03, .10), (0, 3.18, .05), paint(BLACK, .5), bevel=.004)
    put(window(2.3, 2.3, 4, 4, BLACK, .028, strength=1.15, seed=51, horizon=.30, sill=False), (-1.75, 3.14, .55))
    put(bench(1.35, .42, .42, (.20, .12, .07), TAN_HIDE), (1.05, 2.75, 0), -6)
    potted(broadleaf(1.25, 34, .24, seed=52), .19, .34, (.30, .30, .30), at=(2.05, 2.6, 0))
    for x in (.45, 1.55):
        tube([(x, 3.12, 0), (x, 3.12, .9), (x, 3.12, 1.7)], .014, paint(BLACK, .4, .6), res=3)
    for z in (1.05, 1.40):
        box((1.25, .24, .035), (1.0, 3.05, z), paint((.36, .22, .12), .5), bevel=.004)
    for x, r, h, c in ((.55, .07, .22, (.62, .40, .24)), (.85, .05, .28, (.70, .67, .60)), (1.35, .09, .14, (.20, .24, .22))):
        lathe(roundprof([(0, 0), (r, 0), (r, h), (0, h)], .01), (x, 3.05, 1.068), paint(c, .6), n=48)
    for x in (-.25, .65):
        put(pendant(1.4, .18, BLACK, .3, 9), (x, 2.4, 1.95))


def build(sc, shot):
    world(sc, (.94, .97, 1.0), .30)
    for i in range(-3, 3):
        for j in range(2):
            box((1.797, 1.597, .04), (i * 1.8 + .55, j * 1.6 - .98, -.02), m_concrete((.30, .297, .29), seed=i * 3.1 + j, rough=.38, pores=.3), bevel=.002)
    with background():
        room()
    area(sc, (-3.2, .9, 2.7), (0, 0, .3), 2.0, 560, (.97, .98, 1.0), size_y=2.2, name='Key window')
    area(sc, (3.0, -2.9, 2.4), (0, .1, .2), 2.6, 115, (1.0, .93, .84))
    area(sc, (-1.2, -3.8, 2.6), (0, .1, .2), 2.2, 85, (1.0, .98, .95))
    area(sc, (-1.0, 1.3, 2.8), (.4, 3.0, .5), 1.8, 170, (.98, .98, 1.0))
    area(sc, (2.0, 1.2, 2.4), (1.1, 3.0, .6), 1.2, 70, (1.0, .86, .68))

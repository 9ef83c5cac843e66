"""Wool rug in a living room, for furniture and other large products: armchair height fits. Sofa, sideboard, tall window."""
from kit import *
from props.furniture import WALNUT, cabinet, rug, sofa
from props.lamps import floor_lamp, table_lamp
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import curtain, picture, planks, wall, window
from props.vessels import vase

CARD = Card(roles=('lifestyle',), categories=('home', 'office', 'electronics', 'baby', 'fitness'), scaled=True, ground='floor', reflection=.0,
            ao=.65, samples=8, ev=.22, contrast=1.42, saturation=1.28, bokeh=.055, back_size=800, back_samples=11)
VIEWS = {
    'low': View((0, -3.70, 1.00), (0, .12, .42), box=(.92, 1.00), focal=62, fstop=1.4, focus=(0, -.02, .2)),
    'mid': View((0, -3.50, 2.10), (0, .12, .34), box=(.92, .98), focal=62, fstop=1.4, focus=(0, -.02, .2)),
}
SAND, RUST, CREAM = (.62, .55, .46), (.54, .26, .12), (.80, .76, .68)


def room():
    planks(-4, 4, -1.5, 3.6, ((.42, .28, .165), (.47, .32, .19)), z=-.014)
    wall(12, 3.4, (0, 3.4, 0), paint((.62, .60, .53), .8))
    box((12, .03, .12), (0, 3.38, .06), paint((.78, .76, .71), .5), bevel=.006)
    put(window(1.5, 2.5, 2, 4, strength=1.2, sill=False, seed=3, horizon=.42), (-1.75, 3.36, .06))
    put(curtain(.5, 2.8, CREAM, lit=.35), (-.78, 3.2, 0))
    put(curtain(.5, 2.8, CREAM, lit=.35, seed=4), (-2.7, 3.2, 0))
    put(cabinet(1.7, .42, .62, WALNUT, 4, front=(.30, .17, .09)), (.78, 3.05, 0))
    put(picture(.8, 1.0, seed=5), (.80, 3.37, .95))
    put(table_lamp(.5, (.66, .56, .45)), (.30, 3.02, .62))
    put(vase(.30, (.72, .66, .56), 'moon', .6), (1.25, 3.02, .62))
    put(sofa(2.1, .92, SAND, (RUST, CREAM)), (-1.55, 1.9, 0), 24)
    potted(broadleaf(1.1, 34, .26), .18, .32, CREAM, at=(1.95, 2.3, 0))
    put(floor_lamp(1.5), (-.35, 2.9, 0))


def build(sc, shot):
    world(sc, (1.0, .96, .90), .26)
    put(rug(3.6, 3.6, (.52, .44, .345), (.36, .27, .19)), (0, -.40, -.012))
    with background():
        room()
    area(sc, (-3.2, .8, 2.6), (0, 0, .3), 1.9, 520, (1.0, .96, .90), size_y=2.2, name='Key window')
    area(sc, (3.2, -3.0, 2.4), (0, .1, .2), 2.6, 120, (1.0, .91, .80))
    area(sc, (-1.4, -3.8, 2.6), (0, .1, .2), 2.2, 85, (1.0, .98, .95))
    area(sc, (-1.2, 1.2, 2.6), (.3, 2.9, .4), 1.6, 150, (1.0, .96, .90))
    area(sc, (2.2, 1.0, 2.4), (.8, 2.9, .4), 1.4, 80, (1.0, .88, .72))

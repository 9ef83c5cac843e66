"""Bright Nordic living room: pale boards, a round wool rug, a grey sofa, much daylight from a tall window. Floor scale."""
from kit import *
from props.books import stack
from props.furniture import BIRCH, cabinet, rug, sofa
from props.lamps import floor_lamp
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import curtain, picture, planks, wall, window
from props.textiles import throw
from props.vessels import vase

CARD = Card(roles=('lifestyle',), categories=('home', 'office', 'electronics', 'baby'), scaled=True, soft_from=.7, ground='floor', reflection=.05,
            reflection_blur_px=22, ao=.65, samples=6, light_size=.36, detail_samples=3, ev=-.10, contrast=1.40, saturation=1.25, bokeh=.05, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -3.70, 1.05), (0, .12, .42), box=(.92, 1.00), focal=62, fstop=1.4, focus=(0, -.02, .2)),
    'mid': View((0, -3.50, 2.10), (0, .12, .34), box=(.92, .98), focal=62, fstop=1.4, focus=(0, -.02, .2)),
}
SNOW, GREY, BLUE = (.80, .79, .76), (.47, .48, .48), (.30, .40, .46)


def room():
    planks(-4, 4, 1.42, 3.6, ((.52, .41, .29), (.57, .45, .33)), width=.155, along='X')
    wall(12, 3.4, (0, 3.5, 0), paint((.62, .61, .58), .85))
    box((12, .03, .12), (0, 3.48, .06), paint(SNOW, .5), bevel=.006)
    put(window(1.6, 2.5, 2, 3, strength=1.3, sill=False, seed=21, horizon=.40), (1.62, 3.46, .06))
    put(curtain(.42, 2.8, SNOW, lit=.5), (.62, 3.3, 0))
    put(curtain(.42, 2.8, SNOW, lit=.5, seed=4), (2.62, 3.3, 0))
    put(sofa(2.0, .90, GREY, (BLUE, SNOW), 3), (-1.15, 2.45, 0), 8)
    put(throw(.5, .38, (.72, .66, .56), .5, folds=.02), (-1.95, 2.05, .60), 8)
    put(picture(.7, .95, BIRCH, seed=11, ink=(BLUE, (.66, .58, .44), GREY)), (-1.35, 3.47, 1.10))
    put(cabinet(1.0, .36, .46, BIRCH, 2, front=SNOW, knob=None), (.66, 3.1, 0), -3)
    put(vase(.26, SNOW, 'bottle', .55), (.50, 3.08, .46))
    stack((BLUE, (.72, .66, .56), GREY), (.86, 3.06, .46), 10, seed=3)
    potted(broadleaf(1.2, 34, .24, seed=9), .17, .30, SNOW, at=(2.05, 2.5, 0))
    put(floor_lamp(1.5), (-.02, 3.0, 0))


def build(sc, shot):
    world(sc, (.94, .97, 1.0), .34)
    boards(m_oak(rough=.44, c=((.50, .37, .25), (.64, .50, .36), (.74, .61, .47))), -1.7, 1.42, width=9, wide=(.14, .17), seed=3)
    put(rug(2.5, 2.5, (.50, .485, .45), round_=True), (.05, .08, 0))
    with background():
        room()
    area(sc, (3.2, .9, 2.6), (0, 0, .3), 2.0, 560, (.98, .98, 1.0), size_y=2.3, name='Key window')
    area(sc, (-3.0, -2.8, 2.4), (0, .1, .2), 2.6, 120, (1.0, .96, .90))
    area(sc, (1.2, -3.8, 2.6), (0, .1, .2), 2.2, 90, (1.0, .98, .95))
    area(sc, (1.2, 1.4, 2.6), (-.6, 3.0, .4), 1.8, 190, (.99, .98, 1.0))

"""Soft round rug in a playroom: tent, low shelf with wooden toys, poufs; sunny. Floor scale."""
from kit import *
from props.books import row
from props.furniture import basket, cushion, rack, rug
from props.place import cloth, paint, put
from props.rooms import planks, strand, wall, window
from props.toys import blocks, rainbow, rings, teddy, teepee, train

CARD = Card(roles=('lifestyle',), categories=('toys', 'baby', 'pets', 'books'), scaled=True, ground='floor', reflection=.02, reflection_blur_px=18,
            ao=.6, samples=8, ev=.45, contrast=1.42, saturation=1.3, bokeh=.06, back_size=720, back_samples=11)
VIEWS = {
    'low': View((0, -2.25, .62), (0, .08, .25), box=(.52, .56), focal=62, fstop=1.8, focus=(0, -.02, .1)),
    'mid': View((0, -2.10, 1.32), (0, .08, .19), box=(.52, .54), focal=62, fstop=1.8, focus=(0, -.02, .1)),
}
BEECH, SKY, CREAM = (.66, .47, .29), (.50, .60, .64), (.82, .77, .68)
WARM = ((.72, .30, .18), (.86, .58, .16), (.26, .44, .52), (.44, .54, .34), (.86, .78, .62))


def nook():
    planks(-3, 3, -1.6, 2.4, ((.60, .45, .29), (.65, .50, .33)), z=-.014)
    wall(9, 3, (0, 2.25, 0), paint((.76, .72, .64), .8))
    box((9, .02, .95), (0, 2.24, .475), paint(SKY, .75))
    unit, z = rack(1.5, .72, .32, 2, BEECH)
    put(unit, (.55, 2.02, 0))
    put(blocks(9, .085, WARM, 3), (.10, 1.98, z[0]))
    put(basket(.14, .22), (.52, 2.0, z[0]))
    put(basket(.14, .22, (.70, .58, .42)), (.92, 2.0, z[0]))
    put(train(WARM), (.25, 1.96, z[1]), 6, 1.5)
    row(.62, 1.15, 2.02, z[1], 4, WARM, h=(.16, .24))
    put(rings(.24, WARM), (.02, 2.0, .72), scale=1.3)
    put(teddy(.36), (.98, 1.98, .72), -16)
    put(teepee(1.75, .66, CREAM), (-.92, 1.62, 0), 14)
    put(cushion(.5, .5, .16, (.72, .36, .22)), (-.90, 1.35, .06), 10, lean=70)
    lathe(roundprof([(0, 0), (.22, 0), (.27, .12), (.22, .26), (0, .28)], .06), (1.30, 1.40, 0), cloth((.78, .56, .24), 200))
    put(window(1.1, 1.3, strength=1.2, seed=9, horizon=.4), (.35, 2.20, 1.12))
    strand([(-1.6, 1.9, 1.25), (-.3, 1.9, 1.35)], 7, strength=20, r=.02)


def build(sc, shot):
    world(sc, (1.0, .97, .92), .28)
    put(rug(2.9, 2.4, (.62, .545, .44), round_=True), (0, -.35, -.012))
    with background():
        nook()
    put(blocks(8, .06, WARM, 7), (-.70, .26, 0))
    put(rainbow(.15, WARM, .05), (.72, .34, 0), -22)
    area(sc, (-2.2, .3, 2.1), (0, 0, .1), 1.4, 200, (1.0, .96, .88), size_y=1.5, name='Key window')
    area(sc, (2.2, -2.2, 2.0), (0, .1, .1), 2.2, 55, (1.0, .93, .84))
    area(sc, (-1.0, -2.6, 2.2), (0, .1, .1), 1.8, 36, (1.0, .98, .95))
    area(sc, (-1.2, .7, 2.3), (.2, 1.9, .3), 1.5, 110, (1.0, .96, .90))
    area(sc, (1.5, .7, 2.2), (.6, 1.9, .3), 1.2, 60, (1.0, .93, .82))

"""Oak bench at the foot of a bed: linen, a knitted throw, morning light from a tall window on the right."""
from kit import *
from props.furniture import bed
from props.lamps import table_lamp
from props.place import paint, put
from props.plants import OLIVE, sprig
from props.rooms import curtain, picture, planks, wall, window
from props.textiles import pile, throw
from props.vessels import vase

CARD = Card(roles=('lifestyle',), categories=('home', 'fashion', 'baby', 'books'), scaled=True, reflection=.05, reflection_blur_px=14,
            ao=.65, samples=8, ev=.45, contrast=1.42, saturation=1.3, bokeh=.09, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.42, .40), (0, .05, .165), box=(.38, .36), focal=60, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.36, .87), (0, .05, .115), box=(.38, .35), focal=60, fstop=3.0, focus=(0, -.01, .06)),
}
LINEN, CLAY, WOOD = (.80, .77, .71), (.58, .36, .25), (.56, .40, .25)
FLOOR, BACK = -.46, .62


def room():
    planks(-3, 3, .3, 3.6, ((.52, .38, .25), (.57, .43, .29)), z=FLOOR)
    wall(8, 3.2, (0, 2.85, FLOOR), paint((.60, .56, .50), .8))
    put(bed(1.7, LINEN, (.62, .54, .45), (.50, .38, .27), (LINEN, CLAY)), (.15, BACK + .95, FLOOR), 90)
    put(throw(.55, .45, CLAY, 1.2, folds=.02), (.62, BACK + .06, FLOOR + .60))
    put(window(1.1, 2.2, 2, 3, strength=1.15, seed=8, horizon=.45), (1.55, 2.80, FLOOR + .15))
    put(curtain(.45, 2.6, LINEN, 7, lit=.4), (1.08, 2.70, FLOOR))
    box((.46, .40, .50), (1.10, 2.30, FLOOR + .25), paint(WOOD, .45), bevel=.006)
    put(table_lamp(.46, (.72, .62, .52)), (1.10, 2.34, FLOOR + .50))
    put(picture(.55, .72, seed=7, ink=(CLAY, (.62, .55, .42), (.42, .42, .36))), (-.35, 2.82, .52))


def build(sc, shot):
    world(sc, (1.0, .97, .93), .24)
    boards(m_oak(rough=.40, tint=(1.05, 1.0, .96)), -1.15, .40, wide=(.18, .24))
    with background():
        room()
    put(pile(((.40, .42, .36), (.80, .77, .72), (.60, .36, .25)), .32, .24, .04, 5, 300), (-.55, .16, 0), 16)
    put(vase(.19, (.72, .62, .50), 'belly', .6, .6), (.50, .20, 0))
    put(sprig(.34, 3, OLIVE, .03, wide=.4), (.50, .20, .12))
    area(sc, (1.55, .40, 1.25), (0, 0, .05), 1.1, 88, (1.0, .96, .89), size_y=1.3, name='Key window')
    area(sc, (-1.6, -1.3, 1.3), (0, .1, .05), 1.6, 13, (.98, .96, .95))
    area(sc, (.8, -1.6, 1.5), (0, .1, .05), 1.2, 11, (1.0, .97, .93))
    area(sc, (1.3, 1.0, 1.5), (-.2, 1.8, .1), 1.2, 44, (1.0, .96, .90))
    area(sc, (-1.3, .8, 1.5), (-.4, 1.8, .1), 1.2, 18, (1.0, .90, .80))

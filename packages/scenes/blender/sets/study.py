"""Pale desk in front of bookshelves, window light from the left: for books, papers and small electronics."""
from kit import *
from props.books import MUTED, filled, stack
from props.desk import pencils
from props.furniture import rack
from props.lamps import table_lamp
from props.place import paint, put
from props.plants import GREEN, trailing
from props.rooms import planks, wall, window
from props.vessels import cup, vase

CARD = Card(roles=('lifestyle',), categories=('books', 'office', 'electronics', 'crafts'), scaled=True, reflection=.06, reflection_blur_px=12,
            ao=.65, samples=8, ev=.50, contrast=1.42, saturation=1.3, bokeh=.085, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
WOOD = (.58, .41, .25)
FLOOR, BACK = -.74, 1.55


def room():
    planks(-3, 3, .4, 2.2, ((.50, .36, .23), (.56, .41, .27)), z=FLOOR)
    wall(8, 3.4, (0, BACK + .22, FLOOR), paint((.72, .70, .65), .8))
    for i, x in enumerate((-.02, 1.05)):
        unit, boards_ = rack(1.05, 1.95, .30, 6, WOOD)
        things = (lambda: vase(.17, (.80, .74, .64), 'belly'), lambda: vase(.20, (.30, .36, .33), 'bottle'), lambda: trailing(.3, 7, GREEN))
        put(unit + filled(1.05, boards_, .30, 5 + i * 9, MUTED, things), (x, BACK + .05, FLOOR))
    put(window(1.2, 1.6, 2, 2, strength=1.05, seed=6, horizon=.5), (-1.35, BACK + .18, -.05))
    put(table_lamp(.46), (-.72, BACK - .05, -.05))
    box((.5, .4, .69), (-.74, BACK, FLOOR + .345), paint(WOOD, .5), bevel=.004)


def build(sc, shot):
    world(sc, (1.0, .96, .90), .24)
    boards(m_oak(rough=.38, c=PALE), -1.10, .38, wide=(.20, .26))
    with background():
        room()
    pile, top = stack(((.20, .27, .27), (.74, .66, .52), (.52, .24, .14), (.80, .77, .70)), (-.42, .17, 0), 11, seed=3)
    put(cup(.085, .042, (.78, .74, .67), (.09, .045, .02), .7), (.44, .20, 0), 20)
    pencils(4, at=(.40, -.02, 0), turn=64)
    area(sc, (-1.45, .40, 1.25), (0, 0, .05), 1.0, 84, (1.0, .96, .90), size_y=1.2, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 12, (1.0, .92, .82))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .97, .93))
    area(sc, (-1.2, .7, 1.4), (.3, BACK + .2, 0), 1.1, 34, (1.0, .96, .9))
    area(sc, (1.3, .6, 1.5), (.7, BACK + .2, 0), 1.1, 20, (1.0, .88, .72))

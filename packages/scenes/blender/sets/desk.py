"""Walnut desk with a glowing monitor, plants and a lamp in front of a deep green wall; window light from the left."""
from kit import *
from props.books import row, stack
from props.desk import notebook, pencil, screen
from props.lamps import desk_lamp
from props.place import paint, put
from props.plants import GREEN, blades, broadleaf, potted, trailing
from props.rooms import picture, wall
from props.vessels import cup, vase

CARD = Card(roles=('lifestyle',), categories=('electronics', 'office', 'books'), scaled=True, reflection=.10, reflection_blur_px=10,
            ao=.65, samples=8, ev=.50, contrast=1.42, saturation=1.3, bokeh=.085, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=2.8, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=2.8, focus=(0, -.01, .06)),
}
PINE = (.105, .155, .135)


def far(walnut, edge):
    """The back of the desk, and the wall."""
    boards(walnut, edge, 1.1, wide=(.26, .34), seed=2)
    wall(6, 2.6, (0, 1.12, -.8), paint(PINE, .75))
    put(screen(.62, .36, ((.04, .10, .26), (.80, .36, .30)), 1.3), (-.20, .86, 0), 6)
    put(desk_lamp((.80, .77, .70)), (.36, .90, 0), 160)
    box((1.3, .20, .028), (.35, 1.02, .62), paint((.40, .25, .13), .5), bevel=.003)
    row(-.05, .30, 1.02, .634, 4, ((.70, .62, .48), (.50, .22, .12), (.30, .36, .33), (.82, .78, .70)), h=(.15, .21), d=.13)
    put(trailing(.34, 3, GREEN), (.62, .98, .65))
    put(vase(.15, (.78, .70, .58), 'moon'), (.44, 1.02, .634))
    potted(blades(.34), .075, .12, (.76, .70, .62), at=(.60, .84, 0))
    potted(broadleaf(.42, 18, .13), .08, .14, (.66, .40, .26), at=(-.70, .84, 0))
    stack(((.66, .56, .42), (.30, .36, .33), (.52, .24, .14)), (.20, .80, 0), 20, seed=5, w=.15, h=.20)
    put(picture(.34, .44, (.50, .34, .18), seed=3), (-.72, 1.10, .42))


def build(sc, shot):
    world(sc, (1.0, .95, .88), .22)
    walnut = m_oak(rough=.30, c=((.075, .036, .018), (.17, .086, .045), (.28, .155, .085)))
    edge = boards(walnut, -1.10, .42, wide=(.26, .34))
    with background():
        far(walnut, edge)
    put(cup(.085, .042, (.26, .33, .31), (.09, .045, .02), .6), (.43, .20, 0), 24)
    put(notebook(.15, .21, .015, (.56, .30, .17)), (-.45, .06, 0), 12)
    put(pencil(.17, (.80, .62, .28)), (-.50, .02, .0165), 70)
    area(sc, (-1.5, .35, 1.2), (0, 0, .05), 1.0, 92, (1.0, .96, .90), size_y=1.2, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 12, (1.0, .86, .70))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .97, .93))
    area(sc, (-1.0, .2, 1.3), (-.1, 1.1, .3), .8, 18, (1.0, .95, .9))
    area(sc, (.52, .80, .42), (.45, 1.0, .0), .12, 3.2, (1.0, .74, .44))

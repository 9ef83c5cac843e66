"""A corner of a kitchen table, as a phone sees it: tea towel, mug, a bowl of lemons, daylight from the left."""
from kit import *
from props.place import paint, put
from props.plants import bush, potted
from props.rooms import wall
from props.vessels import bowl, cup, plate

CARD = Card(roles=('snapshot',), categories=('kitchen', 'food', 'home', 'health', 'pets'), scaled=True, ao=.65, reflection=.03,
            reflection_blur_px=14, samples=12, ev=.30, contrast=1.30, saturation=1.15, glare=.03, vignette=.05)
VIEWS = {'mid': View((.03, -.70, .52), (0, .07, .100), box=(.26, .27), focal=31)}


def towel(x, y):
    """Metres of height of a towel thrown down: a fold across, a lifted edge."""
    return .010 * max(0, sin(3.1 + 17 * x + 9 * y)) ** 2 + .014 * max(0, sin(5 + 11 * x - 15 * y)) ** 3


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .55)
    edge = boards(m_oak(scale=1.2, rough=.45, c=PALE, seed=3), -1.0, .50, width=2.6, wide=(.11, .14), seed=4)
    wall(4, 2.2, (0, edge + .03, -.4), m_plaster((.72, .70, .655), bump=.10, var=.02))
    wall(4, .62, (0, edge + .005, -.4), paint((.36, .43, .40), .45), t=.03)
    box((4, .05, .025), (0, edge + .0, .225), paint((.36, .43, .40), .42), bevel=.006)
    cloth = m_linen((.72, .70, .655), stripe=(.115, .17, .235), stripes=((-.155, -.145), (-.135, -.105), (-.095, -.085), (.085, .095), (.105, .135), (.145, .155)))
    wrinkled((.44, .34), (-.37, .02, .002), cloth, height=.012, folds=7, cell=.005, seed=6, rot=(0, 0, .55), lift=towel, length=(.10, .25))
    put(cup(.088, .043, (.70, .66, .58), filled=(.10, .045, .018), speckle=.6), (.30, .17, 0), turn=-35)
    put(plate(.085, (.80, .78, .74)), (.27, .33, 0))
    put(bowl(.12, .065, (.30, .38, .42), speckle=.5), (-.20, .36, 0))
    for x, y, z in ((-.24, .33, .07), (-.165, .345, .074), (-.20, .40, .075), (-.205, .36, .115)):
        sphere(.033, (x, y, z), M('lemon', (.86, .58, .06), .42).mat, scale=(1.2, 1, 1), seg=48)
    potted(bush((.09, .09, .13), 150, .035, seed=3), .055, .10, (.60, .30, .18), rough=.8, at=(.52, .36, 0))
    area(sc, (-1.25, -.30, 1.15), (0, .05, .05), .75, 40, (1.0, .97, .93), size_y=1.0, name='Key window')
    area(sc, (1.2, -1.3, 1.5), (0, .1, .1), 1.6, 14, (1.0, .94, .86), name='Room')

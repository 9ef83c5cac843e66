"""Oiled oak counter in a warm kitchen with sage fronts; daylight from a window on the left."""
from kit import *
from props.furniture import cabinet
from props.lamps import pendant
from props.place import paint, put
from props.plants import bush, potted
from props.food import board, half, lemon
from props.rooms import planks, strand, tiles, wall, window
from props.vessels import bowl, crowd

CARD = Card(roles=('lifestyle',), categories=('kitchen', 'food', 'health', 'home'), scaled=True, reflection=.07, reflection_blur_px=14,
            ao=.7, samples=8, ev=.47, contrast=1.42, saturation=1.3, bokeh=.09, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
SAGE, CREAM, EARTH = (.20, .25, .205), (.76, .69, .58), (.60, .24, .11)
FLOOR, BACK = -.90, 1.50


def kitchen():
    """Opposite: base units, a tiled wall, shelves, a window."""
    planks(-3, 3, .8, BACK + .2, ((.36, .22, .12), (.42, .26, .15)), z=FLOOR, along='X')
    wall(8, 4, (0, BACK + .65, FLOOR), paint((.78, .71, .60), .8))
    box((8, .02, .62), (0, BACK + .63, .32), tiles((.80, .73, .62), w=.15, h=.075, stagger=.5))
    put(cabinet(6.0, .60, .86, SAGE, 10, legs=.08, knob=(.85, .58, .26)), (0, BACK + .3, FLOOR))
    box((6.1, .64, .04), (0, BACK + .3, FLOOR + .88), paint((.80, .77, .71), .3), bevel=.004)
    for z in (.40, .78):
        box((2.0, .24, .035), (1.0, BACK + .52, z), paint((.40, .24, .12), .5), bevel=.003)
        crowd(.10, 1.9, BACK + .5, z + .02, int(z * 100), (EARTH, CREAM, SAGE, (.75, .48, .18), (.86, .82, .74)))
    crowd(-2.4, -1.3, BACK + .4, 0, 5, (CREAM, EARTH, (.30, .12, .07)))
    crowd(.30, 2.4, BACK + .4, 0, 8, (CREAM, SAGE, (.75, .48, .18)))
    put(window(1.15, 1.25, strength=1.0, horizon=.62), (-.75, BACK + .60, .12))
    potted(bush((.16, .13, .17), 130, .06), .09, .14, EARTH, at=(-.36, BACK + .34, .0))
    potted(bush((.12, .10, .14), 110, .04, seed=9), .07, .12, CREAM, at=(-.98, BACK + .34, 0))
    strand([(.05, BACK + .40, .40), (1.95, BACK + .40, .40)], 9, sag=.03)
    for x in (-.35, .45):
        put(pendant(1.5, .15), (x, BACK - .3, .66))


def build(sc, shot):
    world(sc, (1.0, .92, .82), .20)
    oak = m_oak(rough=.34, c=((.15, .068, .027), (.34, .18, .085), (.50, .30, .16)))
    boards(oak, -1.10, .40)
    with background():
        kitchen()
    put(bowl(.105, .065, (.80, .75, .66), speckle=.8), (.41, .20, 0))
    for x, y, z, turn in ((.37, .17, .030, 20), (.445, .18, .032, 75), (.42, .25, .035, -30), (.41, .20, .078, 50)):
        put(lemon(), (x, y, z), turn)
    put(board(.34, .20, .018, m_oak(rough=.45, c=WALNUT)), (-.50, .17, 0), 24)
    put(half(), (-.40, .16, .018))
    put(lemon(.031), (-.47, .20, .018), 110)
    area(sc, (-1.45, .45, 1.25), (0, 0, .05), .95, 86, (1.0, .94, .84), size_y=1.2, name='Key window')
    area(sc, (1.5, -1.3, 1.4), (0, .1, .05), 1.6, 12, (1.0, .86, .68))
    area(sc, (-.8, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .95, .88))
    area(sc, (1.2, .7, 1.6), (.8, BACK + .5, .2), 1.2, 30, (1, .76, .48))
    area(sc, (-1.2, .8, 1.5), (-.8, BACK + .5, 0), 1.2, 26, (.98, .96, 1))

"""A cook's kitchen: dark stone worktop, sage shaker fronts and white tiles, a rail with ladles; window light from the left."""
from kit import *
from props.food import board
from props.furniture import cabinet
from props.place import paint, put
from props.plants import bush, potted
from props.rooms import tiles, wall, window
from props.textiles import pile
from props.vessels import bowl, crowd, jar

CARD = Card(roles=('lifestyle',), categories=('kitchen', 'food', 'health'), scaled=True, reflection=.10, reflection_blur_px=12,
            ao=.65, samples=6, light_size=.36, detail_samples=3, ev=.52, contrast=1.38, saturation=1.26, bokeh=.085, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.0, focus=(0, -.01, .06)),
}
SAGE, CREAM, BRASS = (.34, .39, .32), (.80, .77, .70), (.75, .52, .24)
FLOOR, BACK = -.92, 2.3


def spoon(x, z, length, r):
    """A ladle that hangs from the rail, bowl down."""
    steel = paint((.62, .62, .62), .25, 1)
    tube([(x, BACK - .06, z), (x, BACK - .06, z - length / 2), (x, BACK - .06, z - length)], .006, steel, res=3)
    sphere(r, (x, BACK - .075, z - length - r * .6), steel, scale=(1, .55, 1), seg=24)


def room():
    box((9, 4, .02), (0, 2.0, FLOOR - .01), paint((.34, .30, .26), .4))
    wall(9, 3.2, (0, BACK, FLOOR), tiles((.78, .77, .73), (.60, .58, .54), w=.20, h=.075, stagger=.5, wobble=.5))
    for x in (-1.75, 0, 1.75):
        put(cabinet(1.74, .60, .88, SAGE, 4, legs=0, knob=BRASS), (x, BACK - .30, FLOOR))
    box((6, .66, .04), (0, BACK - .32, FLOOR + .90), paint((.62, .44, .27), .4), bevel=.004)
    put(window(1.1, 1.2, 2, 2, strength=1.2, seed=61, horizon=.35), (-1.25, BACK - .04, .25))
    tube([(-.35, BACK - .06, .62), (.35, BACK - .06, .62), (1.25, BACK - .06, .62)], .009, paint(BRASS, .3, 1), res=3)
    for x, n, r in ((-.20, .22, .045), (.0, .26, .035), (.22, .20, .05), (.92, .24, .04)):
        spoon(x, .62, n, r)
    crowd(.45, 1.5, BACK - .28, FLOOR + .92, 64, (CREAM, (.60, .36, .22), (.30, .34, .30), (.74, .60, .40)), h=(.12, .26))
    put(board(.30, .20, .02), (.15, BACK - .10, FLOOR + 1.02), 0, lean=82)
    potted(bush((.12, .11, .14), 150, .04, 65), .07, .12, CREAM, at=(-1.0, BACK - .30, FLOOR + .92))


def build(sc, shot):
    world(sc, (.97, .98, 1.0), .26)
    box((3.4, 1.55, .04), (0, -.35, -.02), m_dark_stone(2.4, (.045, .046, .048), (.105, .104, .102), (.20, .19, .17), rough=.34), bevel=.004)
    with background():
        room()
    put(pile(((.74, .71, .64), (.34, .40, .36)), .24, .17, .018, 6, 600), (-.49, .14, 0), 14)
    put(bowl(.075, .05, CREAM, .5), (.46, .18, 0))
    put(jar(.13, .042, (.56, .38, .22), glass=True), (.34, .33, 0))
    area(sc, (-1.5, .35, 1.2), (0, 0, .05), 1.0, 96, (.99, .98, 1.0), size_y=1.2, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 15, (1.0, .91, .80))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 11, (1.0, .97, .95))
    area(sc, (-.8, 1.0, 1.5), (.2, BACK, .1), 1.3, 62, (1.0, .97, .93))
    area(sc, (1.4, 1.1, 1.5), (.9, BACK, -.1), 1.0, 24, (1.0, .90, .76))

"""White marble island in a bright kitchen: pale fronts, brass, herbs, glazed tiles; big daylight from the right."""
from kit import *
from props.furniture import cabinet
from props.lamps import globe
from props.place import paint, put
from props.food import peel
from props.plants import GREY, bush, potted, sprig
from props.rooms import planks, tiles, wall, window
from props.vessels import bottle, bowl, crowd, vase

CARD = Card(roles=('lifestyle',), categories=('kitchen', 'food', 'health', 'beauty'), scaled=True, reflection=.15, reflection_blur_px=7,
            ao=.6, samples=8, ev=.50, contrast=1.42, saturation=1.3, bokeh=.085, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.5, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.5, focus=(0, -.01, .06)),
}
FRONT, WOOD, SAND = (.74, .71, .66), (.56, .40, .25), (.76, .66, .52)
FLOOR, BACK = -.90, 1.55


def kitchen():
    planks(-3, 3, .8, BACK + .2, ((.56, .42, .28), (.62, .47, .32)), z=FLOOR, along='X')
    wall(8, 4, (0, BACK + .65, FLOOR), paint((.80, .79, .76), .8))
    box((8, .02, .72), (0, BACK + .63, .36), tiles((.70, .74, .70), w=.10, h=.10))
    put(cabinet(6.0, .60, .86, FRONT, 9, legs=.08, knob=(.85, .60, .28)), (.2, BACK + .3, FLOOR))
    box((6.2, .64, .04), (0, BACK + .3, FLOOR + .88), paint(WOOD, .35), bevel=.004)
    box((2.0, .24, .04), (-.85, BACK + .52, .44), paint(WOOD, .5), bevel=.003)
    crowd(-1.8, .05, BACK + .5, .46, 21, (SAND, (.84, .82, .78), (.40, .46, .40), (.70, .44, .26)))
    crowd(-1.9, -.55, BACK + .40, 0, 15, ((.84, .82, .78), SAND, (.62, .36, .20)), h=(.10, .24))
    put(window(1.3, 1.3, strength=1.05, frame=(.82, .81, .78), seed=4, horizon=.55), (.85, BACK + .60, .10))
    potted(bush((.15, .12, .17), 150, .05), .08, .13, (.82, .80, .76), at=(.36, BACK + .36, 0))
    potted(bush((.10, .10, .12), 110, .035, seed=9), .06, .10, (.62, .33, .20), at=(.66, BACK + .30, 0))
    put(bottle(.26, .035, (.20, .26, .10), (.60, .42, .26)), (-.22, BACK + .34, 0))
    put(bottle(.22, .032, (.60, .40, .12), (.60, .42, .26)), (-.12, BACK + .40, 0))
    for x in (-.62, .12):
        put(globe(1.5, .10, 3.5), (x, BACK - .25, .62))


def build(sc, shot):
    world(sc, (1.0, .97, .93), .24)
    box((3.4, 1.5, .04), (0, -.34, -.02), m_marble(seed=5.1, rough=.12, scale=1.4), bevel=.004)
    with background():
        kitchen()
    put(vase(.17, (.80, .77, .71), 'belly', .5, .6), (-.41, .20, 0))
    put(sprig(.30, 5, GREY), (-.41, .20, .10))
    put(bowl(.10, .05, (.62, .44, .27), rough=.5), (.42, .14, 0))
    for x, y, z in ((.40, .12, .062), (.455, .16, .06), (.425, .17, .092)):
        sphere(.036, (x, y, z), peel((.36, .46, .06)), scale=(1, 1, .94), seg=48)
    area(sc, (1.45, .35, 1.25), (0, 0, .05), 1.0, 84, (1.0, .97, .92), size_y=1.2, name='Key window')
    area(sc, (-1.5, -1.3, 1.4), (0, .1, .05), 1.6, 13, (.96, .98, 1.0))
    area(sc, (.8, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .97, .93))
    area(sc, (.9, .8, 1.7), (.4, BACK + .5, .1), 1.3, 34, (1.0, .96, .9))
    area(sc, (-1.1, .8, 1.6), (-.8, BACK + .5, 0), 1.2, 24, (1.0, .93, .84))

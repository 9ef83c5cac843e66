"""Walnut coffee table in a living room: sofa, floor lamp, palm, tall window with sheer curtains on the left."""
from kit import *
from props.books import stack
from props.furniture import rug, sofa
from props.lamps import floor_lamp
from props.place import paint, put
from props.plants import palm, potted
from props.rooms import curtain, picture, planks, wall, window
from props.vessels import candle, vase

CARD = Card(roles=('lifestyle',), categories=('home', 'electronics', 'books', 'toys'), scaled=True, reflection=.08, reflection_blur_px=12,
            ao=.65, samples=8, ev=.50, contrast=1.42, saturation=1.3, bokeh=.095, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.32, .36), (0, .05, .150), box=(.32, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.26, .80), (0, .05, .105), box=(.32, .32), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
SAND, RUST, CREAM = (.66, .60, .52), (.52, .24, .11), (.80, .76, .68)
FLOOR, BACK = -.42, 1.15


def room():
    planks(-3, 3, .4, 3.2, ((.48, .33, .20), (.54, .38, .24)), z=FLOOR)
    put(rug(3.2, 1.6, (.74, .69, .60)), (0, 1.2, FLOOR))
    wall(8, 3.4, (0, 2.75, FLOOR), paint((.76, .72, .66), .8))
    put(sofa(2.2, .92, SAND, (RUST, CREAM, (.36, .40, .34))), (.28, BACK + .50, FLOOR), 4)
    put(window(1.1, 2.3, 2, 3, strength=1.15, horizon=.45, seed=3), (-1.25, 2.70, FLOOR + .1))
    put(curtain(.5, 2.6, lit=.35), (-.62, 2.60, FLOOR))
    put(picture(.62, .80, seed=4), (.55, 2.72, .42))
    put(floor_lamp(1.45), (1.45, 2.1, FLOOR))
    potted(palm(.95, 12), .16, .28, (.80, .76, .70), at=(-.98, 1.85, FLOOR))


def build(sc, shot):
    world(sc, (1.0, .95, .88), .22)
    boards(m_oak(rough=.32, c=WALNUT), -1.10, .38, wide=(.17, .22))
    with background():
        room()
    pile, top = stack(((.76, .70, .60), (.34, .36, .30), (.60, .30, .17)), (.40, .16, 0), -9, w=.19, h=.26)
    put(candle(.075, .036, holder=(.80, .77, .71)), (.40, .15, top))
    put(vase(.20, (.76, .70, .61), 'moon', .6, .5), (-.45, .24, 0))
    area(sc, (-1.5, .35, 1.2), (0, 0, .05), 1.0, 90, (1.0, .96, .90), size_y=1.3, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 12, (1.0, .88, .74))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .97, .93))
    area(sc, (-1.4, 1.5, 1.3), (.2, 2.0, 0), 1.2, 46, (1.0, .97, .93))
    area(sc, (1.3, .9, 1.5), (.5, 2.2, 0), 1.2, 22, (1.0, .84, .64))

"""A white desk in a bright office: notebook and coffee, a long window, plants and chairs behind; daylight from the right."""
from kit import *
from props.desk import notebook, pencil, screen
from props.furniture import rack
from props.place import paint, put
from props.plants import blades, broadleaf, potted
from props.rooms import wall, window
from props.vessels import cup

CARD = Card(roles=('lifestyle',), categories=('office', 'electronics', 'books'), scaled=True, reflection=.07, reflection_blur_px=14,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.08, contrast=1.38, saturation=1.24, bokeh=.09, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.34, .37), (0, .05, .155), box=(.33, .35), focal=61, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.28, .82), (0, .05, .110), box=(.33, .34), focal=61, fstop=3.0, focus=(0, -.01, .06)),
}
FLOOR, BLUE, ASH = -.74, (.13, .22, .32), (.60, .46, .31)


def seat(x, y, turn, color):
    """An office chair from behind: padded back on a stem, five feet."""
    pad, steel = paint(color, .7), paint((.10, .10, .105), .4, .5)
    out = [box((.46, .07, .52), (0, .18, .78), pad, bevel=.03), box((.48, .46, .08), (0, 0, .46), pad, bevel=.03),
           tube([(0, 0, .10), (0, 0, .3), (0, 0, .44)], .028, steel, bev=3), tube([(0, .16, .46), (0, .24, .55), (0, .21, .70)], .02, steel, bev=3)]
    for k in range(5):
        a = k * 2 * pi / 5
        out.append(tube([(0, 0, .12), (.16 * cos(a), .16 * sin(a), .10), (.31 * cos(a), .31 * sin(a), .05)], .018, steel, bev=3))
    put(out, (x, y, FLOOR), turn)


def room():
    box((9, 5, .02), (0, 2.8, FLOOR - .01), paint((.42, .42, .42), .8))
    wall(10, 3.2, (0, 4.2, FLOOR), paint((.70, .70, .68), .8))
    put(window(3.0, 2.0, 4, 1, (.30, .31, .32), .03, strength=1.15, seed=101, horizon=.32, sill=False), (1.1, 4.16, FLOOR + .6))
    box((2.4, .75, .03), (.35, 2.7, FLOOR + .73), paint((.78, .77, .74), .4), bevel=.004)
    for x in (-.75, 1.45):
        box((.05, .7, .72), (x, 2.7, FLOOR + .36), paint((.70, .69, .66), .4), bevel=.004)
    put(screen(.62, .36, ((.10, .22, .34), (.60, .66, .70)), .9), (-.1, 2.75, FLOOR + .745), 6)
    put(screen(.62, .36, ((.10, .22, .34), (.60, .66, .70)), .9), (.85, 2.75, FLOOR + .745), -6)
    seat(-.62, 2.05, 24, BLUE)
    seat(1.25, 2.0, -20, (.34, .36, .38))
    shelf, heights = rack(1.0, 1.5, .34, 4, ASH)
    put(shelf, (-1.45, 3.9, FLOOR))
    rnd = Random(4)
    for z in heights:
        x = -1.9
        while x < -1.1:
            w = rnd.choice((.055, .055, .08))
            box((w - .004, .26, .30), (x + w / 2, 3.86, FLOOR + z + .15), paint(rnd.choice((BLUE, (.72, .71, .68), (.44, .50, .54))), .6), bevel=.003)
            x += w
    potted(broadleaf(1.1, 32, .22, seed=104), .17, .32, (.74, .73, .70), at=(-.55, 3.3, FLOOR))


def build(sc, shot):
    world(sc, (.94, .97, 1.0), .34)
    box((3.4, 1.55, .03), (0, -.36, -.015), m_matte('desk', (.74, .73, .70), .02, .36, .015), bevel=.003)
    with background():
        room()
    put(notebook(.15, .21, .014, BLUE, (.72, .70, .64)), (-.46, .05, 0), 10)
    put(pencil(.17, (.80, .62, .28)), (-.50, .02, .0155), 72)
    put(cup(.088, .041, (.80, .79, .75), (.09, .045, .02)), (.46, .06, 0), 30)
    potted(blades(.22, 9, 106), .05, .085, (.46, .50, .52), .5, at=(.42, .30, 0))
    area(sc, (1.55, .35, 1.3), (0, 0, .05), 1.1, 88, (.97, .98, 1.0), size_y=1.3, name='Key window')
    area(sc, (-1.5, -1.3, 1.3), (0, .1, .05), 1.6, 15, (1.0, .96, .90))
    area(sc, (.7, -1.7, 1.5), (0, .1, .05), 1.2, 12, (1.0, .98, .96))
    area(sc, (1.0, 2.2, 1.9), (0, 3.4, -.1), 1.6, 100, (.98, .98, 1.0))

"""Round dark-wood table by a café window: open book, pastry plate, chairs and lamps behind; late morning light."""
from kit import *
from props.books import opened
from props.food import beans, loaf
from props.furniture import chair
from props.lamps import pendant
from props.place import paint, put
from props.plants import DARK, broadleaf, potted
from props.rooms import planks, strand, wall, window
from props.vessels import crowd, cup, plate

CARD = Card(roles=('lifestyle',), categories=('food', 'books', 'electronics', 'fashion'), scaled=True, reflection=.10, reflection_blur_px=10,
            ao=.65, samples=8, ev=.52, contrast=1.38, saturation=1.28, bokeh=.095, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.28, .33), focal=62, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.28, .32), focal=62, fstop=3.0, focus=(0, -.01, .06)),
}
FLOOR = -.74
PETROL = (.075, .135, .150)


def room():
    planks(-3, 3, .3, 4.0, ((.40, .26, .15), (.45, .30, .18)), z=FLOOR)
    wall(9, 3.2, (0, 3.3, FLOOR), paint(PETROL, .7))
    box((2.6, .5, 1.0), (1.05, 2.7, FLOOR + .5), paint((.42, .26, .14), .45), bevel=.01)
    box((2.7, .58, .04), (1.05, 2.7, FLOOR + 1.02), paint((.78, .75, .70), .25), bevel=.006)
    crowd(.1, 2.0, 2.7, FLOOR + 1.04, 12, ((.80, .76, .68), (.60, .32, .17), (.74, .58, .34)), h=(.10, .24))
    for z in (.72, 1.06):
        box((2.2, .2, .03), (1.1, 3.18, z), paint((.42, .26, .14), .5), bevel=.003)
    crowd(.05, 2.1, 3.16, .735, 4, ((.80, .76, .68), (.34, .46, .46), (.74, .50, .26)), h=(.10, .20))
    strand([(.05, 3.02, .70), (2.1, 3.02, .70)], 9, sag=.02, strength=22)
    put(window(1.2, 2.2, 2, 3, (.06, .07, .07), .03, strength=1.2, seed=12, horizon=.42), (-1.15, 3.24, FLOOR + .35))
    lathe(roundprof([(0, -.03), (.36, -.03), (.38, -.015), (.36, 0), (0, 0)], .008), (-.48, 1.55, -.02), paint((.30, .17, .09), .3))
    tube([(-.48, 1.55, FLOOR), (-.48, 1.55, -.4), (-.48, 1.55, -.05)], .03, paint((.03, .03, .03), .4))
    put(chair((.34, .20, .11), (.58, .30, .17)), (.32, 1.50, FLOOR), 74)
    put(chair((.34, .20, .11), (.58, .30, .17)), (-1.15, 1.75, FLOOR), -70)
    put(cup(.07, .04, (.82, .79, .73)), (-.42, 1.48, -.02))
    potted(broadleaf(.8, 26, .22, color=DARK), .15, .28, (.60, .36, .22), at=(.84, 1.85, FLOOR))
    for x in (-.45, .55, 1.4):
        put(pendant(1.2, .15), (x, 2.3, .70))


def build(sc, shot):
    world(sc, (1.0, .94, .86), .22)
    lathe(roundprof([(0, -.03), (.72, -.03), (.76, -.015), (.74, 0), (0, 0)], .008), (0, -.28, 0), m_oak(rough=.30, c=((.085, .040, .020), (.19, .098, .052), (.30, .17, .095))))
    with background():
        room()
    put(opened(.26, .18), (-.40, .10, 0), 24)
    put(plate(.088, (.82, .79, .73), .5), (.37, .12, 0))
    put(loaf(.10, .028), (.37, .12, .006), 32)
    put(beans(16, .0055, spread=.05), (.30, -.05, 0))
    area(sc, (-1.45, .40, 1.2), (0, 0, .05), 1.0, 90, (1.0, .95, .86), size_y=1.2, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 13, (1.0, .84, .64))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .97, .93))
    area(sc, (-1.5, 1.4, 1.4), (.2, 2.4, -.1), 1.4, 75, (1.0, .95, .87))
    area(sc, (1.2, 1.5, 1.6), (.9, 2.8, .2), 1.2, 45, (1.0, .78, .50))

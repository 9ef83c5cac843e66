"""The top of a painted chest of drawers in a bedroom: lace of light from the left, a framed print, a bed beyond."""
from kit import *
from props.furniture import bed
from props.lamps import table_lamp
from props.place import paint, put
from props.plants import plume
from props.rooms import curtain, picture, planks, wall, window
from props.vessels import bowl, candle, vase

CARD = Card(roles=('lifestyle',), categories=('home', 'fashion', 'beauty', 'books'), scaled=True, reflection=.06, reflection_blur_px=12,
            ao=.62, samples=6, light_size=.36, detail_samples=3, ev=.46, contrast=1.40, saturation=1.27, bokeh=.09, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.0, focus=(0, -.01, .06)),
}
IVORY, MAUVE, OCHRE = (.76, .71, .62), (.46, .37, .38), (.62, .44, .22)
FLOOR = -.85


def room():
    planks(-3, 3, .5, 4.2, ((.40, .27, .165), (.45, .31, .19)), z=FLOOR)
    wall(9, 3.4, (0, 3.9, FLOOR), paint((.60, .55, .52), .8))
    put(bed(1.6, IVORY, MAUVE, (.42, .33, .30), (IVORY, OCHRE), 6), (.55, 2.55, FLOOR), -16)
    put(window(1.2, 2.2, 2, 3, strength=1.2, seed=71, horizon=.42), (-1.45, 3.86, FLOOR + .25))
    put(curtain(.45, 2.7, IVORY, 7, lit=.45), (-.74, 3.74, FLOOR))
    put(picture(.8, .6, (.56, .42, .24), seed=72, ink=(MAUVE, OCHRE, (.70, .60, .50))), (.75, 3.87, .48))
    box((.42, .38, .48), (1.75, 3.3, FLOOR + .24), paint((.40, .26, .15), .45), bevel=.006)
    put(table_lamp(.46, (.70, .62, .54)), (1.75, 3.3, FLOOR + .48))


def build(sc, shot):
    world(sc, (1.0, .96, .93), .25)
    box((3.4, 1.55, .035), (0, -.36, -.0175), m_oak(rough=.42, c=((.30, .18, .09), (.46, .30, .17), (.58, .41, .25)), seed=7), bevel=.006)
    with background():
        room()
    put(vase(.19, (.66, .55, .44), 'bottle', .6) + put(plume(.34, 74, 3), (0, 0, .15)), (.48, .21, 0))
    put(bowl(.060, .034, IVORY, .4), (-.40, .06, 0))
    for i, (x, y) in enumerate(((-.405, .06), (-.39, .075))):
        tube([(x + .020 * cos(a), y + .020 * sin(a), .030 + .005 * i) for a in [k * pi / 8 for k in range(16)]], .0024, m_metal(), cyclic=True, bev=4)
    put(candle(.085, .036, holder=MAUVE), (-.50, .22, 0))
    area(sc, (-1.5, .40, 1.25), (0, 0, .05), 1.05, 88, (1.0, .95, .87), size_y=1.3, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 14, (1.0, .90, .82))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 10, (1.0, .97, .95))
    area(sc, (-1.2, 2.0, 1.8), (.4, 3.2, -.2), 1.4, 90, (1.0, .96, .90))

"""An oak dining table, not yet laid: linen runner, chairs and a lit pendant behind, window on the right."""
from kit import *
from props.furniture import cabinet, chair
from props.lamps import pendant
from props.place import paint, put
from props.plants import OLIVE, sprig
from props.rooms import curtain, picture, planks, wall, window
from props.textiles import pile
from props.vessels import bowl, plate, vase

CARD = Card(roles=('lifestyle',), categories=('home', 'food', 'kitchen'), scaled=True, reflection=.06, reflection_blur_px=12,
            ao=.65, samples=6, light_size=.36, detail_samples=3, ev=.46, contrast=1.40, saturation=1.28, bokeh=.09, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.34, .37), (0, .05, .155), box=(.34, .35), focal=61, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.28, .82), (0, .05, .110), box=(.34, .34), focal=61, fstop=3.0, focus=(0, -.01, .06)),
}
LINEN, SAGE, WOOD = (.78, .74, .66), (.42, .46, .38), (.36, .22, .12)
FLOOR = -.75


def room():
    planks(-3, 3, .5, 3.6, ((.46, .31, .18), (.51, .35, .21)), z=FLOOR)
    wall(8, 3.2, (0, 3.1, FLOOR), paint((.62, .58, .50), .8))
    put(window(1.2, 2.1, 2, 3, strength=1.2, seed=31, horizon=.42), (1.35, 3.06, FLOOR + .3))
    put(curtain(.42, 2.6, LINEN, 7, lit=.4), (.66, 2.95, FLOOR))
    put(cabinet(1.3, .42, .85, WOOD, 3, knob=(.75, .52, .24)), (-.95, 2.8, FLOOR))
    put(bowl(.14, .09, (.60, .40, .26), .5), (-.7, 2.78, FLOOR + .85))
    put(vase(.30, SAGE, 'amphora', .6), (-1.25, 2.78, FLOOR + .85))
    put(picture(.6, .75, (.40, .26, .14), seed=9), (-.95, 3.07, .42))
    for x, t in ((-.62, 6), (.20, -8), (.95, 4)):
        put(chair(WOOD, SAGE), (x, 1.05, FLOOR), t)
    put(pendant(1.0, .20, (.76, .72, .64), 0.0), (.10, 1.7, .74))


def build(sc, shot):
    world(sc, (1.0, .96, .90), .24)
    boards(m_oak(rough=.36, tint=(1.0, .94, .86)), -1.10, .48, wide=(.16, .21), seed=12)
    with background():
        room()
    put(plate(.135, (.80, .77, .70), .4), (-.47, .14, 0))
    put(plate(.10, (.46, .50, .43), .5), (-.47, .14, .012))
    put(pile(((.74, .68, .58),), .15, .10, .016, 4, 600), (-.46, .12, .032), 24)
    put(vase(.15, (.78, .74, .66), 'belly', .6, .5), (.47, .20, 0))
    put(sprig(.30, 15, OLIVE, .035, wide=.35), (.47, .20, .09))
    area(sc, (1.55, .40, 1.25), (0, 0, .05), 1.05, 86, (1.0, .96, .89), size_y=1.3, name='Key window')
    area(sc, (-1.6, -1.3, 1.3), (0, .1, .05), 1.6, 13, (1.0, .92, .82))
    area(sc, (.8, -1.7, 1.5), (0, .1, .05), 1.2, 11, (1.0, .97, .93))
    area(sc, (1.2, 1.6, 1.5), (-.3, 2.8, .1), 1.3, 60, (1.0, .95, .88))

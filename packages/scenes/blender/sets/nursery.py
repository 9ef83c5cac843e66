"""White chest of drawers in a nursery: cot, soft toys, pastel wall, daylight from the left."""
from kit import *
from props.furniture import basket, rack
from props.lamps import globe
from props.place import paint, put
from props.rooms import curtain, planks, wall, window
from props.toys import PASTEL, blocks, crib, rainbow, rings, teddy

CARD = Card(roles=('lifestyle',), categories=('baby', 'toys'), scaled=True, reflection=.06, reflection_blur_px=12,
            ao=.6, samples=8, ev=.45, contrast=1.42, saturation=1.3, bokeh=.085, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .37), (0, .05, .155), box=(.30, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .81), (0, .05, .110), box=(.30, .32), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
MINT, CREAM, BEECH = (.36, .50, .42), (.80, .74, .64), (.66, .47, .29)
SUN = toward(-.84, -.36, .62)
FLOOR, BACK = -.78, 1.40


def room():
    planks(-3, 3, .4, 2.9, ((.58, .45, .31), (.63, .49, .34)), z=FLOOR)
    wall(8, 3.2, (0, BACK + .75, FLOOR), paint(MINT, .8))
    lathe([(0, 0), (.62, 0)], (.45, BACK + .745, .25), paint(CREAM, .8), rot=(pi / 2, 0, 0))
    put(crib(1.25, .66, .92, BEECH, (.80, .70, .56)), (.42, BACK + .36, FLOOR), -4)
    put(teddy(.34, (.50, .33, .19)), (.15, BACK + .25, FLOOR + .42), 10)
    put(window(1.05, 1.5, 2, 2, strength=1.15, seed=2, horizon=.5), (-1.05, BACK + .71, -.18))
    put(curtain(.38, 2.4, CREAM, 7, lit=.35), (-.52, BACK + .62, FLOOR + .05))
    unit, heights = rack(.8, .78, .32, 2, BEECH)
    put(unit, (-.98, BACK + .42, FLOOR))
    put(rings(.22), (-.80, BACK + .40, FLOOR + .79), scale=1.3)
    put(rainbow(.15), (-1.12, BACK + .40, FLOOR + .79))
    put(basket(.15, .22), (-1.14, BACK + .36, FLOOR + heights[1]))
    put(blocks(7, .07), (-.80, BACK + .34, FLOOR + heights[1]))
    for i, c in enumerate(PASTEL):
        sphere(.045, (.25 + i * .10, BACK + .3 + (i % 2) * .1, .60 + .05 * (i % 3)), paint(c, .6))
    put(globe(1.2, .13, 3.0), (-.25, BACK + .2, .78))


def build(sc, shot):
    world(sc, (1.0, .98, .95), .34)
    box((3.4, 1.5, .035), (0, -.35, -.0175), m_matte('white wood', (.78, .75, .70), .02, .40), bevel=.006)
    with background():
        room()
    put(teddy(.25), (-.46, .17, 0), 28)
    put(blocks(7, .046, seed=5), (.44, .16, 0), 0)
    sun(sc, SUN, 5.0, 2.0, (1.0, .91, .80))
    area(sc, (-1.45, .40, 1.2), (0, 0, .05), 1.1, 26, (1.0, .97, .93), size_y=1.3)
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 18, (1.0, .95, .90))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 10, (1.0, .98, .95))
    area(sc, (-1.2, .8, 1.4), (.3, BACK + .4, 0), 1.2, 38, (1.0, .97, .93))
    area(sc, (1.2, .6, 1.5), (.4, BACK + .4, 0), 1.1, 22, (1.0, .94, .86))
    beam = Gobo(SUN, (.02, .06, .05), 2.6)
    beam.window(.84, .62, bars_u=(.12,), bars_v=(.15,))

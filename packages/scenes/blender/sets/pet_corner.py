"""Oak floor in a sunlit living room corner: feeding bowls, scratching post, round bed by a tall window. Floor scale."""
from kit import *
from props.furniture import basket, sofa
from props.pets import ball, dog_bed, feeding_bowl, post
from props.place import paint, put
from props.plants import palm, potted
from props.rooms import curtain, wall, window

CARD = Card(roles=('lifestyle',), categories=('pets', 'toys', 'fitness'), scaled=True, ground='floor', reflection=.08, reflection_blur_px=14,
            ao=.65, samples=8, ev=.48, contrast=1.42, saturation=1.28, bokeh=.06, back_size=720, back_samples=11)
VIEWS = {
    'low': View((0, -2.25, .62), (0, .08, .25), box=(.54, .56), focal=62, fstop=1.8, focus=(0, -.02, .1)),
    'mid': View((0, -2.10, 1.32), (0, .08, .19), box=(.54, .54), focal=62, fstop=1.8, focus=(0, -.02, .1)),
}
OAK = ((.20, .105, .05), (.40, .235, .125), (.55, .36, .21))
SUN = toward(-.82, .05, .60)


def corner(oak, edge):
    boards(oak, edge, 3.2, width=7, wide=(.15, .18), thick=.02, seed=5)
    wall(9, 3, (0, 3.2, 0), paint((.66, .63, .56), .8))
    box((9, .03, .12), (0, 3.18, .06), paint((.80, .78, .73), .5), bevel=.006)
    put(window(1.3, 2.3, 2, 4, strength=1.2, sill=False, seed=7, horizon=.42), (-.95, 3.16, .06))
    put(curtain(.5, 2.7, (.82, .79, .72), lit=.35), (-.05, 3.0, 0))
    put(sofa(1.9, .9, (.42, .47, .42), ((.62, .34, .18), (.80, .75, .64))), (1.10, 2.25, 0), -10)
    put(post(.72), (-.78, 1.85, 0), 14)
    put(dog_bed(.40, (.64, .54, .43), (.82, .78, .70)), (.20, 1.62, 0))
    put(ball(.045, (.62, .22, .10)), (.12, 1.50, .12))
    put(basket(.18, .28), (-1.30, 1.75, 0))
    potted(palm(.95, 11), .15, .26, (.80, .76, .69), at=(-1.62, 2.3, 0))


def build(sc, shot):
    world(sc, (1.0, .97, .92), .26)
    oak = m_oak(rough=.36, c=OAK)
    edge = boards(oak, -1.8, 1.10, width=7, wide=(.15, .18), thick=.02)
    with background():
        corner(oak, edge)
    put(feeding_bowl(.10, .065, (.36, .46, .46)), (.60, .24, 0))
    put(feeding_bowl(.085, .055, (.80, .76, .68), None), (.80, .40, 0))
    put(ball(.034), (-.62, .10, 0), 50)
    sun(sc, SUN, 4.4, 1.6, (1.0, .90, .74))
    area(sc, (-2.3, .5, 2.0), (0, 0, .1), 1.5, 90, (1.0, .97, .93), size_y=1.7)
    area(sc, (2.2, -2.2, 2.0), (0, .1, .1), 2.2, 55, (1.0, .92, .82))
    area(sc, (-1.0, -2.6, 2.2), (0, .1, .1), 1.8, 36, (1.0, .98, .95))
    area(sc, (-1.2, .9, 2.2), (.2, 2.2, .3), 1.5, 110, (1.0, .96, .90))
    beam = Gobo(SUN, (.05, .12, .05), 3.6)
    beam.window(1.9, 1.5, bars_u=(-.30, .42), bars_v=(.42,), bar=.06)

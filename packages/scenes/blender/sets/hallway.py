"""Jute rug in an entrance hall: bench with cushions, dog basket, panelled wall, glazed door. Floor scale."""
from kit import *
from props.furniture import basket, bench, cushion, rug
from props.lamps import globe
from props.pets import ball, bone, dog_bed, rope
from props.place import put
from props.plants import broadleaf, potted
from props.rooms import panelling, planks, window

CARD = Card(roles=('lifestyle',), categories=('pets',), scaled=True, ground='floor', reflection=.02, reflection_blur_px=18,
            ao=.65, samples=8, ev=.47, contrast=1.42, saturation=1.3, bokeh=.06, back_size=720, back_samples=11)
VIEWS = {
    'low': View((0, -2.25, .62), (0, .08, .25), box=(.54, .56), focal=62, fstop=1.8, focus=(0, -.02, .1)),
    'mid': View((0, -2.10, 1.32), (0, .08, .19), box=(.54, .54), focal=62, fstop=1.8, focus=(0, -.02, .1)),
}
SAGE, CREAM, CLAY = (.44, .48, .40), (.80, .75, .66), (.56, .31, .19)


def hall():
    planks(-3, 3, -1.6, 2.3, ((.50, .35, .21), (.55, .40, .25)), z=-.012, along='X')
    panelling(9, 3, SAGE, (0, 2.15, 0), 9)
    put(window(.95, 2.3, 2, 4, (.74, .70, .62), .04, sill=False, strength=1.2, seed=4, horizon=.4), (-1.35, 2.10, .05))
    put(bench(1.25, .38, .46, (.48, .31, .18), CREAM), (.30, 1.80, 0))
    put(cushion(.44, .44, .15, CLAY), (.02, 1.86, .50), 8, lean=-16)
    put(cushion(.40, .40, .14, (.34, .40, .36)), (.62, 1.86, .50), -10, lean=-16)
    put(basket(.16, .24), (.10, 1.78, 0))
    put(basket(.15, .20, (.46, .32, .17)), (.52, 1.80, 0))
    put(dog_bed(.42), (-.74, 1.42, 0))
    put(ball(.05, (.55, .20, .10)), (-.66, 1.36, .13))
    potted(broadleaf(.95, 30, .24), .17, .30, (.78, .74, .67), at=(1.22, 1.72, 0))
    put(globe(1.0, .14, 3.0), (.3, 1.4, 2.0))


def build(sc, shot):
    world(sc, (1.0, .96, .90), .26)
    put(rug(2.6, 2.4, (.43, .345, .245), (.22, .165, .115)), (0, -.22, -.012))
    with background():
        hall()
    put(ball(.034), (.60, .22, 0), 30)
    put(rope(.30, .017), (-.62, .26, 0), 30)
    put(bone(.15), (.72, -.02, 0), 60)
    area(sc, (-2.3, .5, 2.0), (0, 0, .1), 1.5, 210, (1.0, .96, .90), size_y=1.7, name='Key door')
    area(sc, (2.2, -2.2, 2.0), (0, .1, .1), 2.2, 50, (1.0, .90, .78))
    area(sc, (-1.0, -2.6, 2.2), (0, .1, .1), 1.8, 34, (1.0, .98, .95))
    area(sc, (-1.2, .7, 2.2), (.2, 1.9, .3), 1.5, 110, (1.0, .96, .90))
    area(sc, (1.6, .8, 2.2), (.6, 1.9, .3), 1.2, 50, (1.0, .88, .72))

"""Rubber gym floor in front of a rack of dumbbells; daylight from high windows on the left. Floor scale."""
from kit import *
from props.place import paint, put
from props.rooms import wall, window
from props.sport import ball, cage, dumbbell, kettlebell, rack, rubber, weight

CARD = Card(roles=('lifestyle',), categories=('fitness', 'health', 'electronics', 'fashion'), scaled=True, ground='floor', reflection=.04, reflection_blur_px=18,
            ao=.65, samples=8, ev=.55, contrast=1.42, saturation=1.3, bokeh=.06, back_size=720, back_samples=11)
VIEWS = {
    'low': View((0, -2.25, .62), (0, .08, .25), box=(.52, .56), focal=62, fstop=1.8, focus=(0, -.02, .1)),
    'mid': View((0, -2.10, 1.32), (0, .08, .19), box=(.52, .54), focal=62, fstop=1.8, focus=(0, -.02, .1)),
}
TEAL = (.10, .26, .30)


def hall():
    box((8, 3, .02), (0, 2.76, -.008), paint((.46, .32, .20), .4))
    wall(9, 4, (0, 3.2, 0), paint((.62, .60, .57), .8))
    for x in (-1.6, 0, 1.6):
        put(window(1.4, 1.9, 3, 2, (.10, .10, .105), .03, strength=1.2, seed=int(x * 10), horizon=.25), (x, 3.16, .85))
    put(rack(2.3, 3, 3), (.45, 1.62, 0), -4)
    for i, (x, c) in enumerate(((-.98, (.60, .30, .06)), (-.76, TEAL), (-.56, (.55, .10, .05)))):
        put(kettlebell(.105 + .008 * i, band=c), (x, 1.45 + .03 * i, 0), 10)
    put(ball(.33, (.30, .40, .44)), (-1.35, 2.1, 0))
    put(cage(1.3, 2.4, 1.2), (-1.1, 2.6, 0))


def build(sc, shot):
    world(sc, (.96, .98, 1.0), .30)
    floor = rubber((.045, .047, .05), (.16, .25, .28), .05)
    for i in range(-3, 4):
        for j in range(-2, 2):
            box((.997, .797, .02), (i * 1.0 + .5 * (j % 2), -.35 + j * .8 + .4, -.01), floor, bevel=.002)
    with background():
        hall()
    put(dumbbell(.30, .066), (-.62, .30, 0), 62)
    put(weight(.20, .05, ring=TEAL), (.74, .46, 0), -24)
    area(sc, (-2.3, .6, 2.1), (0, 0, .1), 1.5, 270, (1.0, .97, .92), size_y=1.6, name='Key window')
    area(sc, (2.2, -2.2, 2.0), (0, .1, .1), 2.2, 60, (1.0, .93, .84))
    area(sc, (-1.0, -2.6, 2.2), (0, .1, .1), 1.8, 40, (1.0, .98, .95))
    area(sc, (-1.4, .8, 2.6), (.2, 2.0, .3), 1.6, 150, (1.0, .97, .93))
    area(sc, (1.6, .8, 2.4), (.6, 2.0, .3), 1.4, 80, (1.0, .92, .82))

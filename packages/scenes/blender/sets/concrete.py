"""Cast concrete slab in front of a concrete wall with form ties; one hard light from the left, its edge across the wall. For any
product."""
from kit import *

CARD = Card(roles=('studio', 'luxury', 'podium'), ao=.65, reflection=.03, reflection_blur_px=20, ev=.45, contrast=1.34, saturation=1.10, light_size=.5, samples=12)
VIEWS = {
    'low': View((0, -1.62, .42), (0, .05, .175), box=(.30, .33), focal=68),
    'mid': View((0, -1.48, .82), (0, .05, .115), box=(.30, .32), focal=68),
}
SUN = toward(-.86, -.52, .66)


def build(sc, shot):
    world(sc, (.90, .95, 1.0), .40)
    box((4, 1.9, .12), (0, -.30, -.06), m_concrete((.50, .49, .465), 1.0, .62, .5), bevel=.006)
    face = m_concrete((.44, .43, .41), 7.0, .8, .8, .18)
    for i in range(-2, 3):
        for j in range(2):
            box((.896, .08, .596), (i * .90 + .28, .74, -.12 + .30 + j * .60), face, bevel=.003)
    for x in (-.44, .46):
        for z in (.30, .66):
            lathe([(0, .0), (.016, .0), (.018, .008)], (x, .6915, z), paint_dark(), rot=(pi / 2, 0, 0), n=40)
    sun(sc, SUN, 5.6, 1.2, (1.0, .94, .86))
    area(sc, (1.5, -1.2, 1.2), (0, .1, .1), 1.4, 10, (.90, .94, 1.0), name='Sky')
    beam = Gobo(SUN, (0, .45, .22), 1.6)
    beam.card(.98, .30, .9, 3.0, .36)


def paint_dark():
    """The inside of a form tie's hole."""
    return M('hole', (.06, .06, .058), .9).mat

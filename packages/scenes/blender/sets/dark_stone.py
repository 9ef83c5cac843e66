"""Nearly black stone with a brass inlay and a warm edge of light: for expensive products."""
from kit import *

CARD = Card(roles=('luxury',), reflection=.14, reflection_blur_px=9, ao=.7, ev=.95, contrast=1.28, saturation=1.15, samples=16,
            bounces=4, vignette=.16)
VIEWS = {
    'low': View((0, -1.62, .42), (0, .05, .180), box=(.28, .33), focal=68),
    'mid': View((0, -1.48, .84), (0, .05, .120), box=(.28, .32), focal=68),
}


def build(sc, shot):
    world(sc, (.75, .82, 1.0), .07)
    stone = m_dark_stone(seed=2.4, scale=1.5, rough=.22)
    wall = m_dark_stone(seed=7.7, scale=.9, rough=.45, base=(.022, .021, .0215), light=(.046, .043, .041))
    brass = m_metal((.86, .60, .29), .22)
    box((3.4, 1.86, .06), (0, .03, -.03), stone, bevel=.004)
    box((3.4, .016, .012), (0, .525, .0005), brass, bevel=.002)
    box((3.0, .10, 3), (-1.56, 1.00, 1.2), wall, bevel=.004)
    box((3.0, .10, 3), (1.46, .99, 1.2), wall, bevel=.004)
    box((.016, .06, 3), (-.05, .95, 1.2), brass, bevel=.002)
    disc(.105, .16, (.43, .40, 0), stone, bevel=.004)
    disc(.055, .26, (-.475, .36, 0), brass, bevel=.003)
    area(sc, (-1.15, -1.0, 1.45), (0, .02, .10), .75, 46, (1.0, .93, .84), name='Key')
    area(sc, (.25, .90, .035), (.25, 1.0, .6), 3.0, 8, (1.0, .66, .34), size_y=.03, name='Edge')
    area(sc, (1.25, .55, .85), (0, 0, .15), .30, 20, (1.0, .74, .45), size_y=1.1, name='Rim')
    area(sc, (.1, -.2, 2.0), (0, .3, 0), 1.4, 7, (.92, .95, 1.0), name='Top')

"""Seamless paper: a sweep with a pool of light, one large softbox. Nothing distracts from the product."""
from kit import *

CARD = Card(roles=('studio',), ao=.6, ev=.38, contrast=1.22, saturation=1.15, samples=10, vignette=.12)
VIEWS = {
    'low': View((0, -1.72, .46), (0, .05, .205), box=(.30, .34), focal=70),
    'mid': View((0, -1.58, .87), (0, .05, .140), box=(.30, .33), focal=70),
}
PALETTES = {'warm': (.56, .475, .395), 'blue': (.40, .53, .65)}


def build(sc, shot):
    world(sc, (1.0, .98, .96), .25)
    sweep(m_matte('paper', shot.palette, bump=.05, rough=.75, var=.012), back=.95, radius=.75)
    area(sc, (-1.5, -1.25, 2.0), (0, .05, .08), .95, 118, (1.0, .97, .93), name='Key')
    area(sc, (2.0, -.8, .9), (0, .2, .2), 1.5, 12, (.95, .97, 1.0), name='Fill')
    area(sc, (.45, .2, 2.0), (.05, 1.62, .62), .30, 19, (1.0, .96, .92), spread=60, name='Pool')

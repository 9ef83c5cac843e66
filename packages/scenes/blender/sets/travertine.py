"""Travertine blocks in front of a plaster arch in the evening sun, shadows of olive leaves."""
from kit import *

H = .075
CARD = Card(roles=('podium', 'studio'), anchor=(0, 0, H), ao=.6, ev=.0, contrast=1.28, saturation=1.15, samples=10,
            support=dict(shape='disc', center=[0, 0], radius=.225, drop_to=0.0))
VIEWS = {
    'low': View((0, -1.72, .46), (0, .05, .225), box=(.24, .31), focal=70),
    'mid': View((0, -1.58, .92), (0, .05, .175), box=(.24, .31), focal=70),
}
SUN = toward(-.80, -.85, .82)


def build(sc, shot):
    world(sc, (.92, .93, 1.0), .42)
    plaster = m_plaster((.66, .545, .43), bump=.28)
    box((7, 5, .06), (0, 0, -.03), m_plaster((.62, .505, .39), bump=.12))
    box((7, .1, 4), (0, 1.30, 1.9), plaster)
    arch(.52, .36, .36, .12, (.0, .86, 0), plaster, bevel=.012)
    disc(.225, H, (0, 0, 0), m_travertine((.74, .655, .545), seed=1.5, scale=1.6), bevel=.007)
    box((.27, .22, .17), (-.42, .36, .085), m_travertine(seed=4.2, scale=1.6), bevel=.006, rot=(0, 0, .22))
    disc(.085, .27, (.41, .40, 0), m_travertine((.60, .47, .345), seed=8.1, scale=1.6), bevel=.006)
    sphere(.055, (.375, .16, .055), m_plaster((.80, .72, .62), bump=.2), seg=96)
    sun(sc, SUN, 5.6, 1.6, (1.0, .88, .73))
    area(sc, (-1.2, -1.7, 1.1), (0, .1, .2), 1.6, 20, (.90, .94, 1.0), name='Sky')
    area(sc, (1.8, -1.0, .9), (0, .1, .2), 1.4, 7, (1.0, .92, .82), name='Bounce')
    beam, rnd = Gobo(SUN, (0, .6, .40), 1.5), Random(8)
    beam.branch(.62, .10, 1.05, .60, rnd, leaf=.11, leaves=16)
    beam.branch(-.10, .62, 2.1, .55, rnd, leaf=.10, leaves=15)
    beam.branch(-.52, .42, -2.4, .40, rnd, leaf=.10, leaves=12)

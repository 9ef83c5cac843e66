"""Terrazzo slab in front of a quiet wall; from above, the slab alone in window light."""
from kit import *

CARD = Card(roles=('studio', 'flat_lay'), reflection=.07, reflection_blur_px=7, ao=.55, ev=.42, contrast=1.25, saturation=1.15)
VIEWS = {
    'low': View((0, -1.62, .42), (0, .05, .170), box=(.30, .33), focal=68),
    'mid': View((0, -1.48, .82), (0, .05, .115), box=(.30, .32), focal=68),
    'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=78),
}


def build(sc, shot):
    world(sc, (.97, .98, 1.0), .30)
    slab = m_terrazzo(base=(.74, .70, .65), colors=((.60, .42, .31), (.46, .47, .44), (.82, .77, .68), (.30, .31, .31), (.69, .56, .44)), scale=1.35)
    if shot.view == 'top':
        box((4, 4, .05), (0, 0, -.025), slab)
        low = toward(-1.0, .55, .75)
        sun(sc, low, 3.6, 2.4, (1.0, .90, .78))
        area(sc, (-1.4, .9, 1.5), (0, 0, 0), 1.2, 30, (.96, .98, 1.0), name='Sky')
        Gobo(low, (.10, .06, 0), 1.6).window(1.25, .62, bars_u=(.31,))
        return
    box((3.6, 1.02, .055), (0, .0, -.0275), slab, bevel=.006)
    box((7, .1, 4), (0, .98, .9), m_plaster((.66, .70, .665), bump=.22))
    box((7, 3, .05), (0, 0, -.5), m_plaster((.60, .63, .60)))
    disc(.10, .20, (.42, .33, 0), m_terrazzo(base=(.56, .35, .27), colors=((.80, .72, .62), (.40, .22, .16), (.70, .52, .42)), scale=.8, seed=4), bevel=.005)
    sphere(.07, (-.44, .30, .07), m_matte('ball', (.80, .74, .64)), seg=96)
    area(sc, (-1.6, -.9, 1.5), (0, .05, .08), .34, 84, (1.0, .93, .84), name='Key')
    area(sc, (1.8, -.9, 1.0), (0, .1, .2), 1.5, 6, (.96, .98, 1.0), name='Fill')

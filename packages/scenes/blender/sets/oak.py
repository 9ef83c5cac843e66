"""Oak boards from above and at an angle from above, daylight through a glazed window."""
from kit import *

CARD = Card(roles=('flat_lay', 'half_above'), reflection=.03, reflection_blur_px=16, ao=.6, ev=.62, contrast=1.25, saturation=1.12, light_size=.6)
VIEWS = {
    'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80),
    'high': View((0, -1.16, 1.16), (0, 0, 0), box=(.40, .32), focal=80),
}
PALETTES = {'pale': PALE, 'tan': TAN, 'walnut': WALNUT}
SUN = toward(-1.0, .50, .72)


def build(sc, shot):
    world(sc, (.96, .98, 1.0), .45)
    boards(m_oak(scale=1.35, rough=.45, c=shot.palette), -.62, 1.0 if shot.view == 'high' else .62, width=2.4, wide=(.13, .17), seed=9)
    box((4, 4, .02), (0, 0, -.06), M('gap', (.02, .014, .01), .9).mat)
    sun(sc, SUN, 3.4, 2.2, (1.0, .91, .80))
    area(sc, (-1.4, .8, 1.5), (0, 0, 0), 1.2, 26, (.95, .98, 1.0), name='Sky')
    Gobo(SUN, (.05, .02, 0), 1.6).window(1.2, .62, bars_u=(-.30, .30), bars_v=(.17,))

"""White marble counter in front of a plaster wall; low sun through a glazed window and palm leaves."""
from kit import *

CARD = Card(roles=('studio', 'flat_lay'), reflection=.16, reflection_blur_px=5, ao=.55, ev=.48, contrast=1.3, saturation=1.25)
VIEWS = {
    'low': View((0, -1.42, .40), (0, .06, .155), box=(.30, .33), focal=62, fstop=4.0, focus=(0, 0, .08)),
    'mid': View((0, -1.38, .80), (0, .02, .120), box=(.30, .32), focal=64, fstop=5.6, focus=(0, 0, .06)),
    'high': View((0, -1.14, 1.06), (0, .03, .085), box=(.30, .29), focal=64, fstop=5.6, focus=(0, 0, .05)),
    'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80),
}
SUN = toward(-.86, -.62, .80)


def build(sc, shot):
    world(sc, (.86, .90, 1.0), .40)
    stone = m_marble(seed=3.3, rough=.10, scale=1.6)
    box((3.2, 1.35, .04), (0, .10, -.02), stone, bevel=.004)
    box((6, .1, 4), (0, .83, 1.0), m_plaster((.82, .775, .715), bump=.30))
    sun(sc, SUN, 7.0, 1.3, (1.0, .87, .70))
    area(sc, (-1.6, -.5, 1.1), (0, .1, .1), 1.2, 9, (.82, .90, 1.0))
    beam = Gobo(SUN, (.16, .02, 0) if shot.view == 'top' else (.06, .33, .20), 2.1)
    beam.window(1.02, 1.16, bars_u=(0,), bars_v=(.16, -.24))
    rnd = Random(4)
    beam.frond(.60, -.10, .55, .62, rnd, nearer=.75)
    beam.frond(.55, .22, 1.15, .50, rnd, nearer=.75)
    beam.frond(-.52, .52, -2.35, .42, rnd, nearer=.75)

"""A plastered wall above a painted dado, seen straight on: afternoon sun through a window and a branch. For products that hang. The
wall is in the XY plane, +Y is up; for a camera that looks along its normal it is the same as a surface seen from above."""
from kit import *

CARD = Card(roles=('flat_lay',), categories=('home', 'office', 'toys', 'baby'), scaled=True, ground='wall', ao=.5, ev=.32, contrast=1.30, saturation=1.15,
            light_size=.36, samples=6, detail_samples=3)
VIEWS = {'top': View((0, 0, 3.3), (0, 0, 0), box=(.84, .84), focal=80)}
SUN = toward(-.66, .44, .80)


def build(sc, shot):
    world(sc, (.92, .95, 1.0), .42)
    box((4, 4, .06), (0, 0, -.03), m_plaster((.66, .63, .57), bump=.20, var=.04))
    dado = m_matte('dado', (.30, .36, .345), .05, .5, .02)
    box((4, .60, .012), (0, -.93, .006), dado, bevel=.003)
    box((4, .048, .030), (0, -.622, .015), dado, bevel=.009)
    box((4, .016, .016), (0, -.662, .018), dado, bevel=.006)
    sun(sc, SUN, 5.2, 1.4, (1.0, .90, .76))
    area(sc, (1.8, .4, 2.2), (0, 0, 0), 2.0, 26, (.92, .95, 1.0), name='Room')
    beam, rnd = Gobo(SUN, (.06, .05, 0), 2.6, up=(0, 1, 0)), Random(21)
    beam.window(1.10, 1.22, bars_u=(.04,), bars_v=(-.14,))
    for u, v, a in ((.62, .52, 2.3), (.66, .05, 1.8), (-.64, .62, -2.4)):
        beam.branch(u, v, a, .55, rnd, nearer=.5, leaf=.085)

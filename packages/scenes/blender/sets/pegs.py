"""Painted boards with a rail of oak pegs above, seen straight on, daylight from the upper left. For clothing that hangs. The wall is
in the XY plane, +Y is up; for a camera that looks along its normal it is the same as a surface seen from above."""
from kit import *

CARD = Card(roles=('flat_lay',), categories=('fashion', 'baby', 'kitchen'), scaled=True, ground='wall', ao=.55, ev=.36, contrast=1.32, saturation=1.18,
            light_size=.36, samples=6, detail_samples=3)
VIEWS = {'top': View((0, 0, 3.3), (0, 0, 0), box=(.84, .90), focal=80)}


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .30)
    board, x, rnd = m_matte('board', (.58, .575, .54), .08, .5, .03), -1.2, Random(8)
    while x < 1.2:
        box((.112, 4, .02), (x, 0, -.010 - rnd.uniform(0, .0006)), board, bevel=.004)
        x += .1135
    oak = m_oak(rough=.4, c=((.36, .22, .115), (.54, .36, .21), (.66, .48, .31)), seed=5)
    box((4, .075, .018), (0, .64, .009), oak, bevel=.004)
    for i in range(-2, 3):
        lathe(roundprof([(0, 0), (.0105, 0), (.0085, .045), (.014, .062), (.012, .072), (0, .075)], .003), (i * .30, .64, .018), oak, n=40, rot=(-.18, 0, 0))
    area(sc, (-1.7, 1.5, 2.1), (0, 0, 0), 1.1, 128, (1.0, .97, .92), size_y=1.3, name='Key window')
    area(sc, (1.9, -.4, 2.4), (0, 0, 0), 2.0, 26, (1.0, .96, .90), name='Room')

"""A worn workbench from above: a steel rule, a wrench, a tin of nails and shavings along its edges; workshop light. For tools that
lie flat."""
from kit import *
from props.place import dice, paint, put
from props.tools import driver, pliers, wrench

CARD = Card(roles=('flat_lay',), categories=('automotive', 'crafts', 'garden'), scaled=True, ao=.65, ev=.70, contrast=1.30, saturation=1.12, light_size=.5, samples=10)
VIEWS = {'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80)}


def shaving(x, y, r, turn, rnd, mat):
    """A curl of wood on its side."""
    points = [(x + (r - .0004 * i) * cos(turn + i * .5), y + .0022 * i, .004 + r + (r - .0004 * i) * sin(turn + i * .5)) for i in range(rnd.randint(8, 16))]
    tube(points, .0011, mat, bev=2)


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .38)
    boards(m_oak(scale=1.1, rough=.62, c=((.15, .088, .048), (.275, .172, .098), (.37, .25, .155)), seed=19), -1, 1, width=2.4, wide=(.10, .13), seed=13, gap=.002)
    box((4, 4, .02), (0, 0, -.06), M('gap', (.02, .014, .01), .9).mat)
    steel = m_metal((.56, .56, .55), .38, True)
    box((.52, .030, .0014), (-.12, .395, .0012), steel, bevel=.0004, rot=(0, 0, .05))
    put(wrench(.24), (.405, .16, 0), 96)
    put(driver(.20), (.39, -.30, .012), 70)
    put(pliers(.18), (-.40, -.36, .004), -52)
    lathe(roundprof([(0, .002), (.043, .002), (.043, .036), (.046, .036), (.046, 0), (0, 0)], .0015), (-.40, .24, 0), paint((.16, .22, .23), .4, .3), n=96)
    rnd, nail = dice(5), paint((.50, .50, .49), .35, 1)
    for i in range(26):
        a, r = rnd.uniform(0, 6.3), rnd.uniform(0, .022)
        put([lathe([(0, 0), (.0032, .0), (.0032, .0012), (.0013, .0014), (.0013, .036), (0, .040)], mat=nail, n=16)], (-.40 + r * cos(a), .24 + r * sin(a), .008 + .0009 * i), rnd.uniform(0, 360), lean=rnd.uniform(74, 96))
    wood = paint((.66, .48, .29), .7)
    for x, y in ((-.34, -.20), (-.38, -.13), (.30, .40), (.36, .37), (.27, .345)):
        shaving(x, y, rnd.uniform(.006, .011), rnd.uniform(0, 6), rnd, wood)
    area(sc, (-1.2, 1.1, 1.5), (0, 0, 0), .7, 82, (1.0, .95, .88), size_y=1.0, name='Key window')
    area(sc, (1.4, -.6, 1.6), (0, 0, 0), 1.4, 11, (.92, .96, 1.0), name='Room')

"""A marble worktop from above: a folded cloth, a board with lemons, olive twigs; window light from the upper left. For kitchen
products that lie flat."""
from kit import *
from props.food import board, half, lemon
from props.place import put
from props.sprigs import olive
from props.textiles import folded
from props.vessels import bowl

CARD = Card(roles=('flat_lay', 'half_above'), categories=('kitchen', 'food'), scaled=True, reflection=.05, reflection_blur_px=14, ao=.6, ev=.60, contrast=1.28, saturation=1.16,
            light_size=.5, samples=10)
VIEWS = {
    'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80),
    'high': View((0, -1.16, 1.16), (0, 0, 0), box=(.40, .32), focal=80),
}


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .40)
    box((2, 2, .03), (0, 0, -.015), m_marble(3.2, rough=.2, scale=.9), bevel=.003)
    put(folded(.26, .34, .016, (.34, .40, .39), seed=4), (-.42, .24, 0), 24)
    put(board(.34, .22, .018, m_oak(rough=.5, c=((.22, .115, .052), (.36, .21, .10), (.47, .30, .16)), seed=3)), (.40, -.40, 0), 28)
    put(half(), (.36, -.345, .018), 10)
    put(half(), (.425, -.31, .018), 60)
    put(lemon(), (.315, -.415, .018), 40)
    put(bowl(.062, .038, (.30, .34, .33), .3), (.38, .37, 0))
    lathe([(0, .030), (.030, .030), (.048, .022)], (.38, .37, 0), m_matte('salt', (.82, .81, .79), .5, .9, .03))
    put(olive(.34, seed=6), (-.40, -.36, .008), turn=-32)
    put(olive(.26, seed=9), (-.46, -.28, .006), turn=14)
    area(sc, (-1.3, 1.1, 1.5), (0, 0, 0), .75, 74, (1.0, .96, .90), size_y=.9, name='Key window')
    area(sc, (1.4, -.7, 1.6), (0, 0, 0), 1.4, 12, (.94, .97, 1.0), name='Room')

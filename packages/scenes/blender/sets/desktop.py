"""A walnut desk from above: the edge of a keyboard, a notebook, coffee, a plant; daylight from the upper right. For products that lie
on desks."""
from kit import *
from props.desk import keyboard, mouse, notebook, pencil
from props.place import put
from props.plants import broadleaf, potted
from props.vessels import cup

CARD = Card(roles=('flat_lay',), categories=('office', 'electronics', 'books', 'crafts'), scaled=True, reflection=.04, reflection_blur_px=14, ao=.6, ev=.62, contrast=1.27,
            saturation=1.14, light_size=.5, samples=10)
VIEWS = {'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80)}


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .42)
    boards(m_oak(scale=1.2, rough=.42, c=((.115, .062, .034), (.215, .125, .072), (.30, .185, .112)), seed=12), -1, 1, width=2.4, wide=(.24, .30), seed=31)
    put(keyboard(.36, .125), (-.28, .425, 0), -4)
    put(mouse(), (.02, .43, 0), 8)
    put(notebook(.15, .21, .014, (.16, .22, .24), (.70, .56, .34)), (.42, -.34, 0), -18)
    put(pencil(.17, (.78, .62, .30)), (.36, -.34, .0155), 64)
    put(cup(.082, .042, (.80, .78, .73), (.085, .042, .018)), (-.40, -.37, 0), 200)
    lathe(roundprof([(0, 0), (.062, 0), (.076, .008), (.070, .010), (.046, .006), (0, .006)], .002), (-.40, -.37, 0), m_ceramic((.80, .78, .73)), n=96)
    potted(broadleaf(.16, 14, .085, seed=44), .048, .075, (.70, .68, .64), .5, at=(.43, .40, 0))
    area(sc, (1.3, 1.0, 1.5), (0, 0, 0), .75, 78, (1.0, .97, .92), size_y=1.0, name='Key window')
    area(sc, (-1.4, -.7, 1.6), (0, 0, 0), 1.4, 12, (.94, .97, 1.0), name='Room')

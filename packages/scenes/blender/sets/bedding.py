"""Washed cotton on a bed from above, folded knitwear in two corners, soft window light. For clothing, and for babies."""
from kit import *
from props.place import put
from props.sprigs import eucalyptus
from props.textiles import folded

CARD = Card(roles=('flat_lay',), categories=('fashion', 'baby', 'home', 'beauty'), scaled=True, ao=.6, ev=.72, contrast=1.28, saturation=1.14, light_size=.6, samples=9)
VIEWS = {'top': View((0, 0, 3.3), (0, 0, 0), box=(.80, .84), focal=80)}


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .45)
    wrinkled((2.1, 2.1), mat=m_linen((.70, .675, .63), threads=1200, depth=.4, slub=.35), height=.009, folds=34, cell=.009, seed=8, length=(.12, .5))
    put(folded(.42, .52, .05, (.44, .33, .24), weave=260, seed=6), (.76, -.70, .004), 17)
    put(folded(.36, .44, .045, (.50, .54, .50), weave=320, seed=9), (-.80, .72, .004), -12)
    put(eucalyptus(.40, seed=5), (-.74, -.74, .014), turn=-28)
    area(sc, (-2.0, 1.7, 2.3), (0, 0, 0), 1.1, 165, (1.0, .96, .90), size_y=1.4, name='Key window')
    area(sc, (2.1, -1.1, 2.4), (0, 0, 0), 2.0, 26, (.94, .97, 1.0), name='Room')

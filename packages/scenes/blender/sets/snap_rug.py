"""A living-room floor: boards, the edge of a rug, a basket with a blanket, the foot of a sofa. Taken standing."""
from kit import *
from props.furniture import basket, rug
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import planks, wall
from props.textiles import folded
from props.toys import blocks

CARD = Card(roles=('snapshot',), categories=('toys', 'pets', 'baby', 'fashion', 'fitness', 'home'), scaled=True, ground='floor', ao=.7, samples=12,
            ev=.30, contrast=1.30, saturation=1.12, glare=.03, vignette=.05)
VIEWS = {'mid': View((.05, -1.30, 1.00), (.0, .12, .16), box=(.50, .52), focal=31)}


def build(sc, shot):
    world(sc, (.96, .97, 1.0), .50)
    planks(-2.2, 2.2, -1.6, 1.3, ((.40, .26, .155), (.46, .31, .19), (.43, .28, .17)), width=.12, along='X', rough=.38, seed=5)
    wall(6, 2.8, (0, 1.10, 0), m_plaster((.68, .655, .60), bump=.12, var=.02))
    box((6, .018, .11), (0, 1.09, .055), paint((.76, .75, .72), .45), bevel=.003)
    put(rug(2.1, 1.55, (.62, .55, .45), border=(.25, .27, .27)), (-.10, -.30, 0), turn=4)
    put(basket(.20, .26), (-.66, .70, 0))
    put(folded(.30, .24, .09, (.60, .36, .26), 300), (-.66, .70, .21), turn=20, lean=8)
    potted(broadleaf(.62, 22, .20, seed=5), .12, .22, (.72, .68, .62), at=(.80, .78, 0))
    blocks(9, .055, seed=3, at=(.55, .20, .012))
    area(sc, (-2.1, -.30, 1.9), (0, .1, .1), 1.1, 120, (1.0, .98, .95), size_y=1.5, name='Key window')
    area(sc, (2.0, -2.0, 2.2), (0, .1, .1), 2.2, 40, (1.0, .94, .87), name='Room')

"""Deep blue suede from above with a brass dish, a travertine slab and a dried twig; one soft light from the upper left. For jewellery."""
from kit import *
from props.place import put
from props.plants import plume

CARD = Card(roles=('flat_lay', 'luxury'), categories=('fashion',), scaled=True, ao=.6, ev=.85, contrast=1.27, saturation=1.14, light_size=.5, samples=10)
VIEWS = {'top': View((0, 0, .92), (0, 0, 0), box=(.19, .19), focal=80)}


def build(sc, shot):
    world(sc, (.92, .95, 1.0), .30)
    suede = m_linen((.075, .105, .14), threads=2600, depth=.25, slub=.1)
    wrinkled((.8, .8), mat=suede, height=.0035, folds=7, cell=.003, seed=8, length=(.10, .3))
    brass = m_metal((.86, .64, .34), .24)
    lathe(roundprof([(0, .0015), (.040, .0015), (.052, .010), (.054, .010), (.043, 0), (0, 0)], .0012), (.155, .150, .001), brass, n=128)
    box((.13, .17, .012), (-.185, -.165, .006), m_travertine(scale=1.4, seed=2.0), bevel=.0015, rot=(0, 0, .35))
    for x, y, r in ((.150, .158, .0042), (.162, .142, .0036), (.141, .146, .0031)):
        sphere(r, (x, y, .0025 + r), m_ceramic((.80, .76, .70), .15), seg=32)
    put(plume(.20, 31, 2), (.205, -.20, .006), 34, lean=84)
    area(sc, (-.65, .52, .72), (0, 0, 0), .34, 15, (1.0, .95, .88), size_y=.45, name='Key window')
    area(sc, (.7, -.4, .8), (0, 0, 0), .8, 3.2, (.90, .95, 1.0), name='Room')

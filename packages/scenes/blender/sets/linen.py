"""Crumpled linen from above, morning light through leaves, a eucalyptus sprig in the corner."""
from kit import *
from props.place import put
from props.sprigs import eucalyptus

CARD = Card(roles=('flat_lay',), ao=.6, ev=.8, contrast=1.28, saturation=1.15, light_size=.7, samples=9)
VIEWS = {'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80)}
SUN = toward(-.95, .62, .72)


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .45)
    wrinkled((1.25, 1.25), mat=m_linen((.66, .575, .465)), height=.007, folds=26, cell=.005, seed=5)
    put(eucalyptus(.44, seed=3), (.47, -.46, .012), turn=22)
    put(eucalyptus(.34, seed=8), (.30, -.52, .010), turn=-14)
    sun(sc, SUN, 4.2, 1.5, (1.0, .90, .77))
    area(sc, (-1.4, .8, 1.5), (0, 0, 0), 1.2, 18, (.94, .97, 1.0), name='Sky')
    beam, rnd = Gobo(SUN, (0, 0, 0), 1.3), Random(12)
    beam.branch(-.05, -.56, .25, .42, rnd, leaf=.10, leaves=14)
    beam.branch(-.42, -.45, .1, .50, rnd, leaf=.10, leaves=15)
    beam.branch(.42, -.42, -.35, .36, rnd, leaf=.09, leaves=11)

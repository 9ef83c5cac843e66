"""A paved place at the edge of a garden: pale flags, then lawn, shrubs and trees far behind; soft afternoon sun from the right. For
large outdoor products."""
from kit import *
from props.garden import flowers, hedge, lawn
from props.place import put
from props.plants import bush
from props.rooms import backdrop

CARD = Card(roles=('lifestyle', 'snapshot'), scaled=True, soft_from=1.4, ground='ground', reflection=.0,
            ao=.58, samples=6, light_size=.36, detail_samples=3, ev=.42, contrast=1.30, saturation=1.12, bokeh=.032, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -6.9, 1.60), (0, .3, .72), box=(1.8, 1.8), focal=62, fstop=1.4, focus=(0, 0, .4)),
}
LEAF = (.15, .235, .075)
SUN = toward(.66, -.22, .64)


def build(sc, shot):
    world(sc, (.66, .80, 1.0), .60, top=(.84, .91, 1.0))
    flags = m_flag((.43, .405, .365), .82)
    paving(-5.4, 5.4, -5.3, 2.4, (.9, .6), flags, joint=.008, seed=9, edge=.004)
    with background():
        paving(-6.3, 6.3, 2.5, 4.3, (.9, .6), flags, joint=.008, seed=10, edge=.004)
        put(lawn(19, 7.6, (.23, .31, .10)), (0, 8.1, -.02))
        put(hedge(22, 1.9, 1.0, 4600, leaf=.12, color=LEAF), (0, 11.2, 0))
        for i, (x, z) in enumerate(((-6.2, 2.6), (-4.4, 3.2), (-2.2, 2.3), (.4, 1.9), (2.6, 2.5), (4.6, 3.3), (6.6, 2.8))):
            put(bush((1.6, 1.2, 1.3), 1000, .26, 31 + i, LEAF, .5), (x, 13.2, z - .6))
        put(flowers((.95, .40, .30), 90, ((.80, .77, .80), (.52, .38, .64), (.84, .80, .74)), seed=28, head=.040), (-2.6, 9.6, 0))
        put(flowers((.80, .36, .26), 60, ((.80, .40, .42), (.86, .80, .70)), seed=21, head=.040), (3.4, 9.9, 0))
        put(backdrop(30, 11, (.72, .83, .96), LEAF, 1.35, .22, 15), (0, 15.5, -.3))
    sun(sc, SUN, 4.4, 2.2, (1.0, .94, .82))
    area(sc, (-3.6, -6, 4.6), (0, 0, .4), 4.0, 190, (.94, .97, 1.0))

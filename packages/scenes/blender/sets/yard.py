"""A concrete yard before a plain wall with trees behind it: high soft sun from the left, much free floor. For vehicles and machines, seen at eye height."""
from kit import *
from props.garden import hedge
from props.place import paint, put
from props.plants import bush
from props.rooms import backdrop

CARD = Card(roles=('lifestyle', 'snapshot'), scaled=True, soft_from=1.6, ground='ground', reflection=.03, reflection_blur_px=20,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.06, contrast=1.40, saturation=1.14, bokeh=.022, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -11.8, 2.15), (0, .3, .95), box=(3.2, 3.2), focal=62, fstop=1.4, focus=(0, 0, .6)),
}
SUN = toward(-.62, -.28, .66)
LEAF = (.13, .20, .07)


def slabs(front, back, seed):
    """Cast slabs of 2.4 m, so large that their joints tell little of size."""
    for i in range(-6, 6):
        y = front
        while y < back:
            box((2.392, 2.392, .05), (i * 2.4 + .7, y + 1.2, -.025), m_concrete((.27, .262, .245), seed=seed + i * 2.3 + y, rough=.8, pores=.25, vary=.10), bevel=.006)
            y += 2.4
    box((34, back - front, .02), (0, (front + back) / 2, -.06), M('joint', (.10, .095, .09), .95).mat)


def build(sc, shot):
    world(sc, (.70, .82, 1.0), .62, top=(.86, .92, 1.0))
    slabs(-9.2, 2.8, 1)
    with background():
        slabs(2.8, 12.4, 40)
        box((34, .3, 2.5), (0, 12.6, 1.25), m_plaster((.50, .455, .39), .2))
        box((34, .42, .10), (0, 12.55, 2.55), paint((.36, .34, .32), .8), bevel=.01)
        put(hedge(34, 3.5, 1.4, 6200, leaf=.26, color=LEAF), (0, 14.6, 0))
        for i in range(11):
            put(bush((1.9, 1.4, 1.5 + .5 * (i % 3)), 900, .40, 31 + i, LEAF, .5), (i * 2.3 - 11.5 + .6 * (i % 2), 17.5, 2.4))
        put(backdrop(60, 24, (.66, .79, .95), LEAF, 1.45, .14, 9), (0, 26, -.5))
    sun(sc, SUN, 5.4, 2.4, (1.0, .95, .86))
    area(sc, (4.5, -9, 6), (0, 0, .6), 6, 420, (.94, .97, 1.0))

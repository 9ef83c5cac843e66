"""A yard of pale cast stone in front of a warm limewashed wall, shrubs along its foot and trees behind it: low sun from the left,
much free floor. For vehicles and machines, seen at eye height."""
from kit import *
from props.garden import hedge
from props.place import paint, put
from props.plants import bush
from props.rooms import backdrop

CARD = Card(roles=('lifestyle', 'snapshot'), scaled=True, soft_from=1.6, ground='ground', reflection=.03, reflection_blur_px=20,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.30, contrast=1.34, saturation=1.20, bokeh=.022, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -11.8, 2.15), (0, .3, .95), box=(3.2, 3.2), focal=62, fstop=1.4, focus=(0, 0, .6)),
}
SUN = toward(-.70, -.34, .56)
LEAF = (.13, .20, .07)
SAGE = (.20, .235, .15)


def slabs(front, back, seed):
    """Cast slabs of 2.4 m, so large that their joints say little about size."""
    for i in range(-6, 6):
        y = front
        while y < back:
            box((2.392, 2.392, .05), (i * 2.4 + .7, y + 1.2, -.025), m_concrete((.33, .305, .265), seed=seed + i * 2.3 + y, rough=.8, pores=.25, vary=.10), bevel=.006)
            y += 2.4
    box((34, back - front, .02), (0, (front + back) / 2, -.06), M('joint', (.10, .095, .09), .95).mat)


def build(sc, shot):
    world(sc, (.70, .82, 1.0), .62, top=(.86, .92, 1.0))
    slabs(-9.2, 2.8, 1)
    with background():
        slabs(2.8, 12.4, 40)
        box((34, .3, 2.5), (0, 12.6, 1.25), m_plaster((.62, .44, .28), .35))
        box((34, .42, .10), (0, 12.55, 2.55), paint((.44, .36, .28), .8), bevel=.01)
        # Shrubs along the wall, higher at the sides: the part of the wall that a near camera shows is not bare.
        for i in range(15):
            x = (i - 7) * 1.7 + .45 * (i % 3)
            size = .55 + .07 * abs(i - 7) + .22 * (i % 2)
            put(bush((1.5, .9, size), 1900, .20, 61 + i, LEAF if i % 3 else SAGE, .5), (x, 11.6 - .2 * (i % 2), .12))
        put(hedge(34, 3.5, 1.4, 6200, leaf=.26, color=LEAF), (0, 14.6, 0))
        for i in range(11):
            put(bush((1.9, 1.4, 1.5 + .5 * (i % 3)), 900, .40, 31 + i, LEAF, .5), (i * 2.3 - 11.5 + .6 * (i % 2), 17.5, 2.4))
        put(backdrop(60, 24, (.74, .85, .98), LEAF, 1.75, .14, 9), (0, 26, -.5))
    sun(sc, SUN, 6.4, 2.0, (1.0, .89, .72))
    area(sc, (4.5, -9, 6), (0, 0, .6), 6, 420, (.94, .97, 1.0))

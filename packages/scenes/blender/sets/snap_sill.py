"""A windowsill on an overcast morning: books, a plant, a curtain at the side."""
from kit import *
from props.books import stack
from props.place import paint, put
from props.plants import broadleaf, bush, potted
from props.rooms import backdrop, curtain
from props.vessels import candle

CARD = Card(roles=('snapshot',), categories=('home', 'beauty', 'garden', 'books', 'crafts', 'fashion'), scaled=True, ao=.6, reflection=.05,
            reflection_blur_px=12, samples=12, ev=.15, contrast=1.32, saturation=1.15, glare=.06, vignette=.05, bokeh=.03, back_size=700)
VIEWS = {'mid': View((.02, -.70, .50), (0, .06, .105), box=(.24, .27), focal=31)}
WHITE = (.76, .745, .71)


def frame(y):
    """Two casements with their stiles, rails and a brass handle."""
    white = paint(WHITE, .35)
    for x, w in ((-.66, .07), (-.035, .05), (.035, .05), (.66, .07)):
        box((w, .05, 1.5), (x, y, .80), white, bevel=.006)
    for x in (-.34, .34):
        box((.60, .05, .085), (x, y, .075), white, bevel=.006)
        box((.60, .02, .012), (x, y - .03, .120), white, bevel=.004)
    box((1.6, .09, .035), (0, y + .01, .017), white, bevel=.008)
    tube([(.035, y - .035, .46), (.035, y - .060, .46), (.035, y - .062, .35)], .008, m_metal(rough=.3), res=4)


def build(sc, shot):
    world(sc, (.93, .97, 1.0), .62)
    sill = m_oak(scale=1.1, rough=.36, seed=2)
    for y, w in ((.235, .33), (-.10, .338), (-.44, .34)):
        box((3, w, .045), (0, y, -.0225), sill, bevel=.002)
    frame(.335)
    for side in (-1, 1):
        box((.8, .5, 2), (side * 1.12, .16, .9), m_plaster((.70, .66, .60), bump=.12, var=.02))
    with background():
        put(backdrop(9, 5, strength=1.15, green=(.13, .19, .09), horizon=.46, seed=3), (0, 3.4, -2.0))
    put(curtain(.42, 2.0, (.74, .70, .63), folds=5, depth=.03), (.66, .20, .004), turn=8)
    stack(((.28, .36, .38), (.66, .34, .22), (.76, .70, .58)), at=(-.36, .15, 0), turn=14, seed=4)
    potted(broadleaf(.30, 12, .11, seed=6), .058, .105, (.66, .62, .56), at=(.30, .20, 0))
    put(candle(.075, .036, holder=(.70, .66, .60)), (-.36, -.05, 0))
    area(sc, (-.75, .95, 1.15), (0, 0, .05), .9, 34, (.96, .98, 1.0), size_y=1.1, name='Key window')
    area(sc, (-.9, -1.4, 1.4), (0, .05, .1), 1.8, 17, (1.0, .96, .90), name='Room')
    area(sc, (1.3, -1.0, 1.0), (0, .05, .1), 1.2, 8, (1.0, .93, .85), name='Room right')

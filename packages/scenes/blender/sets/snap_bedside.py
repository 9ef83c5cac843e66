"""A bedside table: two books, a lamp that is off, a small vase, the edge of the bed."""
from kit import *
from props.books import stack
from props.furniture import duvet
from props.place import paint, put
from props.plants import sprig
from props.rooms import wall
from props.vessels import vase

CARD = Card(roles=('snapshot',), categories=('books', 'beauty', 'health', 'home', 'electronics', 'baby'), scaled=True, ao=.65, reflection=.04,
            reflection_blur_px=14, samples=12, ev=.55, contrast=1.22, saturation=1.15, glare=.03, vignette=.06)
VIEWS = {'mid': View((-.02, -.70, .52), (0, .07, .100), box=(.24, .27), focal=31)}


def lamp(x, y):
    """A turned wooden foot and the lower part of a linen shade."""
    lathe(roundprof([(0, 0), (.055, 0), (.055, .018), (.016, .035), (.026, .10), (.016, .17), (.009, .24), (0, .24)], .012, 5), (x, y, 0), m_oak(c=WALNUT, rough=.4), n=64)
    lathe([(.115, .235), (.085, .42)], (x, y, 0), m_linen((.74, .67, .56)), n=96)


def build(sc, shot):
    world(sc, (.97, .97, 1.0), .50)
    top = m_oak(scale=1.3, rough=.40, c=WALNUT, seed=5)
    box((.98, .56, .030), (-.03, .06, -.015), top, bevel=.007)
    box((.94, .52, .16), (-.03, .06, -.112), top, bevel=.004)
    wall(5, 3, (0, .40, -1.2), m_plaster((.50, .55, .53), bump=.12, var=.02))
    box((5, .02, .12), (0, .39, -.9), paint((.72, .71, .68), .5))
    box((5, 3, .02), (0, -.6, -.62), paint((.40, .29, .20), .5))
    put([duvet(1.0, 1.6, .16, (.74, .71, .67), seed=3)], (1.06, -.25, -.15))
    lamp(-.33, .20)
    _, height = stack(((.62, .36, .26), (.22, .28, .30)), at=(.30, .17, 0), turn=-12, seed=2)
    put(vase(.10, (.78, .74, .67), 'moon', speckle=.5), (.31, .17, height))
    put(sprig(.20, seed=4), (.31, .17, height + .07))
    area(sc, (-1.20, -.55, 1.05), (0, .05, .05), .70, 36, (1.0, .97, .92), size_y=1.0, name='Key window')
    area(sc, (1.2, -1.3, 1.4), (0, .1, .1), 1.6, 13, (1.0, .93, .85), name='Room')

"""A deep white windowsill over a garden in the morning: linen curtain, a book, a small plant; light from behind on the right."""
from kit import *
from props.books import book
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import backdrop, curtain
from props.vessels import cup

CARD = Card(roles=('lifestyle',), categories=('books', 'garden'), scaled=True, reflection=.06, reflection_blur_px=14,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.06, contrast=1.34, saturation=1.22, glare=.05, bokeh=.06, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
WHITE, LINEN = (.74, .73, .70), (.74, .69, .60)


def frame(y):
    """Two casements with a post between them, right of the middle, and a catch."""
    white = paint((.78, .77, .74), .35)
    for x, w in ((-1.02, .08), (.285, .055), (.345, .055), (1.4, .08)):
        box((w, .05, 1.6), (x, y, .85), white, bevel=.006)
    for x, w in ((-.37, 1.3), (.85, 1.1)):
        box((w, .044, .075), (x, y, .075), white, bevel=.006)
    box((3.4, .07, .04), (0, y + .01, .02), white, bevel=.006)
    tube([(.345, y - .035, .34), (.345, y - .060, .34), (.345, y - .062, .24)], .008, m_metal(rough=.3), res=4)


def build(sc, shot):
    world(sc, (.93, .97, 1.0), .60)
    box((3.4, 1.80, .045), (0, -.36, -.0225), m_matte('sill', WHITE, .03, .34, .02), bevel=.010)
    frame(.50)
    with background():
        put(backdrop(9, 5, strength=1.05, green=(.15, .23, .08), horizon=.50, seed=83), (0, 3.6, -2.2))
    put(curtain(.36, 2.0, LINEN, folds=4, depth=.028, lit=.10), (-.60, .42, .004), turn=-8)
    put(book(.15, .21, .024, (.46, .24, .17)), (-.46, .08, 0), 18)
    put(book(.13, .19, .018, (.66, .58, .46)), (-.47, .09, .024), 4)
    potted(broadleaf(.27, 12, .11, seed=86), .055, .10, (.60, .34, .22), .8, at=(.46, .24, 0))
    put(cup(.080, .040, (.52, .56, .52), (.10, .05, .02), .5), (.40, -.02, 0), -30)
    area(sc, (1.15, 1.10, 1.25), (0, 0, .05), 1.0, 50, (1.0, .97, .92), size_y=1.1, name='Key window')
    area(sc, (-1.0, -1.5, 1.5), (0, .05, .1), 1.8, 26, (1.0, .96, .91))
    area(sc, (1.3, -1.2, 1.1), (0, .05, .1), 1.2, 10, (1.0, .94, .87))

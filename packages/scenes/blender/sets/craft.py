"""White craft table: pegboard with scissors and reels, jars of brushes, wool in colours; bright and cheerful."""
from kit import *
from props.desk import brush_cup, scissors, spool, yarn
from props.furniture import basket
from props.place import paint, put
from props.plants import GREEN, trailing
from props.rooms import wall
from props.tools import holes
from props.vessels import jar

CARD = Card(roles=('lifestyle',), categories=('crafts', 'office', 'toys', 'books'), scaled=True, reflection=.05, reflection_blur_px=14,
            ao=.62, samples=8, ev=.46, contrast=1.42, saturation=1.3, bokeh=.08, back_size=720, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.0, focus=(0, -.01, .06)),
}
HUES = ((.62, .20, .14), (.84, .52, .12), (.18, .36, .40), (.46, .50, .28), (.70, .42, .38), (.80, .72, .56))
WOOD = (.62, .44, .27)


def far(white, edge):
    boards(white, edge, .86, wide=(.20, .24), seed=4)
    wall(6, 2.6, (0, .92, -.9), paint((.66, .72, .70), .8))
    box((2.7, .015, .9), (0, .905, .52), holes((.78, .75, .70)))
    for j, z in enumerate((.16, .27)):
        box((.80, .05, .012), (-.42, .88, z - .01), paint(WOOD, .5), bevel=.002)
        for i in range(11):
            put(spool(.062, .026, HUES[(i + j * 2) % 6]), (-.78 + i * .072, .88, z))
    for i, x in enumerate((.20, .34)):
        put(scissors(.20, HUES[2 - i]), (x, .885, .30), 4, lean=90)
    box((.9, .15, .022), (.45, .83, .40), paint(WOOD, .5), bevel=.003)
    for i in range(6):
        put(yarn(.052, HUES[i], i), (.10 + i * .125, .83, .411))
    put(basket(.11, .12), (-.62, .68, 0))
    for i in range(4):
        put(yarn(.05, HUES[(i * 2 + 1) % 6], i + 9), (-.66 + (i % 2) * .085, .65 + (i // 2) * .06, .08))
    put(brush_cup(.12, .045, (.80, .72, .60), 4), (.50, .72, 0))
    put(jar(.12, .045, HUES[1]), (.36, .74, 0))
    put(jar(.10, .045, HUES[2]), (.63, .70, 0))
    put(trailing(.3, 5, GREEN), (.95, .82, .42))


def build(sc, shot):
    world(sc, (1.0, .98, .95), .28)
    white = m_matte('white board', (.76, .735, .69), .03, .42)
    edge = boards(white, -1.10, .42, wide=(.20, .24))
    with background():
        far(white, edge)
    put(brush_cup(.10, .040, (.30, .42, .44), 2), (-.44, .21, 0))
    put(spool(.06, .024, HUES[0]), (.44, .20, 0))
    put(spool(.06, .024, HUES[1]), (.49, .15, 0))
    put(scissors(.17), (.45, -.02, 0), 32)
    area(sc, (-1.45, .25, 1.25), (0, 0, .05), .9, 84, (1.0, .97, .92), size_y=1.1, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 13, (1.0, .93, .84))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .98, .95))
    area(sc, (-.3, .2, 1.2), (.0, .90, .1), .8, 14, (1.0, .95, .88))

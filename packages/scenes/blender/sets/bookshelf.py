"""A walnut bookshelf at eye height: books, a small bowl, a brass bookend; window light from the right. For products that stand on
shelves."""
from kit import *
from props.books import row
from props.place import paint, put
from props.plants import GREEN, trailing
from props.vessels import bowl, vase

CARD = Card(roles=('lifestyle',), categories=('books',), scaled=True, reflection=.06, reflection_blur_px=12,
            ao=.75, samples=12, ev=.40, contrast=1.36, saturation=1.25, bokeh=.03, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.45, .34), (0, .02, .155), box=(.32, .33), focal=64, fstop=4.0, focus=(0, -.01, .08)),
    'mid': View((0, -1.36, .74), (0, .02, .110), box=(.32, .32), focal=64, fstop=4.0, focus=(0, -.01, .08)),
}
OLD = ((.34, .12, .07), (.60, .50, .36), (.12, .17, .16), (.46, .28, .13), (.20, .22, .13), (.66, .58, .46))


def case(wood):
    """Back, sides and the boards above and below."""
    box((2.0, .02, 1.8), (0, .30, .1), m_oak(rough=.5, c=((.035, .017, .009), (.075, .038, .020), (.125, .070, .040)), seed=4))
    for x in (-.92, .92):
        box((.03, .36, 1.8), (x, .12, .1), wood, bevel=.003)
    box((1.9, .36, .03), (0, .12, .46), wood, bevel=.003)
    row(-.88, .88, .16, .475, 92, OLD, h=(.18, .26))


def build(sc, shot):
    world(sc, (1.0, .95, .88), .30)
    wood = m_oak(rough=.36, c=((.070, .034, .017), (.155, .080, .042), (.26, .145, .080)))
    box((1.9, .62, .035), (0, .0, -.0175), wood, bevel=.004)
    with background():
        case(wood)
    row(-.88, -.30, .20, 0, 93, OLD, h=(.19, .27), lean=False)
    row(.32, .88, .20, 0, 94, OLD, h=(.18, .26), lean=False)
    box((.012, .11, .13), (-.285, .18, .065), m_metal(rough=.3), bevel=.002)
    box((.11, .11, .005), (-.235, .18, .0025), m_metal(rough=.3), bevel=.001)
    put(bowl(.055, .045, (.62, .55, .44), .6), (.46, .02, 0))
    put(vase(.12, (.30, .38, .36), 'moon', .45, .5), (-.45, .03, 0))
    put(trailing(.30, 95, GREEN), (.80, .05, .475))
    area(sc, (1.35, -.75, 1.0), (0, .05, .1), .8, 46, (1.0, .95, .87), size_y=1.1, name='Key window')
    area(sc, (-1.3, -1.4, .9), (0, .1, .1), 1.4, 15, (1.0, .88, .74))
    area(sc, (.1, -1.9, 1.0), (0, .1, .15), 1.4, 12, (1.0, .97, .93))

"""Steel-edged bench in a garage: parked car, red tool chest, tyres; the open door lets in late sun from the right."""
from kit import *
from props.place import paint, put
from props.rooms import backdrop, wall
from props.tools import car, chest, holes, hung, tin, tyre, wrench

CARD = Card(roles=('lifestyle', 'snapshot'), categories=('automotive', 'crafts', 'fitness'), scaled=True, reflection=.10, reflection_blur_px=12,
            ao=.7, samples=8, ev=.55, contrast=1.38, saturation=1.28, bokeh=.09, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.2, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.2, focus=(0, -.01, .06)),
}
FLOOR = -.90


def steel():
    """Brushed sheet, scratched and smudged by work."""
    m = M('bench', (.30, .31, .32), .38, metal=.85)
    fine = m.noise(m.coords(scale=(2, 260, 260)), 1, 3).outputs['Fac']
    smudge = m.noise(m.coords(), 5, 5, .6).outputs['Fac']
    m.color(m.ramp(fine, [(.3, (.25, .26, .27)), (.7, (.36, .37, .38))]))
    m.rough(m.ramp(smudge, [(.3, .30), (.7, .52)]))
    m.bump(fine, .10, .0006)
    return m.camera_only((.30, .31, .32)).mat


def garage():
    box((9, 7, .02), (0, 3.0, FLOOR - .01), paint((.30, .30, .30), .35))
    wall(9, 3.2, (-1.2, 4.4, FLOOR), paint((.60, .58, .54), .8))
    put(backdrop(3.2, 2.3, (1.0, .88, .66), (.36, .34, .14), 1.7, .40, 6), (2.0, 4.35, FLOOR))
    put(car((.05, .085, .11), lit=5), (.95, 3.5, FLOOR), -14)
    put(chest(.72, .45, 1.0), (-.90, 1.60, FLOOR), 10)
    box((.36, .2, .12), (-.92, 1.55, FLOOR + 1.06), paint((.70, .46, .08), .3), bevel=.008)
    for k in range(4):
        put(tyre(.30, .19, flat=True), (.92, 1.42, FLOOR + k * .195))
    put(tin(.17, .07, (.70, .46, .08)), (.86, 1.36, FLOOR + .78))
    box((2.0, .02, .9), (-1.5, 4.37, .55), holes((.52, .38, .24)))
    put(hung(1.8, .8, 4), (-1.5, 4.34, .16))
    for x in (-.9, .5):
        glow(box((.9, .10, .03), (x, 2.4, 1.05), m_emit((1.0, .97, .92), 5)))


def build(sc, shot):
    world(sc, (.92, .95, 1.0), .26)
    box((3.4, 1.5, .035), (0, -.35, -.0175), steel(), bevel=.004)
    with background():
        garage()
    put(tin(.10, .045, (.58, .10, .05)), (-.44, .23, 0))
    put(wrench(.22, m_metal((.60, .60, .61), .25)), (.40, .30, .005), -28, lean=90)
    put(wrench(.17, m_metal((.60, .60, .61), .25)), (.47, .24, .005), -34, lean=90)
    area(sc, (1.45, .40, 1.2), (0, 0, .05), 1.0, 84, (1.0, .90, .74), size_y=1.2, name='Key door')
    area(sc, (-1.5, -1.3, 1.3), (0, .1, .05), 1.6, 16, (.92, .96, 1.0))
    area(sc, (.7, -1.6, 1.5), (0, .1, .05), 1.2, 11, (1.0, .96, .92))
    area(sc, (-.9, .6, 1.5), (-.5, 2.2, -.2), 1.2, 50, (.96, .98, 1.0))
    area(sc, (2.2, 1.8, 1.4), (.4, 2.8, -.2), 1.4, 95, (1.0, .84, .60))
    area(sc, (.2, 1.0, 1.6), (.8, 2.6, -.2), 1.2, 45, (1.0, .95, .9))

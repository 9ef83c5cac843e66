"""Maker's workbench of thick beech in front of a pegboard with tools; daylight from the left, a warm lamp."""
from kit import *
from props.desk import pencils
from props.lamps import pendant
from props.place import paint, put
from props.rooms import wall
from props.tools import RED, STEEL, holes, hung, tin, vice, wrench
from props.vessels import jar

CARD = Card(roles=('lifestyle', 'snapshot'), categories=('crafts', 'automotive', 'office'), scaled=True, reflection=.04, reflection_blur_px=16,
            ao=.7, samples=8, ev=.45, contrast=1.42, saturation=1.3, bokeh=.075, back_size=720, back_samples=11)
VIEWS = {
    'low': View((0, -1.30, .36), (0, .05, .150), box=(.30, .33), focal=62, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.24, .80), (0, .05, .105), box=(.30, .32), focal=62, fstop=3.0, focus=(0, -.01, .06)),
}


def far(beech, edge):
    boards(beech, edge, .80, wide=(.10, .14), gap=.0018, seed=3)
    wall(6, 2.6, (0, .84, -.9), paint((.50, .50, .47), .8))
    box((2.6, .015, .95), (0, .83, .58), holes((.62, .47, .31)))
    put(hung(2.3, .82, 6), (0, .82, .12))
    put(vice(), (.62, .62, 0), -8)
    for i, (x, c) in enumerate(((-.78, (.14, .28, .32)), (-.64, (.66, .36, .10)), (-.71, (.70, .66, .58)))):
        put(tin(.12, .055, c), (x, .68, .12 * (i == 2)))
    put(jar(.12, .042, (.70, .62, .48)), (-.48, .70, 0))
    put(jar(.10, .042, (.34, .20, .10)), (-.38, .68, 0))
    box((.34, .2, .10), (.20, .70, .05), paint(RED, .3), bevel=.008)
    tube([(.10, .70, .10), (.10, .70, .15), (.30, .70, .15), (.30, .70, .10)], .008, paint(STEEL, .3, 1), bev=3)
    put(pendant(1.4, .17, (.14, .22, .21), 0), (-.12, .55, .74))


def build(sc, shot):
    world(sc, (1.0, .96, .90), .22)
    beech = m_oak(rough=.55, c=((.26, .15, .075), (.45, .285, .16), (.58, .40, .25)))
    edge = boards(beech, -1.10, .42, wide=(.10, .14), gap=.0018)
    with background():
        far(beech, edge)
    put(tin(.105, .05, (.14, .28, .32)), (.44, .24, 0))
    put(wrench(.23, m_metal((.56, .56, .57), .3)), (-.40, .28, .005), 24, lean=90)
    put(wrench(.18, m_metal((.56, .56, .57), .3)), (-.47, .22, .005), 30, lean=90)
    pencils(1, ((.76, .22, .10),), at=(.40, -.02, 0), turn=58)
    area(sc, (-1.45, .25, 1.25), (0, 0, .05), 1.0, 88, (.98, .98, 1.0), size_y=1.2, name='Key window')
    area(sc, (1.5, -1.3, 1.3), (0, .1, .05), 1.6, 12, (1.0, .88, .72))
    area(sc, (-.7, -1.6, 1.5), (0, .1, .05), 1.2, 9, (1.0, .97, .93))
    area(sc, (-.1, .25, 1.1), (.0, .84, .1), .7, 14, (1.0, .86, .66))

"""A living room after sunset: walnut boards, a wool rug, an olive sofa, lit lamps in front of a dark wall. Floor scale."""
from kit import *
from props.books import filled
from props.furniture import WALNUT as DARK_WOOD, cabinet, rack, rug, sofa
from props.lamps import floor_lamp, table_lamp
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import panelling, picture, planks
from props.vessels import candle, vase

CARD = Card(roles=('lifestyle', 'snapshot'), categories=('home', 'electronics', 'books'), scaled=True, soft_from=.7, ground='floor', reflection=.04,
            reflection_blur_px=20, ao=.7, samples=6, light_size=.36, detail_samples=3, ev=.20, contrast=1.40, saturation=1.26, bokeh=.055, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -3.70, 1.00), (0, .12, .42), box=(.92, 1.00), focal=62, fstop=1.4, focus=(0, -.02, .2)),
    'mid': View((0, -3.50, 2.10), (0, .12, .34), box=(.92, .98), focal=62, fstop=1.4, focus=(0, -.02, .2)),
}
OLIVE, RUST, CREAM = (.20, .20, .115), (.46, .19, .075), (.76, .68, .55)


def room():
    planks(-4, 4, 1.42, 3.6, ((.17, .092, .046), (.20, .11, .056)), width=.12, along='X')
    panelling(12, 3.2, (.155, .19, .175), (0, 3.3, 0), 11)
    shelf, heights = rack(1.15, 2.0, .30, 5, DARK_WOOD, back=(.10, .05, .028))
    put(shelf + filled(1.15, heights, .30, 5, ((.50, .22, .12), (.62, .54, .40), (.20, .24, .22), (.36, .26, .16)),
                       (lambda: vase(.20, CREAM, 'moon'),)), (1.22, 3.1, 0))
    put(sofa(1.9, .90, OLIVE, (RUST, CREAM), 2), (-1.25, 2.3, 0), 14)
    put(floor_lamp(1.5, (.50, .34, .14), 5), (-.02, 2.75, 0))
    put(cabinet(.9, .36, .5, DARK_WOOD, 2, knob=(.75, .52, .24)), (2.45, 3.0, 0))
    put(table_lamp(.46, (.46, .26, .14), 4.5), (2.32, 3.0, .5))
    put(picture(.62, .82, (.62, .44, .20), seed=14, ink=(RUST, (.28, .30, .22), (.70, .56, .34))), (-1.25, 3.27, 1.12))
    put(candle(.10, .04), (.30, 2.6, 0))
    potted(broadleaf(1.0, 30, .24, seed=12), .17, .28, (.30, .17, .10), at=(-2.2, 1.9, 0))


def build(sc, shot):
    world(sc, (.62, .70, 1.0), .10)
    boards(m_oak(rough=.34, c=((.10, .05, .024), (.21, .115, .058), (.31, .18, .10))), -1.7, 1.42, width=9, wide=(.11, .13), seed=6)
    put(rug(3.3, 2.4, (.44, .355, .26), (.25, .12, .06)), (0, -.10, -.001))
    with background():
        room()
    area(sc, (-2.2, .7, 2.3), (0, 0, .3), 1.0, 420, (1.0, .76, .50), size_y=1.0, name='Key lamp')
    area(sc, (2.8, -2.2, 2.2), (0, .1, .2), 2.4, 105, (1.0, .80, .58))
    area(sc, (0, -3.9, 2.6), (0, .1, .3), 2.6, 120, (1.0, .90, .78))
    area(sc, (-.3, 2.2, 1.9), (-.6, 3.2, .8), .8, 46, (1.0, .70, .40))
    area(sc, (2.0, 2.2, 1.9), (1.6, 3.2, .6), 1.0, 62, (1.0, .74, .46))

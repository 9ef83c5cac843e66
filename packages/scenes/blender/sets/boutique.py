"""Travertine counter in a boutique: clothes rail, arched niche, round mirror; warm plaster, soft light from the right."""
from kit import *
from props.furniture import bench
from props.lamps import globe
from props.place import paint, put
from props.plants import plume
from props.rooms import wall
from props.textiles import pile, rail
from props.vessels import vase

CARD = Card(roles=('lifestyle',), categories=('fashion', 'beauty', 'home'), scaled=True, reflection=.05, reflection_blur_px=12,
            ao=.6, samples=8, ev=.37, contrast=1.42, saturation=1.3, bokeh=.08, back_size=640, back_samples=11)
VIEWS = {
    'low': View((0, -1.46, .41), (0, .05, .170), box=(.38, .38), focal=60, fstop=3.0, focus=(0, -.01, .06)),
    'mid': View((0, -1.38, .88), (0, .05, .120), box=(.38, .36), focal=60, fstop=3.0, focus=(0, -.01, .06)),
}
CLAY, SAND, CREAM = (.58, .38, .27), (.66, .54, .42), (.82, .77, .69)
FLOOR, BACK = -.62, 1.05


def shop():
    box((8, 4, .02), (0, 2, FLOOR - .01), paint((.62, .53, .43), .35))
    wall(8, 3.4, (0, BACK + 1.0, FLOOR), m_plaster(SAND, .3))
    arch(.62, .50, 1.0, .14, (.92, BACK + .98, FLOOR), paint(CLAY, .75))
    box((1.0, .05, 1.5), (.92, BACK + 1.0, FLOOR + .75), paint((.74, .62, .50), .8))
    put(rail(1.25, 1.32, ((.80, .75, .67), (.56, .34, .23), (.34, .36, .30), (.82, .79, .74), (.64, .50, .36)), seed=3), (-.55, BACK + .45, FLOOR), -8)
    put(bench(.8, .36, .40, (.46, .30, .17), CREAM), (.86, BACK + .45, FLOOR), 6)
    put(pile((CLAY, CREAM, (.34, .36, .30)), .30, .24, .05, 2), (.75, BACK + .44, FLOOR + .47), 10)
    put(vase(.34, CREAM, 'amphora', .6) + put(plume(.7, stems=7), (0, 0, .28)), (1.25, BACK + .62, FLOOR))
    disc(.09, .06, (-.30, BACK + .30, FLOOR), paint(CREAM))
    put(globe(1.4, .12, 3.5), (.12, BACK + .5, .86))


def build(sc, shot):
    world(sc, (1.0, .95, .90), .24)
    box((3.4, 1.5, .05), (0, -.35, -.025), m_travertine((.72, .62, .50), seed=2), bevel=.008)
    with background():
        shop()
    put(pile(((.80, .75, .67), (.58, .38, .27)), .30, .24, .045, 8, 300), (-.52, .17, 0), 14)
    put(vase(.20, (.46, .29, .20), 'moon', .65), (.49, .20, 0))
    area(sc, (1.55, .35, 1.25), (0, 0, .05), 1.0, 88, (1.0, .95, .88), size_y=1.3, name='Key window')
    area(sc, (-1.6, -1.3, 1.3), (0, .1, .05), 1.6, 13, (1.0, .95, .90))
    area(sc, (.8, -1.7, 1.5), (0, .1, .05), 1.2, 10, (1.0, .96, .92))
    area(sc, (.9, .6, 1.5), (.2, BACK + .7, .1), 1.1, 36, (1.0, .93, .84))
    area(sc, (-1.3, .5, 1.5), (-.4, BACK + .7, .1), 1.1, 24, (1.0, .93, .84))

"""An oak shelf beside a basin: white tiles, round mirror, a toothbrush cup, low morning sun through frosted glass."""
from kit import *
from props.lamps import mirror
from props.place import paint, put
from props.plants import broadleaf, potted
from props.rooms import tiles, wall
from props.textiles import pile

CARD = Card(roles=('lifestyle',), categories=('beauty', 'health'), scaled=True, reflection=.05, reflection_blur_px=12,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.40, contrast=1.38, saturation=1.26, bokeh=.075, back_size=480, back_samples=9)
VIEWS = {
    'low': View((0, -1.28, .36), (0, .05, .150), box=(.28, .32), focal=64, fstop=3.5, focus=(0, -.01, .06)),
    'mid': View((0, -1.22, .80), (0, .05, .110), box=(.28, .31), focal=64, fstop=3.5, focus=(0, -.01, .06)),
}
SUN = toward(.80, -.46, .56)
WHITE, SAND = (.80, .79, .75), (.66, .55, .43)


def brush(color, turn):
    """A toothbrush that leans in its cup."""
    wood = paint((.62, .44, .26), .5)
    out = [box((.009, .006, .165), (0, 0, .090), wood, bevel=.0025), box((.011, .006, .026), (0, 0, .184), wood, bevel=.002),
           box((.0095, .012, .023), (0, -.008, .184), paint(color, .8), bevel=.001)]
    return put(out, (.006, 0, .004), turn, lean=9)


def basin():
    """A white bowl standing on the shelf, far right, with its tap."""
    white = paint((.84, .83, .81), .12)
    lathe(roundprof([(0, 0), (.10, 0), (.185, .10), (.195, .125), (.186, .125), (.165, .09), (0, .035)], .01), (.60, .60, 0), white, n=96)
    brass = paint((.72, .55, .32), .25, 1)
    tube([(.60, .84, 0), (.60, .84, .20), (.60, .82, .25), (.60, .72, .255), (.60, .70, .22)], .012, brass, bev=5)


def build(sc, shot):
    world(sc, (.94, .97, 1.0), .40)
    boards(m_oak(rough=.36, c=((.36, .22, .115), (.54, .36, .21), (.66, .48, .31))), -1.05, .80, wide=(.30, .36), seed=31)
    with background():
        wall(5, 2.4, (0, .92, -.4), tiles((.80, .79, .76), (.66, .65, .62), w=.10, h=.10, wobble=.5, vary=.06))
        put(mirror(.30, (.72, .55, .32)), (.02, .88, .50))
        basin()
    put(pile((WHITE, SAND, WHITE), .26, .19, .038, 9), (-.50, .18, 0), 12)
    put([lathe(roundprof([(0, 0), (.036, 0), (.038, .095), (.034, .095), (.032, .008), (0, .008)], .003), mat=m_ceramic((.62, .66, .62), .3, .4), n=64),
         *brush((.84, .82, .76), 40), *brush((.36, .44, .42), -120)], (.42, .20, 0))
    lathe(roundprof([(0, .006), (.055, 0), (.062, .016), (.056, .016), (.048, .009), (0, .009)], .003), (-.37, .02, 0), m_ceramic((.62, .66, .62), .3, .4), n=64)
    box((.062, .040, .020), (-.37, .02, .020), paint((.78, .68, .50), .45), bevel=.008, rot=(0, 0, .35))
    potted(broadleaf(.26, 12, .10, seed=35), .05, .09, WHITE, .4, at=(-.30, .52, 0))
    sun(sc, SUN, 5.0, 2.4, (1.0, .88, .70))
    area(sc, (-1.6, -.8, 1.2), (0, .1, .1), 1.3, 12, (.90, .95, 1.0))
    area(sc, (1.2, -1.5, 1.3), (0, .1, .1), 1.5, 12, (1.0, .95, .90))
    beam = Gobo(SUN, (.05, .20, .10), 2.2)
    beam.window(1.05, .78, bars_u=(.02,), bars_v=(.12,))

"""Travertine ledge in front of sea-green glazed tiles; low sun through leaves, towels, an amber bottle."""
from kit import *
from props.place import put
from props.plants import GREY, sprig
from props.rooms import tiles, wall
from props.textiles import pile
from props.vessels import bottle, vase

CARD = Card(roles=('lifestyle',), categories=('beauty', 'health', 'baby'), scaled=True, reflection=.05, reflection_blur_px=10,
            ao=.6, samples=8, ev=.45, contrast=1.42, saturation=1.3, bokeh=.075, back_size=800, back_samples=12)
VIEWS = {
    'low': View((0, -1.28, .36), (0, .05, .150), box=(.28, .32), focal=64, fstop=3.5, focus=(0, -.01, .06)),
    'mid': View((0, -1.22, .80), (0, .05, .110), box=(.28, .31), focal=64, fstop=3.5, focus=(0, -.01, .06)),
}
SUN = toward(-.80, -.42, .62)


def build(sc, shot):
    world(sc, (.96, .98, 1.0), .36)
    box((3.4, 1.3, .06), (0, -.27, -.03), m_travertine((.76, .68, .57)), bevel=.006)
    with background():
        wall(5, 2.4, (0, .40, -.4), tiles((.36, .50, .42), (.62, .64, .58), w=.065, h=.20, wobble=.6, vary=.2))
    put(pile(((.82, .79, .74), (.70, .62, .52), (.82, .79, .74)), .30, .22, .042, 3), (-.47, .16, 0), 12)
    put(vase(.15, (.80, .77, .71), 'bottle', .5, .5), (.42, .19, 0))
    put(sprig(.30, 8, GREY), (.42, .19, .10))
    put(bottle(.19, .034, (.10, .036, .012), (.62, .42, .20)), (-.335, .31, 0))
    put(bottle(.15, .03, (.10, .036, .012), (.62, .42, .20)), (.335, .30, 0))
    sun(sc, SUN, 5.0, 1.6, (1.0, .90, .76))
    area(sc, (-1.6, -.6, 1.2), (0, .1, .1), 1.3, 12, (.90, .95, 1.0))
    area(sc, (1.4, -1.4, 1.2), (0, .1, .1), 1.5, 12, (1.0, .95, .90))
    beam, rnd = Gobo(SUN, (0, .15, .12), 2.4), Random(12)
    beam.window(1.55, 1.15, bars_u=(.34,))
    for u, v, a, n in ((-.62, .62, -2.4, .4), (-.70, .15, -1.9, .3), (.70, .60, 2.3, .4), (.15, .75, 2.9, .2)):
        beam.branch(u, v, a, .62, rnd, nearer=n)

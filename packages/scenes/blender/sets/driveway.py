"""Asphalt drive at golden hour: parked car, kerb, lawn and hedge; low sun from the right. Floor scale."""
from kit import *
from props.garden import hedge, lawn, tree
from props.place import paint, put
from props.rooms import backdrop
from props.tools import car

CARD = Card(roles=('lifestyle', 'snapshot'), categories=('automotive', 'fitness', 'toys', 'pets'), scaled=True, ground='ground', reflection=.03, reflection_blur_px=18,
            ao=.65, samples=8, ev=.95, contrast=1.36, saturation=1.3, bokeh=.07, back_size=720, back_samples=12, bounces=4)
VIEWS = {
    'low': View((0, -2.25, .62), (0, .08, .25), box=(.54, .56), focal=62, fstop=1.8, focus=(0, -.02, .1)),
    'mid': View((0, -2.10, 1.32), (0, .08, .19), box=(.54, .54), focal=62, fstop=1.8, focus=(0, -.02, .1)),
}
SUN = toward(.82, .30, .42)


def asphalt():
    """Bitumen with stones of several greys in it."""
    m = M('asphalt', (.10, .098, .096), .85, spec=.3)
    v = m.coords()
    stones = m.cells(v, 150)
    grey = m.ramp(m.noise(v, 210, 2).outputs['Fac'], [(.30, (.030, .030, .031)), (.55, (.10, .10, .102)), (.72, (.25, .245, .24))])
    patch = m.ramp(m.noise(v, 1.6, 4).outputs['Fac'], [(.3, (.75, .75, .75)), (.7, (1.15, 1.12, 1.08))])
    m.color(m.mix(1.0, grey, patch, 'MULTIPLY'))
    m.bump(stones.outputs['Distance'], .5, .004)
    return m.camera_only((.10, .098, .096)).mat


def street(more):
    """Everything behind the drive, `more` metres farther away."""
    put(lawn(12, 1.9, (.24, .34, .08)), (0, 3.8 + more, .03))
    put(hedge(10, 1.3, .6, 2600, color=(.15, .24, .07)), (0, 4.7 + more, 0))
    put(backdrop(13, 4.5, (1.0, .86, .62), (.34, .32, .12), 1.3, .22, 5), (0, 5.9 + more, .4))
    put(tree(3.6, (1.1, .9, 1.0), 4, (.20, .27, .07)), (-1.5, 4.5 + more, 0))
    put(car((.055, .10, .14), lit=6), (1.55, 2.0 + more, 0) if more else (.85, 2.05, 0), -4)
    box((12, 1.7 + more, .02), (0, 1.95 + more / 2, -.012), paint((.11, .108, .105), .85))
    box((12, .12, .10), (0, 2.80 + more, .02), paint((.52, .49, .45), .8), bevel=.012)


def build(sc, shot):
    world(sc, (.62, .74, 1.0), .42, top=(.95, .88, .80))
    box((7, 3.4, .05), (0, -.60, -.025), asphalt())
    with background():
        street(1.5 if shot.view == 'low' else 0)
    sun(sc, SUN, 7.5, 1.6, (1.0, .86, .66))
    area(sc, (-2.2, -2.2, 2.0), (0, .1, .1), 2.4, 120, (.92, .95, 1.0))
    area(sc, (1.4, -2.6, 2.0), (0, .1, .1), 2.0, 80, (1.0, .90, .76))
    area(sc, (2.4, .6, 1.8), (-.4, 2.5, .5), 1.6, 190, (1.0, .80, .54))
    area(sc, (-2.6, 1.6, 1.6), (0, 3.2, .4), 1.8, 120, (1.0, .93, .84))
    beam, rnd = Gobo(SUN, (0, .1, 0), 4.5), Random(3)
    for u, v, a in ((-1.2, .9, -2.2), (1.1, 1.0, 2.4), (-1.5, .1, -1.6), (1.5, .2, 1.5)):
        beam.branch(u, v, a, 1.3, rnd, nearer=rnd.uniform(0, 1), leaf=.20)

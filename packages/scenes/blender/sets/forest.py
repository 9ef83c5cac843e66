"""A woodland path: earth, needles, moss, ferns, trunks in the mist; sun through leaves from the right. For outdoor products."""
from kit import *
from mathutils import noise
from props.place import paint, put
from props.plants import Leaves, bush, leaf_paint
from props.rooms import backdrop

CARD = Card(roles=('lifestyle',), scaled=True, ground='floor', reflection=.0,
            ao=.6, samples=6, light_size=.36, detail_samples=3, ev=.80, contrast=1.28, saturation=1.20, bokeh=.065, soft_from=.45, back_size=480, back_samples=9, bounces=4)
VIEWS = {
    'low': View((0, -1.90, .53), (0, .06, .215), box=(.46, .49), focal=61, fstop=2.2, focus=(0, -.01, .08)),
    'mid': View((0, -1.78, 1.12), (0, .06, .155), box=(.46, .47), focal=61, fstop=2.2, focus=(0, -.01, .08)),
}
SUN = toward(.66, .10, .66)
BARK = (.10, .068, .045)


def ground(x, y):
    """Height of the path: level below the product, banks on both sides."""
    p = Vector((x * 1.7, y * 1.7, 3.1))
    return (noise.fractal(p, .9, 2.1, 4) * .035 + .05 * max(0, abs(x) - .45)) * calm(x, y, .30, .40)


def wood():
    box((14, 5, .02), (0, 6.0, -.03), paint((.085, .072, .038), .9))
    put(backdrop(14, 6, (.80, .88, .66), (.20, .30, .09), .95, .95, 8), (0, 8.0, -.2))
    bark, rnd = paint(BARK, .9), Random(7)
    for x, y, r in ((-1.25, 3.8, .17), (.95, 4.3, .15), (-.35, 5.4, .16), (1.9, 5.0, .20), (-2.3, 5.2, .2), (.45, 6.6, .15)):
        tube([(x, y, -.1, 1.25), (x + rnd.uniform(-.05, .05), y, 1.4), (x + rnd.uniform(-.1, .1), y, 4.2, .85)], r, bark, bev=5, res=4)
    for x, y, s in ((-1.2, 3.7, .34), (1.45, 3.8, .38), (-.1, 4.8, .30), (-2.2, 4.0, .5), (.6, 4.0, .22)):
        put(bush((s, s * .8, s * .7), 300, .07, int(s * 100), (.14, .24, .06)), (x, y, -.02))


def fern(at, length, turn, seed):
    """Fronds in a funnel, each with leaflets in pairs."""
    rnd, lv = Random(seed), Leaves()
    for k in range(8):
        az = k * pi / 4 + rnd.uniform(-.2, .2)
        for i in range(13):
            t = (i + 1) / 14
            p = (cos(az) * length * t, sin(az) * length * t, length * (.75 * sin(t * 2.2)))
            for side in (-1, 1):
                lv.add(p, az + side * 1.2, .15, length * .24 * (1 - t * .85), length * .055, .5, n=3)
    put([lv.build(leaf_paint((.13, .24, .05)))], at, turn)


def litter(rnd):
    """Fallen leaves and twigs beside the path."""
    sorts = [(Leaves(), c) for c in ((.36, .19, .06), (.26, .125, .045), (.44, .30, .09))]
    for _ in range(380):
        x, y = rnd.uniform(-1.5, 1.5), rnd.uniform(-1.1, 3.0)
        if abs(x) > .34 or y > .55 or y < -.5 or rnd.random() < .10:
            rnd.choice(sorts)[0].add((x, y, ground(x, y) + .004), rnd.uniform(0, 6.3), rnd.uniform(-.1, .35), rnd.uniform(.035, .065), .032, rnd.uniform(.1, .9), n=5)
    for lv, c in sorts:
        lv.build(leaf_paint(c))
    for _ in range(7):
        x, y, a = rnd.uniform(-.9, .9), rnd.uniform(.35, 1.1), rnd.uniform(0, pi)
        z = ground(x, y) + .006
        tube([(x, y, z), (x + .08 * cos(a), y + .08 * sin(a), z + .004), (x + .16 * cos(a + .3), y + .16 * sin(a + .3), z)], .0045, paint(BARK, .9), res=3, bev=3)


def build(sc, shot):
    world(sc, (.80, .92, .84), .55, top=(.92, 1.0, .90))
    earth = m_earth()
    relief(-2.2, 2.2, -1.6, 1.6, ground, earth)
    relief(-3.2, 3.2, 1.6, 3.6, ground, earth, cell=.03)
    moss = lambda x, y: max(0.0, min(1.0, (abs(x + .08 * sin(y * 7)) - .46) / .16)) * (.7 + .3 * sin(x * 9 + y * 5))
    turf(-2.4, 2.4, -1.2, 3.4, m_grass((.20, .27, .045), (.085, .135, .022)), step=.075, blades=210, height=.016, keep=moss, lift=ground, seed=3)
    litter(Random(5))
    fern((-.66, .52, .02), .30, 20, 2)
    fern((.74, .66, .03), .34, 50, 4)
    with background():
        wood()
    sun(sc, SUN, 5.0, 1.6, (1.0, .92, .74))
    area(sc, (-1.6, -1.6, 1.6), (0, .1, .1), 1.8, 24, (.94, 1.0, .94))
    area(sc, (.9, -1.9, 1.7), (0, .1, .1), 1.6, 16, (1.0, .97, .90))
    area(sc, (1.6, 2.0, 3.0), (-.2, 4.6, .6), 2.4, 130, (1.0, .95, .74))
    beam, rnd = Gobo(SUN, (0, 0, 0), 3.0), Random(11)
    for u, v, a in ((-.85, .65, -2.3), (.85, .70, 2.4), (-1.05, -.10, -1.6), (1.05, .0, 1.6), (.25, .95, 2.9)):
        beam.branch(u, v, a, .8, rnd, nearer=rnd.uniform(0, .8), leaf=.12)

"""Outdoors: hedge, lawn, flower beds, fence, pots, trowel, watering can, slatted table."""
import math

from mathutils import noise, Vector

from kit import box, lathe, mesh, roundprof, sphere, tube
from props.place import dice, near, paint, put
from props.plants import DARK, GREEN, Leaves, bush, leaf_paint, pot

TERRACOTTA = (.60, .27, .14)
SUNNY = (.22, .34, .055)


def hedge(w, h, d=.5, count=5200, leaf=.075, color=GREEN, seed=1, bulge=.25):
    """A wall of leaves standing on the ground, its face towards -Y, with sunlit and dark leaves in clumps."""
    rnd, sorts = dice(seed), (Leaves(), Leaves(), Leaves())
    for _ in range(count):
        x, z = rnd.uniform(-w / 2, w / 2), rnd.uniform(0, 1) ** .9 * h
        swell = noise.noise(Vector((x * 1.6, z * 1.6, seed)))
        y = -bulge * swell - rnd.uniform(0, 1) ** 2 * d * .4
        k = 0 if swell + rnd.gauss(0, .3) > .12 else 1 if rnd.random() < .6 else 2
        sorts[k].add((x, y, z), rnd.uniform(-3.6, .5), rnd.uniform(-.6, 1.0), leaf * rnd.uniform(.6, 1.4), leaf * .55, rnd.uniform(0, .8), n=3)
    out = [box((w, .1, h), (0, d * .35, h / 2), paint(tuple(c * .35 for c in color), .9))]
    return out + [s.build(leaf_paint(c)) for s, c in zip(sorts, (SUNNY, color, DARK)) if s.v]


def lawn(w, d, color=(.17, .28, .055), seed=1):
    """Grass for out-of-focus ground, lying on z = 0: short blades in one mesh on earth."""
    rnd, light, dark = dice(seed), Leaves(), Leaves()
    for _ in range(int(w * d * 420)):
        lv = light if rnd.random() < .5 else dark
        lv.add((rnd.uniform(-w / 2, w / 2), rnd.uniform(-d / 2, d / 2), 0), rnd.uniform(0, 6.3), rnd.uniform(.8, 1.4), rnd.uniform(.05, .10), .012, .9, n=2, fold=0)
    ground = mesh('ground', [(-w / 2, -d / 2, 0), (w / 2, -d / 2, 0), (w / 2, d / 2, 0), (-w / 2, d / 2, 0)], [(0, 1, 2, 3)], paint(tuple(c * .75 for c in color), .9))
    return [ground, light.build(leaf_paint(color)), dark.build(leaf_paint(tuple(c * .6 for c in color)))]


def flowers(size=(.4, .2, .3), count=46, petals=((.80, .28, .30), (.86, .78, .66), (.80, .58, .14)), seed=1, head=.028):
    """A bed in bloom: a bush with coloured heads on it."""
    rnd, out = dice(seed), bush(size, 260, .055, seed, GREEN, .4)
    for _ in range(count):
        a, r = rnd.uniform(0, 6.3), rnd.uniform(.2, 1.0)
        p = (size[0] * r * math.cos(a), size[1] * r * math.sin(a), size[2] * (1.15 + .85 * (1 - r * r) ** .5 * rnd.uniform(.7, 1.1)))
        out.append(sphere(head * rnd.uniform(.7, 1.2), p, paint(near(rnd, rnd.choice(petals), .08), .6), seg=10, scale=(1, 1, .55)))
    return out


def tree(h=3.2, crown=(.95, .8, .9), seed=1, color=GREEN, count=1500):
    """A small tree."""
    out = [tube([(0, 0, 0), (.04, 0, h * .3), (0, 0, h * .62)], .07, paint((.16, .11, .07), .9), bev=3)]
    return out + put(bush(crown, count, .11, seed, color), (0, 0, h - crown[2] * 1.7)) + put(bush(tuple(c * .75 for c in crown), count // 3, .11, seed + 1, SUNNY), (crown[0] * -.35, -crown[1] * .4, h - crown[2] * 1.2))


def fence(w, h=1.6, color=(.40, .32, .25), plank=.11, seed=1):
    """Upright weathered boards facing -Y."""
    rnd, out, x = dice(seed), [], -w / 2
    while x < w / 2:
        out.append(box((plank - .012, .022, h * rnd.uniform(.985, 1)), (x + plank / 2, 0, h / 2), paint(near(rnd, color, .16), .85), bevel=.004))
        x += plank
    return out


def slats(front, back, color_mat, width=3.4, wide=.068, gap=.009, thick=.028):
    """A garden table of slats along X, top at z = 0. Returns the back edge."""
    y = front
    while y < back - wide / 2:
        box((width, wide, thick), (0, y + wide / 2, -thick / 2), color_mat, bevel=.004, name='Slat')
        y += wide + gap
    for x in (-.9, 0, .9):
        box((.06, back - front, .03), (x, (front + back) / 2, -thick - .016), color_mat, bevel=.003)
    return y - gap


def trowel(handle=(.52, .34, .18), steel=(.42, .43, .44)):
    """A hand trowel lying along X, blade to +X."""
    n, v, f = 14, [], []
    for i in range(n + 1):
        t = i / n
        w = .036 * (1 - t ** 3.2) ** .5 * (.86 + .14 * t)
        v += [(.03 + .15 * t, s * w, .006 + .014 * abs(s) ** 2 * (1 - t) + .004) for s in (-1, -.5, 0, .5, 1)]
        if i:
            f += [(5 * (i - 1) + k, 5 * (i - 1) + k + 1, 5 * i + k + 1, 5 * i + k) for k in range(4)]
    blade = mesh('blade', v, f, paint(steel, .35, 1), smooth=True)
    blade.modifiers.new('thick', 'SOLIDIFY').thickness = .0016
    grip = lathe(roundprof([(0, 0), (.012, 0), (.016, .03), (.012, .09), (.015, .115), (0, .12)], .005), (-.05, 0, .024), paint(handle, .5), rot=(0, -math.pi / 2, 0), n=32)
    return [blade, tube([(-.055, 0, .024), (0, 0, .032), (.05, 0, .012)], .005, paint(steel, .35, 1), bev=3), grip]


def can(h=.26, color=(.30, .36, .33)):
    """A watering can, spout to +X."""
    m, r = paint(color, .4, .4), h * .40
    out = [lathe(roundprof([(0, 0), (r, 0), (r * .96, h * .86), (r * .80, h), (r * .5, h)], .008), mat=m, n=64)]
    out.append(tube([(r * .9, 0, h * .18), (r * 1.9, 0, h * .55), (r * 2.5, 0, h * 1.12)], h * .045, m, bev=4))
    out.append(lathe([(h * .05, 0), (h * .15, h * .14), (0, h * .16)], (r * 2.45, 0, h * 1.08), m, rot=(0, .6, 0), n=32))
    return out + [tube([(-r * .9, 0, h * .25), (-r * 1.75, 0, h * .7), (-r * .7, 0, h * 1.15), (r * .1, 0, h * 1.0)], h * .03, m, bev=4)]


def pot_row(x0, x1, y, z, seed=1, color=TERRACOTTA, r=(.05, .09), planted=.75):
    """Terracotta pots along X, most with herbs in them."""
    rnd, out, x = dice(seed), [], x0
    while x < x1:
        rr = rnd.uniform(*r)
        hh = rr * rnd.uniform(1.6, 2.1)
        out += put(pot(rr, hh, near(rnd, color, .12)), (x + rr, y + rnd.uniform(-.02, .02), z))
        if rnd.random() < planted:
            out += put(bush((rr * 1.5, rr * 1.4, rr * rnd.uniform(1.1, 2.2)), 90, rr * .5, int(x * 100) + seed, rnd.choice((GREEN, SUNNY, (.20, .27, .16)))), (x + rr, y, z + hh * .8))
        x += rr * 2 + rnd.uniform(.02, .08)
    return out

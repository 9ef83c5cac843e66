"""Toys of painted wood and plush."""
import math

from kit import box, lathe, mesh, roundprof, sphere, tube
from props.place import cloth, dice, paint, put

BRIGHT = ((.80, .22, .13), (.93, .62, .12), (.16, .42, .56), (.30, .50, .26), (.88, .78, .60))
PASTEL = ((.78, .50, .44), (.86, .70, .42), (.42, .58, .60), (.58, .66, .50), (.86, .80, .70))


def blocks(count=9, s=.045, colors=PASTEL, seed=1, at=(0, 0, 0), tower=3):
    """A tower of `tower` cubes with the others strewn round it."""
    rnd, out = dice(seed), []
    for i in range(count):
        if i < tower:
            x, y, z, turn = rnd.uniform(-.004, .004), rnd.uniform(-.004, .004), s * (i + .5), rnd.uniform(-9, 9)
        else:
            a, r = i * 2.4 + rnd.uniform(-.3, .3), s * rnd.uniform(1.7, 3.0)
            x, y, z, turn = r * math.cos(a), r * math.sin(a), s / 2, rnd.uniform(0, 90)
        out.append(box((s, s, s), (x, y, z), paint(colors[i % len(colors)], .5), bevel=s * .09, rot=(0, 0, math.radians(turn))))
    return put(out, at)


def rings(h=.16, colors=PASTEL):
    """A stacking tower of rings with a ball on top."""
    out, n = [lathe(roundprof([(0, 0), (.055, 0), (.055, .012), (0, .012)], .004), mat=paint((.66, .48, .30)))], 5
    for i in range(n):
        r, t = .052 - .006 * i, h * .16
        z = .012 + t * i
        out.append(lathe(roundprof([(.008, z), (r, z), (r, z + t), (.008, z + t)], t * .48, 8), mat=paint(colors[i % len(colors)], .45)))
    return out + [sphere(.020, (0, 0, .012 + h * .16 * n + .015), paint(colors[0], .45), seg=32)]


def rainbow(r=.11, colors=PASTEL, d=.04):
    """Nested wooden arches in the XZ plane."""
    out, t = [], r * .17
    for k in range(4):
        ro, ri, n, v, f = r - k * t - .001, r - (k + 1) * t + .001, 32, [], []
        for i in range(n + 1):
            a = math.pi * i / n
            for rr in (ro, ri):
                for y in (-d / 2, d / 2):
                    v.append((rr * math.cos(a), y, rr * math.sin(a)))
            if i:
                a0, b0 = 4 * (i - 1), 4 * i
                f += [(a0, a0 + 1, b0 + 1, b0), (a0 + 3, a0 + 2, b0 + 2, b0 + 3), (a0 + 2, a0, b0, b0 + 2), (a0 + 1, a0 + 3, b0 + 3, b0 + 1)]
        f += [(0, 2, 3, 1), (4 * n, 4 * n + 1, 4 * n + 3, 4 * n + 2)]
        o = mesh('arch', v, f, paint(colors[k % len(colors)], .5))
        o.modifiers.new('b', 'BEVEL').width = .002
        out.append(o)
    return out


def teddy(h=.30, color=(.56, .37, .21), belly=(.72, .55, .36), seed=1):
    """A sitting plush bear, facing -Y."""
    fur, soft, k = cloth(color, 240, 1.0), cloth(belly, 240, 1.0), h / .30
    s = lambda r, p, scale=(1, 1, 1), mat=fur: sphere(r * k, tuple(c * k for c in p), mat, scale=scale, seg=32)
    out = [s(.075, (0, 0, .082), (1, .88, 1.12)), s(.055, (0, -.028, .082), (.95, .85, 1.1), soft), s(.066, (0, -.005, .205), (1.06, .94, .96)), s(.03, (0, -.055, .192), (1.1, .9, .85), soft)]
    for x in (-1, 1):
        out += [s(.025, (x * .052, .0, .262), (1, .6, 1)), s(.030, (x * .080, -.03, .115), (.9, 1, 1.7)), s(.034, (x * .062, -.085, .036), (.95, 1.5, .95)),
                s(.030, (x * .064, -.128, .042), (1, .5, 1.1), soft), s(.007, (x * .024, -.062, .222), mat=paint((.02, .015, .012), .15))]
    return out + [s(.010, (0, -.082, .203), (1.3, .8, .8), paint((.03, .02, .015), .3))]


def train(colors=PASTEL, cars=3):
    """A wooden train along X."""
    out = []
    for i in range(cars):
        x, c = i * .115, paint(colors[i % len(colors)], .5)
        out.append(box((.095, .05, .03), (x, 0, .036), paint((.70, .52, .33), .5), bevel=.004))
        out.append(box((.04 if i == 0 else .085, .044, .045 if i == 0 else .026), (x + (.022 if i == 0 else 0), 0, .07), c, bevel=.006))
        if i == 0:
            out += [lathe(roundprof([(0, 0), (.019, 0), (.019, .05), (0, .05)], .004), (-.045, 0, .068), c, rot=(0, math.pi / 2, 0), n=32), lathe([(0, 0), (.007, 0), (.011, .035), (0, .035)], (-.03, 0, .082), paint(colors[2], .5), n=24)]
        out += [lathe(roundprof([(0, -.005), (.018, -.005), (.018, .005), (0, .005)], .002), (x + sx * .028, sy * .029, .018), paint(colors[(i + 1) % len(colors)], .5), rot=(math.pi / 2, 0, 0), n=32) for sx in (-1, 1) for sy in (-1, 1)]
    return out


def crib(w=1.2, d=.64, h=.9, color=(.80, .78, .74), linen=(.78, .74, .68)):
    """A cot with bars, made up."""
    mat, out = paint(color, .45), []
    for sy in (-1, 1):
        out += [box((w, .035, .05), (0, sy * d / 2, h - .02), mat, bevel=.012), box((w, .03, .04), (0, sy * d / 2, .22), mat, bevel=.008)]
        out += [tube([(-w / 2 + .08 + i * (w - .16) / 13, sy * d / 2, .22), (-w / 2 + .08 + i * (w - .16) / 13, sy * d / 2, h)], .008, mat, bev=3) for i in range(14)]
    out += [box((.045, .045, h + .03), (sx * w / 2, sy * d / 2, (h + .03) / 2), mat, bevel=.012) for sx in (-1, 1) for sy in (-1, 1)]
    out += [box((.03, d, h - .3), (sx * w / 2, 0, .2 + (h - .2) / 2), mat, bevel=.01) for sx in (-1, 1)]
    return out + [box((w - .06, d - .06, .12), (0, 0, .36), cloth(linen), bevel=.04)]


def teepee(h=1.5, r=.62, color=(.82, .78, .70)):
    """A play tent: canvas on four poles, open to -Y."""
    pts = [(r * math.cos(a), r * math.sin(a)) for a in (-2.36, -.785, .785, 2.36)]
    top, k = (0, 0, h * .92), .34
    v = [(x, y, 0) for x, y in pts] + [(x * .06, y * .06, h * .94) for x, y in pts] + [(pts[0][0] * k, pts[0][1], 0), (pts[1][0] * k, pts[1][1], 0)]
    f = [(1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7), (0, 8, 4), (9, 1, 5), (8, 9, 4), (9, 5, 4)][:5]
    out = [mesh('tent', v, f, cloth(color, 400))]
    return out + [tube([(x, y, 0), (0, 0, h * .95), (-x * .16, -y * .16, h * 1.1)], .012, paint((.66, .48, .30)), bev=3) for x, y in pts] + [sphere(.02, top, paint((.66, .48, .30)), seg=8)]

"""For dogs and cats: a basket with a cushion, bowls, a ball, a bone, a scratching post."""
import math

from kit import box, lathe, roundprof, sphere, tube
from props.place import cloth, dice, near, paint


def dog_bed(r=.40, rim=(.56, .48, .40), pad=(.80, .75, .67)):
    """A round bed: a fat soft rim, lower at the front, round a cushion."""
    n = 40
    ring = [((r - .09) * math.cos(a), (r - .09) * .85 * math.sin(a), .105 + .03 * math.sin(a)) for a in [i * 2 * math.pi / n for i in range(n)]]
    fat = [(*p, .86 + .22 * (p[1] > -r * .55) + .05 * math.sin(i * 1.9)) for i, p in enumerate(ring)]
    pillow = lathe(roundprof([(0, .02), (r - .10, .02), (r - .12, .10), (0, .125)], .03), mat=cloth(pad, 200, 1.0), n=96)
    pillow.scale = (1, .85, 1)
    return [tube(fat, .10, cloth(rim, 300, .8), cyclic=True, bev=8), pillow]


def feeding_bowl(r=.095, h=.06, color=(.78, .74, .66), food=(.30, .16, .07), seed=1):
    """A heavy bowl, wider at its foot, filled with kibble."""
    rnd = dice(seed)
    prof = [(0, 0), (r * 1.05, 0), (r * .92, h), (r * .84, h), (r * .72, h * .35), (0, h * .30)]
    out = [lathe(roundprof(prof, .005), mat=paint(color, .3), n=96)]
    for _ in range(70 if food else 0):
        a, q = rnd.uniform(0, 6.3), r * .70 * rnd.uniform(0, 1) ** .5
        out.append(sphere(.0085, (q * math.cos(a), q * math.sin(a), h * .55 + rnd.uniform(0, .014) + .012 * (1 - q / r)), paint(near(rnd, food, .2), .8), seg=8, scale=(1, 1, .7)))
    return out


def ball(r=.033, color=(.62, .68, .10), seam=(.80, .80, .74)):
    """A felt ball with its curved seam."""
    line = []
    for i in range(48):
        t = i / 48 * 2 * math.pi
        p = (math.cos(t) + .42 * math.cos(3 * t), math.sin(t) - .42 * math.sin(3 * t), .95 * math.cos(2 * t))
        k = r * 1.003 / math.sqrt(sum(c * c for c in p))
        line.append((p[0] * k, p[1] * k, p[2] * k + r))
    return [sphere(r, (0, 0, r), cloth(color, 900, 1.0), seg=48), tube(line, r * .035, paint(seam, .8), cyclic=True, bev=2)]


def bone(length=.15, color=(.76, .64, .46)):
    """A chew bone lying along X."""
    m, r = paint(color, .6), length * .085
    out = [tube([(-length * .42, 0, r), (0, 0, r * 1.05), (length * .42, 0, r)], r, m, bev=5)]
    return out + [sphere(r * 1.45, (sx * length * .43, sy * r * 1.15, r * 1.25), m, seg=24) for sx in (-1, 1) for sy in (-1, 1)]


def rope(length=.26, r=.014, colors=((.20, .34, .42), (.82, .78, .70), (.62, .24, .14))):
    """A knotted tug rope of three strands lying along X."""
    out, n = [], 40
    for k, c in enumerate(colors):
        pts = []
        for i in range(n + 1):
            t = i / n
            a = t * 22 + k * 2.094
            pts.append(((t - .5) * length, r * .55 * math.cos(a) + .012 * math.sin(t * 5), r * 1.1 + r * .55 * math.sin(a)))
        out.append(tube(pts, r * .58, cloth(c, 700, 1.0), bev=3))
    return out + [sphere(r * 1.9, (s * length * .38, .012 * math.sin((s * .38 + .5) * 5), r * 1.6), cloth(colors[1], 700, 1.0), seg=20) for s in (-1, 1)]


def post(h=.75, color=(.62, .48, .31), pad=(.72, .67, .60)):
    """A scratching post with a perch on top."""
    out = [box((.42, .42, .04), (0, 0, .02), cloth(pad, 200, 1.0), bevel=.015), lathe(roundprof([(0, h), (.19, h), (.19, h + .05), (0, h + .05)], .02), mat=cloth(pad, 200, 1.0))]
    turns = int((h - .04) / .016)
    coil = [(.052 * math.cos(i * .785), .052 * math.sin(i * .785), .05 + i / 8 * .016) for i in range(turns * 8)]
    return [*out, tube(coil, .0095, cloth(color, 900, 1.0), bev=2, res=2), lathe([(.045, .03), (.045, h)], mat=paint(color, .9), n=32)]

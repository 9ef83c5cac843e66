"""Furniture of rooms in the background: sofa, bed, chair, cabinet, shelf, bench."""
import math

from mathutils import Vector, noise

from kit import box, lathe, mesh, roundprof, tube
from props.place import cloth, dice, near, paint, put

OAK = (.43, .27, .145)
WALNUT = (.16, .08, .04)
BIRCH = (.66, .50, .33)
WHITE = (.80, .78, .75)


def cushion(w=.48, h=.48, d=.16, color=(.7, .6, .5), weave=900):
    """A pillow lying in the XZ plane: full in the middle, pointed at the corners."""
    n, v, f = 26, [], []
    for side in (-1, 1):
        for j in range(n + 1):
            for i in range(n + 1):
                x, z = i / n * 2 - 1, j / n * 2 - 1
                full = max(0, (1 - x ** 4) * (1 - z ** 4)) ** .5
                pinch = 1 - .10 * (1 - abs(x * z)) * max(abs(x), abs(z)) ** 3
                crease = noise.noise(Vector((x * 2.2, z * 2.2, side * 3 + w * 9))) * .05
                v.append((x * w / 2 * pinch, side * (d / 2) * full * (1 + crease * 2), (z * pinch + 1) * h / 2))
    m = (n + 1) ** 2
    for s in range(2):
        for j in range(n):
            for i in range(n):
                a = s * m + j * (n + 1) + i
                q = (a, a + 1, a + n + 2, a + n + 1)
                f.append(q if s == 0 else q[::-1])
    return [mesh('cushion', v, f, cloth(color, weave), smooth=True)]


def sofa(w=2.1, d=.92, color=(.62, .58, .52), pillows=((.55, .30, .16), (.80, .74, .64)), seed=1):
    """A low sofa with loose seat cushions and pillows."""
    rnd, stuff = dice(seed), cloth(color, 500)
    out = [box((w, d, .20), (0, 0, .20), stuff, bevel=.05), box((w, .20, .62), (0, d / 2 - .10, .47), stuff, bevel=.07)]
    for s in (-1, 1):
        out.append(box((.18, d, .50), (s * (w / 2 - .09), 0, .35), stuff, bevel=.07))
        out += [lathe([(.018, 0), (.024, .11)], (s * (w / 2 - .14), y, 0), paint(OAK), n=16) for y in (-d / 2 + .1, d / 2 - .1)]
    seats = 3 if w > 1.9 else 2
    sw = (w - .36) / seats
    for i in range(seats):
        x = -w / 2 + .18 + sw * (i + .5)
        out.append(box((sw - .01, d - .18, .17), (x, -.06, .38), stuff, bevel=.055, seg=5))
        out.append(box((sw - .02, .17, .42), (x, d / 2 - .27, .64), stuff, bevel=.07, rot=(-.16, 0, 0), seg=5))
    for i, c in enumerate(pillows):
        x = (-w / 2 + .45 + (w - .9) * i / max(1, len(pillows) - 1)) if len(pillows) > 1 else .5
        out += put(cushion(.46, .46, .17, c), (x + rnd.uniform(-.08, .08), -.02, .46), rnd.uniform(-14, 14), lean=-18)
    return out


def duvet(w, d, h, color, seed=1, folds=.035):
    """A bedspread that hangs over three sides: top at height h, rumpled."""
    n, v, f = 60, [], []
    for j in range(n + 1):
        for i in range(n + 1):
            x, y = (i / n - .5) * (w + .7), (j / n - .5) * (d + .35) - .17
            over = max(abs(x) - w / 2, 0, -d / 2 - y)
            p = Vector((x * 1.7, y * 1.7, seed * 7.3))
            r = noise.fractal(p, 1.0, 2.0, 3) * folds + abs(noise.noise(p * 2.3)) * folds * .8
            xx, yy = max(-w / 2, min(w / 2, x)), max(-d / 2, y)
            wave = math.sin((y if abs(x) > w / 2 else x) * 17 + seed) * .02 * min(1, over / .12)
            push = .05 * (1 - math.exp(-over / .05)) + wave
            if abs(x) > w / 2:
                xx += math.copysign(push, x)
            elif y < -d / 2:
                yy -= push
            v.append((xx, yy, h + r * (over < .02) - over * .96))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            f.append((a, a + 1, a + n + 2, a + n + 1))
    return mesh('duvet', v, f, cloth(color, 700), smooth=True)


def bed(w=1.6, linen=(.80, .78, .74), spread=(.60, .50, .41), head=(.55, .42, .30), pillows=((.82, .80, .77), (.66, .55, .46)), seed=2):
    """A double bed seen from its foot, head end at +Y."""
    d = 2.0
    out = [box((w, d, .24), (0, 0, .20), cloth(head, 300), bevel=.03), box((w, d, .24), (0, 0, .42), cloth(linen), bevel=.07),
           box((w + .12, .10, .75), (0, d / 2 + .06, .62), cloth(head, 300), bevel=.045), duvet(w + .04, d * .72, .57, spread, seed)]
    out[-1].location.y = -d * .13
    for i in range(2):
        x = (i - .5) * w * .5
        out += put(cushion(.70, .46, .20, pillows[0]), (x, d / 2 - .14, .54), i * 5 - 2, lean=-24)
        out += put(cushion(.50, .40, .18, pillows[1]), (x * .8, d / 2 - .38, .55), 6 - i * 9, lean=-30)
    return out


def cabinet(w=1.6, d=.42, h=.62, color=OAK, fronts=4, legs=.14, front=None, knob=(.75, .52, .24)):
    """A sideboard or kitchen base: a body on legs with slab fronts and knobs."""
    body, fr = paint(color, .45), paint(front or color, .45)
    out = [box((w, d, h - legs), (0, 0, legs + (h - legs) / 2), body, bevel=.004)]
    fw = w / fronts
    for i in range(fronts):
        x = -w / 2 + fw * (i + .5)
        out.append(box((fw - .006, .02, h - legs - .03), (x, -d / 2 - .008, legs + (h - legs) / 2), fr, bevel=.003))
        if knob:
            out.append(box((.012, .024, .12), (x + fw * .36 * (-1) ** i, -d / 2 - .028, legs + (h - legs) * .68), paint(knob, .3, 1), bevel=.004))
    if legs:
        out += [lathe([(.012, 0), (.02, legs)], (sx * (w / 2 - .08), sy * (d / 2 - .07), 0), paint(WALNUT), n=16) for sx in (-1, 1) for sy in (-1, 1)]
    return out


def rack(w=1.0, h=1.9, d=.30, rows=5, color=OAK, t=.026, back=None):
    """An open shelf unit. Returns (objects, heights of the boards)."""
    mat = paint(color, .5)
    z = [t / 2 + (h - t) * k / rows for k in range(rows + 1)]
    out = [box((w, d, t), (0, 0, k), mat, bevel=.003) for k in z]
    out += [box((t, d, h), (s * (w / 2 - t / 2), 0, h / 2), mat, bevel=.003) for s in (-1, 1)]
    if back:
        out.append(box((w, .01, h), (0, d / 2, h / 2), paint(back, .7)))
    return out, [k + t / 2 for k in z[:-1]]


def stool(h=.45, r=.17, color=OAK):
    out = [lathe(roundprof([(0, h - .035), (r * .96, h - .035), (r, h - .012), (r, h), (0, h)], .008), mat=paint(color, .4), n=64)]
    return out + [tube([(math.cos(a) * r * .55, math.sin(a) * r * .55, h - .03), (math.cos(a) * r * 1.0, math.sin(a) * r * 1.0, 0)], .014, paint(color, .45), bev=4)
                  for a in (.6, 2.2, 3.8, 5.4)]


def chair(color=OAK, seat=(.70, .64, .55)):
    """A dining chair, back at +Y."""
    leg = paint(color, .45)
    out = [box((.44, .42, .05), (0, 0, .455), cloth(seat), bevel=.02)]
    for x in (-.19, .19):
        out += [tube([(x, -.18, .45), (x * 1.06, -.20, 0)], .015, leg, bev=4), tube([(x, .20, .84), (x, .19, .45), (x * 1.06, .23, 0)], .015, leg, bev=4)]
    return out + [box((.42, .022, .20), (0, .205, .76), leg, bevel=.01)]


def bench(w=1.2, d=.36, h=.45, color=OAK, pad=None):
    """A bench; with `pad` (a colour) upholstered."""
    out = [box((w, d, .04), (0, 0, h - .02), paint(color, .45), bevel=.006)]
    out += [box((.045, .045, h - .04), (sx * (w / 2 - .08), sy * (d / 2 - .06), (h - .04) / 2), paint(color, .45), bevel=.004) for sx in (-1, 1) for sy in (-1, 1)]
    if pad:
        out.append(box((w - .01, d - .01, .07), (0, 0, h + .033), cloth(pad), bevel=.028, seg=5))
    return out


def rug(w=2.0, d=1.4, color=(.70, .63, .54), border=None, round_=False):
    """A rug 12 mm thick."""
    out = [lathe(roundprof([(0, .012), (w / 2 - .01, .012), (w / 2, .004), (w / 2, 0)], .006), mat=cloth(color, 160, 1.0), n=128)] if round_ \
        else [box((w, d, .012), (0, 0, .006), cloth(color, 160, 1.0), bevel=.005)]
    if border:
        out += [box((w, .03, .013), (0, s * (d / 2 - .10), .0068), cloth(border, 160, 1.0), bevel=.003) for s in (-1, 1)]
    return out


def basket(r=.17, h=.26, color=(.58, .41, .22)):
    """Woven basket: rings of thick cord."""
    n = max(4, int(h / .022))
    out = []
    for k in range(n):
        t = k / (n - 1)
        rr = r * (.86 + .14 * math.sin(t * 2.2))
        out.append(tube([(rr * math.cos(a), rr * math.sin(a), .011 + t * (h - .022)) for a in [math.pi * 2 * i / 24 for i in range(24)]], .013, cloth(near(dice(k), color, .06), 260, .9), cyclic=True, bev=3))
    return out

"""The workshop: pegboard with tools, vice, tins, tool chest, tyres, a parked car."""
import math

from kit import M, box, lathe, mesh, roundprof, sphere, tube
from props.place import dice, glow, near, paint, put, unlit

STEEL = (.55, .55, .56)
WOOD = (.62, .42, .23)
RED = (.55, .07, .035)


def holes(color=(.60, .44, .28), pitch=.0254, r=.0032):
    """Pegboard: a panel in the XZ plane with a grid of round holes."""
    m = M('pegboard', color, .7)
    v = m.coords()
    sep = m.n('SeparateXYZ')
    m.l(v, sep.inputs[0])
    d2 = [m.math('POWER', m.math('SUBTRACT', m.math('FRACT', m.math('MULTIPLY', sep.outputs[k], 1 / pitch)), .5), 2) for k in ('X', 'Z')]
    hole = m.math('LESS_THAN', m.math('ADD', *d2), (r / pitch) ** 2)
    board = m.ramp(m.noise(v, 30, 4).outputs['Fac'], [(.3, tuple(c * .9 for c in color)), (.7, tuple(min(1, c * 1.08) for c in color))])
    m.color(m.mix(hole, board, tuple(c * .10 for c in color)))
    return m.camera_only(color).mat


def wrench(length=.22, mat=None):
    """An open-ended spanner hanging along Z, in the XZ plane, top at z = 0."""
    mat = mat or paint(STEEL, .3, 1)
    out, w = [box((length * .075, .006, length * .78), (0, 0, -length / 2), mat, bevel=.002)], length * .11
    for z, s in ((-length * .06, 1), (-length * .94, -1)):
        out += [box((w * .42, .007, w * 1.1), (x * w * .62, 0, z + s * w * .25), mat, bevel=.002, rot=(0, x * -.2 * s, 0)) for x in (-1, 1)]
        out.append(lathe(roundprof([(0, -.0035), (w * .75, -.0035), (w * .75, .0035), (0, .0035)], .001), (0, 0, z - s * w * .45), mat, rot=(math.pi / 2, 0, 0), n=24))
    return out


def hammer(length=.30, handle=WOOD):
    return [tube([(0, 0, -length), (0, 0, -length / 2), (0, 0, 0)], .012, paint(handle, .5), bev=3), box((.115, .026, .028), (.012, 0, -.01), paint((.10, .10, .105), .35, .9), bevel=.006)]


def driver(length=.21, handle=RED):
    """A screwdriver, handle up."""
    return [lathe(roundprof([(0, -length * .45), (.009, -length * .45), (.014, -length * .36), (.014, -.012), (.010, 0), (0, 0)], .004), mat=paint(handle, .3), n=24),
            tube([(0, 0, -length * .45), (0, 0, -length * .8), (0, 0, -length)], .0034, paint(STEEL, .25, 1), bev=3)]


def pliers(length=.19, grip=(.06, .16, .30)):
    out = []
    for s in (-1, 1):
        out += [tube([(s * .004, 0, 0), (s * .008, 0, -length * .3), (-s * .004, 0, -length * .36)], .006, paint(STEEL, .35, 1), bev=3),
                tube([(-s * .004, 0, -length * .36), (-s * .024, 0, -length * .62), (-s * .020, 0, -length)], .0085, paint(grip, .5), bev=3)]
    return out


def saw(length=.45, handle=WOOD):
    """A hand saw hanging by its handle."""
    blade = mesh('blade', [(-.05, 0, -.10), (.055, 0, -.10), (.03, 0, -length), (-.01, 0, -length)], [(0, 1, 2, 3)], paint(STEEL, .3, 1))
    ring = [(.06 * math.cos(a), 0, -.055 + .05 * math.sin(a)) for a in [i * math.pi / 8 for i in range(16)]]
    return [blade, tube(ring, .013, paint(handle, .5), cyclic=True, bev=3)]


def hung(w=1.6, h=.8, seed=1, accents=(RED, (.06, .16, .30), (.72, .48, .06))):
    """Tools hanging in two rows over a board `w` wide, its bottom at z = 0, its face at y = 0."""
    rnd, out = dice(seed), []
    makers = (lambda c: wrench(rnd.uniform(.16, .26)), lambda c: driver(rnd.uniform(.18, .25), c), lambda c: pliers(.19, c), lambda c: hammer(.29), lambda c: saw(.42))
    for z, kinds in ((h * .95, (3, 0, 0, 0, 4, 2, 3)), (h * .48, (1, 1, 1, 2, 1, 0, 0))):
        x, i = -w / 2 + .08, 0
        while x < w / 2 - .06:
            k = kinds[i % len(kinds)]
            out += put(makers[k](rnd.choice(accents)), (x, -.02, z - rnd.uniform(0, .02)), rnd.uniform(-2, 2))
            x += {3: .17, 4: .19, 2: .11}.get(k, .085) * rnd.uniform(.95, 1.25)
            i += 1
    return out


def tin(h=.12, r=.05, color=(.20, .30, .34)):
    """A paint tin with a coloured band and steel rims."""
    steel = paint((.66, .66, .67), .28, 1)
    return [lathe(roundprof([(0, 0), (r, 0), (r, h), (r * .9, h), (r * .86, h - .006), (0, h - .006)], .002), mat=steel, n=64), lathe([(r + .0006, h * .12), (r + .0006, h * .86)], mat=paint(color, .35), n=64)]


def vice(color=(.07, .20, .24)):
    """A bench vice, jaws along X."""
    m = paint(color, .4)
    return [box((.14, .11, .05), (0, 0, .025), m, bevel=.012), box((.07, .09, .10), (-.04, 0, .09), m, bevel=.012), box((.05, .13, .06), (-.055, 0, .15), m, bevel=.006), box((.05, .13, .06), (.065, 0, .15), m, bevel=.006),
            tube([(.05, 0, .09), (.15, 0, .09), (.2, 0, .09)], .014, paint(STEEL, .3, 1), bev=3), tube([(.19, -.08, .09), (.19, .08, .09)], .006, paint(STEEL, .3, 1), bev=3)]


def chest(w=.7, d=.45, h=.85, color=RED, drawers=5):
    """A mechanic's tool chest on castors."""
    out = [box((w, d, h - .1), (0, 0, .1 + (h - .1) / 2), paint(color, .3), bevel=.008)]
    dh = (h - .16) / drawers
    for i in range(drawers):
        z = .13 + dh * (i + .5)
        out += [box((w - .05, .012, dh - .014), (0, -d / 2 - .004, z), paint(near(dice(i), color, .04), .25), bevel=.004), box((w - .12, .02, .014), (0, -d / 2 - .015, z + dh * .3), paint((.72, .72, .73), .25, 1), bevel=.004)]
    return out + [lathe(roundprof([(0, -.02), (.045, -.02), (.045, .02), (0, .02)], .006), (sx * (w / 2 - .08), sy * (d / 2 - .08), .045), paint((.03, .03, .03), .7), rot=(math.pi / 2, 0, 0), n=32) for sx in (-1, 1) for sy in (-1, 1)]


def tyre(r=.31, w=.20, rim=(.60, .60, .62), flat=False):
    """A wheel standing in the XZ plane (axis along Y), or lying `flat`; its lowest point at z = 0."""
    rot, z = ((0, 0, 0), w / 2) if flat else ((math.pi / 2, 0, 0), r)
    prof = [(r * .62, -w / 2), (r * .80, -w * .52), (r * .95, -w * .42), (r, -w * .3), (r, w * .3), (r * .95, w * .42), (r * .80, w * .52), (r * .62, w / 2)]
    out = [lathe(roundprof(prof, .02, 4), (0, 0, z), paint((.022, .022, .023), .75), rot=rot, n=96), lathe([(r * .62, w * .42), (r * .55, w * .1), (r * .12, w * .16), (0, w * .16)], (0, 0, z), paint((.05, .05, .05), .5), rot=rot, n=48)]
    for i in range(5):
        a = i * 2 * math.pi / 5
        p = [(q * r * math.cos(a), q * r * math.sin(a), w * .30) for q in (.08, .34, .63)]
        if not flat:
            p = [(x, -k, z + y) for x, y, k in p]
        out.append(tube(p, r * .06, paint(rim, .25, 1), bev=3))
    return out


def car(color=(.20, .26, .30), lit=0.0):
    """A parked estate car, side view: nose to -X, 4.3 m long, for the far background."""
    side = [(-2.12, .34), (-2.15, .60), (-2.04, .78), (-1.05, .95), (-.38, 1.38), (.20, 1.46), (1.0, 1.43), (1.72, 1.20), (2.06, 1.0), (2.15, .76), (2.10, .34)]
    v = [(x, y * (.80 if z > 1.15 else .97 if z > .9 else 1), z) for y in (-.88, .88) for x, z in side]
    n = len(side)
    f = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    body = mesh('car', v, f, paint(color, .12, .35, .8))
    b = body.modifiers.new('b', 'BEVEL')
    b.width, b.segments = .10, 5
    body.data.use_auto_smooth = True
    for p in body.data.polygons:
        p.use_smooth = True
    out = [body]
    for x0, x1, t0, t1 in ((-.92, -.12, -.36, -.12), (-.05, .78, -.05, .74), (.85, 1.62, .81, 1.20)):
        for side_y in (-1, 1):
            out.append(mesh('glass', [(x0, side_y * .862, .98), (x1, side_y * .862, .98), (t1, side_y * .716, 1.36), (t0, side_y * .716, 1.36)], [(0, 1, 2, 3)], paint((.03, .035, .04), .05)))
    out += [lathe([(0, -.01), (.39, -.01), (.39, .01), (0, .01)], (x, -.875, .33), paint((.008, .008, .008), .9), rot=(math.pi / 2, 0, 0), n=48) for x in (-1.32, 1.32)]
    for x in (-1.32, 1.32):
        out += put(tyre(.33, .22), (x, -.82, 0))
    lamp = glow((1.0, .86, .66), lit) if lit else paint((.75, .76, .78), .1, .6)
    out += unlit([sphere(.09, (-2.06, s * .62, .68), lamp, seg=20, scale=(.5, 1.2, .7)) for s in (-1, 1)])
    return out + unlit([sphere(.08, (2.12, s * .66, .82), glow((.9, .06, .03), .8), seg=20, scale=(.5, 1, 1)) for s in (-1, 1)])

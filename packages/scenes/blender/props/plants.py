"""Plants: leaves are joined into one mesh per plant, so that a hedge of ten thousand costs no more than a vase."""
import math

from mathutils import Matrix, Vector

from kit import M, lathe, mesh, roundprof, tube
from props.place import dice, paint, put

GREEN = (.075, .17, .045)
DARK = (.035, .095, .035)
OLIVE = (.16, .20, .10)
GREY = (.24, .31, .25)
DRY = (.62, .48, .31)


def leaf_paint(color):
    """Leaf: a waxy face, and light that comes through from behind."""
    import bpy
    name = 'leaf %.3f %.3f %.3f' % color
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = M(name, color, .42, spec=.4)
    v = m.coords()
    m.color(m.ramp(m.noise(v, 22, 2).outputs['Fac'], [(.3, tuple(c * .72 for c in color)), (.7, tuple(min(1, c * 1.35) for c in color))]))
    through, mix = m.n('BsdfTranslucent'), m.n('MixShader')
    through.inputs['Color'].default_value = (color[0] * 2.1, min(1, color[1] * 2.0), color[2] * .8, 1)
    mix.inputs[0].default_value = .3
    m.l(m.p.outputs[0], mix.inputs[1])
    m.l(through.outputs[0], mix.inputs[2])
    m.l(mix.outputs[0], m.nt.nodes['Material Output'].inputs['Surface'])
    return m.mat


class Leaves:
    """Collects leaves, then becomes one mesh."""

    def __init__(self):
        self.v, self.f = [], []

    def add(self, base, azimuth, rise, length, width, droop=.5, n=6, fold=.25):
        """A leaf from `base`, pointing to `azimuth`, rising by `rise` (radians), bent down
        by `droop` radians along its length, creased along the middle by `fold`."""
        p, k0 = Vector(base), len(self.v)
        side = Vector((-math.sin(azimuth), math.cos(azimuth), 0))
        for i in range(n + 1):
            t = i / n
            a = rise - droop * t
            d = Vector((math.cos(azimuth) * math.cos(a), math.sin(azimuth) * math.cos(a), math.sin(a)))
            up = side.cross(d)
            w = width * .5 * max(.04, math.sin(math.pi * min(1, .06 + .94 * t)) ** .75 * (1.1 - .3 * t))
            self.v += [tuple(p - side * w + up * w * -fold), tuple(p), tuple(p + side * w + up * w * -fold)]
            p = p + d * (length / n)
            if i:
                a0, b0 = k0 + 3 * (i - 1), k0 + 3 * i
                self.f += [(a0, a0 + 1, b0 + 1, b0), (a0 + 1, a0 + 2, b0 + 2, b0 + 1)]

    def build(self, mat):
        return mesh('leaves', self.v, self.f, mat, smooth=True)


def pot(r=.07, h=.13, color=(.62, .30, .17), rough=.8, rim=True):
    """A flower pot with earth in it."""
    lip = [(r * 1.0, h * .80), (r * 1.07, h * .81), (r * 1.07, h)] if rim else [(r, h)]
    prof = [(0, 0), (r * .74, 0), *lip, (r * .96, h), (r * .92, h * .88), (0, h * .88)]
    return [lathe(roundprof(prof, r * .035, 3), mat=paint(color, rough), n=64),
            lathe([(r * .93, h * .885), (0, h * .90)], mat=paint((.05, .032, .02), .95), n=32)]


def broadleaf(h=.7, leaves=26, size=.20, seed=1, color=DARK):
    """Rubber plant: big oval leaves round two or three stems."""
    rnd, out, lv = dice(seed), [], Leaves()
    for s in range(3):
        lean, az = rnd.uniform(.03, .16), s * 2.1 + rnd.uniform(0, 1)
        top = Vector((math.cos(az) * lean * h, math.sin(az) * lean * h, h * rnd.uniform(.72, 1)))
        out.append(tube([(0, 0, 0), tuple(top * .5 + Vector((0, 0, .02))), tuple(top)], .006 + .004 * h, paint((.12, .08, .045), .8), bev=2))
        for i in range(leaves // 3):
            t = .22 + .78 * (i + .5) / (leaves // 3)
            lv.add(top * t, i * 2.4 + s + rnd.uniform(-.3, .3), rnd.uniform(.35, .95), size * rnd.uniform(.75, 1.15), size * .52, rnd.uniform(.5, 1.1))
    return out + [lv.build(leaf_paint(color))]


def palm(h=.9, fronds=11, seed=2, color=GREEN):
    """Areca: arching fronds with narrow leaflets."""
    rnd, out, lv = dice(seed), [], Leaves()
    for k in range(fronds):
        az, rise, length = k * 2.4 + rnd.uniform(-.3, .3), rnd.uniform(1.0, 1.45), h * rnd.uniform(.75, 1.1)
        p, pts, bend = Vector((0, 0, 0)), [], rnd.uniform(.9, 1.5)
        for i in range(15):
            t = i / 14
            a = rise - bend * t * t
            pts.append(tuple(p))
            if i > 3:
                for side in (-1, 1):
                    lv.add(p, az + side * (.95 - .35 * t), a - .15, length * .30 * (1.05 - .55 * t) * rnd.uniform(.9, 1.1), .022 * h, .6, n=4)
            p = p + Vector((math.cos(az) * math.cos(a), math.sin(az) * math.cos(a), math.sin(a))) * length / 14
        out.append(tube(pts, .0045 * h + .001, paint((.14, .20, .05), .6), bev=2))
    return out + [lv.build(leaf_paint(color))]


def blades(h=.5, count=13, seed=3, color=(.07, .15, .06)):
    """Snake plant: upright blades."""
    rnd, lv = dice(seed), Leaves()
    for k in range(count):
        az = k * 2.4
        r = .012 * math.sqrt(k) * (h / .5)
        lv.add((r * math.cos(az), r * math.sin(az), 0), az, 1.42 - .05 * math.sqrt(k) + rnd.uniform(-.05, .05), h * rnd.uniform(.6, 1), .055 * h / .5, rnd.uniform(-.1, .15), n=8, fold=.4)
    return [lv.build(leaf_paint(color))]


def bush(size=(.12, .12, .14), count=160, leaf=.03, seed=4, color=GREEN, wide=.6):
    """A cloud of leaves in an ellipsoid standing on the ground: herbs, hedges, tree crowns."""
    rnd, lv = dice(seed), Leaves()
    while len(lv.v) < count * 12:
        d = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        r = rnd.uniform(.35, 1) ** .5
        p = (d.x * size[0] * r, d.y * size[1] * r, size[2] * (1 + d.z * r))
        lv.add(p, math.atan2(d.y, d.x) + rnd.uniform(-.9, .9), rnd.uniform(-.5, .9), leaf * rnd.uniform(.6, 1.3), leaf * wide, rnd.uniform(0, .9), n=3)
    return [lv.build(leaf_paint(color))]


def sprig(h=.35, seed=5, color=GREY, leaf=.035, stems=5, spread=.28, wide=.75):
    """Stems for a vase: eucalyptus (round grey leaves), olive (narrow), dry grass."""
    rnd, out, lv = dice(seed), [], Leaves()
    for s in range(stems):
        az, lean = s * 2.4 + rnd.uniform(0, .8), rnd.uniform(.3, 1) * spread
        end = Vector((math.cos(az) * lean * h, math.sin(az) * lean * h, h * rnd.uniform(.75, 1)))
        mid = end * .5 + Vector((0, 0, h * .1))
        out.append(tube([(0, 0, 0), tuple(mid), tuple(end)], .0014, paint((.20, .15, .09), .8), bev=2))
        for i in range(13):
            t = .3 + .7 * i / 12
            p = mid * 2 * t * (1 - t) + end * t * t
            for side in (-1, 1):
                lv.add(p, az + side * 1.4 + rnd.uniform(-.4, .4), rnd.uniform(-.1, .7), leaf * rnd.uniform(.7, 1.15) * (1.15 - .4 * t), leaf * wide, .4, n=4)
    return out + [lv.build(leaf_paint(color))]


def plume(h=.5, seed=6, stems=5, color=DRY):
    """Pampas grass: dry feathers."""
    rnd, out, lv = dice(seed), [], Leaves()
    for s in range(stems):
        az, lean = s * 2.4, rnd.uniform(.08, .28)
        end = Vector((math.cos(az) * lean * h, math.sin(az) * lean * h, h * rnd.uniform(.8, 1)))
        out.append(tube([(0, 0, 0), tuple(end * .5), tuple(end)], .0016, paint((.55, .42, .26), .9), bev=2))
        for i in range(150):
            t = rnd.uniform(.5, 1.02)
            lv.add(end * t, rnd.uniform(0, 6.3), rnd.uniform(.5, 1.2), h * .10 * (1.25 - t) * 2, .0035, .9, n=3, fold=0)
    return out + [lv.build(leaf_paint(color))]


def trailing(length=.4, seed=7, color=GREEN, strands=6, leaf=.05):
    """Pothos hanging from a shelf; the pot stands at the origin."""
    rnd, lv = dice(seed), Leaves()
    for s in range(strands):
        az = -math.pi / 2 + rnd.uniform(-1.3, 1.3)
        p = Vector((0, 0, .02))
        n = int(length * rnd.uniform(.6, 1.2) / .035)
        for i in range(n):
            out = max(0, 1 - i / 3)
            p = p + Vector((math.cos(az) * .03 * out + rnd.uniform(-.008, .008), math.sin(az) * .03 * out, .02 * out - .035 * (1 - out)))
            lv.add(p, az + rnd.uniform(-1.2, 1.2), rnd.uniform(-.6, .4), leaf * rnd.uniform(.7, 1.1), leaf * .8, .5, n=4)
    return [lv.build(leaf_paint(color))]


def potted(plant, pot_r=.08, pot_h=.15, color=(.80, .76, .70), rough=.6, at=(0, 0, 0), turn=0.0, scale=1.0):
    """A plant in its pot, placed."""
    for ob in plant:
        ob.matrix_basis = Matrix.Translation((0, 0, pot_h * .88)) @ ob.matrix_basis
    return put(pot(pot_r, pot_h, color, rough) + plant, at, turn, scale)

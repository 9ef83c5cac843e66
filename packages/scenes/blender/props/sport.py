"""Gym things: dumbbells, kettlebells, plates, rack, mat, balls, foam roller."""
import math

from kit import M, box, lathe, roundprof, sphere, tube
from props.place import dice, near, paint, put

BLACK = (.028, .028, .030)
CHROME = (.72, .72, .73)
SIDE = (0, math.pi / 2, 0)


def rubber(color=BLACK, fleck=(.25, .30, .36), share=.0):
    """Gym floor: rubber granules, with `share` of coloured flecks."""
    name = 'rubber %.2f %.2f' % (color[0], share)
    m = M(name, color, .75, spec=.25)
    v = m.coords()
    grain = m.n('TexVoronoi', i_Scale=260)
    m.l(v, grain.inputs['Vector'])
    tone = m.ramp(m.noise(v, 420, 2).outputs['Fac'], [(.3, tuple(c * .7 for c in color)), (.7, tuple(c * 1.5 for c in color))])
    sep = m.n('SeparateRGB')
    m.l(grain.outputs['Color'], sep.inputs[0])
    m.color(m.mix(m.math('LESS_THAN', sep.outputs[0], share), tone, fleck) if share else tone)
    m.bump(grain.outputs['Distance'], .35, .0015)
    return m.camera_only(color).mat


def dumbbell(length=.30, r=.062, color=BLACK, ends=None):
    """A hex dumbbell lying along X."""
    m = paint(color, .5)
    out = [tube([(-length / 2, 0, r * .92), (0, 0, r * .92), (length / 2, 0, r * .92)], .015, paint(CHROME, .22, 1), bev=4)]
    for s in (-1, 1):
        x0, x1 = length * .24, length * .5
        prof = [(0, x0), (r * .8, x0), (r, x0 + .015), (r, x1 - .015), (r * .8, x1), (0, x1)]
        o = lathe(prof, (0, 0, r * .92), m, rot=(0, s * math.pi / 2, 0), n=6)
        for p in o.data.polygons:
            p.use_smooth = False
        out.append(o)
        if ends:
            out.append(lathe([(0, x1 + .0006), (r * .5, x1 + .0006)], (0, 0, r * .92), paint(ends, .4), rot=(0, s * math.pi / 2, 0), n=32))
    return out


def kettlebell(r=.10, color=BLACK, band=(.60, .16, .08)):
    m = paint(color, .55)
    out = [sphere(r, (0, 0, r * .92), m, seg=64), lathe(roundprof([(0, 0), (r * .6, 0), (r * .72, r * .2), (0, r * .2)], .006), mat=m, n=64)]
    out.append(tube([(-r * .50, 0, r * 1.70), (-r * .72, 0, r * 2.25), (-r * .45, 0, r * 2.62), (r * .45, 0, r * 2.62), (r * .72, 0, r * 2.25), (r * .50, 0, r * 1.70)], r * .155, m, bev=6))
    return out + ([tube([(-r * .30, 0, r * 2.59), (0, 0, r * 2.61), (r * .30, 0, r * 2.59)], r * .165, paint(band, .5), bev=6)] if band else [])


def weight(r=.225, t=.05, color=BLACK, ring=(.60, .16, .08)):
    """A bumper plate, axis along X, its lowest point at z = 0."""
    prof = [(.026, -t / 2), (r * .42, -t / 2), (r * .45, -t * .30), (r * .84, -t * .30), (r * .88, -t / 2), (r, -t / 2), (r, t / 2), (r * .88, t / 2), (r * .84, t * .30), (r * .45, t * .30), (r * .42, t / 2), (.026, t / 2)]
    return [lathe(roundprof(prof, .005, 3), (0, 0, r), paint(color, .6), rot=SIDE, n=96), *[lathe([(r * .58, s * (t * .30 + .0008)), (r * .62, s * (t * .30 + .0008))], (0, 0, r), paint(ring, .5), rot=SIDE, n=64) for s in (-1, 1)]]


def rack(w=1.8, tiers=3, seed=1, frame=(.05, .05, .055), accents=(None,)):
    """A dumbbell rack full of pairs."""
    rnd, m, out = dice(seed), paint(frame, .4, .6), []
    for s in (-1, 1):
        out.append(box((.07, .09, .85), (s * (w / 2 - .05), .05, .44), m, bevel=.008, rot=(-.22, 0, 0)))
        out.append(box((.08, .62, .06), (s * (w / 2 - .05), 0, .03), m, bevel=.008))
    for k in range(tiers):
        z, y = .22 + k * .29, -.12 + k * .09
        out += [box((w, .05, .04), (0, y + dy, z), m, bevel=.006) for dy in (-.09, .09)]
        x, r = -w / 2 + .16, .085 - .016 * k
        while x < w / 2 - .12:
            out += put(dumbbell(.20 + r, r, near(rnd, BLACK), rnd.choice(accents)), (x, y, z + .03), 90)
            x += r * 2 + .025
    return out


def ball(r=.325, color=(.42, .50, .56)):
    """An exercise ball with fine rings."""
    prof, n = [], 120
    for i in range(n + 1):
        a = math.pi * i / n
        groove = .004 * (math.sin(i * .9) > .6)
        prof.append((max(0, (r - groove) * math.sin(a)), -(r - groove) * math.cos(a)))
    return [lathe(prof, (0, 0, r), paint(color, .4), n=128)]


def mat(w=.62, d=1.75, color=(.32, .42, .40), t=.006):
    """An exercise mat lying along Y."""
    m = M('mat %.2f %.2f' % color[:2], color, .8, spec=.2)
    v = m.coords()
    wave = m.n('TexWave', i_Scale=55)
    m.l(v, wave.inputs['Vector'])
    m.color(m.ramp(m.noise(v, 9, 4).outputs['Fac'], [(.3, tuple(c * .93 for c in color)), (.7, tuple(c * 1.05 for c in color))]))
    m.bump(m.math('ADD', wave.outputs['Fac'], m.noise(v, 300, 2).outputs['Fac']), .25, .0012)
    return [box((w, d, t), (0, 0, t / 2), m.camera_only(color).mat, bevel=.0025)]


def cage(w=1.2, h=2.3, d=1.2, color=(.05, .05, .055)):
    """A squat cage with a loaded bar."""
    m, out = paint(color, .4, .5), []
    for sx in (-1, 1):
        out += [box((.07, .07, h), (sx * w / 2, sy * d / 2, h / 2), m, bevel=.006) for sy in (-1, 1)]
        out += [box((.06, d, .07), (sx * w / 2, 0, z), m, bevel=.006) for z in (.05, h - .04)]
    out += [box((w, .06, .07), (0, sy * d / 2, h - .04), m, bevel=.006) for sy in (-1, 1)]
    out.append(tube([(-1.1, -d / 2 - .06, 1.15), (0, -d / 2 - .06, 1.15), (1.1, -d / 2 - .06, 1.15)], .015, paint(CHROME, .25, 1), bev=4))
    return out + [o for s in (-1, 1) for o in put(weight(), (s * .82, -d / 2 - .06, 1.15 - .225))]

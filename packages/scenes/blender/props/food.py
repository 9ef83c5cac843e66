"""Fruit, bread and food on cutting boards."""
import math

from kit import M, box, lathe, roundprof, sphere, tube
from props.place import dice, near, paint, put


def peel(color, pores=230, rough=.38):
    """Skin of citrus fruit: pores, and a hue that drifts towards the stalk."""
    import bpy
    name = 'peel %.2f %.2f %.2f' % color
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = M(name, color, rough, spec=.45)
    v = m.coords()
    m.color(m.ramp(m.noise(v, 14, 3).outputs['Fac'], [(.3, tuple(c * .82 for c in color)), (.7, tuple(min(1, c * 1.12) for c in color))]))
    m.bump(m.noise(v, pores, 2).outputs['Fac'], .45, .0016)
    return m.camera_only(color).mat


def lemon(r=.032, color=(.86, .56, .04)):
    """A lemon lying along X."""
    n = 24
    prof = [(r * math.sin(math.pi * i / n) ** .9, -1.30 * r * math.cos(math.pi * i / n) * (1 + .10 * abs(math.cos(math.pi * i / n)) ** 8)) for i in range(n + 1)]
    return [lathe(prof, (0, 0, r), peel(color), rot=(0, math.pi / 2, 0), n=64)]


def half(r=.033, color=(.86, .56, .04), flesh=(.90, .72, .22)):
    """Half a citrus fruit, cut face up, segments showing."""
    out = [lathe([(0, 0), (r * .5, r * .10), (r * .85, r * .40), (r, r * .82), (r * .99, r * .86)], mat=peel(color), n=64), lathe([(r, r * .86), (r * .88, r * .865), (0, r * .865)], mat=paint((.88, .82, .62), .6), n=64)]
    for k in range(9):
        a = k * 2 * math.pi / 9
        out.append(sphere(r * .26, (r * .50 * math.cos(a), r * .50 * math.sin(a), r * .862), paint(flesh, .25), seg=16, scale=(1.45, .78, .10)))
        out[-1].rotation_euler = (0, 0, a)
    return out


def loaf(length=.26, r=.055, crust=(.42, .20, .07), seed=1):
    """A crusty loaf along X, floured, with cuts."""
    m = M('crust', crust, .75, spec=.2)
    v = m.coords()
    m.color(m.ramp(m.noise(v, 18, 6, .65).outputs['Fac'], [(.34, tuple(c * .55 for c in crust)), (.52, crust), (.68, (.76, .60, .40))]))
    m.bump(m.noise(v, 60, 5).outputs['Fac'], .5, .004)
    n = 28
    prof = [(r * (1 - abs(2 * i / n - 1) ** 2.6) ** .55, length * (i / n - .5)) for i in range(n + 1)]
    body = lathe(prof, (0, 0, r * .78), m.mat, rot=(0, math.pi / 2, 0), n=64)
    body.scale = (.80, 1, 1)
    cuts = [tube([(x - .016, -r * .62, r * 1.36), (x, 0, r * 1.60), (x + .016, r * .62, r * 1.36)], .006, paint((.80, .66, .45), .9), bev=3) for x in (-length * .26, 0, length * .26)]
    return [body, *cuts]


def board(w=.34, d=.20, t=.018, mat=None):
    """A cutting board with rounded edges and a hole at its end."""
    return [box((w, d, t), (0, 0, t / 2), mat or paint((.40, .25, .13), .5), bevel=.006), lathe(roundprof([(0, t + .0004), (.011, t + .0004)], 0), (w * .42, 0, 0), paint((.05, .03, .02), .9), n=32)]


def beans(count=40, r=.006, color=(.055, .026, .013), seed=1, spread=.05):
    """Coffee beans strewn about."""
    rnd, out = dice(seed), []
    for _ in range(count):
        a, q = rnd.uniform(0, 6.3), spread * rnd.uniform(0, 1) ** .7
        out += put([sphere(r, (0, 0, r * .62), paint(near(rnd, color, .25), .32), seg=14, scale=(1.4, 1, .72))], (q * math.cos(a), q * math.sin(a), 0), rnd.uniform(0, 360))
    return out

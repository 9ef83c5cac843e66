"""Towels, blankets, clothes on a rail, baskets of laundry: folded and hanging cloth."""
import math

from mathutils import Vector, noise

from kit import box, mesh, tube
from props.place import cloth, dice, paint, put


def folded(w=.30, d=.20, t=.035, color=(.80, .77, .72), weave=500, seed=1):
    """One folded towel or shirt: a soft slab whose front shows the rounded fold and, below it, the layers."""
    out, layers = [], 2
    for k in range(layers):
        o = box((w * (1 - .01 * k), d, t / layers * 1.04), (0, .004 * k, t / layers * (k + .5)), cloth(color, weave, .9), bevel=t / layers * .46, seg=5)
        sub = o.modifiers.new('cut', 'SUBSURF')
        sub.subdivision_type, sub.levels, sub.render_levels = 'SIMPLE', 4, 4
        tex = o.modifiers.new('soft', 'DISPLACE')
        tex.strength, tex.mid_level = .010, .5
        tex.texture = _cloud(.09, seed + k)
        tex.texture_coords = 'GLOBAL'
        out.append(o)
    return out


def _cloud(size, seed):
    import bpy
    t = bpy.data.textures.new('soft %d' % seed, 'CLOUDS')
    t.noise_scale, t.noise_depth = size, 2
    return t


def pile(colors, w=.30, d=.20, t=.036, seed=1, weave=500):
    """Folded towels on one another, lowest first."""
    rnd, out = dice(seed), []
    for i, c in enumerate(colors):
        out += put(folded(w * rnd.uniform(.96, 1), d * rnd.uniform(.96, 1), t, c, weave, seed + i * 3), (rnd.uniform(-.005, .005), rnd.uniform(-.005, .005), i * t * .98), rnd.uniform(-3, 3))
    return out


def throw(w=.9, drop=.5, color=(.72, .55, .40), d=.5, seed=1, folds=.03):
    """A blanket laid over an edge: lies on z = 0 for y > 0 (depth d), hangs down at y = 0 by `drop`."""
    n, v, f = 70, [], []
    for j in range(n + 1):
        s = j / n * (d + drop)
        for i in range(n + 1):
            x = (i / n - .5) * w
            wave = math.sin(x * 26 + seed + math.sin(x * 7 + seed) * 1.4)
            r = folds * (.5 + .5 * wave) + noise.noise(Vector((x * 4, s * 4, seed))) * folds * .5
            if s < d:
                v.append((x, d - s, max(.004, r * .7)))
            else:
                v.append((x, -r - .012, -(s - d)))
    for j in range(n):
        for i in range(n):
            a = j * (n + 1) + i
            f.append((a, a + n + 1, a + n + 2, a + 1))
    return [mesh('throw', v, f, cloth(color, 420, .7), smooth=True)]


def garment(w=.42, h=.8, color=(.7, .6, .5), seed=1, t=.05):
    """A shirt, coat or dress on a hanger, in the XZ plane, the hook's top at the origin, hanging down."""
    n, m, v, f = 28, 20, [], []
    for side in (-1, 1):
        for j in range(m + 1):
            q = j / m
            half = w / 2 * (.30 + .70 * min(1, (q / .11)) ** .6) * (1 + .18 * q)
            for i in range(n + 1):
                u = i / n * 2 - 1
                fold = math.sin(u * 9 + seed * 1.7 + q * 1.5) * .5 + math.sin(u * 17 + seed) * .25
                full = max(0, 1 - u * u) ** .5
                v.append((u * half, side * t / 2 * full * (.6 + .5 * q) + fold * .016 * q, -.09 - abs(u) * .06 * (1 - q) - q * h))
    k = (m + 1) * (n + 1)
    for s in range(2):
        for j in range(m):
            for i in range(n):
                a = s * k + j * (n + 1) + i
                c = (a, a + n + 1, a + n + 2, a + 1)
                f.append(c if s == 0 else c[::-1])
    wood = paint((.45, .28, .15), .4)
    hook = tube([(0, 0, -.09), (0, 0, -.04), (.02, 0, -.015), (0, 0, .004), (-.016, 0, -.012)], .0022, paint((.75, .6, .36), .25, 1), bev=3)
    return [mesh('garment', v, f, cloth(color, 600), smooth=True), hook, tube([(-w * .42, 0, -.125), (0, 0, -.085), (w * .42, 0, -.125)], .009, wood, bev=4)]


def rail(w=1.3, h=1.5, colors=((.80, .76, .70), (.62, .50, .40), (.34, .36, .30), (.82, .80, .77), (.50, .30, .22)), metal=(.75, .56, .30), seed=1, gap=.085):
    """A clothes rail with garments hanging edge-on, turned a little towards the camera."""
    rnd, bar = dice(seed), paint(metal, .3, 1)
    out = [tube([(-w / 2, 0, h), (0, 0, h), (w / 2, 0, h)], .014, bar, bev=4)]
    for s in (-1, 1):
        out += [tube([(s * w / 2, 0, 0), (s * w / 2, 0, h * .5), (s * w / 2, 0, h)], .014, bar, bev=4), tube([(s * w / 2, -.24, .014), (s * w / 2, 0, .014), (s * w / 2, .24, .014)], .014, bar, bev=4)]
    x, i = -w / 2 + .14, 0
    while x < w / 2 - .12:
        g = garment(rnd.uniform(.40, .46), rnd.uniform(.66, 1.02), colors[i % len(colors)], seed + i)
        out += put(g, (x, 0, h + .012), 68 + rnd.uniform(-8, 8))
        x += gap * rnd.uniform(.85, 1.5)
        i += 1
    return out

"""Walls, floors, windows and the view outside them."""
import math

from kit import M, box, mesh, sphere
from props.place import cloth, dice, glow, near, paint, put, unlit


def backdrop(w, h, sky=(.80, .90, 1.0), green=(.20, .34, .10), strength=2.2, horizon=.45, seed=1):
    """The world outside a window: a glowing card, trees below, sky above; it lies in the XZ plane, bottom at z = 0."""
    m = M('outside %.2f %d' % (strength, seed))
    v = m.coords(kind='Generated')
    sep = m.n('SeparateXYZ')
    m.l(v, sep.inputs[0])
    wob = m.noise(m.coords(loc=(seed, 0, seed)), 2.2, 5, .65).outputs['Fac']
    height = m.math('ADD', sep.outputs['Z'], m.math('MULTIPLY', m.math('SUBTRACT', wob, .5), .75))
    leaves = m.noise(m.coords(loc=(seed, 0, 2)), 7, 5, .75).outputs['Fac']
    dark, light = tuple(c * .35 for c in green), (min(1, green[0] * 2.6 + .12), min(1, green[1] * 2.0 + .15), green[2] * 1.6)
    trees = m.ramp(leaves, [(.30, dark), (.50, green), (.64, light), (.72, sky)])
    c = m.mix(m.ramp(height, [(horizon - .06, 0.0), (horizon + .10, 1.0)]), trees, sky)
    e = m.n('Emission')
    e.inputs['Strength'].default_value = strength
    m.l(c, e.inputs['Color'])
    m.l(e.outputs[0], m.nt.nodes['Material Output'].inputs['Surface'])
    m.mat.cycles.sample_as_light = False
    return unlit([mesh('outside', [(-w / 2, 0, 0), (w / 2, 0, 0), (w / 2, 0, h), (-w / 2, 0, h)], [(0, 1, 2, 3)], m.mat)])


def window(w=1.2, h=1.4, cols=2, rows=2, frame=(.80, .79, .76), bar=.035, sill=True, **outside):
    """A window in the XZ plane, its bottom at z = 0, the world outside glowing behind it."""
    out = put(backdrop(w, h, **outside), (0, .06, 0))
    mat = paint(frame, .4)
    for i in range(cols + 1):
        t = bar * (1.6 if i in (0, cols) else 1)
        out.append(box((t, .06, h), (-w / 2 + w * i / cols, 0, h / 2), mat, bevel=.006))
    for j in range(rows + 1):
        t = bar * (1.6 if j in (0, rows) else 1)
        out.append(box((w, .055, t), (0, 0, h * j / rows), mat, bevel=.006))
    if sill:
        out.append(box((w + .16, .2, .035), (0, -.06, -.04), mat, bevel=.008))
    return out


def curtain(w=.7, h=2.4, color=(.82, .80, .76), folds=9, depth=.045, lit=.0, seed=1):
    """A hanging curtain in the XZ plane; `lit`: how much daylight glows through it."""
    rnd = dice(seed)
    n, rows, v, f = folds * 12, 8, [], []
    ph = [rnd.uniform(-.7, .7) for _ in range(folds + 2)]
    for j in range(rows + 1):
        t = j / rows
        for i in range(n + 1):
            u = i / n
            a = u * folds * 2 * math.pi + ph[int(u * folds)] * .6 * math.sin(u * folds * math.pi) ** 2
            v.append(((u - .5) * w * (1 + .05 * (1 - t)), math.sin(a) * depth * (.75 + .35 * (1 - t)), h * t))
    for j in range(rows):
        for i in range(n):
            a = j * (n + 1) + i
            f.append((a, a + 1, a + n + 2, a + n + 1))
    mat = cloth(color, 500)
    if lit:
        mat = M('sheer %.2f' % lit, color, .9, spec=.1).mat
        p = mat.node_tree.nodes['Principled BSDF']
        p.inputs['Emission'].default_value = (*color, 1)
        p.inputs['Emission Strength'].default_value = lit
        mat.cycles.sample_as_light = False
    return [mesh('curtain', v, f, mat, smooth=True)]


def planks(x0, x1, y0, y1, colors, width=.14, length=1.5, seed=1, along='Y', gap=.003, rough=.4, z=0.0):
    """A floor of planks at height z, in shifted rows; plain paint, for out-of-focus floors."""
    rnd, out = dice(seed), []
    a, row = (x0 if along == 'Y' else y0), 0
    end_a, b0, b1 = (x1, y0, y1) if along == 'Y' else (y1, x0, x1)
    while a < end_a:
        b = b0 - rnd.uniform(0, length)
        while b < b1:
            c = paint(near(rnd, rnd.choice(colors), .10), rough)
            size, mid = (width - gap, length - gap, .02), (a + width / 2, b + length / 2, z - .01)
            if along == 'X':
                size, mid = (size[1], size[0], size[2]), (mid[1], mid[0], mid[2])
            out.append(box(size, mid, c))
            b += length
        a += width
        row += 1
    return out


def tiles(color=(.80, .79, .75), grout=(.62, .60, .56), w=.075, h=.15, gap=.003, rough=.14, stagger=.0, wobble=.35, vary=.12):
    """Glazed wall tiles (zellige): each with its own shade, the glaze a little wavy.
    For a wall in the XZ plane. Sizes in metres."""
    m = M('tiles', color, rough, spec=.55)
    v = m.coords(rot=(math.pi / 2, 0, 0))
    t = m.n('TexBrick', offset=stagger, offset_frequency=2, squash=1)
    for k, x in {'Scale': 1.0, 'Brick Width': w, 'Row Height': h, 'Mortar Size': gap / 2, 'Mortar Smooth': .12, 'Bias': 0.0}.items():
        t.inputs[k].default_value = x
    t.inputs['Color1'].default_value = (*(c * (1 - vary) for c in color), 1)
    t.inputs['Color2'].default_value = (*(min(1, c * (1 + vary * .6)) for c in color), 1)
    t.inputs['Mortar'].default_value = (*grout, 1)
    m.l(v, t.inputs['Vector'])
    cloud = m.noise(v, 16, 4).outputs['Fac']
    m.color(m.mix(.5, t.outputs['Color'], m.ramp(cloud, [(.3, (.80, .80, .80)), (.7, (1, 1, 1))]), 'MULTIPLY'))
    m.rough(m.math('ADD', m.math('MULTIPLY', t.outputs['Fac'], .6), rough))
    wave = m.math('MULTIPLY', m.noise(v, 24, 2).outputs['Fac'], wobble)
    m.bump(m.math('SUBTRACT', wave, m.math('MULTIPLY', t.outputs['Fac'], 1.0)), .6, .003)
    return m.camera_only(color).mat


def wall(w, h, at, mat, t=.1):
    """A wall facing -Y whose face stands at y = at[1], centred on at[0], bottom at at[2]."""
    return [box((w, t, h), (at[0], at[1] + t / 2, at[2] + h / 2), mat)]


def panelling(w, h, color, at, panels=5):
    """Painted wall panelling with raised mouldings."""
    mat, out = paint(color, .6), wall(w, h, at, paint(color, .6))
    pw = w / panels
    for i in range(panels):
        x = at[0] - w / 2 + pw * (i + .5)
        for dx, dz, sx, sz in ((-1, 0, .022, h - .3), (1, 0, .022, h - .3), (0, -1, pw - .2, .022), (0, 1, pw - .2, .022)):
            out.append(box((sx, .024, sz), (x + dx * (pw - .2) / 2, at[1] - .01, at[2] + h / 2 + dz * (h - .3) / 2), mat, bevel=.008))
    return out


def picture(w=.5, h=.7, frame=(.30, .18, .10), paper=(.82, .79, .73), ink=((.62, .36, .24), (.30, .38, .34), (.80, .66, .44)), seed=1):
    """A framed abstract print in the XZ plane, bottom at z = 0."""
    rnd, out = dice(seed), [box((w, .02, h), (0, 0, h / 2), paint(frame, .4), bevel=.004), box((w - .04, .022, h - .04), (0, -.001, h / 2), paint(paper, .8))]
    for c in ink:
        r = rnd.uniform(.12, .24) * w
        out.append(mesh('ink', [(r * math.cos(a) * 1.1, 0, r * math.sin(a) * rnd.uniform(.97, 1.2)) for a in [i * math.pi / 24 for i in range(48)]],
                        [tuple(range(48))], paint(c, .8), loc=(rnd.uniform(-.16, .16) * w, -.0135 - .0005 * len(out), h * rnd.uniform(.35, .65))))
    return out


def strand(points, count, color=(1.0, .66, .30), strength=30, r=.010, sag=.12, seed=1):
    """Fairy lights hung from point to point (metres)."""
    rnd, out = dice(seed), []
    for a, b in zip(points, points[1:]):
        for i in range(count):
            t = (i + rnd.uniform(.2, .8)) / count
            p = [a[k] + (b[k] - a[k]) * t for k in range(3)]
            p[2] -= sag * 4 * t * (1 - t) + rnd.uniform(0, .02)
            out.append(sphere(r * rnd.uniform(.8, 1.2), p, glow(color, strength), seg=12))
    return unlit(out)

"""Ground outdoors and in halls: concrete, paving, sand, turf, earth. Procedural, in metres."""
import math
from random import Random

import bpy
from mathutils import Vector, noise

from kit.mesh import box, mesh
from kit.nodes import M
from kit.scene import link


def m_concrete(color=(.46, .45, .43), seed=0.0, rough=.72, pores=.5, vary=.14):
    """Cast concrete: wet and dry clouds, fine sand, and `pores` (0–1) left by air."""
    m = M('concrete', color, rough, spec=.3)
    v = m.coords(loc=(seed, seed * 1.7, seed * .6))
    clouds = m.math('ADD', m.math('MULTIPLY', m.noise(v, 1.7, 6, .6, .4).outputs['Fac'], .6), m.math('MULTIPLY', m.noise(v, 11, 5, .6).outputs['Fac'], .4))
    c = m.ramp(clouds, [(.32, tuple(x * (1 - vary) for x in color)), (.68, tuple(min(1, x * (1 + vary)) for x in color))])
    sand = m.noise(v, 330, 3, .6).outputs['Fac']
    c = m.mix(1.0, c, m.ramp(sand, [(.3, .90), (.7, 1.07)]), 'MULTIPLY')
    holes = m.math('MULTIPLY', m.ramp(m.noise(v, 95, 2, .45).outputs['Fac'], [(.68, 0.0), (.71, 1.0)]),
                   m.ramp(m.noise(v, 5, 3).outputs['Fac'], [(.45, 0.0), (.62, pores)]))
    m.color(m.mix(holes, c, tuple(x * .45 for x in color)))
    m.rough(m.ramp(clouds, [(.3, rough * .8), (.7, min(1, rough * 1.2))]))
    m.bump(m.math('SUBTRACT', m.math('MULTIPLY', sand, .25), holes), .4, .002)
    return m.camera_only(color).mat


def m_flag(color=(.44, .42, .38), rough=.8):
    """A stone flag: every object has its own tone and clouds."""
    m = M('flag', color, rough, spec=.3)
    info, each = m.n('ObjectInfo'), m.n('CombineXYZ')
    for i in range(3):
        m.l(m.math('MULTIPLY', info.outputs['Random'], 29.0), each.inputs[i])
    v = m.vector('ADD', m.coords(), each.outputs[0])
    clouds = m.noise(v, 6, 7, .62).outputs['Fac']
    grain = m.noise(v, 210, 4, .62).outputs['Fac']
    c = m.ramp(clouds, [(.3, tuple(x * .84 for x in color)), (.7, tuple(min(1, x * 1.12) for x in color))])
    c = m.mix(1.0, c, m.ramp(info.outputs['Random'], [(0, (.82, .82, .83)), (1, (1.12, 1.10, 1.06))]), 'MULTIPLY')
    m.color(m.mix(1.0, c, m.ramp(grain, [(.3, .84), (.7, 1.12)]), 'MULTIPLY'))
    m.bump(m.math('ADD', m.math('MULTIPLY', clouds, .5), m.math('MULTIPLY', grain, .3)), .5, .003)
    return m.camera_only(color).mat


def paving(x0, x1, y0, y1, size, mat, joint=.006, thick=.05, shift=.5, seed=1, edge=.004):
    """Flags of (x, y) metres in rows, each slightly higher or lower than its neighbour, top at z = 0 at most."""
    rnd, row, y = Random(seed), 0, y0
    while y < y1:
        x = x0 - size[0] * (shift * (row % 2))
        while x < x1:
            at = (x + size[0] / 2, y + size[1] / 2, -thick / 2 - rnd.uniform(0, .0012))
            box((size[0] - joint, size[1] - joint, thick), at, mat, bevel=edge, rot=(rnd.uniform(-1, 1) * .0012, rnd.uniform(-1, 1) * .0012, 0), name='Flag')
            x += size[0]
        y += size[1]
        row += 1
    box((x1 - x0, y1 - y0, .01), ((x0 + x1) / 2, (y0 + y1) / 2, -.016), M('joint', (.16, .15, .13), .95).mat)


def relief(x0, x1, y0, y1, height, mat, cell=.012, name='Ground'):
    """Ground whose height in metres is `height(x, y)`."""
    nx, ny = int((x1 - x0) / cell), int((y1 - y0) / cell)
    v = [(x0 + (x1 - x0) * i / nx, y0 + (y1 - y0) * j / ny, 0) for j in range(ny + 1) for i in range(nx + 1)]
    v = [(x, y, height(x, y)) for x, y, _ in v]
    f = [(a, a + 1, a + nx + 2, a + nx + 1) for j in range(ny) for a in range(j * (nx + 1), j * (nx + 1) + nx)]
    return mesh(name, v, f, mat, smooth=True)


def calm(x, y, radius, edge):
    """0 within `radius` of the origin, 1 beyond `radius + edge`: the ground is level below a product."""
    t = max(0.0, min(1.0, (math.hypot(x, y) - radius) / edge))
    return t * t * (3 - 2 * t)


def m_sand(color=(.66, .52, .36)):
    """Dry sand: grains of several tints, damp clouds, soft ripples."""
    m = M('sand', color, .95, spec=.15)
    v = m.coords()
    grain = m.noise(v, 640, 2, .6).outputs['Fac']
    c = m.ramp(m.noise(v, 1.9, 5).outputs['Fac'], [(.3, tuple(x * .88 for x in color)), (.7, tuple(min(1, x * 1.08) for x in color))])
    m.color(m.mix(1.0, c, m.ramp(grain, [(.28, .62), (.5, 1.0), (.74, 1.22)]), 'MULTIPLY'))
    m.bump(m.math('ADD', m.math('MULTIPLY', grain, .35), m.noise(v, 90, 4, .6).outputs['Fac']), .55, .003)
    return m.camera_only(color).mat


def dunes(seed=1, depth=.012, level=.30):
    """Height of trodden sand, level below a product."""
    def height(x, y):
        p = Vector((x * 2.1, y * 2.6, seed))
        low = noise.fractal(p, .9, 2.1, 4) * depth + noise.noise(p * 4.7) * depth * .35
        return low * (.16 + .84 * calm(x, y, level, .35))
    return height


def m_earth(color=(.115, .075, .045)):
    """Woodland earth: crumbs, needles, damp clouds."""
    m = M('earth', color, .95, spec=.15)
    v = m.coords()
    crumbs = m.cells(v, 120).outputs['Distance']
    needles = m.noise(m.coords(scale=(1, 9, 1), rot=(0, 0, .7)), 60, 4, .7).outputs['Fac']
    c = m.ramp(m.noise(v, 3.1, 6, .62).outputs['Fac'], [(.3, tuple(x * .55 for x in color)), (.7, tuple(x * 1.5 for x in color))])
    c = m.mix(m.ramp(needles, [(.56, 0.0), (.66, .7)]), c, (.30, .18, .085))
    m.color(m.mix(1.0, c, m.ramp(crumbs, [(.1, 1.15), (.7, .6)]), 'MULTIPLY'))
    m.bump(m.math('ADD', m.math('MULTIPLY', crumbs, -.8), m.math('MULTIPLY', needles, .6)), .8, .005)
    return m.camera_only(color).mat


def m_grass(light=(.19, .30, .055), dark=(.085, .165, .03)):
    """A blade: paler and drier towards its tip, every tuft in another tone, translucent."""
    m = M('grass', light, .55, spec=.3)
    info, sep = m.n('ObjectInfo'), m.n('SeparateXYZ')
    m.l(m.coords(kind='Generated'), sep.inputs[0])
    tip = m.ramp(sep.outputs['Z'], [(.0, tuple(x * .35 for x in dark)), (.45, dark), (.95, light)])
    tone = m.mix(1.0, tip, m.ramp(info.outputs['Random'], [(0, (.80, .86, .8)), (1, (1.22, 1.10, 1.0))]), 'MULTIPLY')
    m.color(tone)
    through, mix = m.n('BsdfTranslucent'), m.n('MixShader', i_Fac=.35)
    m.l(tone, through.inputs['Color'])
    m.l(m.p.outputs[0], mix.inputs[1])
    m.l(through.outputs[0], mix.inputs[2])
    m.l(mix.outputs[0], m.nt.nodes['Material Output'].inputs['Surface'])
    return m.mat


def tuft(size, blades, height, mat, seed=1, width=.0032, bend=.9):
    """One square of turf, `size` metres wide: blades that lean in all directions. The object is a template for `turf`."""
    rnd, v, f = Random(seed), [], []
    for _ in range(blades):
        x, y, a = rnd.uniform(-.5, .5) * size, rnd.uniform(-.5, .5) * size, rnd.uniform(0, 2 * math.pi)
        h, lean, w = height * rnd.uniform(.55, 1.15), rnd.uniform(.15, bend), width * rnd.uniform(.7, 1.2)
        sx, sy, dx, dy, k = -math.sin(a) * w / 2, math.cos(a) * w / 2, math.cos(a), math.sin(a), len(v)
        for t, thin in ((0, 1), (.5, .85)):
            out = lean * h * t * t
            v += [(x + dx * out - sx * thin, y + dy * out - sy * thin, h * t * (1 - .2 * lean * t)), (x + dx * out + sx * thin, y + dy * out + sy * thin, h * t * (1 - .2 * lean * t))]
        v.append((x + dx * lean * h, y + dy * lean * h, h * (1 - .3 * lean)))
        f += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 4)]
    return mesh('Tuft', v, f, mat)


def turf(x0, x1, y0, y1, mat, step=.12, blades=260, height=.045, seed=1, keep=lambda x, y: 1.0, lift=lambda x, y: 0.0):
    """Grass from copies of four tufts, each with its own rotation. `keep(x, y)`: height by place as a share (0: none grows there);
    `lift(x, y)`: height of the ground."""
    rnd = Random(seed)
    moulds = [tuft(step * 1.5, blades, height, mat, seed + i) for i in range(4)]
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            share = keep(x, y)
            if share > .05:
                ob = link(bpy.data.objects.new('Turf', rnd.choice(moulds).data))
                px, py = x + rnd.uniform(-.3, .3) * step, y + rnd.uniform(-.3, .3) * step
                ob.location, ob.rotation_euler = (px, py, lift(px, py) - .002), (0, 0, rnd.uniform(0, 6.3))
                ob.scale = (1, 1, share * rnd.uniform(.8, 1.2))
            x += step
        y += step
    for mould in moulds:
        bpy.data.objects.remove(mould)

"""Objects on desks: screens, keyboards, notebooks, pencils, thread, scissors."""
import math

from mathutils import Matrix, Vector

from kit import M, box, lathe, roundprof, sphere, tube
from props.place import cloth, dice, glow, paint, put, unlit
from props.vessels import turned, glaze


def screen(w=.60, h=.34, picture=((.05, .10, .22), (.55, .28, .35)), strength=.9, metal=(.55, .55, .56)):
    """A monitor on a foot showing a gradient wallpaper from one colour (bottom left) to the other."""
    m = M('wallpaper', (0, 0, 0))
    g = m.noise(m.coords(scale=(1.6, 1.6, 1.6)), 1.1, 2, .4, .6).outputs['Fac']
    e = m.n('Emission', i_Strength=strength)
    m.l(m.ramp(g, [(.32, picture[0]), (.68, picture[1])], 'EASE'), e.inputs['Color'])
    m.l(e.outputs[0], m.nt.nodes['Material Output'].inputs['Surface'])
    m.mat.cycles.sample_as_light = False
    z, alu = .16 + h / 2, paint(metal, .35, 1)
    return [box((w, .025, h), (0, 0, z), paint((.02, .02, .022), .3), bevel=.006), *unlit([box((w - .016, .002, h - .016), (0, -.013, z), m.mat)]),
            box((.06, .02, .22), (0, .03, .12), alu, bevel=.004), box((.24, .18, .008), (0, .02, .004), alu, bevel=.003)]


def keyboard(w=.29, d=.115, color=(.74, .73, .71), keys=(.84, .83, .81)):
    """A low keyboard."""
    out, n, rows = [box((w, d, .008), (0, 0, .006), paint(color, .4, .0), bevel=.003)], 14, 5
    k = paint(keys, .55)
    for j in range(rows):
        for i in range(n):
            if j == 0 and 3 < i < 9:
                continue
            out.append(box((w / n - .004, d / rows - .004, .006), (-w / 2 + .004 + (w - .008) * (i + .5) / n, -d / 2 + .004 + (d - .008) * (j + .5) / rows, .012), k, bevel=.0015))
    return [*out, box((w / n * 5 - .004, d / rows - .004, .006), (-w / 2 + .004 + (w - .008) * 6.5 / n, -d / 2 + .004 + (d - .008) * .5 / rows, .012), k, bevel=.0015)]


def mouse(color=(.80, .79, .77)):
    return [sphere(.03, (0, 0, .010), paint(color, .35), scale=(1, 1.75, .62))]


def laptop(w=.31, d=.215, metal=(.62, .62, .63), open_deg=108, strength=.8):
    """An open laptop, screen towards the camera."""
    alu = paint(metal, .38, .9)
    lid = [box((w, d, .006), (0, d / 2, 0), alu, bevel=.003), *unlit([box((w - .014, d - .014, .001), (0, d / 2, .0036), glow((.38, .45, .60), strength))])]
    for o in put(lid, (0, 0, 0), 0, lean=open_deg):
        o.matrix_basis = o.matrix_basis
    return [box((w, d, .012), (0, 0, .006), alu, bevel=.004), box((w * .86, d * .46, .002), (0, d * .16, .0125), paint((.05, .05, .055), .5)), *put(lid, (0, d / 2, .014), 0)]


def notebook(w=.15, h=.21, t=.014, color=(.20, .25, .22), band=(.72, .52, .26)):
    """A bound notebook with an elastic band, lying flat."""
    out = [box((w, h, t), (0, 0, t / 2), paint((.80, .76, .68), .9), bevel=.003), box((w + .004, h + .004, .0022), (0, 0, t), paint(color, .55), bevel=.001), box((w + .004, h + .004, .002), (0, 0, .001), paint(color, .55), bevel=.001)]
    return out + ([box((.006, h + .006, t + .004), (w * .38, 0, t / 2 + .0006), paint(band, .6), bevel=.001)] if band else [])


def pencil(length=.175, color=(.80, .55, .12), r=.0036):
    """A pencil lying along X, point to +X."""
    quarter = (0, math.pi / 2, 0)
    return [lathe([(0, 0), (r, 0), (r, length * .86)], (0, 0, r), paint(color, .4), rot=quarter, n=6), lathe([(r, length * .86), (r * .35, length * .97)], (0, 0, r), paint((.74, .55, .34), .8), rot=quarter, n=16),
            lathe([(r * .35, length * .97), (0, length)], (0, 0, r), paint((.05, .05, .05), .5), rot=quarter, n=12)]


def pencils(n=5, colors=((.80, .55, .12), (.16, .30, .34), (.60, .22, .14), (.78, .72, .60)), seed=1, at=(0, 0, 0), turn=0.0):
    """Pencils strewn side by side."""
    rnd, out = dice(seed), []
    for i in range(n):
        out += put(pencil(.175 * rnd.uniform(.8, 1), colors[i % len(colors)]), (rnd.uniform(-.012, .012), i * .013, 0), rnd.uniform(-9, 9))
    return put(out, at, turn)


def brush_cup(h=.11, r=.042, color=(.80, .77, .71), seed=1, count=8, handles=((.72, .50, .28), (.20, .24, .26), (.80, .76, .68), (.62, .25, .15)), bristle=(.30, .20, .12)):
    """A cup full of paint brushes and pencils."""
    rnd, out = dice(seed), [turned([(r * .94, 0), (r, h)], glaze(color, .4), .006, .003)]
    for i in range(count):
        a, lean, top = i * 2.4, rnd.uniform(.5, .95) * r, h * rnd.uniform(1.55, 2.15)
        x, y = lean * math.cos(a), lean * math.sin(a)
        end = (x * 1.25, y * 1.25, top)
        out.append(tube([(-x * .4, -y * .4, .01), (x * .5, y * .5, top * .5), end], .0038, paint(handles[i % len(handles)], .4), bev=3))
        if i % 2:
            tip = (x * 1.34, y * 1.34, top + .034)
            out += [tube([end, tuple((p + q) / 2 for p, q in zip(end, tip)), tip], .0055, paint(bristle, .9), bev=3), tube([(end[0], end[1], top - .022), end], .0052, paint((.75, .70, .62), .25, 1), bev=3)]
    return out


def spool(h=.055, r=.022, color=(.70, .30, .20)):
    """A wooden reel of thread."""
    wood = paint((.66, .46, .27), .5)
    n, prof = 22, [(0, .008)]
    for i in range(n):
        z = .008 + (h - .016) * i / n
        prof += [(r * .86, z), (r * .90, z + (h - .016) / n / 2)]
    prof.append((0, h - .008))
    return [lathe(roundprof([(0, 0), (r, 0), (r, .006), (r * .6, .010), (0, .010)], .0015), mat=wood, n=48), lathe(roundprof([(0, h - .010), (r * .6, h - .010), (r, h - .006), (r, h), (0, h)], .0015), mat=wood, n=48),
            lathe(prof, mat=paint(color, .8), n=48)]


def yarn(r=.045, color=(.70, .45, .32), seed=1):
    """A ball of wool: windings of thick thread."""
    rnd, out = dice(seed), []
    out.append(sphere(r * .94, (0, 0, r), cloth(color, 300, .8), seg=32))
    for i in range(34):
        turn = Matrix.Rotation(rnd.uniform(0, 6.3), 3, 'Z') @ Matrix.Rotation(rnd.gauss(0, .9), 3, 'X') @ Matrix.Rotation(rnd.gauss(0, .5), 3, 'Y')
        off, n = rnd.uniform(-.4, .4) * r, 20
        q = (r * r - off * off) ** .5
        pts = [turn @ Vector((q * math.cos(2 * math.pi * k / n), q * math.sin(2 * math.pi * k / n), off)) + Vector((0, 0, r)) for k in range(n)]
        out.append(tube([tuple(p) for p in pts], r * .045, cloth(color, 300, .8), cyclic=True, bev=2, res=4))
    return out


def scissors(length=.19, handle=(.10, .10, .11)):
    """Scissors lying half open, points to +Y."""
    steel, out = paint((.72, .72, .73), .2, 1), []
    for s in (-1, 1):
        a = s * .10
        out += put([box((.011, length * .55, .0022), (0, length * .27, .004 + s * .0012), steel, bevel=.001)], turn=math.degrees(a))
        ring = [(s * .018 + .016 * math.cos(t), -length * .27 + .024 * math.sin(t), .005) for t in [i * math.pi / 8 for i in range(16)]]
        out += [tube(ring, .0042, paint(handle, .4), cyclic=True, bev=3), tube([(0, 0, .005), (s * .008, -length * .09, .005), (s * .014, -length * .16, .005)], .0042, paint(handle, .4), bev=3)]
    return out

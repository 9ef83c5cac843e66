"""Shapes. Every builder takes metres and returns the object."""
import math

import bmesh
import bpy
from mathutils import Vector

from kit.scene import link


def mesh(name, v, f, mat=None, smooth=False, loc=(0, 0, 0), rot=(0, 0, 0)):
    """A mesh of vertices and faces, unchanged."""
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    ob = link(bpy.data.objects.new(name, me), mat, smooth)
    ob.location, ob.rotation_euler = loc, rot
    return ob


def bevelled(ob, width, segments=3, angle=40):
    """Rounds the edges: no real object has perfectly sharp ones."""
    m = ob.modifiers.new('bevel', 'BEVEL')
    m.width, m.segments, m.limit_method = width, segments, 'ANGLE'
    return auto_smooth(ob, angle)


def auto_smooth(ob, angle=40):
    """Smooth shading but at edges steeper than `angle` degrees."""
    for p in ob.data.polygons:
        p.use_smooth = True
    ob.data.use_auto_smooth, ob.data.auto_smooth_angle = True, math.radians(angle)
    return ob


def box(size, loc, mat=None, bevel=0.0, rot=(0, 0, 0), name='Box', seg=3):
    """A box of (x, y, z) around its centre."""
    x, y, z = (s / 2 for s in size)
    v = [(sx * x, sy * y, sz * z) for sz in (-1, 1) for sy in (-1, 1) for sx in (-1, 1)]
    f = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    ob = mesh(name, v, f, mat, loc=loc, rot=rot)
    return bevelled(ob, bevel, seg) if bevel else ob


def lathe(profile, loc=(0, 0, 0), mat=None, n=128, name='Lathe', uv=True, rot=(0, 0, 0), sub=0):
    """Surface of revolution of [(r, z)…], bottom to top. UV: u = angle (0.5 faces the camera), v = length of the profile."""
    length = [0.0]
    for a, b in zip(profile, profile[1:]):
        length.append(length[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    m = len(profile)
    turn = [(math.cos(2 * math.pi * i / n + math.pi / 2), math.sin(2 * math.pi * i / n + math.pi / 2)) for i in range(n + 1)]
    v = [(r * c, r * s, z) for c, s in turn for r, z in profile]
    f, uvs = [], []
    for i in range(n):
        for j in range(m - 1):
            f.append((i * m + j, (i + 1) * m + j, (i + 1) * m + j + 1, i * m + j + 1))
            low, high = length[j] / length[-1], length[j + 1] / length[-1]
            uvs += [(i / n, low), ((i + 1) / n, low), ((i + 1) / n, high), (i / n, high)]
    ob = mesh(name, v, f, mat, smooth=True, loc=loc, rot=rot)
    if uv:
        layer = ob.data.uv_layers.new(name='UV')
        for k, t in enumerate(uvs):
            layer.data[k].uv = t
    bm = bmesh.new()
    bm.from_mesh(ob.data)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-6)
    bm.to_mesh(ob.data)
    bm.free()
    if sub:
        s = ob.modifiers.new('subdivision', 'SUBSURF')
        s.levels = s.render_levels = sub
    return auto_smooth(ob, 50)


def roundprof(pts, rad, k=6):
    """Rounds the corners of an (r, z) polyline by `rad` metres (one value, or one per corner), in `k` steps each."""
    out = [pts[0]]
    for i in range(1, len(pts) - 1):
        radius = rad[i] if isinstance(rad, (list, tuple)) else rad
        before, p, after = (Vector(q) for q in (pts[i - 1], pts[i], pts[i + 1]))
        a, b = before - p, after - p
        d = min(radius, a.length * .49, b.length * .49)
        if d < 1e-6:
            out.append(tuple(p))
            continue
        start, end = p + a.normalized() * d, p + b.normalized() * d
        for t in (j / k for j in range(k + 1)):
            q = start * (1 - t) ** 2 + p * 2 * t * (1 - t) + end * t * t
            out.append((q.x, q.y))
    return out + [pts[-1]]


def disc(r, h, loc, mat=None, bevel=.006, n=192):
    """A low round block standing on `loc`: podium, coaster, plinth."""
    return lathe(roundprof([(0, 0), (r, 0), (r, h), (0, h)], [0, min(.001, bevel), bevel, 0], 8), loc, mat, n=n)


def tube(points, radius, mat=None, name='Tube', res=12, cyclic=False, bev=8):
    """A bent rod through [(x, y, z[, thickness])…]."""
    cu = bpy.data.curves.new(name, 'CURVE')
    cu.dimensions, cu.use_fill_caps = '3D', True
    cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = radius, bev, res
    sp = cu.splines.new('NURBS')
    sp.points.add(len(points) - 1)
    for p, q in zip(sp.points, points):
        p.co = (*q[:3], 1)
        p.radius = q[3] if len(q) > 3 else 1
    sp.order_u, sp.use_endpoint_u, sp.use_cyclic_u = 4, not cyclic, cyclic
    return link(bpy.data.objects.new(name, cu), mat)


def sphere(r, loc, mat=None, name='Sphere', scale=(1, 1, 1), seg=48):
    """A ball around `loc`."""
    m = seg // 2
    prof = [(r * math.sin(math.pi * j / m), -r * math.cos(math.pi * j / m)) for j in range(m + 1)]
    prof[0], prof[-1] = (0, -r), (0, r)
    ob = lathe(prof, loc, mat, n=seg, name=name)
    ob.scale = scale
    return ob


def sweep(mat, back=.75, radius=.5, width=10, front=-3.0, height=4.0, n=32):
    """A seamless floor that turns up into a wall behind y = `back`."""
    bend = [math.pi / 2 * i / n for i in range(1, n + 1)]
    prof = [(front, 0), (back, 0)] + [(back + radius * math.sin(a), radius - radius * math.cos(a)) for a in bend]
    prof.append((back + radius, height))
    v = [(x, y, z) for y, z in prof for x in (-width / 2, width / 2)]
    return mesh('Sweep', v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(prof) - 1)], mat, smooth=True)


def arch(outer, inner, leg, depth, loc, mat=None, bevel=.006, n=64):
    """A standing round arch: radii of its outside and inside, height of its legs, depth along Y."""
    def outline(r):
        return [(r, 0)] + [(r * math.cos(math.pi * i / n), leg + r * math.sin(math.pi * i / n)) for i in range(n + 1)] + [(-r, 0)]
    rows = [outline(outer), outline(inner)]
    m = len(rows[0])
    v = [(x, y, z) for row in rows for y in (-depth / 2, depth / 2) for x, z in row]
    f = []
    for i in range(m - 1):
        f += [(i, i + 1, 2 * m + i + 1, 2 * m + i), (m + i, 3 * m + i, 3 * m + i + 1, m + i + 1),
              (i, m + i, m + i + 1, i + 1), (2 * m + i, 2 * m + i + 1, 3 * m + i + 1, 3 * m + i)]
    return bevelled(mesh('Arch', v, f, mat, loc=loc), bevel)


def unseen(ob):
    """Blocks light without being visible, reflected or lighting others: cards and gobos."""
    ob.visible_camera = ob.visible_glossy = ob.visible_diffuse = False
    return ob

"""Meshes of the products. Lengths are free units: a complete product is scaled to size 1."""
import math

import bpy
from mathutils import Vector

from .chance import pick

TAU = 2 * math.pi


def add_mesh(vertices, faces, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1), uv=None, smooth=True):
    """A mesh object; `turn` are Euler angles in radians, `uv` one (u, v) per face corner. Smooth up to 45 degrees."""
    mesh = bpy.data.meshes.new('part')
    mesh.from_pydata(vertices, [], faces)
    if uv:
        layer = mesh.uv_layers.new(name='UV')
        for corner, value in zip(layer.data, uv):
            corner.uv = value
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(45)
    mesh.update()
    return _link(bpy.data.objects.new('part', mesh), material, at, turn, scale)


def _link(thing, material, at=(0, 0, 0), turn=(0, 0, 0), scale=(1, 1, 1)):
    bpy.context.scene.collection.objects.link(thing)
    if material:
        thing.data.materials.append(material)
    thing.location, thing.rotation_euler, thing.scale = at, turn, scale
    return thing


def box(size, at, material, bevel=0.0, turn=(0, 0, 0)):
    """A box of full side lengths `size` around `at`, its edges rounded by `bevel`."""
    x, y, z = (s / 2 for s in size)
    corners = [(i * x, j * y, k * z) for k in (-1, 1) for j in (-1, 1) for i in (-1, 1)]
    sides = [(0, 2, 3, 1), (4, 5, 7, 6), (0, 1, 5, 4), (2, 6, 7, 3), (0, 4, 6, 2), (1, 3, 7, 5)]
    thing = add_mesh(corners, sides, material, at, turn, uv=[(0, 0), (1, 0), (1, 1), (0, 1)] * 6)
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments = min(bevel, 0.98 * min(x, y, z)), 3
    return thing


def turned(profile, material, rounding=0.03, sides=40, **place):
    """Surface of revolution about Z of (radius, height) points, corners filleted by `rounding`; u runs around."""
    points = fillet(profile, rounding)
    rows, lengths = len(points), [0.0]
    for a, b in zip(points, points[1:]):
        lengths.append(lengths[-1] + math.hypot(b[0] - a[0], b[1] - a[1]))
    angles = [TAU * i / sides - math.pi / 2 for i in range(sides + 1)]
    vertices = [(r * math.cos(a), r * math.sin(a), z) for a in angles for r, z in points]
    faces, uv = [], []
    for i in range(sides):
        for j in range(rows - 1):
            faces.append((i * rows + j, (i + 1) * rows + j, (i + 1) * rows + j + 1, i * rows + j + 1))
            low, high = lengths[j] / lengths[-1], lengths[j + 1] / lengths[-1]
            uv += [(i / sides, low), ((i + 1) / sides, low), ((i + 1) / sides, high), (i / sides, high)]
    return add_mesh(vertices, faces, material, uv=uv, **place)


def fillet(points, radius, steps=3):
    """Round the corners of a 2-D polyline by quadratic Bezier fillets."""
    result = [tuple(points[0])]
    for before, here, after in zip(points, points[1:], points[2:]):
        p = Vector(here)
        a, b = Vector(before) - p, Vector(after) - p
        reach = min(radius, a.length * 0.49, b.length * 0.49)
        if reach < 1e-6:
            result.append(tuple(here))
            continue
        start, end = p + a.normalized() * reach, p + b.normalized() * reach
        for step in range(steps + 1):
            t = step / steps
            result.append(tuple(start * (1 - t) ** 2 + p * 2 * t * (1 - t) + end * t * t))
    return result + [tuple(points[-1])]


def cylinder(radius, low, high, material, top=None, **place):
    """A closed cylinder or cone from z `low` to `high`."""
    end = radius if top is None else top
    profile = [(0, low), (radius, low), (end, high), (0, high)]
    return turned(profile, material, min(radius, abs(high - low)) * 0.12, **place)


def ring(radius, thickness, material, sides=40, **place):
    """A torus about Z; `thickness` is the tube's radius."""
    angles = [TAU * i / 12 for i in range(13)]
    profile = [(radius + thickness * math.cos(a), thickness * math.sin(a)) for a in angles]
    return turned(profile, material, 0, sides, **place)


def ball(radius, at, material, scale=(1, 1, 1), sides=24, turn=(0, 0, 0)):
    """An ellipsoid."""
    rows = sides // 2
    profile = [(radius * math.sin(math.pi * j / rows), -radius * math.cos(math.pi * j / rows)) for j in range(rows + 1)]
    return turned(profile, material, 0, sides, at=at, scale=scale, turn=turn)


def tube(points, radius, material, closed=False, roundness=3):
    """A round wire along a smooth curve; a fourth number of a point scales the radius there."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, roundness
    curve.resolution_u, curve.use_fill_caps = 8, True
    line = curve.splines.new('NURBS')
    line.points.add(len(points) - 1)
    for target, point in zip(line.points, points):
        target.co = (*point[:3], 1)
        target.radius = point[3] if len(point) > 3 else 1
    line.order_u, line.use_endpoint_u, line.use_cyclic_u = min(4, len(points)), not closed, closed
    return _link(bpy.data.objects.new('tube', curve), material)


def rod(start, end, radius, material):
    """A straight wire."""
    middle = tuple((a + b) / 2 for a, b in zip(start, end))
    return tube([start, middle, end], radius, material, roundness=2)


def loft(sections, material, power=2.5, sides=24, **place):
    """Super-elliptic cross-sections along X: (x, centre z, half width y, half height z), subdivided once."""
    vertices = []
    for x, middle, half_y, half_z in sections:
        for i in range(sides):
            c, s = math.cos(TAU * i / sides), math.sin(TAU * i / sides)
            y, z = (math.copysign(abs(q) ** (2 / power), q) for q in (c, s))
            vertices.append((x, half_y * y, middle + half_z * z))
    count = len(sections)
    faces = [
        (j * sides + i, j * sides + (i + 1) % sides, (j + 1) * sides + (i + 1) % sides, (j + 1) * sides + i)
        for j in range(count - 1)
        for i in range(sides)
    ]
    faces += [tuple(range(sides))[::-1], tuple(range((count - 1) * sides, count * sides))]
    return subdivide(add_mesh(vertices, faces, material, **place), 1)


def plate(outline, thickness, material, bevel=0.0, **place):
    """A closed 2-D outline (x, z) made `thickness` deep along Y."""
    count, half = len(outline), thickness / 2
    vertices = [(x, y, z) for y in (-half, half) for x, z in outline]
    faces = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces += [tuple(range(count))[::-1], tuple(range(count, 2 * count))]
    thing = add_mesh(vertices, faces, material, **place)
    if bevel:
        modifier = thing.modifiers.new('bevel', 'BEVEL')
        modifier.width, modifier.segments, modifier.limit_method = bevel, 2, 'ANGLE'
    return thing


def sheet(width, height, material, **place):
    """A flat print in the XY plane with its picture across it."""
    x, y = width / 2, height / 2
    corners = [(-x, -y, 0), (x, -y, 0), (x, y, 0), (-x, y, 0)]
    return add_mesh(corners, [(0, 1, 2, 3)], material, uv=[(0, 0), (1, 0), (1, 1), (0, 1)], **place)


def subdivide(thing, levels):
    """Round a mesh off by Catmull-Clark subdivision."""
    modifier = thing.modifiers.new('subdivide', 'SUBSURF')
    modifier.levels = modifier.render_levels = levels
    return thing


def displace(thing, strength, scale, levels=2):
    """Dent a mesh by a random texture: `strength` and `scale` in object units."""
    subdivide(thing, levels)
    texture = bpy.data.textures.new('dents', pick('CLOUDS', 'CLOUDS', 'VORONOI', 'MUSGRAVE'))
    texture.noise_scale = scale
    modifier = thing.modifiers.new('displace', 'DISPLACE')
    modifier.texture, modifier.strength, modifier.texture_coords, modifier.mid_level = texture, strength, 'LOCAL', 0.5
    return thing

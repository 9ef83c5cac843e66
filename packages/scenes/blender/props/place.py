"""Placing props: groups of objects, and the plain paints that most of them have. A prop is built around the origin, facing -Y (the
camera), standing on z = 0, in metres, and is returned as a list of objects."""
import math
import random

import bpy
from mathutils import Matrix, Vector

from kit import M, m_emit


def put(objects, at=(0, 0, 0), turn=0.0, scale=1.0, lean=0.0):
    """Moves a group built around the origin to `at` (metres), rotated by `turn` degrees about Z, leaned by `lean` degrees about its
    own X, scaled. Returns the group."""
    move = (Matrix.Translation(Vector(at)) @ Matrix.Rotation(math.radians(turn), 4, 'Z')
            @ Matrix.Rotation(math.radians(lean), 4, 'X') @ Matrix.Scale(scale, 4))
    for ob in objects:
        ob.matrix_basis = move @ ob.matrix_basis
    return objects


def paint(color, rough=.55, metal=0.0, spec=.45):
    """One plain material per look, shared by all objects with it. Linear RGB."""
    name = 'paint %s %.2f %.1f %.2f' % (' '.join('%.3f' % c for c in color), rough, metal, spec)
    return bpy.data.materials.get(name) or M(name, color, rough, metal, spec).mat


def cloth(color, weave=900.0, depth=.35):
    """Woven fabric: fine bump, matt, slightly uneven dye. `weave` = threads per metre."""
    name = 'cloth %s %d' % (' '.join('%.3f' % c for c in color), weave)
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = M(name, color, .9, spec=.15)
    v = m.coords()
    dye = m.noise(v, 14, 3).outputs['Fac']
    m.color(m.ramp(dye, [(.3, tuple(c * .90 for c in color)), (.7, tuple(min(1, c * 1.06) for c in color))]))
    threads = [m.n('TexWave', i_Scale=weave / 20, i_Distortion=.4) for _ in range(2)]
    for t, axis in zip(threads, 'XY'):
        t.bands_direction = axis
        m.l(v, t.inputs['Vector'])
    m.bump(m.math('ADD', threads[0].outputs['Fac'], threads[1].outputs['Fac']), depth, .0006)
    return m.camera_only(color).mat


def glow(color, strength):
    """A lamp as the camera sees it; light for the set comes from area lights, so that small lamps cause no noise."""
    name = 'glow %s %.2f' % (' '.join('%.3f' % c for c in color), strength)
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    mat = m_emit(color, strength)
    mat.name = name
    mat.cycles.sample_as_light = False
    return mat


def unlit(objects):
    """Visible to the camera only: neither lights nor shades the rest of the set."""
    for ob in objects:
        ob.visible_diffuse = ob.visible_glossy = ob.visible_shadow = False
    return objects


def dice(seed):
    """The set's own random numbers: the same plate every time."""
    return random.Random(seed)


def near(rnd, color, by=.12):
    """A colour close to `color`: no two objects have exactly the same dye."""
    k = 1 + rnd.uniform(-by, by)
    return tuple(round(min(1, max(0, c * k * (1 + rnd.uniform(-by, by) * .35))), 2) for c in color)

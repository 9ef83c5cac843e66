"""Light: the world, area lights, the sun, and objects that break up their beams."""
import math

import bpy
from mathutils import Matrix, Vector

from kit.mesh import mesh, unseen
from kit.nodes import M


def toward(*v):
    """A unit vector."""
    return Vector(v).normalized()


def world(sc, color=(1, 1, 1), strength=0.5, top=None):
    """Flat environment, or a gradient from `color` below to `top` above."""
    nt = sc.world.node_tree
    bg = nt.nodes.get('Background') or nt.nodes.new('ShaderNodeBackground')
    bg.inputs['Strength'].default_value = strength
    bg.inputs['Color'].default_value = (*color, 1)
    if top:
        tc, sep, ramp = (nt.nodes.new('ShaderNode' + k) for k in ('TexCoord', 'SeparateXYZ', 'ValToRGB'))
        ramp.color_ramp.elements[0].color = (*color, 1)
        ramp.color_ramp.elements[1].color = (*top, 1)
        nt.links.new(tc.outputs['Generated'], sep.inputs[0])
        nt.links.new(sep.outputs['Z'], ramp.inputs[0])
        nt.links.new(ramp.outputs[0], bg.inputs['Color'])


def area(sc, loc, target, size, power, color=(1, 1, 1), size_y=None, spread=180, name='Area'):
    """A softbox or window of `size` × `size_y` metres and `power` watts. A name that starts with 'Key' makes it the key light: the
    product's shadows are cast from there."""
    light = bpy.data.lights.new(name, 'AREA')
    light.energy, light.color, light.size = power, color, size
    if size_y:
        light.shape, light.size_y = 'RECTANGLE', size_y
    light.spread = math.radians(spread)
    ob = bpy.data.objects.new(name, light)
    sc.collection.objects.link(ob)
    ob.visible_camera = False
    ob.location = loc
    ob.rotation_euler = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y').to_euler()
    return ob


def sun(sc, frm, strength, angle_deg, color=(1, 1, 1), name='Key sun'):
    """`frm` is the direction towards the sun; W/m²; its disc's full angle. It is the key light."""
    light = bpy.data.lights.new(name, 'SUN')
    light.energy, light.angle, light.color = strength, math.radians(angle_deg), color
    ob = bpy.data.objects.new(name, light)
    sc.collection.objects.link(ob)
    ob.location = Vector(frm) * 10
    ob.rotation_euler = (-Vector(frm)).to_track_quat('-Z', 'Y').to_euler()
    return ob


class Gobo:
    """Shapes in the beam: a plane `distance` metres from `at` towards `light` (unit vector), with u to the right and v up as seen
    from the light. The farther away, the softer their shadows. `up`: the upward direction, +Y for a wall in the XY plane."""

    def __init__(self, light, at=(0, 0, 0), distance=2.0, up=None):
        light = Vector(light).normalized()
        helper = Vector(up or ((0, 0, 1) if abs(light.z) < .95 else (0, 1, 0)))
        self.up = (helper - light * light.dot(helper)).normalized()
        self.right = self.up.cross(light).normalized()
        self.turn = Matrix((self.right, self.up, light)).transposed()
        self.light, self.center = light, Vector(at) + light * distance
        self.mat = M('gobo', (.02, .02, .02), 1).mat

    def _place(self, v, f, u, up, angle, nearer):
        at = self.center - self.light * nearer + self.right * u + self.up * up
        ob = mesh('gobo', v, f, self.mat)
        ob.matrix_world = Matrix.Translation(at) @ (self.turn @ Matrix.Rotation(angle, 3, 'Z')).to_4x4()
        return unseen(ob)

    def card(self, u, v, w, h, angle=0.0, nearer=0.0):
        """A rectangle around (u, v), `nearer` metres closer to the set."""
        return self._place([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)], u, v, angle, nearer)

    def window(self, w, h, bars_u=(), bars_v=(), bar=.045):
        """Dark all around an opening of w × h, with glazing bars at the given u and v."""
        t = 4.0
        self.card(-w / 2 - t / 2, 0, t, h + 2 * t)
        self.card(w / 2 + t / 2, 0, t, h + 2 * t)
        self.card(0, h / 2 + t / 2, w, t)
        self.card(0, -h / 2 - t / 2, w, t)
        for u in bars_u:
            self.card(u, 0, bar, h)
        for v in bars_v:
            self.card(0, v, w, bar)

    def leaf(self, u, v, length, width, angle, bend=.1, nearer=0.0):
        """A pointed leaf from its stalk at (u, v), growing `angle` radians left of up."""
        n, vs, fs = 14, [], []
        for i in range(n + 1):
            t = i / n
            half = width * math.sin(math.pi * min(1, t * .97 + .03)) ** .8 * (1 - .35 * t)
            vs += [(bend * t * t * length - half, t * length, 0), (bend * t * t * length + half, t * length, 0)]
            if i:
                fs.append((2 * i - 2, 2 * i - 1, 2 * i + 1, 2 * i))
        return self._place(vs, fs, u, v, angle, nearer)

    def frond(self, u, v, angle, length, rnd, nearer=0.0, width=.011, pairs=15):
        """A palm frond: leaflets on both sides of a curved stem."""
        for i in range(pairs):
            t = i / (pairs - 1)
            su = u - math.sin(angle + .4 * t) * length * t
            sv = v + math.cos(angle + .4 * t) * length * t
            for side in (-1, 1):
                self.leaf(su, sv, length * (.50 - .26 * t) * rnd.uniform(.85, 1.1), width,
                          angle + side * (1.05 - .5 * t) + rnd.uniform(-.1, .1), side * .25, nearer)

    def branch(self, u, v, angle, length, rnd, nearer=0.0, leaf=.075, leaves=18):
        """A twig with broad leaves, alternating and drooping at random."""
        self.card(u - math.sin(angle) * length / 2, v + math.cos(angle) * length / 2, .006, length, angle, nearer)
        for i in range(leaves):
            t = (i + .6) / leaves
            self.leaf(u - math.sin(angle) * length * t, v + math.cos(angle) * length * t, leaf * rnd.uniform(.7, 1.25) * (1.15 - .4 * t),
                      leaf * rnd.uniform(.20, .30), angle + (1 if i % 2 else -1) * rnd.uniform(.5, 1.2), rnd.uniform(-.2, .2),
                      nearer + rnd.uniform(0, .25))

"""Light at home, in the street and in an improvised studio."""
import math

import bpy
from mathutils import Vector

from .chance import between, odds, pick, weighted, whole
from .colours import any_colour, grey, hsv, lamp_colour, palette
from .surroundings import surround

MODES = dict(room=30, window=16, sun=14, flash=10, soft=14, dim=8, back=8)
AMBIENT = dict(room=(0.15, 0.6), window=(0.05, 0.3), sun=(0.2, 1), flash=(0.02, 0.2), soft=(0.5, 1.2), dim=(0.02, 0.15),
               back=(0.1, 0.5))


def light_scene(kind: str, modes: tuple | None = None, panorama: str | None = None) -> str:
    """Set the world and the lamps for this kind of place, with light of one of `modes` or of any; returns the mode.

    With a `panorama` its own light is used, with an extra lamp if it is too weak."""
    if panorama:
        surround(panorama)
        if odds(0.4):
            pick(_window, _room)()
        return 'panorama'
    mode = pick(*modes) if modes else weighted(MODES) if kind != 'sill' else pick('window', 'back', 'soft')
    _world(kind, between(*AMBIENT[mode]))
    dict(room=_room, dim=_room, soft=_room, window=_window, sun=_sun, flash=_flash, back=_back)[mode]()
    return mode


def _lamp(kind, energy, colour, at=(0, 0, 0), towards=(0, 0, 0.4)):
    data = bpy.data.lights.new('lamp', kind)
    data.energy, data.color = energy, colour
    lamp = bpy.data.objects.new('lamp', data)
    bpy.context.scene.collection.objects.link(lamp)
    lamp.location = at
    lamp.rotation_euler = (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_euler()
    return data


def _area(at, size, strength, colour=None, towards=(0, 0, 0.4)):
    """An area lamp; `strength` is irradiance-like: the power grows with the distance squared."""
    data = _lamp('AREA', strength * Vector(at).length_squared / 3, colour or lamp_colour(), at, towards)
    data.size = size


def _around(distance, low, high):
    angle, rise = between(0, 2 * math.pi), between(low, high)
    return (distance * math.cos(angle) * math.cos(rise), distance * math.sin(angle) * math.cos(rise) - 0.5,
            distance * math.sin(rise))


def _room():
    for _ in range(pick(1, 1, 2, 2, 3)):
        towards = (between(-0.5, 0.5), between(-0.5, 0.5), 0.3)
        _area(_around(between(2, 5), 0.25, 1.4), between(0.1, 2.5), between(4, 30), towards=towards)


def _window():
    """One large light from the side, falling off across the scene."""
    side, near = pick(-1, 1), between(1.5, 3)
    _area((side * near, between(-0.8, 1.2), between(0.5, 1.6)), between(1, 2.2), between(20, 60),
          hsv(between(0.5, 0.65), between(0, 0.25), 1))


def _sun():
    """Direct sun: black, sharp shadows."""
    rise, angle = math.radians(between(12, 75)), between(0, 2 * math.pi)
    at = (math.cos(angle) * math.cos(rise), math.sin(angle) * math.cos(rise), math.sin(rise))
    data = _lamp('SUN', between(1.5, 6), hsv(between(0.07, 0.13), between(0, 0.5), 1), at, (0, 0, 0))
    data.angle = math.radians(between(0.3, 5))


def _flash():
    eye = bpy.context.scene.camera.location
    at = eye + Vector((between(-0.1, 0.1), 0, between(0.05, 0.3)))
    _area(at, between(0.05, 0.3), between(12, 20), pick((1, 1, 1), hsv(0.58, 0.15, 1)))
    if odds(0.5):
        _room()


def _back():
    """Light from behind: rims, glare, a dark front."""
    _area((between(-2, 2), between(1.5, 4), between(0.8, 3)), between(0.3, 2), between(20, 70))
    if odds(0.5):
        _area((between(-2, 2), -2.5, between(1, 3)), 2, between(1, 6))


def _world(kind, strength):
    tree = bpy.context.scene.world.node_tree
    tree.nodes.clear()
    output, ground = tree.nodes.new('ShaderNodeOutputWorld'), tree.nodes.new('ShaderNodeBackground')
    tree.links.new(ground.outputs[0], output.inputs[0])
    ground.inputs['Strength'].default_value = strength
    ground.inputs['Color'].default_value = (*lamp_colour(), 1)
    if kind == 'nowhere':
        ground.inputs['Strength'].default_value = between(0.3, 1)
        ground.inputs['Color'].default_value = (*pick(grey(between(0.02, 1)), grey(0.21), any_colour()), 1)
    elif kind == 'outdoor' or odds(0.12):
        ground.inputs['Strength'].default_value = max(strength, between(0.3, 1))
        _backdrop(tree, ground)


def _backdrop(tree, ground):
    """Bushes, sky, blurred town: noise in three colours around the scene."""
    nodes, links = tree.nodes, tree.links
    source, mapping, ramp = (nodes.new('ShaderNode' + n) for n in ('TexCoord', 'Mapping', 'ValToRGB'))
    mapping.inputs['Location'].default_value = (between(0, 9), between(0, 9), between(0, 9))
    mapping.inputs['Scale'].default_value = (1, 1, between(0.6, 2))
    texture = nodes.new('ShaderNodeTexNoise' if odds(0.7) else 'ShaderNodeTexVoronoi')
    texture.inputs['Scale'].default_value = 10 ** between(0.2, 1.5)
    if 'Detail' in texture.inputs:
        texture.inputs['Detail'].default_value = whole(0, 8)
    colours = palette(3)
    if odds(0.5):
        colours = [hsv(between(0.2, 0.4), between(0.3, 0.9), between(0.05, 0.3)),
                   hsv(between(0.15, 0.4), between(0.2, 0.8), between(0.3, 0.8)),
                   hsv(between(0.5, 0.62), between(0, 0.4), between(0.7, 1))]
    ramp.color_ramp.elements.new(0.5)
    places = (between(0.2, 0.4), 0.5, between(0.6, 0.8))
    for element, position, colour in zip(ramp.color_ramp.elements, places, colours):
        element.position, element.color = position, (*colour, 1)
    links.new(source.outputs['Generated'], mapping.inputs[0])
    links.new(mapping.outputs[0], texture.inputs['Vector'])
    links.new(texture.outputs[0], ramp.inputs[0])
    links.new(ramp.outputs[0], ground.inputs['Color'])

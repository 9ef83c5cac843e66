"""Helpers for Blender's shader nodes around one Principled material."""
import bpy

from .prints import SIZE, draw_print

Socket = bpy.types.NodeSocket


class Material:
    """A Principled material under construction; `data` is the Blender material."""

    def __init__(self, colour, rough=0.5, **settings):
        self.data = bpy.data.materials.new('material')
        self.data.use_nodes = True
        self.tree = self.data.node_tree
        self.surface = self.tree.nodes['Principled BSDF']
        self.set(base_color=(*colour, 1), roughness=rough, **settings)

    def set(self, **settings):
        """Set inputs of the surface by name: `base_color`, `roughness`, `ior`, ..."""
        for name, value in settings.items():
            self.surface.inputs['IOR' if name == 'ior' else name.replace('_', ' ').title()].default_value = value
        return self

    def node(self, kind, attributes=None, **inputs):
        """Add a shader node; an input may be a number, a colour or another node's output."""
        node = self.tree.nodes.new('ShaderNode' + kind)
        for name, value in (attributes or {}).items():
            setattr(node, name, value)
        for name, value in inputs.items():
            self.feed(node.inputs[name.replace('_', ' ')], value)
        return node

    def feed(self, socket, value):
        """Connect an output, or set a constant."""
        if isinstance(value, Socket):
            self.tree.links.new(value, socket)
        elif isinstance(value, tuple) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def coordinates(self, kind='Object', scale=(1, 1, 1), turn=(0, 0, 0), at=(0, 0, 0)):
        """Texture coordinates, moved, rotated and scaled."""
        source = self.node('TexCoord').outputs[kind]
        return self.node('Mapping', Vector=source, Scale=scale, Rotation=turn, Location=at).outputs[0]

    def noise(self, vector, scale, detail=5.0, roughness=0.55, distortion=0.0):
        """Fractal noise, about 0.3-0.7."""
        node = self.node('TexNoise', Vector=vector, Scale=scale, Detail=detail, Roughness=roughness,
                         Distortion=distortion)
        return node.outputs['Fac']

    def maths(self, operation, first, second=0.0):
        """One arithmetic step."""
        node = self.node('Math', dict(operation=operation))
        self.feed(node.inputs[0], first)
        self.feed(node.inputs[1], second)
        return node.outputs[0]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """Colours (or grey levels) at positions 0-1."""
        node = self.node('ValToRGB', Fac=factor)
        node.color_ramp.interpolation = interpolation
        while len(node.color_ramp.elements) < len(stops):
            node.color_ramp.elements.new(0.5)
        for element, (position, colour) in zip(node.color_ramp.elements, stops):
            element.position = position
            element.color = (*colour, 1) if isinstance(colour, tuple) else (colour, colour, colour, 1)
        return node.outputs[0]

    def mix(self, factor, first, second, mode='MIX'):
        """Blend two colours."""
        return self.node('MixRGB', dict(blend_type=mode), Fac=factor, Color1=first, Color2=second).outputs[0]

    def bump(self, height, strength, distance=0.03):
        """Relief by shading alone."""
        node = self.node('Bump', Height=height, Strength=strength, Distance=distance)
        self.feed(self.surface.inputs['Normal'], node.outputs[0])
        return self

    def paint(self, colour):
        """Take the base colour from a texture."""
        if colour is not None:
            self.feed(self.surface.inputs['Base Color'], colour)
        return self

    def picture(self, vector, kind=None, repeat=True):
        """A newly drawn print as texture."""
        image = bpy.data.images.new('print', SIZE, SIZE)
        pixels = draw_print(kind)[::-1]
        rgba = [1.0] * (SIZE * SIZE * 4)
        for channel in range(3):
            rgba[channel::4] = pixels[:, :, channel].ravel().tolist()
        image.pixels.foreach_set(rgba)
        image.pack()
        node = self.node('TexImage', dict(extension='REPEAT' if repeat else 'EXTEND'), Vector=vector)
        node.image = image
        return node.outputs['Color']


def glowing(colour, strength):
    """A material that only emits light."""
    data = bpy.data.materials.new('glow')
    data.use_nodes = True
    nodes, links = data.node_tree.nodes, data.node_tree.links
    nodes.remove(nodes['Principled BSDF'])
    emission = nodes.new('ShaderNodeEmission')
    emission.inputs[0].default_value, emission.inputs[1].default_value = (*colour, 1), strength
    links.new(emission.outputs[0], nodes['Material Output'].inputs[0])
    return data

"""A hand that reaches into the picture and holds or shows the product; it is never part of it."""
import math

import bpy
from mathutils import Vector

from .chance import between, pick
from .materials import material, one_of
from .shapes import ball, tube


def add_hand(product: list, camera) -> list:
    """Forearm, palm and fingers between the frame's border and the product's outline, just in front of it. Returns the parts."""
    axes = camera.matrix_world.to_3x3()
    right, up, back = (axes @ Vector(v) for v in ((1, 0, 0), (0, 1, 0), (0, 0, 1)))
    low = Vector([min(t.low[i] for t in product) for i in range(3)])
    high = Vector([max(t.high[i] for t in product) for i in range(3)])
    centre, size = (low + high) / 2, (high - low).length
    angle = pick(between(-2.6, -0.5), between(-0.5, 0.4), math.pi - between(-0.5, 0.4))
    out, side = (right * math.cos(angle) + up * math.sin(angle)), (up * math.cos(angle) - right * math.sin(angle))
    skin, sleeve, scale = material('skin'), one_of('cloth', 'knit', 'plain', 'skin'), size * between(0.13, 0.24)
    half = Vector((abs(out.x) * (high.x - low.x), abs(out.y) * (high.y - low.y), abs(out.z) * (high.z - low.z)))
    palm = centre + out * (half.x + half.y + half.z) * between(0.4, 0.55) + back * size * between(0.05, 0.2)
    arm = [_above(palm + out * scale * far + back * scale * far * 0.5, scale) for far in (0, 3, 6, 10, 16, 24)]
    parts = [ball(scale, palm, skin, (1, 1, 0.7), 20), tube(arm, scale * 0.62, skin), tube(arm[2:], scale * 0.8, sleeve)]
    for i in range(4):
        start = palm + side * scale * (0.42 * i - 0.65)
        bend = start - out * scale * between(0.8, 1.3) + back * scale * 0.3
        tip = start - out * scale * between(1.4, 2.1) - back * scale * between(-0.2, 0.3)
        parts.append(tube([(*start, 1), (*bend, 1), (*tip, 0.75)], scale * 0.24, skin))
    thumb = [palm - side * scale * 0.7, palm - side * scale * 1.1 - out * scale * 0.6 + back * scale * 0.2,
             palm - side * scale * 0.8 - out * scale * 1.3]
    parts.append(tube(thumb, scale * 0.27, skin))
    bpy.context.view_layer.update()
    return parts


def _above(point, height):
    """The point, raised above the ground."""
    return Vector((point.x, point.y, max(point.z, height)))

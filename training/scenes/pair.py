"""A photo and a second shot of its scene without the product, as a seller takes both: one phone, one development, hand-held."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from . import film
from .chance import between, gauss, odds, reseed, whole
from .develop import Phone, develop, without_gaps

SHIFT, TURN = 0.03, 2.0  # maximum offset of the second shot: shares of the frame, degrees
WALK = 0.01  # share of the frame that may come from moving the phone: the rest comes from rotating it, which causes no parallax
STOPS = 2 / 3  # maximum exposure difference of the second shot
HARSH = 0.1  # share developed worse than any good phone does


def take_empty(product: set, scratch: str, samples: int) -> tuple:
    """Linear BGR picture of the scene without `product`, from a slightly moved camera; and the movement."""
    camera = bpy.context.scene.camera
    centre = sum((part.matrix_world.translation for part in product), Vector()) / len(product)
    angle, shift, walk = between(0, 2 * math.pi), between(0, SHIFT), between(0, WALK)
    walk, turn = min(walk, shift), math.radians(between(-TURN, TURN))
    across = Vector((math.cos(angle), math.sin(angle), 0))
    axes, wide = camera.matrix_world.to_3x3(), camera.data.sensor_width / camera.data.lens
    distance = (centre - camera.location).length
    camera.location += axes @ (across * walk * wide * distance - Vector((0, 0, between(-0.01, 0.01) * distance)))
    swing = Matrix.Rotation(math.atan((shift - walk) * wide), 3, Vector((-across.y, across.x, 0)))
    camera.rotation_euler = (axes @ swing @ Matrix.Rotation(turn, 3, 'Z')).to_euler()
    for part in product:
        part.hide_render = True
    bpy.context.view_layer.update()
    return film.expose(scratch, samples), dict(shift=round(shift, 4), walk=round(walk, 4), turn=round(math.degrees(turn), 2))


def develop_pair(light: np.ndarray, empty: np.ndarray) -> tuple:
    """Both 8-bit BGR pictures and the differences of the second. Tone, sharpness and denoising are shared; exposure, white balance
    and noise are not."""
    stops, white = between(-STOPS, STOPS), np.exp(np.float32([gauss(0, 0.04) for _ in range(3)]))
    notes = dict(stops=round(stops, 2), white=[round(float(value), 3) for value in white])
    if odds(HARSH):
        stream = whole(0, 99999)
        photos = []
        for picture in (light, empty * 2 ** stops * white):
            reseed(stream, 0)  # the same effects, with the same strength
            photos.append(develop(picture))
        return photos[0], photos[1], dict(notes, harsh=True)
    light, empty = without_gaps(light), without_gaps(empty)
    phone = Phone(light)
    return phone.develop(light), phone.develop(empty * white * 2 ** stops), dict(notes, harsh=False)

"""A photo and a second shot of its scene without the product, as a seller takes both: one phone, one development, held by hand."""
import math

import bpy
import cv2
import numpy as np
from mathutils import Matrix, Vector

from . import film
from .chance import between, gauss, odds, pick, reseed, whole
from .develop import LUMA, develop

SHIFT, TURN = 0.03, 2.0  # most that the second shot is off: shares of the frame, degrees
WALK = 0.01  # share of the frame that may come from moving the phone: the rest comes from turning it, which has no parallax
STOPS = 2 / 3  # most that the exposure of the second shot is off
HARSH = 0.1  # share developed as no good phone does


def take_empty(product: set, scratch: str, samples: int) -> tuple:
    """Linear BGR picture of the scene without `product`, from a camera moved a little; and how it was moved."""
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
    """Both 8-bit BGR pictures and how the second differs. Tone, sharpness and denoising are one; exposure, white and noise are not."""
    stops, white = between(-STOPS, STOPS), np.exp(np.float32([gauss(0, 0.04) for _ in range(3)]))
    notes = dict(stops=round(stops, 2), white=[round(float(value), 3) for value in white])
    if odds(HARSH):
        stream = whole(0, 99999)
        photos = []
        for picture in (light, empty * 2 ** stops * white):
            reseed(stream, 0)  # the same effects, as strong
            photos.append(develop(picture))
        return photos[0], photos[1], dict(notes, harsh=True)
    light, empty = (np.clip(np.nan_to_num(p[..., :3].astype(np.float32), posinf=30), 0, 30) for p in (light, empty))
    means = light.mean((0, 1))
    balance = np.clip((means.mean() / np.maximum(means, 1e-4)) ** between(0.5, 1), 0.5, 2)
    level = between(0.45, 0.75) / max(float(np.percentile((light * balance) @ LUMA, 85)), 1e-3)
    look = dict(shoulder=pick(True, True, False), denoise=between(3, 6), sharpen=between(0, 0.8), vignette=between(0, 0.15))
    noise = between(0.5, 3)
    photos = [_develop(picture * min(level, 200), look, noise * between(0.8, 1.3)) for picture in
              (light * balance, empty * balance * white * 2 ** stops)]
    return photos[0], photos[1], dict(notes, harsh=False)


def phone_quality() -> int:
    """JPEG quality of a phone's camera."""
    return whole(85, 95)


def _develop(light, look, noise):
    if look['shoulder']:
        light = 1 - np.exp(-light * 1.4)
    photo = (np.clip(light, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    photo = cv2.fastNlMeansDenoisingColored(photo, None, look['denoise'], look['denoise'] + 1, 3, 11)
    soft = cv2.GaussianBlur(photo, (0, 0), 1)
    photo = cv2.addWeighted(photo, 1 + look['sharpen'], soft, -look['sharpen'], 0).astype(np.float32)
    height, width = photo.shape[:2]
    y, x = np.mgrid[-1:1:height * 1j, -1:1:width * 1j].astype(np.float32)
    photo *= (1 - look['vignette'] * (x * x + y * y) / 2)[..., None]
    grain = cv2.GaussianBlur(np.random.randn(*photo.shape).astype(np.float32), (0, 0), 0.7) * 1.8
    return np.clip(photo + grain * noise, 0, 255).astype(np.uint8)

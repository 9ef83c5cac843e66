"""Composes a photo and a second shot of its place without the product: the place is photographed before the product is added."""
import math
import random

import cv2
import numpy as np

from .photometric import vary
from .stage import _add, _falloff, _frame, _lamp, _main_thing, _place, plain_ground


def compose_pair(products, places, side: int, chance: random.Random) -> tuple:
    """(photo, empty shot, mask), 8-bit, side × side: before the camera shift and the development."""
    if chance.random() < 0.2:
        ground = plain_ground(side, chance, products if chance.random() < 0.4 else None)
    else:
        ground = _frame(places.draw_place(chance), side, chance)
    if chance.random() < 0.3:
        ground = cv2.GaussianBlur(ground, (0, 0), chance.uniform(0.6, 3.5) * side / 224)
    scene, lamp = ground.astype(np.float32), _lamp(chance)
    for _ in range(chance.choice((0, 0, 1, 2, 3, 4))):
        colours, alpha = products.draw(chance, side * chance.uniform(0.1, 0.32))
        spot = (chance.uniform(-0.02, 1.02), chance.uniform(0.25, 1.05))
        scene, _ = _add(scene, [], *_place(colours, alpha, side, spot), lamp, chance)
    empty = scene
    share = chance.triangular(0.2, 0.95, 0.55)
    colours, alpha = _main_thing(products, side * share, chance)
    if chance.random() < 0.12:
        alpha = _make_clear(alpha, chance)
    spot = (chance.gauss(0.5, 0.1), chance.uniform(0.5 + share * 0.35, 0.97) if share < 0.9 else 0.97)
    whole = alpha > 0.05
    placed = _place(colours, alpha, side, spot)
    mask = placed[1]
    if not whole.all():
        mask = np.maximum(mask, _place(colours, _solid(alpha), side, spot)[1])
    scene, _ = _add(scene, [], *placed, lamp, chance)
    scene = scene * _bounce(mask, chance)
    falloff = _falloff(side, chance)
    photo, empty = (np.clip(p * falloff, 0, 255).astype(np.uint8) for p in (scene, empty))
    return photo, empty, (np.clip(mask, 0, 1) * 255 + 0.5).astype(np.uint8)


def _make_clear(alpha, chance):
    """Glass: the background shows through a part of the product, which still counts as product."""
    height = alpha.shape[0]
    line = chance.uniform(0.1, 0.8) * height
    ramp = np.clip((np.arange(height, dtype=np.float32) - line) / 2, 0, 1)[:, None]
    if chance.random() < 0.5:
        ramp = 1 - ramp
    return alpha * (1 - ramp * chance.uniform(0.3, 0.85) * cv2.erode(alpha, np.ones((5, 5), np.uint8)))


def _solid(alpha):
    return (alpha > 0.02).astype(np.float32)


def _bounce(mask, chance):
    """Light that the product blocks from its surroundings or reflects onto them: wide and soft."""
    side = mask.shape[0]
    near = cv2.GaussianBlur(mask, (0, 0), chance.uniform(0.04, 0.2) * side)[..., None]
    tint = np.float32([chance.gauss(0, 0.04) for _ in range(3)]) + chance.gauss(-0.05, 0.1)
    return 1 + near * tint * (1 - mask[..., None])


def shoot_twice(photo: np.ndarray, empty: np.ndarray, chance: random.Random) -> tuple:
    """Both as one hand-held phone takes them: the empty one shifted, with its own exposure, white balance, noise and JPEG."""
    side = photo.shape[0]
    turn = math.radians(chance.uniform(-2.2, 2.2))
    zoom = math.exp(chance.gauss(0, 0.01))
    cosine, sine = math.cos(turn) * zoom, math.sin(turn) * zoom
    shift = [chance.uniform(-0.03, 0.03) * side for _ in range(2)]
    middle = side / 2
    tilt = [chance.gauss(0, 0.01) / side for _ in range(2)]
    move = np.float64([[cosine, -sine, middle - cosine * middle + sine * middle + shift[0]],
                       [sine, cosine, middle - sine * middle - cosine * middle + shift[1]], [*tilt, 1]])
    empty = cv2.warpPerspective(empty, move, (side, side), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    stops = chance.uniform(-2 / 3, 2 / 3)
    white = np.exp(np.float32([chance.gauss(0, 0.04) for _ in range(3)]))
    light = (empty.astype(np.float32) / 255) ** 2.2 * 2**stops * white
    knee = chance.choice((0.7, 0.8, 1.0))
    over = np.maximum(light - knee, 0)
    light = np.where(light < knee, light, knee + (1 - knee) * np.tanh(over / max(1 - knee, 1e-3)) if knee < 1 else light)
    empty = (np.clip(light, 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)
    if chance.random() < 0.2:
        photo = vary(np.ascontiguousarray(photo), chance)
    return tuple(_store(np.ascontiguousarray(p), chance) for p in (photo, empty))


def _store(photo, chance):
    noise = np.random.RandomState(chance.randrange(1 << 30)).randn(*photo.shape).astype(np.float32)
    noise = cv2.GaussianBlur(noise, (0, 0), 0.7) * 1.8
    photo = np.clip(photo + noise * chance.uniform(0.5, 4), 0, 255).astype(np.uint8)
    return cv2.imdecode(cv2.imencode('.jpg', photo, [cv2.IMWRITE_JPEG_QUALITY, chance.randint(80, 95)])[1], 1)

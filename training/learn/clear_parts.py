"""Clear glass and plastic: the background is visible through the product, refracted, tinted, darker towards the outline, with streaks of light."""
import math
import random

import cv2
import numpy as np

LEAST_ROWS = 12  # a smaller product stays opaque


def clear_parts(scene: np.ndarray, colours: np.ndarray, cover: np.ndarray, chance: random.Random) -> np.ndarray:
    """The product's colours after all or part of it became transparent; its mask stays the same.

    `scene` (side, side, 3) is the background, `colours` the product on the same canvas, both float32 0-255, `cover` (side, side) 0-1."""
    rows, columns = np.where(cover > 0.5)
    if len(rows) == 0 or np.ptp(rows) < LEAST_ROWS:
        return colours
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    side = cover.shape[0]
    y, x = np.mgrid[0:side, 0:side].astype(np.float32)
    v, u = (y - top) / (bottom - top), (x - left) / max(1, right - left)
    through, rim = _let_through(cover, v, u, right - left, chance)
    wall = chance.uniform(0.35, 1.35) * np.float32([chance.uniform(0.9, 1.1) for _ in range(3)])
    glass = _bent(scene, x, y, ((left + right) / 2, (top + bottom) / 2), chance) * _tint(chance)
    glass = glass * (1 - rim[..., None] * (1 - wall))
    if chance.random() < 0.3:  # filled up to a level
        level = np.clip((v - chance.uniform(0.2, 0.8)) * 40, 0, 1)[..., None] * chance.uniform(0.2, 0.85)
        glass = glass * (1 - level) + np.float32([chance.uniform(10, 240) for _ in range(3)]) * level
    out = colours * (1 - through[..., None]) + glass * through[..., None]
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        middle, width = chance.uniform(0.05, 0.95), chance.uniform(0.01, 0.06)
        streak = np.exp(-(((u - middle) / width) ** 2)) * np.clip((v - chance.uniform(0, 0.3)) * 12, 0, 1) * chance.uniform(0.1, 0.7)
        out = out + (255 - out) * (streak * (through > 0.15))[..., None]
    return np.clip(out, 0, 255)


def transparency(cover: np.ndarray, chance: random.Random) -> np.ndarray:
    """How clear each pixel of a product is (h, w), 0-1, without what is visible through it; `cover` (h, w) 0-1."""
    rows, columns = np.where(cover > 0.5)
    if len(rows) == 0 or np.ptp(rows) < LEAST_ROWS:
        return np.zeros_like(cover)
    top, bottom, left, right = rows.min(), rows.max() + 1, columns.min(), columns.max() + 1
    y, x = np.mgrid[0:cover.shape[0], 0:cover.shape[1]].astype(np.float32)
    return _let_through(cover, (y - top) / (bottom - top), (x - left) / max(1, right - left), right - left, chance)[0]


def _let_through(cover, v, u, wide, chance):
    """(transparency, nearness to the outline) of each pixel, 0-1: towards the outline a wall is seen edge-on, so it lets less through."""
    inwards = cv2.distanceTransform((cover > 0.5).astype(np.uint8), cv2.DIST_L2, 3) / max(2.0, chance.uniform(0.02, 0.08) * wide)
    rim = np.exp(-inwards * inwards)
    return _where(v, u, chance) * chance.uniform(0.5, 0.95) * (1 - rim * chance.uniform(0.3, 0.9)), rim


def _where(v, u, chance):
    """Transparency of each pixel, 0-1: the whole product, a band or the lower part; a label may stay opaque."""
    kind = chance.random()
    upper, lower = (-1.0, 2.0) if kind < 0.3 else (chance.uniform(0.1, 0.5), chance.uniform(0.65, 0.95) if kind < 0.75 else 2.0)
    soft = chance.choice((60.0, 30.0))
    clear = np.clip((v - upper) * soft, 0, 1) * np.clip((lower - v) * soft, 0, 1)
    if chance.random() < 0.45:
        tall, wide = chance.uniform(0.1, 0.3), chance.uniform(0.2, 0.6)
        label = (abs(v - chance.uniform(0.3, 0.75)) < tall / 2) & (abs(u - chance.uniform(0.35, 0.65)) < wide / 2)
        clear = np.where(label, 0.0, clear)
    return clear.astype(np.float32)


def _bent(scene, x, y, middle, chance):
    """The background as refracted by thick walls or a round vessel: squeezed, mirrored, shifted, blurred."""
    squeeze = chance.uniform(0.85, 1.15) if chance.random() < 0.6 else -chance.uniform(0.6, 1.4)
    shift = chance.gauss(0, 0.02) * scene.shape[0]
    seen = cv2.remap(scene.astype(np.float32), middle[0] + (x - middle[0]) * squeeze, y + shift, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REFLECT)
    return cv2.GaussianBlur(seen, (0, 0), math.exp(chance.uniform(-1.5, 1.0)))


def _tint(chance):
    strength = chance.choice((0.04, 0.04, 0.25))
    return np.float32([1 - strength * chance.random() for _ in range(3)]) * chance.uniform(0.85, 1.08)

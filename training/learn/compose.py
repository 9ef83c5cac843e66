"""Composites: products on other backgrounds, with others of which any may be the wanted one."""
import random

import cv2
import numpy as np

from .warp import cut_out


def composite(pictures, side: int, chance: random.Random) -> tuple:
    """(photo, [masks of the things in view, 8-bit]); the first mask is the product's, in front of the others."""
    scene = _ground(pictures, side, chance)
    share, covers = chance.triangular(0.36, 0.98, 0.6), []
    others = chance.randint(1, 4) if chance.random() < 0.45 else 0
    for _ in range(others):
        at = _border_spot(chance)
        colours, alpha = cut_out(*pictures.draw(chance), side, chance.uniform(0.15, 0.6) * share, chance, at)
        scene, covers = _lay(scene, colours, alpha, chance), [c * (1 - alpha) for c in covers] + [alpha]
    colours, alpha = cut_out(*pictures.draw(chance), side, share, chance)
    scene, covers = _lay(scene, colours, alpha, chance), [alpha] + [c * (1 - alpha) for c in covers]
    return scene, [(c * 255 + 0.5).astype(np.uint8) for c in covers]


def _border_spot(chance):
    """Mostly towards the frame's edge, where bystanders are; (x, y) 0-1."""
    along, away = chance.random(), chance.uniform(-0.02, 0.2)
    return chance.choice([(along, away), (along, 1 - away), (away, along), (1 - away, along), (along, chance.random() * 0.5)])


def _ground(pictures, side, chance):
    if chance.random() < 0.2:
        return plain_ground(side, chance)
    back = pictures.draw_background(chance)
    height, width = back.shape[:2]
    h, w = chance.randint(height * 3 // 5, height), chance.randint(width * 3 // 5, width)
    y, x = chance.randint(0, height - h), chance.randint(0, width - w)
    back = cv2.resize(back[y:y + h, x:x + w], (side, side), interpolation=cv2.INTER_LINEAR)[:, ::chance.choice((1, -1))]
    return cv2.GaussianBlur(back, (0, 0), chance.uniform(0.6, 5)) if chance.random() < 0.3 else np.ascontiguousarray(back)


def plain_ground(side: int, chance: random.Random) -> np.ndarray:
    """A plain backdrop, mostly grey, lighter on one side."""
    first, second = (np.array([chance.random() for _ in range(3)]) for _ in range(2))
    if chance.random() < 0.6:
        first = chance.random() + 0.05 * first
        second = first * chance.uniform(0.6, 1.1)
    ramp = np.linspace(0, 1, side)[:, None, None] if chance.random() < 0.5 else np.linspace(0, 1, side)[None, :, None]
    colours = first * (1 - ramp) + second * ramp
    return (np.clip(np.broadcast_to(colours, (side, side, 3)), 0, 1) * 255).astype(np.uint8)


def _lay(scene, colours, alpha, chance):
    """The cut-out over the scene, its light matched loosely, half the time with a soft shadow."""
    side = alpha.shape[0]
    if chance.random() < 0.55:
        shift = np.float32([[1, chance.gauss(0, 0.2), chance.gauss(0, 0.06) * side],
                            [0, chance.uniform(0.6, 1), chance.uniform(0.05, 0.2) * side]])
        shade = cv2.GaussianBlur(cv2.warpAffine(alpha, shift, (side, side)), (0, 0), chance.uniform(0.01, 0.06) * side)
        scene = scene * (1 - chance.uniform(0.2, 0.8) * shade[..., None])
    gain = np.exp(np.float32([chance.gauss(0, 0.1) for _ in range(3)]) + chance.gauss(0, 0.15))
    return (scene * (1 - alpha[..., None]) + np.clip(colours * gain, 0, 255) * alpha[..., None]).astype(np.uint8)

"""Geometry: a random view of a photo, and a product cut out and placed elsewhere."""
import math
import random

import cv2
import numpy as np

KEPT = 0.78  # minimum share of the product that a random crop keeps


def random_view(photo: np.ndarray, mask: np.ndarray, side: int, chance: random.Random) -> tuple:
    """Cropped, stretched, rotated and mirrored to side x side px; most of the product stays inside."""
    whole = max(1.0, mask.sum(dtype=np.float64))
    for _ in range(3):
        matrix, scale = _crop(mask.shape, side, chance)
        cut = _apply(mask, matrix, side, cv2.BORDER_REPLICATE)
        if cut.sum(dtype=np.float64) * scale > whole * KEPT:
            return _apply(photo, matrix, side, cv2.BORDER_REPLICATE), cut
    flip = chance.choice((1, -1))
    return tuple(cv2.resize(a, (side, side), interpolation=cv2.INTER_AREA)[:, ::flip] for a in (photo, mask))


def _crop(shape, side, chance):
    """(inverse affine matrix, source pixels per target pixel)."""
    height, width = shape
    share = [chance.uniform(0.6, 1.0) for _ in range(2)]
    if chance.random() < 0.35:
        share[1] = share[0] = chance.uniform(0.7, 1.0)
    middle = [chance.uniform(s / 2, 1 - s / 2) * full for s, full in zip(share, (width, height))]
    steps = np.diag([share[0] * width / side * chance.choice((1, -1)), share[1] * height / side])
    linear = _rotation(chance.gauss(0, 7) if chance.random() < 0.4 else 0) @ steps
    offset = np.array(middle) - linear @ np.array([side / 2, side / 2])
    return np.c_[linear, offset], abs(np.linalg.det(linear))


def _rotation(degrees):
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
    return np.array([[c, -s], [s, c]])


def _apply(image, inverse, side, border):
    return cv2.warpAffine(image, inverse, (side, side), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=border)


def cut_out(photo: np.ndarray, mask: np.ndarray, side: int, share: float, chance: random.Random, at=None) -> tuple:
    """(colours, alpha 0-1) on a side x side canvas; the product's longer side fills `share` of it, centred at `at` (0-1)."""
    ys, xs = np.where(mask > 100)
    low, high = np.array([xs.min(), ys.min()]), np.array([xs.max() + 1, ys.max() + 1])
    squeeze = math.exp(chance.gauss(0, 0.14))
    scale = share * side / max(high - low)
    turn = chance.gauss(0, 8) if chance.random() < 0.85 else chance.uniform(0, 360)
    linear = _rotation(turn) @ np.diag([scale * squeeze * chance.choice((1, -1)), scale / squeeze])
    free = np.maximum(side / 2 - np.abs(linear) @ ((high - low) / 2), side * 0.02)
    spot = side / 2 + free * [chance.triangular(-1, 1, 0), chance.triangular(-1, 1, 0)] if at is None else np.array(at) * side
    matrix = np.c_[linear, spot - linear @ ((low + high) / 2)]
    colours, cover = (cv2.warpAffine(a, matrix, (side, side), flags=cv2.INTER_LINEAR) for a in (photo, mask))
    # The rim has the old background's colour: the edge is moved inwards by about a third of a pixel.
    return colours, np.clip((cover.astype(np.float32) / 255 - 0.35) / 0.6, 0, 1)

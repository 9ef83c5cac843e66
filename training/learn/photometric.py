"""Changes of light, colour and sharpness that leave the mask as it is. Photos are 8-bit BGR."""
import math
import random

import cv2
import numpy as np

_GRAIN = np.random.RandomState(0).randn(1 << 21).astype(np.float32)


def vary(photo: np.ndarray, chance: random.Random) -> np.ndarray:
    """The same picture as another phone, lamp or app would show it."""
    for odds, effect in ((0.1, _coarse), (0.12, _blur), (0.05, _shake), (0.15, _sharpen), (0.2, _turn_hue), (1.0, _curve),
                         (0.35, _saturate), (0.3, _grain), (0.35, _jpeg)):
        if chance.random() < odds:
            photo = effect(photo, chance)
    return photo


def _coarse(photo, chance):
    scale = chance.uniform(0.4, 0.8)
    small = cv2.resize(photo, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
    return cv2.resize(small, photo.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def _blur(photo, chance):
    return cv2.GaussianBlur(photo, (0, 0), chance.uniform(0.4, 1.8))


def _shake(photo, chance):
    size = chance.randint(3, 9)
    kernel = np.zeros((size, size), np.float32)
    cv2.line(kernel, (0, chance.randrange(size)), (size - 1, chance.randrange(size)), 1, 1)
    return cv2.filter2D(photo, -1, (kernel if chance.random() < 0.5 else kernel.T) / kernel.sum())


def _sharpen(photo, chance):
    return cv2.addWeighted(photo, 1.6, cv2.GaussianBlur(photo, (0, 0), chance.uniform(0.8, 1.6)), -0.6, 0)


def _turn_hue(photo, chance):
    hsv = cv2.cvtColor(photo, cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0].astype(np.int32) + chance.randint(0, 179)) % 180
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)


def _curve(photo, chance):
    """Exposure, gamma, contrast and white balance in one table."""
    levels, table = np.arange(256, dtype=np.float32) / 255, np.empty((256, 1, 3), np.float32)
    gamma, contrast, lift = math.exp(chance.gauss(0, 0.25)), math.exp(chance.gauss(0, 0.2)), chance.gauss(0, 0.07)
    for channel in range(3):
        table[:, 0, channel] = ((levels**gamma - 0.5) * contrast + 0.5 + lift) * math.exp(chance.gauss(0, 0.08))
    return cv2.LUT(photo, (np.clip(table, 0, 1) * 255).astype(np.uint8))


def _saturate(photo, chance):
    grey = cv2.cvtColor(cv2.cvtColor(photo, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    colour = chance.uniform(0, 1.6) if chance.random() < 0.9 else 0
    return cv2.addWeighted(photo, colour, grey, 1 - colour, 0)


def _grain(photo, chance):
    start = chance.randrange(max(1, len(_GRAIN) - photo.size))
    grain = _GRAIN[start:start + photo.size].reshape(photo.shape)
    return np.clip(photo + grain * chance.uniform(1, 12), 0, 255).astype(np.uint8)


def _jpeg(photo, chance):
    return cv2.imdecode(cv2.imencode('.jpg', photo, [cv2.IMWRITE_JPEG_QUALITY, chance.randint(25, 92)])[1], 1)

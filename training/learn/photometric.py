"""Changes of light, colour and sharpness that leave the mask unchanged. Photos are 8-bit BGR.

Nine in ten are developed like phones of the last ten years: well exposed, nearly neutral, denoised, sharpened. One in ten is harsh."""
import math
import random

import cv2
import numpy as np

_GRAIN = np.random.RandomState(0).randn(1 << 21).astype(np.float32)


HARSH = 0.1  # share of pictures worse than any good phone's


def vary(photo: np.ndarray, chance: random.Random) -> np.ndarray:
    """The picture as another phone, lamp or app would show it."""
    harsh = ((0.1, _coarse), (0.12, _blur), (0.05, _shake), (0.15, _sharpen), (0.2, _turn_hue), (1.0, _curve), (0.35, _saturate),
             (0.3, _grain), (0.35, _jpeg))
    for odds, effect in harsh if chance.random() < HARSH else ((0.2, _soften), (1.0, _develop), (0.4, _crisp), (0.6, _fine_grain), (0.6, _store)):
        if chance.random() < odds:
            photo = effect(photo, chance)
    return photo


def _develop(photo, chance):
    """Exposure within 2/3 of a stop, white point within some 600 K, a curve that rolls off the highlights."""
    levels, table = np.arange(256, dtype=np.float32) / 255, np.empty((256, 1, 3), np.float32)
    stops, warmth, tint, punch = chance.gauss(0, 0.3), chance.gauss(0, 0.045), chance.gauss(0, 0.015), chance.uniform(-0.1, 0.3)
    for channel, gain in enumerate((-warmth, tint, warmth)):
        light = levels**2.2 * 2.0**(stops + gain * 2)
        shown = np.where(light < 0.8, light, 0.8 + 0.2 * np.tanh((light - 0.8) / 0.4)) ** (1 / 2.2)
        table[:, 0, channel] = shown + punch * (shown - 0.5) * shown * (1 - shown) * 2
    photo = cv2.LUT(photo, (np.clip(table, 0, 1) * 255).astype(np.uint8))
    grey = cv2.cvtColor(cv2.cvtColor(photo, cv2.COLOR_BGR2GRAY), cv2.COLOR_GRAY2BGR)
    colour = chance.uniform(0.75, 1.3)
    return cv2.addWeighted(photo, colour, grey, 1 - colour, 0)


def _soften(photo, chance):
    return cv2.GaussianBlur(photo, (0, 0), chance.uniform(0.3, 0.8))


def _crisp(photo, chance):
    much = chance.uniform(0.2, 0.8)
    return cv2.addWeighted(photo, 1 + much, cv2.GaussianBlur(photo, (0, 0), chance.uniform(0.6, 1.2)), -much, 0)


def _fine_grain(photo, chance):
    start = chance.randrange(max(1, len(_GRAIN) - photo.size))
    grain = _GRAIN[start:start + photo.size].reshape(photo.shape)
    return np.clip(photo + grain * chance.uniform(0.5, 5), 0, 255).astype(np.uint8)


def _store(photo, chance):
    return cv2.imdecode(cv2.imencode('.jpg', photo, [cv2.IMWRITE_JPEG_QUALITY, chance.randint(70, 95)])[1], 1)


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

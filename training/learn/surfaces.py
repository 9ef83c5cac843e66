"""Materials and prints of products: stripes, checks, cloth, wood, speckles, labels, pictures. The light on the product stays."""
import functools
import math
import random

import cv2
import numpy as np

from .lettering import write

# Skins from very fair to very dark, sRGB 0-255: the back of the hand; the palm is lighter the darker the skin is.
TONES = np.float64([(240, 208, 190), (228, 184, 160), (213, 163, 134), (192, 139, 107), (168, 118, 88), (140, 95, 68), (118, 80, 58), (98, 67, 51)])
_NOISE = np.random.RandomState(1).rand(512, 512).astype(np.float32)


def resurface(colours: np.ndarray, alpha: np.ndarray, chance: random.Random) -> np.ndarray:
    """The same product in another material, completely, in part or with a label; colours are float32 0-255 (h, w, 3)."""
    shape = alpha.shape
    grey = cv2.GaussianBlur(colours.mean(2), (0, 0), max(1.0, max(shape) * 0.015))
    middle = float(np.median(grey[alpha > 0.5])) if (alpha > 0.5).any() else 128.0
    light = np.clip(grey / max(middle, 12), 0.25, 1.9)[..., None]
    where = _region(shape, chance)[..., None]
    new = material(shape, chance) * light
    if chance.random() < 0.25:  # the old surface shows through slightly
        new = new * 0.6 + colours * 0.4
    return np.clip(colours * (1 - where) + new * where, 0, 255)


def material(shape: tuple, chance: random.Random) -> np.ndarray:
    """A flat surface (h, w, 3) float32 0-255."""
    first, second = _colour(chance), _colour(chance)
    pattern = chance.choice(_PATTERNS)(shape, chance)[..., None]
    return (first * (1 - pattern) + second * pattern).astype(np.float32)


def skin_colour(chance: random.Random) -> np.ndarray:
    """The colour of somebody's skin, RGB 0-1 (3,)."""
    k, share = chance.randrange(len(TONES) - 1), chance.random()
    return np.clip((TONES[k] * share + TONES[k + 1] * (1 - share)) / 255 * math.exp(chance.gauss(0, 0.08)), 0, 1)


def add_panes(colours: np.ndarray, alpha: np.ndarray, chance: random.Random) -> np.ndarray:
    """Windows and screens on the product: smooth, in a grey that the background may also have, but not holes."""
    height, width = alpha.shape
    tone = np.float32([chance.uniform(60, 245)] * 3) + np.float32([chance.gauss(0, 8) for _ in range(3)])
    panes, across = np.zeros(alpha.shape, np.float32), chance.randint(1, 4)
    top, tall = chance.uniform(0.1, 0.5) * height, chance.uniform(0.12, 0.4) * height
    left, wide, slant = chance.uniform(0.1, 0.4) * width, chance.uniform(0.12, 0.5) * width / across, chance.gauss(0, 0.25) * tall
    for k in range(across):
        x = left + k * wide * 1.2
        corners = [(x + slant, top), (x + wide + slant, top), (x + wide, top + tall), (x, top + tall)]
        cv2.fillPoly(panes, [np.int32(np.round(np.array(corners) * 16))], 1, cv2.LINE_AA, 4)
    inner = cv2.erode(alpha, np.ones((3, 3), np.uint8), iterations=max(1, max(alpha.shape) // 60))
    seen = (panes * inner * chance.uniform(0.7, 1))[..., None]
    sheen = 1 + chance.uniform(0, 0.3) * (0.5 - np.linspace(0, 1, height, dtype=np.float32))[:, None, None]
    return np.clip(colours * (1 - seen) + tone * sheen * seen, 0, 255)


def add_base(colours: np.ndarray, alpha: np.ndarray, chance: random.Random) -> np.ndarray:
    """A lower end in another colour that follows the outline, as below a bottle's label or on a plinth: it belongs to the product, unlike a reflection."""
    inside = alpha > 0.5
    if not inside.any():
        return colours
    height, rows = len(alpha), np.where(inside.any(1))[0]
    tall = max(2.0, (rows[-1] - rows[0]) * chance.uniform(0.04, 0.3))
    lowest = np.where(inside.any(0), height - 1 - inside[::-1].argmax(0), 0)
    where = np.clip(np.arange(height)[:, None] - (lowest - tall), 0, 1)[..., None].astype(np.float32)
    grey = cv2.GaussianBlur(colours.mean(2), (0, 0), max(1.0, max(alpha.shape) * 0.015))
    light = np.clip(grey / max(float(np.median(grey[inside])), 12), 0.25, 1.9)[..., None]
    new = material(alpha.shape, chance) * light * chance.uniform(0.3, 1.1)
    return np.clip(colours * (1 - where) + new * where, 0, 255)


def _colour(chance):
    if chance.random() < 0.35:
        return np.float32([chance.choice((12, 30, 70, 130, 200, 240))] * 3) + chance.uniform(-8, 8)
    return np.float32([chance.uniform(5, 250) for _ in range(3)])


def _region(shape, chance):
    """Area of the new surface, 0-1: everywhere, on one side of a line, in a band, or on a label."""
    height, width = shape
    kind, region = chance.random(), np.zeros(shape, np.float32)
    if kind < 0.35:
        region[:] = 1
    elif kind < 0.55:
        at = chance.uniform(0.25, 0.75)
        region[int(at * height):] = 1
        if chance.random() < 0.4:
            region = 1 - region
    elif kind < 0.7:
        top = chance.uniform(0.1, 0.7)
        region[int(top * height):int((top + chance.uniform(0.08, 0.35)) * height)] = 1
    else:
        middle = (int(width * chance.uniform(0.35, 0.65)), int(height * chance.uniform(0.35, 0.7)))
        half = (max(2, int(width * chance.uniform(0.12, 0.4))), max(2, int(height * chance.uniform(0.08, 0.3))))
        if chance.random() < 0.3:
            cv2.ellipse(region, middle, half, chance.uniform(-10, 10), 0, 360, 1, -1, cv2.LINE_AA)
        else:
            box = cv2.boxPoints((middle, (2 * half[0], 2 * half[1]), chance.gauss(0, 4)))
            cv2.fillPoly(region, [np.int32(box)], 1, cv2.LINE_AA)
    return region


def _across(shape, chance, lowest=0.03):
    """Distance along a random direction, in periods of the pattern."""
    y, x = np.mgrid[:shape[0], :shape[1]].astype(np.float32)
    turn = chance.choice((0, np.pi / 2, chance.uniform(0, np.pi)))
    return (x * np.cos(turn) + y * np.sin(turn)) / max(2.0, max(shape) * chance.uniform(lowest, 0.2))


def _stripes(shape, chance):
    return (np.sin(_across(shape, chance) * 2 * np.pi) > chance.uniform(-0.6, 0.6)).astype(np.float32)


def _checks(shape, chance):
    return ((np.sin(_across(shape, chance) * 6.28) > 0) ^ (np.sin(_across(shape, chance) * 6.28) > 0)).astype(np.float32)


def _knit(shape, chance):
    fine = _across(shape, chance, 0.015)
    return 0.5 + 0.3 * np.sin(fine * 6.28) * np.sin(_across(shape, chance, 0.015) * 6.28)


def _wood(shape, chance):
    grain = cv2.resize(_NOISE[:chance.randint(4, 10), :chance.randint(40, 160)], shape[::-1], interpolation=cv2.INTER_CUBIC)
    return np.clip(grain * 0.9, 0, 1) if chance.random() < 0.5 else np.clip(0.5 + 0.5 * np.sin(grain * chance.uniform(8, 30)), 0, 1)


def _speckles(shape, chance):
    cells = chance.randint(12, 90)
    spots = cv2.resize(_NOISE[:cells, :cells], shape[::-1], interpolation=cv2.INTER_CUBIC)
    return (spots > chance.uniform(0.5, 0.85)).astype(np.float32)


def _marble(shape, chance):
    y = chance.randint(0, 400)
    cloud = sum(cv2.resize(_NOISE[y:y + n, y:y + n], shape[::-1], interpolation=cv2.INTER_CUBIC) / n for n in (3, 7, 20, 60))
    return np.clip((cloud - cloud.min()) / (np.ptp(cloud) + 1e-3), 0, 1)


def _type(shape, chance):
    """Lines of letters and a logo, as on packs."""
    page = np.zeros(shape, np.float32)
    height, width = shape
    y = int(height * chance.uniform(0.05, 0.3))
    while y < height * 0.95:
        size = chance.choice((0.05, 0.08, 0.14, 0.22)) * height
        word = ''.join(chance.choice('AEIORSTLNMBVKabcdehimnorstuvwxyz ') for _ in range(chance.randint(3, 16)))
        write(page, word, (int(width * chance.uniform(0, 0.3)), int(y + size)), chance.choice((0, 2, 3, 4, 6)), size / 26, 1,
              max(1, round(size / 10)))
        y += int(size * 1.7) + 2
    if chance.random() < 0.5:
        cv2.circle(page, (int(width * chance.random()), int(height * chance.random())), max(2, int(min(shape) * 0.12)), 1,
                   chance.choice((-1, 2)), cv2.LINE_AA)
    return page


def _ramp(shape, chance):
    across = _across(shape, chance, 0.2)
    return (across - across.min()) / (np.ptp(across) + 1e-3)


def _plain(shape, _chance):
    return np.zeros(shape, np.float32)


def _dots(shape, chance):
    return ((np.sin(_across(shape, chance) * 6.28) + np.sin(_across(shape, chance) * 6.28)) > chance.uniform(0.4, 1.5)).astype(np.float32)


_PATTERNS = (_stripes, _checks, _knit, _wood, _speckles, _marble, _type, _type, _ramp, _plain, _plain, _dots,
             functools.partial(lambda shape, chance: np.maximum(_type(shape, chance), _stripes(shape, chance) * 0.5)))

"""Leaves, stems and flowers, on a product or alone: plants, bouquets, wreaths; every leaf belongs to the product."""
import colorsys
import math
import random

import cv2
import numpy as np

GREEN = 0.7  # share of plants whose leaves are green; the others are red, grey, dried or of any colour
ALONE = 0.25  # share of plants without a pot
SUB_PIXEL = 4  # bits of a pixel's fraction in OpenCV's drawing


def add_leaves(colours: np.ndarray, alpha: np.ndarray, chance: random.Random) -> tuple:
    """A plant in the product or instead of it, of the same size; (colours float32 0-255, alpha float32 0-1)."""
    height, width = alpha.shape
    wide = max(height, width)
    reach = int(wide * chance.uniform(0.5, 1.3))
    pad = ((reach, reach // 3), (reach, reach))
    plant, cover = np.pad(colours, (*pad, (0, 0)), mode='edge'), np.pad(alpha, pad)
    ys, xs = np.where(cover > 0.6)
    if len(xs) == 0:
        return colours, alpha
    left, right, top, tall = xs.min(), xs.max(), ys.min(), ys.max() - ys.min()
    if chance.random() < ALONE:
        cover = np.zeros_like(cover)
    roots = [(chance.uniform(left + 0.25 * (right - left), left + 0.75 * (right - left)), top + chance.uniform(0.02, 0.2) * tall)
             for _ in range(chance.randint(1, 5))]
    species, tint, count = chance.choice((_blade, _blade, _oval, _oval, _feather)), _tint(chance), chance.choice((6, 12, 25, 50, 90))
    if species is _feather:
        count = min(count, 25)
    length, spread = reach * chance.uniform(0.5, 0.95), chance.uniform(0.5, 1.7)
    for k in range(count):
        # Leaves drawn later are nearer: lighter than those in the plant's own shade.
        light = (0.45 + 0.55 * (k + 1) / count) * chance.uniform(0.8, 1.2)
        stem = _stem(chance.choice(roots), length * chance.uniform(0.45, 1), chance.gauss(0, spread * 0.6), chance)
        species(plant, cover, stem, tint * light, chance)
    if chance.random() < 0.3:
        _flowers(plant, cover, roots, length, spread, chance)
    ys, xs = np.where(cover > 0.05)
    if len(xs) == 0:
        return colours, alpha
    part, scale = np.s_[ys.min():ys.max() + 1, xs.min():xs.max() + 1], wide / max(np.ptp(ys) + 1, np.ptp(xs) + 1)
    size = max(5, round((np.ptp(xs) + 1) * scale)), max(5, round((np.ptp(ys) + 1) * scale))
    return tuple(cv2.resize(np.ascontiguousarray(a[part]), size, interpolation=cv2.INTER_AREA) for a in (np.clip(plant, 0, 255), cover))


def _tint(chance):
    """BGR of the fully lit leaves."""
    hue = chance.uniform(0.19, 0.42) if chance.random() < GREEN else chance.choice((chance.uniform(0, 0.15), chance.random()))
    saturation, value = chance.choice((chance.uniform(0.3, 0.8), chance.uniform(0.05, 0.4))), chance.uniform(0.35, 1)
    return np.float32(colorsys.hsv_to_rgb(hue, saturation, value)[::-1]) * 255


def _stem(root, length, lean, chance):
    """Points from a root upwards, bent sideways and down by its weight."""
    t = np.linspace(0, 1, 14)
    droop = chance.uniform(0, 0.7)
    out = np.sin(lean) * t + 0.3 * lean * t * t
    return np.c_[root[0] + length * out, root[1] - length * (np.cos(lean) * t - droop * abs(lean) * t ** 2.2)]


def _paint(plant, cover, points, colour, draw):
    """Draw only on the area around the points: most leaves are small."""
    low = np.clip(np.floor(points.min(0)).astype(int) - 3, 0, None)
    high = np.minimum(np.ceil(points.max(0)).astype(int) + 4, cover.shape[::-1])
    if (high <= low).any():
        return
    new = np.zeros(high[::-1] - low[::-1], np.float32)
    draw(new, [np.int32(np.round((points - low) * 2 ** SUB_PIXEL))])
    part = np.s_[low[1]:high[1], low[0]:high[0]]
    plant[part] += (np.float32(colour) - plant[part]) * new[..., None]
    np.maximum(cover[part], new, out=cover[part])


def _fill(plant, cover, outline, colour):
    _paint(plant, cover, outline, colour, lambda new, points: cv2.fillPoly(new, points, 1, cv2.LINE_AA, SUB_PIXEL))


def _leaf(plant, cover, spine, half, colour, chance):
    """A leaf along a spine, `half` px wide at each point; the halves catch the light differently."""
    step = np.gradient(spine, axis=0)
    normal = np.c_[-step[:, 1], step[:, 0]] / np.maximum(np.hypot(step[:, 0], step[:, 1]), 1e-3)[:, None]
    across, fold = normal * half[:, None], chance.uniform(0.65, 1)
    _fill(plant, cover, np.r_[spine + across, spine[::-1]], colour * fold)
    _fill(plant, cover, np.r_[spine - across, spine[::-1]], colour * chance.uniform(0.9, 1.25))


def _blade(plant, cover, stem, colour, chance):
    """Grass, aloe, palm lily: long leaves from the root on."""
    t = np.linspace(0, 1, len(stem))
    long = np.abs(np.diff(stem, axis=0)).sum()
    _leaf(plant, cover, stem, long * chance.choice((0.012, 0.03, 0.06)) * (1 - t ** 2) + 0.4, colour, chance)


def _oval(plant, cover, stem, colour, chance):
    """Rubber plant, ivy: a wide leaf on a stalk."""
    _stalk(plant, cover, stem, colour * 0.8)
    long = np.abs(np.diff(stem, axis=0)).sum() * chance.uniform(0.25, 0.6)
    away = chance.gauss(math.atan2(*(stem[-1] - stem[-4])[::-1]), 0.5)
    t = np.linspace(0, 1, 12)
    spine = stem[-1] + np.c_[np.cos(away) * t, np.sin(away) * t + chance.uniform(0, 0.3) * t * t] * long
    _leaf(plant, cover, spine, long * chance.uniform(0.18, 0.45) * np.sin(math.pi * t ** chance.uniform(0.6, 1.1)) + 0.3, colour, chance)


def _feather(plant, cover, stem, colour, chance):
    """Fern, palm, rosemary: small leaves on both sides of a stalk."""
    _stalk(plant, cover, stem, colour * 0.8)
    long, many = np.abs(np.diff(stem, axis=0)).sum() * chance.uniform(0.08, 0.25), chance.choice((1, 2))
    t = np.linspace(0, 1, 6)
    for (x, y), (dx, dy) in list(zip(stem, np.gradient(stem, axis=0)))[2::many]:
        for side in (1, -1):
            away = math.atan2(dy, dx) + side * chance.uniform(0.5, 1.1)
            spine = np.c_[x + np.cos(away) * t * long, y + np.sin(away) * t * long]
            _leaf(plant, cover, spine, long * 0.15 * np.sin(math.pi * t) + 0.35, colour * chance.uniform(0.85, 1.15), chance)


def _stalk(plant, cover, stem, colour):
    thick = max(1, round(max(cover.shape) / 220))
    _paint(plant, cover, stem, colour, lambda new, points: cv2.polylines(new, points, False, 1, thick, cv2.LINE_AA, SUB_PIXEL))


def _flowers(plant, cover, roots, length, spread, chance):
    petal, heart, turn = _tint(chance)[[2, 0, 1]], _tint(chance)[[0, 1, 2]], np.linspace(0, 2 * math.pi, 48)
    radius, petals = length * chance.uniform(0.06, 0.25), chance.choice((5, 6, 8, 13, 21))
    for _ in range(chance.choice((1, 3, 7))):
        stem = _stem(chance.choice(roots), length * chance.uniform(0.6, 1.05), chance.gauss(0, spread * 0.5), chance)
        _stalk(plant, cover, stem, _tint(chance) * 0.6)
        for ring in (1, 0.7, 0.4):
            wave = radius * ring * (0.75 + 0.25 * np.abs(np.sin(turn * petals / 2)))
            tilt = chance.uniform(0.6, 1)
            _fill(plant, cover, stem[-1] + np.c_[np.cos(turn), tilt * np.sin(turn)] * wave[:, None], petal * (1.15 - 0.35 * ring))
        _fill(plant, cover, stem[-1] + np.c_[np.cos(turn), np.sin(turn)] * radius * 0.2, heart)

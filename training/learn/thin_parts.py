"""Thin parts that networks miss: cords, legs, antennae, handles, spokes, chains; all belong to the product."""
import math
import random

import cv2
import numpy as np


def add_thin_parts(colours: np.ndarray, alpha: np.ndarray, chance: random.Random) -> tuple:
    """The product with added thin parts; (colours float32 0-255, alpha float32 0-1), on a larger canvas."""
    height, width = alpha.shape
    reach = int(max(alpha.shape) * chance.uniform(0.25, 0.7))
    pad = ((reach, reach), (reach, reach))
    colours, alpha = np.pad(colours, (*pad, (0, 0)), mode='edge'), np.pad(alpha, pad)
    ys, xs = np.where(alpha > 0.6)
    if len(xs) == 0:
        return colours, alpha
    # Antennae, legs and handles are at the extremes of the top, the base, the sides.
    part = chance.choice((_cord, _cord, _legs, _antennae, _handle, _handle, _wheel))
    lines = part(list(zip(xs, ys)), (xs.min(), ys.min(), xs.max(), ys.max()), reach, chance)
    thick = max(1.2, max(height, width) * chance.choice((0.008, 0.014, 0.022, 0.035)))
    cover, light = np.zeros(alpha.shape, np.float32), np.zeros(alpha.shape, np.float32)
    for line in lines:
        points = [np.int32(np.array(line) * 16)]
        cv2.polylines(cover, points, False, 1, max(1, round(thick)), cv2.LINE_AA, 4)
        cv2.polylines(light, [p - 6 for p in points], False, 1, max(1, round(thick / 3)), cv2.LINE_AA, 4)
    own = colours[ys, xs].mean(0) if chance.random() < 0.4 else np.float32([chance.uniform(5, 245)] * 3) + chance.uniform(-5, 5)
    if chance.random() < 0.3:
        own = np.float32([chance.uniform(0, 255) for _ in range(3)])
    tint = own * chance.uniform(0.5, 0.9) + light[..., None] * chance.uniform(10, 90)
    new = cover[..., None]
    if chance.random() < 0.5:  # behind the product
        new = new * (1 - alpha[..., None])
    colours = np.clip(colours * (1 - new) + tint * new, 0, 255).astype(np.float32)
    alpha = np.maximum(alpha, cover)
    ys, xs = np.where(alpha > 0.05)
    part = np.s_[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    return colours[part], alpha[part]


def _curve(start, bends, steps=24):
    """A smooth Bezier curve through its control points."""
    points, t = [np.float32(start), *map(np.float32, bends)], np.linspace(0, 1, steps)[:, None]
    while len(points) > 1:
        points = [a * (1 - t) + b * t for a, b in zip(points, points[1:])]
    return points[0]


def _cord(spots, _box, reach, chance):
    x, y = chance.choice(spots)
    bends = [(x + chance.gauss(0, reach), y + chance.gauss(0.3 * reach, reach)) for _ in range(chance.randint(2, 4))]
    return [_curve((x, y), bends)]


def _legs(_spots, box, reach, chance):
    left, _, right, bottom = box
    long, spread = reach * chance.uniform(0.5, 1), chance.uniform(0, 0.25)
    feet = [left + (right - left) * share for share in ((0.1, 0.9), (0.15, 0.5, 0.85), (0.08, 0.35, 0.65, 0.92))[chance.randrange(3)]]
    return [[(x, bottom - 0.2 * (bottom - box[1])), (x + (x - (left + right) / 2) * spread, bottom + long)] for x in feet]


def _antennae(_spots, box, reach, chance):
    left, top, right, bottom = box
    roots = [left + (right - left) * chance.uniform(0.15, 0.85) for _ in range(chance.randint(1, 3))]
    deep = top + 0.25 * (bottom - top)
    return [_curve((x, deep), [(x + chance.gauss(0, 0.1) * reach, top), (x + chance.gauss(0, 0.4) * reach, top - reach * chance.uniform(0.4, 1))])
            for x in roots]


def _handle(_spots, box, reach, chance):
    left, top, right, bottom = box
    side, turn = chance.choice(((left, 1), (right, -1), (None, 0))), np.linspace(0, math.pi, 24)
    if side[0] is None:
        half, up = (right - left) * chance.uniform(0.2, 0.5), reach * chance.uniform(0.4, 1)
        return [np.c_[(left + right) / 2 + half * np.cos(turn), top + 0.12 * (bottom - top) - up * np.sin(turn)]]
    half, out = (bottom - top) * chance.uniform(0.15, 0.4), reach * chance.uniform(0.3, 0.8)
    middle = (top + bottom) / 2
    return [np.c_[side[0] + side[1] * 0.1 * (right - left) - side[1] * out * np.sin(turn), middle + half * np.cos(turn)]]


def _wheel(_spots, box, reach, chance):
    left, top, right, bottom = box
    radius, turn = reach * chance.uniform(0.3, 0.9), np.linspace(0, 2 * math.pi, 40)
    lines = []
    for x in ((left, right) if chance.random() < 0.6 else ((left + right) / 2,)):
        y = bottom
        lines.append(np.c_[x + radius * np.cos(turn), y + radius * np.sin(turn)])
        count, start = chance.choice((0, 5, 8, 14)), chance.random()
        for k in range(count):
            angle = start + 2 * math.pi * k / count
            lines.append([(x, y), (x + radius * math.cos(angle), y + radius * math.sin(angle))])
    return lines

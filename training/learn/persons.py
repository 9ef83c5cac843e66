"""The hands of random persons: body, skin, nails, sleeves, rings and gloves. The frame and unit are those of pack_hands.py."""
import math
import random
from dataclasses import dataclass

import numpy as np

from .hand_pose import ARM, FIRST, Skeleton
from .surfaces import TONES

SKIN, CLOTH, METAL, NAIL = 0, 1, 2, 3  # rows of the materials
SLEEVED, RINGED, PAINTED, GLOVED = 0.45, 0.15, 0.18, 0.03  # shares of hands
# Nail varnish, sRGB 0-255.
PAINTS = (190, 20, 40), (120, 10, 30), (235, 150, 160), (245, 235, 230), (30, 25, 35), (225, 110, 130), (60, 90, 160), (200, 170, 120)


@dataclass
class Person:
    """One person's right hand in its packed pose: corners (n, 3), how they follow the bones (n, 17), triangles (m, 3), rows of the materials (m,),
    factors of the colours (n, 3), materials (4, 7) as in raster.c, joints."""

    points: np.ndarray
    weights: np.ndarray
    triangles: np.ndarray
    kinds: np.ndarray
    tints: np.ndarray
    materials: np.ndarray
    skeleton: Skeleton

    def __post_init__(self):
        # NumPy 2 widens other types than NumPy 1, and raster.c reads these.
        self.triangles, self.kinds = (np.ascontiguousarray(part, np.int32) for part in (self.triangles, self.kinds))
        self.points, self.materials, self.tints = (np.ascontiguousarray(part, np.float32) for part in (self.points, self.materials, self.tints))


def draw_person(points: np.ndarray, weights: np.ndarray, triangles: np.ndarray, nails: np.ndarray, skeleton: Skeleton,
                chance: random.Random) -> Person:
    """A random person with a hand of this shape; `nails` (n,) as from nails_of."""
    normals = normals_of(points, triangles)
    materials = np.zeros((4, 7), np.float32)
    materials[:, 3:] = (0.5, 0, 1, -1)
    gloved = chance.random() < GLOVED
    tints = _skin(points, normals, weights, nails, skeleton, materials, chance)
    kinds = np.where(nails[triangles].mean(1) > 0.6, NAIL, SKIN).astype(np.int32)
    if gloved:
        points = points + normals * np.float32(chance.uniform(0.006, 0.02))
        tints[:], kinds[:] = 1, SKIN
        materials[SKIN, :4] = *_cloth(chance), chance.uniform(0.3, 0.9)
    parts = [(points, weights, triangles, kinds, tints)]
    if gloved or chance.random() < SLEEVED:
        cuff = -0.05 if gloved else chance.triangular(-1.0, -0.02, -0.15)
        parts.append(_sleeve(points, normals, weights, triangles, materials, cuff, chance))
    if chance.random() < RINGED and not gloved:
        parts.append(_ring(points, weights, skeleton, materials, chance))
    starts = np.cumsum([0, *(len(part[0]) for part in parts)])
    placed = [(p, w, t + start, k, c) for (p, w, t, k, c), start in zip(parts, starts)]
    return Person(*(np.ascontiguousarray(np.concatenate(group)) for group in zip(*placed)), materials, skeleton)


def normals_of(points: np.ndarray, triangles: np.ndarray) -> np.ndarray:
    """Unit normals (n, 3) of the corners."""
    a, b, c = (points[triangles[:, k]] for k in range(3))
    faces = np.cross(b - a, c - a)
    normals = np.stack([sum(np.bincount(triangles[:, k], faces[:, d], len(points)) for k in range(3)) for d in range(3)], 1)
    return np.ascontiguousarray((normals / (np.linalg.norm(normals, axis=1, keepdims=True) + 1e-12)).astype(np.float32))


def nails_of(points: np.ndarray, skeleton: Skeleton, weights: np.ndarray) -> np.ndarray:
    """(n,) 1 on the nails, 0 elsewhere."""
    nails = np.zeros(len(points), np.float32)
    for finger in range(5):
        bone = 3 * finger + 2
        (head, tail), way = skeleton.bones[bone], skeleton.ways[bone]
        back = -np.cross(skeleton.axes[bone], way)
        away = points - head
        along = away @ way / np.linalg.norm(tail - head)
        outwards = away - (away @ way)[:, None] * way
        facing = outwards @ back / (np.linalg.norm(outwards, axis=1) + 1e-9)
        nails[(weights[:, FIRST + bone] > 0.6) & (along > 0.52) & (along < 1.0) & (facing > 0.62)] = 1
    return nails


def _skin(points, normals, weights, nails, skeleton, materials, chance):
    """Factors of the colours (n, 3), and the rows for skin and nails."""
    tone = chance.triangular(0, len(TONES) - 1, 2)
    low = min(int(tone), len(TONES) - 2)
    srgb = TONES[low] * (low + 1 - tone) + TONES[low + 1] * (tone - low) + [chance.gauss(0, 4), chance.gauss(0, 4), chance.gauss(0, 5)]
    base = (np.clip(srgb, 8, 250) / 255) ** 2.2
    dark = tone / (len(TONES) - 1)
    materials[SKIN, :4] = *base, chance.uniform(0.65, 0.9)
    pale = np.clip(points[:, 1] * 3 + 0.7, 0, 1) * np.clip(normals[:, 2] + 0.35, 0, 1)  # the palm and the fingers' inner sides
    red = 0.15 * pale
    for bone in range(1, 15):
        (head, tail), way = skeleton.bones[bone].astype(np.float32), skeleton.ways[bone].astype(np.float32)
        near = weights[:, FIRST + bone] + (weights[:, FIRST + bone - 1] if bone % 3 else 0)
        rows = np.nonzero(near)[0]
        near, ahead = near[rows], (points[rows] - head) @ way
        along = ahead / np.linalg.norm(tail - head)
        red[rows] += near * np.exp(-(along / 0.3) ** 2) * (0.5 if bone % 3 else 0.25)
        if bone % 3 == 2:
            red[rows] += weights[rows, FIRST + bone] * np.clip(along * 1.5 - 0.5, 0, 1) * 0.6
        crease = np.exp(-(ahead / 0.011) ** 2) * near * (bone > 2)  # inside, and wrinkles outside
        red[rows] += 0.4 * crease
        pale[rows] -= 0.35 * crease
    much = chance.uniform(0.3, 1.0)
    blush = 1 + np.outer(np.clip(red, 0, 1) * much, np.float32([0.04, -0.2, -0.17]) * (1 - 0.5 * dark))
    lighter = 1 + np.outer(np.clip(pale, 0, 1), np.float32([1.0, 0.8, 0.7]) * (0.1 + dark ** 2))
    spots = 1 + np.outer(_mottle(points, chance), np.float32([0.03, 0.07, 0.07]))
    tints = (blush * lighter * spots).astype(np.float32)
    materials[NAIL, :4] = materials[SKIN, :4]
    if chance.random() < PAINTED:
        colour = _paint(chance) / base
        materials[NAIL, 3] = 0.2
    else:
        colour = (np.float32([1.06, 1.0, 1.02]) + np.float32([0.5, 0.45, 0.5]) * dark) * chance.uniform(0.95, 1.12)
        materials[NAIL, 3] = 0.3
    tints = tints * (1 - nails[:, None]) + colour.astype(np.float32) * nails[:, None]
    return np.ascontiguousarray(np.clip(tints, 0, None).astype(np.float32))


def _mottle(points, chance):
    """Slow variation (n,) of about -1 to 1."""
    ways = np.float32([[chance.gauss(0, 1) * frequency for frequency in (6, 6, 14, 14, 30, 30)] for _ in range(3)])
    return np.sin(points @ ways + np.float32([chance.uniform(0, 6.28) for _ in range(6)])).sum(1) / 3


def _paint(chance):
    """Linear RGB of nail varnish."""
    return (np.float64(chance.choice(PAINTS)) / 255) ** 2.2


def _cloth(chance):
    """Linear RGB of cloth."""
    kind = chance.random()
    if kind < 0.3:
        return [chance.uniform(0.01, 0.06)] * 3
    if kind < 0.5:
        return [chance.uniform(0.3, 0.85)] * 3
    return [chance.uniform(0.05, 0.9) ** 2.2 for _ in range(3)]


def _sleeve(points, normals, weights, triangles, materials, cuff, chance):
    """A tube around the forearm, from its cuff (y) outwards."""
    use = triangles[(points[triangles, 1].min(1) < cuff) & (weights[triangles, ARM].min(1) > 0.3)]
    used, numbers = np.unique(use, return_inverse=True)
    at, out = points[used].copy(), normals[used] * (1, 0, 1)
    out /= np.linalg.norm(out, axis=1, keepdims=True) + 1e-6
    wide = chance.uniform(0.015, 0.09)
    angle = np.arctan2(at[:, 2], at[:, 0])
    folds = np.zeros(len(at))
    for _ in range(4):
        folds += np.sin(angle * chance.randint(1, 5) + at[:, 1] * chance.uniform(4, 22) + chance.uniform(0, 6.28))
    away = np.clip((cuff - at[:, 1]) * 4, 0, 1)
    at += out * (wide + 0.25 * wide * folds * away + chance.uniform(0, 0.04) * away)[:, None]
    at[:, 1] = np.minimum(at[:, 1], cuff)
    materials[CLOTH, :4] = *_cloth(chance), chance.uniform(0.7, 1)
    stripes = 1.0 + (0.6 * np.sign(np.sin(at[:, 1] * chance.uniform(20, 60))) if chance.random() < 0.15 else 0.0)
    tints = np.ones((len(at), 3), np.float32) * np.float32(stripes).reshape(-1, 1)
    tints *= np.where(at[:, 1:2] > cuff - 0.06, np.float32(chance.uniform(0.7, 1.05)), 1)
    return at.astype(np.float32), weights[used], numbers.reshape(-1, 3).astype(np.int32), np.full(len(use), CLOTH, np.int32), tints.astype(np.float32)


def _ring(points, weights, skeleton, materials, chance):
    """A ring around a finger's first bone."""
    finger = chance.choice((1, 2, 3, 3, 3, 4))
    bone = 3 * finger
    (head, tail), way = skeleton.bones[bone], skeleton.ways[bone]
    middle = head + (tail - head) * chance.uniform(0.45, 0.6)
    off = points - middle
    close = (weights[:, FIRST + bone] > 0.4) & (np.abs(off @ way) < 0.02)
    across = skeleton.axes[bone]
    up = np.cross(across, way)
    for axis in (across, up):
        reach = off[close] @ axis
        middle = middle + (reach.max() + reach.min()) / 2 * axis
    wide, high = (np.abs((points[close] - middle) @ axis).max() for axis in (across, up))
    around, thick = np.meshgrid(np.arange(24) / 24 * 2 * math.pi, np.arange(6) / 6 * 2 * math.pi, indexing='ij')
    flat, tall = chance.uniform(0.004, 0.007), chance.uniform(0.006, 0.016)
    swell = flat * np.cos(thick)
    ways = (np.cos(around) * (wide + swell), across), (np.sin(around) * (high + swell), up), (tall * np.sin(thick), way)
    at = (middle + sum(much[..., None] * axis for much, axis in ways)).reshape(-1, 3)
    corner = np.arange(24 * 6).reshape(24, 6)
    a, b, c, d = corner, np.roll(corner, -1, 0), np.roll(np.roll(corner, -1, 0), -1, 1), np.roll(corner, -1, 1)
    triangles = np.concatenate([np.stack(t, -1).reshape(-1, 3) for t in ((a, b, c), (a, c, d))])
    follows = np.zeros((len(at), weights.shape[1]), np.float32)
    follows[:, FIRST + bone] = 1
    materials[METAL, :5] = *chance.choice(((0.9, 0.65, 0.3), (0.85, 0.83, 0.8), (0.8, 0.5, 0.4), (0.03, 0.03, 0.03))), 0.2, 1
    return at.astype(np.float32), follows, triangles.astype(np.int32), np.full(len(triangles), METAL, np.int32), np.ones((len(at), 3), np.float32)

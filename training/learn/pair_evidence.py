"""Evidence of pairs, as packages/engine/src/cli/write-pairs.ts stores it: reading, and variation for training."""
import random

import cv2
import numpy as np

MASK = 12  # plane of the exact mask, after the evidence
BELIEF, WHOLE, COLOUR, LIGHT, SAME = 6, 8, 9, 10, 11
MOST_NOISE, MOST_LIGHT = 60, 1.5  # as in compare-shots.ts
SAME_ODDS = 0.04  # share of pairs in which nothing differs


def read(path: str) -> np.ndarray:
    """(13, h, w) bytes: the evidence, then the exact mask."""
    raw = np.fromfile(path, np.uint8)
    width, height = raw[:4].view(np.uint16)
    return raw[4:].reshape(MASK + 1, height, width)


def vary(pair: np.ndarray, strange: np.ndarray, chance: random.Random, doubts: bool) -> np.ndarray:
    """A variation of the pair: (13, h, w) floats of 0-1. `strange`: another pair, whose belief is used as a wrong one."""
    pair = pair.astype(np.float32) / 255
    if doubts:
        pair[BELIEF] = _doubt(pair[BELIEF], strange, chance)
    if chance.random() < SAME_ODDS:
        pair = _take_away(pair, chance)
    elif chance.random() < 0.4:
        pair = _cast(pair, chance)
    if chance.random() < 0.5:
        order = chance.sample(range(3), 3)
        pair[:3], pair[3:6] = pair[:3][order], pair[3:6][order]
    gain = 2 ** chance.gauss(0, 0.25)
    pair[:6] = np.clip(pair[:6] * gain, 0, 1)
    louder = chance.gauss(0, 0.3) / np.log1p(MOST_NOISE)
    for plane in (WHOLE, COLOUR):
        pair[plane] = np.clip(pair[plane] + louder * np.minimum(1, pair[plane] * 5), 0, 1)
    return pair[:, :, ::chance.choice((1, -1))]


def _doubt(belief: np.ndarray, strange: np.ndarray, chance: random.Random) -> np.ndarray:
    """A belief as for products that the network was not trained on: weaker, or of another object."""
    if chance.random() < 0.3:
        return belief
    own = belief * chance.choice((0, 0.3, 0.6, 1, 1))
    if strange.shape[1:] != belief.shape or chance.random() < 0.4:
        return own
    other = strange[BELIEF].astype(np.float32) / 255
    return np.maximum(own, other[:, ::chance.choice((1, -1))] * chance.choice((0.4, 0.8, 1)))


def _take_away(pair: np.ndarray, chance: random.Random) -> np.ndarray:
    """Two shots of the same content: the product is in neither, or, according to the belief, in both."""
    height, width = pair.shape[1:]
    noise, pair = _noise_of(pair), pair.copy()
    grain = cv2.GaussianBlur(np.random.default_rng(chance.randrange(1 << 30)).standard_normal((height, width, 3), np.float32), (0, 0), 0.7)
    pair[:3] = np.clip(pair[3:6] + grain.transpose(2, 0, 1) * 2 * noise, 0, 1)
    pair[MASK] = 0
    return _compare(pair, noise)


def _cast(pair: np.ndarray, chance: random.Random) -> np.ndarray:
    """Another shadow of the product, hard or soft, with its own tint: the remaining light comes from another lamp or the sky."""
    mask = pair[MASK]
    height, width = mask.shape
    rows = np.flatnonzero(mask.max(1) > 0.5)
    if len(rows) < 8:
        return pair
    base = rows[-1] - chance.uniform(0, 0.25) * len(rows)
    lean, length = chance.uniform(-1.4, 1.4), chance.uniform(-0.8, 0.8)
    move = np.float32([[1, lean, -lean * base], [0, length, base * (1 - length)]])
    shade = cv2.warpAffine(mask, move, (width, height))
    soft = chance.choice((0.7, 0.7, 1.5, 4, 10))
    shade = cv2.GaussianBlur(shade, (0, 0), soft) * chance.uniform(0.15, 0.8)
    tint = np.float32([1 + chance.gauss(0, 0.12) for _ in range(3)])
    factor = 1 - np.clip(shade[None] * tint[:, None, None], 0, 0.9) * (1 - mask[None])
    noise = _noise_of(pair)
    pair = pair.copy()
    pair[:3] *= factor
    return _compare(pair, noise)


def _mean(plane: np.ndarray, radius: int) -> np.ndarray:
    return cv2.blur(plane, (2 * radius + 1, 2 * radius + 1), borderType=cv2.BORDER_REFLECT)


def _noise_of(pair: np.ndarray) -> np.ndarray:
    """The local noise, from a difference and its multiple of the noise."""
    photo, empty = (np.stack([_mean(c, 1) for c in part]) for part in (pair[:3], pair[3:6]))
    apart = np.sqrt(((photo - empty) ** 2).mean(0))
    times = np.expm1(pair[WHOLE] * np.log1p(MOST_NOISE))
    counts = ((times > 0.3) & (times < MOST_NOISE - 2)).astype(np.float32)
    return (_mean(apart * counts, 6) + 0.01 * 0.02) / (_mean(times * counts, 6) + 0.02)


def _compare(pair: np.ndarray, noise: np.ndarray) -> np.ndarray:
    """Recomputes the differences after the photo was changed, as rate-difference.ts does."""
    photo, empty = (np.stack([_mean(c, 1) for c in part]) for part in (pair[:3], pair[3:6]))
    scale = (_mean((photo * empty).sum(0), 1) + 1e-4) / (_mean((empty**2).sum(0), 1) + 1e-4)
    whole, colour = (np.sqrt(((photo - other) ** 2).mean(0)) / noise for other in (empty, scale * empty))
    for plane, value in ((WHOLE, whole), (COLOUR, colour)):
        pair[plane] = np.log1p(np.minimum(MOST_NOISE, value)) / np.log1p(MOST_NOISE)
    pair[LIGHT] = np.clip(np.log(np.clip(scale, 0.02, 8)) / MOST_LIGHT, -1, 1) / 2 + 0.5
    fine = [np.stack([_mean(c, 1) - _mean(c, 3) for c in part]) for part in (pair[:3], pair[3:6])]
    cross, ours, theirs = (_mean((a * b).sum(0), 3) for a, b in ((fine[0], fine[1]), (fine[0], fine[0]), (fine[1], fine[1])))
    # Running sums of the filter may end slightly below zero.
    pair[SAME] = np.clip(cross / (np.sqrt(np.maximum(ours * theirs, 0)) + noise**2), -1, 1) / 2 + 0.5
    return pair

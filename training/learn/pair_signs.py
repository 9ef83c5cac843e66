"""Signs of a compared pair, as packages/engine/src/cutout/pair/list-signs.ts makes them: (h, w, signs) of 13 planes of bytes."""
import cv2
import numpy as np

MASK = 12  # plane of the exact mask, after the evidence


def around(plane: np.ndarray, radius: int) -> np.ndarray:
    """Mean over a window, the part outside the picture left out."""
    side = (2 * radius + 1, 2 * radius + 1)
    total, count = (cv2.boxFilter(p, cv2.CV_32F, side, normalize=False, borderType=cv2.BORDER_CONSTANT) for p in (plane, np.ones_like(plane)))
    return total / count


def half(value: np.ndarray) -> np.ndarray:
    """Half a logit."""
    return np.log((value + 0.01) / (1.01 - value)) / 2


def _busy(channels: np.ndarray) -> np.ndarray:
    return np.log(np.stack([around((c - around(c, 3)) ** 2, 3) for c in channels]).mean(0) + 1e-4)


def signs_of(evidence: np.ndarray) -> np.ndarray:
    """What speaks for a pixel being product, on it and around it."""
    planes = evidence[:MASK].astype(np.float32) / 255
    photo, empty, (belief, seen, whole, colour) = planes[:3], planes[3:6], planes[6:10]
    light, same = planes[10] * 2 - 1, planes[11] * 2 - 1
    most = np.abs(photo - empty).max(0)
    ours, theirs = photo.sum(0) + 0.06, empty.sum(0) + 0.06
    tint = 6 * np.sqrt((((photo + 0.02) / ours - (empty + 0.02) / theirs) ** 2).sum(0))
    busy, bare = _busy(photo), _busy(empty)
    differs, in_colour = ((plane > bound).astype(np.float32) for plane, bound in ((whole, 0.35), (colour, 0.3)))
    everywhere = [np.full_like(belief, value) for value in (whole.mean(), colour.mean(), most.mean() * 3)]
    return np.stack([
        half(belief), half(around(belief, 4)), half(around(belief, 16)),
        whole, colour, around(whole, 2), around(colour, 2), around(whole, 6), around(colour, 6), around(whole, 20), around(colour, 20),
        most * 3, np.minimum(1, around(most, 2) * 3), np.maximum(0, -light), np.maximum(0, light), around(light, 3), around(light, 10),
        same, around(same, 4), (busy - bare) / 3, (busy + 5) / 3, (bare + 5) / 3,
        np.minimum(2, tint), np.minimum(2, around(tint, 2)), np.minimum(2, around(tint, 6)), photo.mean(0), empty.mean(0),
        around(differs, 12), around(differs, 40), around(in_colour, 12), everywhere[0], everywhere[1], seen, around(belief, 40), everywhere[2],
    ], -1).astype(np.float32)


def surroundings_of(evidence: np.ndarray, rating: np.ndarray) -> np.ndarray:
    """What the first judgement (h, w) says around a pixel."""
    belief = evidence[6].astype(np.float32) / 255
    both = around(rating * belief, 12) + 1e-3
    return np.stack([half(rating), *(half(around(rating, radius)) for radius in (1, 3, 8, 20)), around(rating, 48),
                     half(both / (around(belief, 12) + 2e-3)), half(both / (around(rating, 12) + 2e-3))], -1).astype(np.float32)

"""What a user may have drawn: a box around the product, strokes on what to keep and on what to erase."""
import random

import cv2
import numpy as np

BOX, KEEP, ERASE = range(3)


def no_hints(side: int) -> np.ndarray:
    """Three empty planes (3, side, side), 8-bit: box, keep, erase."""
    return np.zeros((3, side, side), np.uint8)


def draw_hints(mask: np.ndarray, chance: random.Random, must: bool = False) -> np.ndarray:
    """Hints as somebody who wants this mask would give them: none half the time unless they `must` be there."""
    hints, kind = no_hints(mask.shape[0]), chance.random()
    if not must and kind < 0.5:
        return hints
    if must or kind < 0.85:
        _draw_box(hints[BOX], mask, chance)
    if kind > 0.75:
        inside = cv2.erode((mask > 200).astype(np.uint8), np.ones((5, 5), np.uint8))
        _draw_strokes(hints[KEEP], inside, chance)
        if chance.random() < 0.6:
            near = cv2.dilate((mask > 127).astype(np.uint8), np.ones((61, 61), np.uint8)) - \
                cv2.dilate((mask > 20).astype(np.uint8), np.ones((5, 5), np.uint8))
            _draw_strokes(hints[ERASE], near, chance)
    return hints


def _draw_box(plane, mask, chance):
    """A box by hand: a little too large or too small on each side."""
    ys, xs = np.where(mask > 127)
    if not len(xs):
        return
    side = plane.shape[0]
    x0, x1, y0, y1 = xs.min(), xs.max(), ys.min(), ys.max()
    slack = [chance.gauss(0.02, 0.025) * max(x1 - x0, y1 - y0) for _ in range(4)]
    low = (int(max(0, x0 - slack[0])), int(max(0, y0 - slack[1])))
    high = (int(min(side - 1, x1 + slack[2])), int(min(side - 1, y1 + slack[3])))
    cv2.rectangle(plane, low, high, 255, -1)


def _draw_strokes(plane, allowed, chance):
    """One to three short strokes that stay where `allowed` is 1."""
    ys, xs = np.where(allowed)
    if not len(xs):
        return
    for _ in range(chance.randint(1, 3)):
        i, far = chance.randrange(len(xs)), plane.shape[0] * chance.uniform(0.02, 0.2)
        path = [(xs[i], ys[i])]
        for _ in range(3):
            path.append((path[-1][0] + chance.gauss(0, far), path[-1][1] + chance.gauss(0, far)))
        cv2.polylines(plane, [np.int32(path)], False, 255, chance.randint(2, 10))
    plane[allowed == 0] = 0

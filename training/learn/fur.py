"""Hair around a product: fur, brushes, fringes, wool, whose outline is not a clear line."""
import random

import cv2
import numpy as np

SUB_PIXEL = 4  # bits of a pixel's fraction in OpenCV's drawing


def add_fur(colours: np.ndarray, alpha: np.ndarray, chance: random.Random) -> tuple:
    """The product with hair in its own colours; (colours float32 0-255, alpha float32 0-1), on a larger canvas."""
    wide = max(alpha.shape)
    pad = int(wide * 0.12) + 2
    colours, alpha = np.pad(colours, ((pad, pad), (pad, pad), (0, 0)), mode='edge'), np.pad(alpha, pad)
    soft = cv2.GaussianBlur(alpha, (0, 0), max(1, wide * 0.03))
    down, right = np.gradient(soft)
    ys, xs = np.where((alpha > 0.5) & (soft < 0.85))
    if len(xs) == 0:
        return colours, alpha
    long, comb, stiff = wide * chance.choice((0.015, 0.03, 0.06)), (chance.gauss(0, 0.4), chance.gauss(0.2, 0.4)), chance.uniform(0.05, 0.4)
    every = np.random.default_rng(chance.randrange(1 << 30))
    for k in every.permutation(len(xs))[:chance.choice((300, 800, 1600))]:
        x, y = int(xs[k]), int(ys[k])
        out = -np.array([right[y, x], down[y, x]]) / max(1e-4, np.hypot(right[y, x], down[y, x]))
        tip = (out + np.array(comb) + every.normal(0, stiff, 2)) * long * every.uniform(0.4, 1)
        line = np.int32((np.array([[x, y], [x, y] + 0.5 * tip, [x, y] + tip + [0, 0.1 * long]])) * 2 ** SUB_PIXEL)
        tone = (colours[y, x] * every.uniform(0.7, 1.25)).clip(0, 255).tolist()
        cv2.polylines(colours, [line], False, tone, 1, cv2.LINE_AA, SUB_PIXEL)
        cv2.polylines(alpha, [line], False, 1, 1, cv2.LINE_AA, SUB_PIXEL)
    return colours, alpha

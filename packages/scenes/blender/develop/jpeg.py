"""JPEG for soft walls: colour is quantised finely where it changes slowly; otherwise gradients show bands."""
import io

import cv2
import numpy as np
from PIL import Image

MOST_BYTES = 600 * 1024

# ITU-T T.81, tables K.1 and K.2.
LUMA = np.array([16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29, 51, 87, 80, 62,
                 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121, 120, 101,
                 72, 92, 95, 98, 112, 100, 103, 99])
CHROMA = np.array([17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66] + [99] * 38)
SLOW = np.add.outer(np.arange(8), np.arange(8)).ravel() <= 3


def tables(quality):
    """Quantisation tables for a quality of 50–100, with slow colour changes and the mean of light at the finest step."""
    scale = (200 - 2 * quality) / 100
    luma, chroma = (np.clip(np.round(t * scale), 1, 255).astype(int) for t in (LUMA, CHROMA))
    chroma[SLOW], luma[0] = 1, 1
    return [luma.tolist(), chroma.tolist()]


def dithered(display, amplitude=.6):
    """8-bit RGB. A decoder rounds colour to whole steps, so noise of about one step must survive the compression: in blobs of 8
    pixels, too faint to see."""
    h, w = display.shape[:2]
    rnd = np.random.default_rng(2)
    blobs = cv2.resize(rnd.normal(0, amplitude, (h // 8 + 1, w // 8 + 1, 3)).astype(np.float32), (w, h), interpolation=cv2.INTER_CUBIC)
    blobs -= (blobs @ np.array([.299, .587, .114], np.float32))[..., None]
    levels = np.clip(display, 0, 1) * 255 + blobs + rnd.uniform(0, 1, (h, w, 1))
    return np.floor(levels).clip(0, 255).astype(np.uint8)


def encoded(picture, quality):
    """The JPEG's bytes."""
    data = io.BytesIO()
    picture.save(data, 'JPEG', qtables=tables(quality), subsampling=2, progressive=True, optimize=True)
    return data.getvalue()


def write_jpeg(path, display):
    """Writes display RGB 0–1 at the best quality of 47–93 that stays within 600 KB. Returns quality and bytes."""
    picture, low, high = Image.fromarray(dithered(display)), 47, 95
    data = None
    while high - low > 2:  # `low` fits, `high` does not; every encoding takes half a second
        middle = low + (high - low) // 4 * 2
        tried = encoded(picture, middle)
        low, high, data = (middle, high, tried) if len(tried) <= MOST_BYTES else (low, middle, data)
    data = data or encoded(picture, low)
    with open(path, 'wb') as f:
        f.write(data)
    return low, len(data)

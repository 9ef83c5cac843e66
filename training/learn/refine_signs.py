"""The refiner's input beside the photo: how each pixel's colour compares with the product's and the background's around it.

packages/engine/src/cutout/network/compare-colours.ts computes the same."""
import cv2
import numpy as np

RADII = (5, 16, 48)  # px of the windows in which colours are collected
IS_PRODUCT, IS_GROUND = 0.7, 0.25  # beliefs from which and up to which a colour counts as known
LEAST_SHARE = 0.02  # minimum known share of a window; otherwise the next one counts
NOISE = 3 * (4 / 255) ** 2  # variance that even a plain surface has
MOST_ODD = 200.0  # squared distance in variances that counts as 1
SIGNS = 4 * len(RADII)


def compare_colours(photo: np.ndarray, belief: np.ndarray, mask: np.ndarray) -> np.ndarray:
    """(12, h, w) of 0-1 from photo (3, h, w), belief and mask (h, w), all 0-1. For each window, smallest first: the share of product
    that the colour suggests, the contrast of the two mean colours, how odd the colour is for the product, and for the background."""
    pixels = np.ascontiguousarray(photo.transpose(1, 2, 0), dtype=np.float32)
    known = [((mask >= 0.5) & (belief >= IS_PRODUCT)).astype(np.float32), ((mask < 0.5) & (belief <= IS_GROUND)).astype(np.float32)]
    fields = [_fields(pixels, part) for part in known]
    planes = []
    for (product, product_spread), (ground, ground_spread) in zip(*fields):
        apart, off = product - ground, pixels - ground
        squared = (apart * apart).sum(2)
        share = np.clip((off * apart).sum(2) / (squared + 1e-4), 0, 1)
        contrast = np.minimum(1, 2 * np.sqrt(squared / 3))
        odd = [np.minimum(1, np.log1p(((pixels - mean) ** 2).sum(2) / (spread + NOISE)) / np.log1p(MOST_ODD))
               for mean, spread in ((product, product_spread), (ground, ground_spread))]
        planes += [share, contrast, *odd]
    return np.stack(planes)


def _fields(pixels, known):
    """[(mean colour (h, w, 3), variance (h, w))] of each window, smallest first; where too little is known the next larger one's."""
    height, width = known.shape
    sums = np.dstack([known, pixels * known[..., None], (pixels ** 2).sum(2) * known])
    whole = sums.sum((0, 1), dtype=np.float64)
    if whole[0] == 0:
        whole = np.array([1, 0.5, 0.5, 0.5, 1])
    mean, spread = _mean(np.broadcast_to((whole / whole[0]).astype(np.float32), (height, width, 5)))
    fields = []
    for radius in RADII[::-1]:
        side = 2 * radius + 1
        window = np.dstack([cv2.boxFilter(sums[..., k], -1, (side, side), normalize=False, borderType=cv2.BORDER_CONSTANT) for k in range(5)])
        count = window[..., :1]
        enough = count[..., 0] >= LEAST_SHARE * side * side
        near, near_spread = _mean(window / np.maximum(count, 1))
        mean, spread = np.where(enough[..., None], near, mean), np.where(enough, near_spread, spread)
        fields.append((mean, spread))
    return fields[::-1]


def _mean(window):
    mean = window[..., 1:4]
    return mean, np.maximum(0, window[..., 4] - (mean * mean).sum(2))

"""Removes the renderer's noise from a picture and keeps edges and textures: phones' pictures have no such noise."""
import cv2
import numpy as np

ROUNDS = 4  # the largest step reaches 2^4 pixels
KERNEL = np.float32([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16])
FLOOR = 0.04  # minimum albedo, so that the light on black stays finite


def smooth_light(light: np.ndarray, albedo: np.ndarray, normal: np.ndarray, depth: np.ndarray) -> np.ndarray:
    """Linear BGR (h, w, 3) without noise; `albedo` BGR, `normal` -1 to 1 and `depth` from the renderer, all (h, w, 3).

    Edge-avoiding A-Trous filter (Dammertz, Sewtz, Hanika, Lensch, HPG 2010) on the light that falls on the surfaces."""
    surface = np.maximum(albedo, FLOOR)
    falling = _without_sparks(np.clip(np.nan_to_num(light.astype(np.float32), posinf=30), 0, 30) / surface)
    far = np.log(np.maximum(depth[..., :1], 1e-3))
    far_slope = cv2.dilate(np.hypot(cv2.Sobel(far, cv2.CV_32F, 1, 0, scale=0.125), cv2.Sobel(far, cv2.CV_32F, 0, 1, scale=0.125)),
                           np.ones((3, 3)))[..., None] + 0.002
    for step in range(ROUNDS):
        falling = _spread(falling, surface, normal, far, far_slope, 2 ** step)
    return falling * surface


def _without_sparks(falling):
    """Single pixels far lighter than their neighbours take the neighbours' lightest common level."""
    limit = np.dstack([cv2.dilate(cv2.medianBlur(np.ascontiguousarray(falling[..., i]), 3), np.ones((3, 3))) for i in range(3)])
    return np.minimum(falling, limit * 1.3)


def _spread(falling, surface, normal, far, far_slope, step):
    height, width = falling.shape[:2]
    pad = 2 * step
    wide = [cv2.copyMakeBorder(plane, pad, pad, pad, pad, cv2.BORDER_REFLECT_101) for plane in (falling, surface, normal, far)]
    wide = [plane[..., None] if plane.ndim == 2 else plane for plane in wide]
    tone = np.log1p(falling * 4).mean(2)
    total, weights = np.zeros_like(falling), np.zeros((height, width, 1), np.float32)
    for i, own_row in enumerate(KERNEL):
        for j, own_column in enumerate(KERNEL):
            y, x = i * step, j * step
            light, other, turned, away = (plane[y:y + height, x:x + width] for plane in wide)
            unlike = ((other - surface) ** 2).sum(2) / 0.02 + ((turned - normal) ** 2).sum(2) / 0.15
            reach = np.hypot(i - 2, j - 2) * step * 2 + 1e-3
            unlike += (np.abs(away - far) / (far_slope * reach))[..., 0] ** 2
            unlike += (np.log1p(light * 4).mean(2) - tone) ** 2 / (0.5 if step == 1 else 0.25 / step)
            weight = (own_row * own_column * np.exp(-np.minimum(unlike, 30)))[..., None]
            total += light * weight
            weights += weight
    return total / np.maximum(weights, 1e-6)

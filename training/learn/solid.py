"""What a hand closes on: a product's outline, filled to a thickness, with rounded edges.

Lengths are in hand lengths, the product's middle is at 0, x points right, y up, z towards the camera; the front of the product is at z = 0."""
import functools
import math

import cv2
import numpy as np

LONGEST = 140  # px of the longer side of the outline in which distances are measured
THICKEST, SHORTEST, FULLEST = 0.32, 0.3, 0.5  # hand lengths of a handle's thickness and length; share of the product that it may take


class Solid:
    """A product's outline (alpha (h, w) 0-1, `scale` px per hand length), 2 `half` thick, its edges rounded by `edge`."""

    def __init__(self, alpha: np.ndarray, scale: float, half: float, edge: float):
        self.scale, self.half, self.edge = scale, half, min(edge, half)
        shrink = min(1.0, LONGEST / max(alpha.shape))
        self.step = scale * shrink
        small = cv2.resize(alpha, None, fx=shrink, fy=shrink, interpolation=cv2.INTER_AREA) > 0.5
        self.rim = int(0.6 * self.step) + 2
        wide = np.pad(small, self.rim).astype(np.uint8)
        self.outside = (cv2.distanceTransform(1 - wide, cv2.DIST_L2, 5) - cv2.distanceTransform(wide, cv2.DIST_L2, 5)) / self.step
        self.middle = np.float64([small.shape[1] / 2, small.shape[0] / 2]) + self.rim
        self.size = np.float64(alpha.shape[::-1]) / scale

    def flat(self, points: np.ndarray) -> np.ndarray:
        """Distance (...) from the outline in the picture's plane, negative inside, of points (..., 2 or 3)."""
        x, y = points[..., 0] * self.step + self.middle[0], self.middle[1] - points[..., 1] * self.step
        height, width = self.outside.shape
        column, row = np.minimum(np.maximum(x, 0), width - 1), np.minimum(np.maximum(y, 0), height - 1)
        beyond = np.hypot(x - column, y - row) / self.step
        return self.outside[row.astype(np.int32), column.astype(np.int32)] + beyond

    @functools.cached_property
    def handle(self) -> tuple | None:
        """(middle (2,), axis (2,), thickness) of the longest thin part of the outline that stands out from a thicker one; None without one."""
        inside, reach = self.outside < 0, THICKEST / 2
        core = (self.outside > -reach).astype(np.uint8)
        if core.all():
            return None
        thin = inside & (cv2.distanceTransform(core, cv2.DIST_L2, 5) / self.step > reach + 1.5 / self.step)
        count, numbers, pieces, _ = cv2.connectedComponentsWithStats(thin.astype(np.uint8))
        if count < 2:
            return None
        number = 1 + int(pieces[1:, cv2.CC_STAT_AREA].argmax())
        rows, columns = np.nonzero(numbers == number)
        spots = np.stack([columns + 0.5, rows + 0.5], 1)
        middle = spots.mean(0)
        spread, axes = np.linalg.eigh(np.cov((spots - middle).T)) if len(spots) > 8 else (np.zeros(2), np.eye(2))
        length = math.sqrt(12 * max(spread[1], 0)) / self.step
        thickness = len(spots) / self.step ** 2 / max(length, 1e-6)
        if length < SHORTEST or len(spots) > FULLEST * inside.sum():
            return None
        return (middle - self.middle) / self.step * (1, -1), axes[:, 1] * (1, -1), thickness

    def front_of(self, size: tuple, middle: tuple, scale: float) -> np.ndarray:
        """z of the front surface at each pixel of a picture of `size` (width, height), where the product's middle is at `middle` (x, y) and a hand
        length is `scale` px; where there is no product, z of its middle."""
        step = self.step / scale
        x, y = (here - 0.5 - step * (there - 0.5) for here, there in zip(self.middle, middle))
        deep = np.clip(-self.outside, 0, self.edge)
        surface = np.where(self.outside < 0, np.sqrt(np.maximum(self.edge ** 2 - (self.edge - deep) ** 2, 0)) - self.edge, -self.half)
        return cv2.warpAffine(surface.astype(np.float32), np.float32([[step, 0, x], [0, step, y]]), size,
                              flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP, borderMode=cv2.BORDER_REPLICATE)

    def distance(self, points: np.ndarray) -> np.ndarray:
        """Distance (...) from the solid's surface, negative inside, of points (..., 3)."""
        aside, ahead = self.flat(points) + self.edge, np.abs(points[..., 2] + self.half) - self.half + self.edge
        return np.hypot(np.maximum(aside, 0), np.maximum(ahead, 0)) + np.minimum(np.maximum(aside, ahead), 0) - self.edge

    def edge_at(self, way: np.ndarray, aside: float) -> np.ndarray:
        """(2,) the point of the outline that is farthest in direction `way` (2,), `aside` of the middle."""
        across = np.float64([-way[1], way[0]])
        steps = np.linspace(1.2, -0.6, 240) * np.abs(self.size).max()
        line = aside * across + steps[:, None] * way
        inside = np.nonzero(self.flat(line) < 0)[0]
        return line[inside[0]] if len(inside) else np.zeros(2)

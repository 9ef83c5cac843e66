"""Quality of a cut-out. All functions take 8-bit truth and probability 0-1 of the same shape."""
import cv2
import numpy as np

LONG_SIDE = 1024  # px of the longer side at which outlines are compared
TOLERANCE = 2  # px at that size


def measure(probability: np.ndarray, truth: np.ndarray) -> dict:
    """iou (at 0.5), boundary (F-score of the outlines), mae (mean absolute error of alpha), sure (share of pixels with a probability
    below 0.05 or above 0.95 that are right)."""
    found, wanted = probability > 0.5, truth > 127
    sure = (probability < 0.05) | (probability > 0.95)
    return dict(iou=float((found & wanted).sum() / max(1, (found | wanted).sum())), boundary=boundary_score(probability, truth),
                mae=float(np.abs(probability - truth / 255).mean()),
                sure=float((found == wanted)[sure].mean()) if sure.any() else 1.0)


def boundary_score(probability: np.ndarray, truth: np.ndarray) -> float:
    """F-score of the outlines with 2 px of tolerance where the longer side has 1024 px."""
    scale = LONG_SIDE / max(truth.shape)
    found, wanted = (_outline(cv2.resize(a.astype(np.float32), None, fx=scale, fy=scale, interpolation=cv2.INTER_LINEAR) > half)
                     for a, half in ((probability, 0.5), (truth, 127)))
    if not found.any() or not wanted.any():
        return float(found.any() == wanted.any())
    disc = cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (2 * TOLERANCE + 1,) * 2)
    precision = (cv2.dilate(wanted, disc) * found).sum() / found.sum()
    recall = (cv2.dilate(found, disc) * wanted).sum() / wanted.sum()
    return float(2 * precision * recall / max(precision + recall, 1e-9))


def _outline(filled):
    """Pixels of the filled area that touch the outside; the frame's border is not an outline."""
    area = filled.astype(np.uint8)
    return area - cv2.erode(area, np.ones((3, 3), np.uint8), borderType=cv2.BORDER_REPLICATE)

"""Words on surfaces."""
import cv2
import numpy as np


def write(page: np.ndarray, word: str, at: tuple, font: int, size: float, ink, thickness: int) -> None:
    """Writes on `page` (h, w) or (h, w, 3), floats, in place: OpenCV 5 only writes on 8-bit pictures. `ink`: a value or three."""
    cover = np.zeros(page.shape[:2], np.uint8)
    cv2.putText(cover, word, at, font, size, 255, thickness, cv2.LINE_AA)
    part = cover.astype(np.float32) / 255
    part = part if page.ndim == 2 else part[..., None]
    page[:] = page * (1 - part) + np.float32(ink) * part

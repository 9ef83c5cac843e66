"""Lens blur: discs in linear light, larger with distance."""
import cv2
import numpy as np

LEVELS = (0, .25, .5, .75, 1)


def disc_kernel(diameter, blades=9):
    """A slightly nine-sided disc with a slightly brighter rim, sum 1."""
    r = diameter / 2
    n = int(np.ceil(r)) + 2
    yy, xx = np.mgrid[-n:n + 1, -n:n + 1].astype(np.float32)
    edge = r * (.985 + .015 * np.cos(((np.arctan2(yy, xx) * blades) % (2 * np.pi)) - np.pi))
    away = np.hypot(xx, yy)
    k = np.clip(edge - away + .5, 0, 1) * (1 + .25 * (away / r) ** 3)
    return k / k.sum()


def disc_blur(img, diameter):
    """Convolves H×W×channels with a disc of `diameter` pixels, by FFT."""
    if diameter < 1.5:
        return img
    k = disc_kernel(diameter)
    n, (h, w) = k.shape[0] // 2, img.shape[:2]
    wide = cv2.copyMakeBorder(img, 2 * n, 2 * n, 2 * n, 2 * n, cv2.BORDER_REPLICATE)
    size = tuple(cv2.getOptimalDFTSize(s + 2 * n) for s in wide.shape[:2])
    spectrum = np.fft.rfft2(k, size)
    out = [np.fft.irfft2(np.fft.rfft2(wide[..., c], size) * spectrum, size)[3 * n:3 * n + h, 3 * n:3 * n + w] for c in range(img.shape[2])]
    return np.maximum(np.stack(out, -1), 0).astype(np.float32)


def defocus(img, depth, focus, bokeh):
    """Blurs by distance: `bokeh` is the disc of an infinitely far point, as a share of the width; `focus` metres are sharp."""
    most = bokeh * img.shape[1]
    share = np.clip(1 - focus / np.maximum(depth, focus), 0, 1).astype(np.float32)
    share = cv2.GaussianBlur(share, (0, 0), max(.6, most / 4))
    out = np.zeros_like(img)
    for i, level in enumerate(LEVELS):
        weight = np.clip(1 - np.abs(np.interp(share, LEVELS, range(len(LEVELS))) - i), 0, 1)
        if weight.max() > 0:
            out += disc_blur(img, level * most) * weight[..., None].astype(np.float32)
    return out

"""Linear light → picture: AgX-like tone curve, and the effects of lens and sensor."""
import cv2
import numpy as np

from .passes import lum

# AgX by Troy Sobotka, in the polynomial fit of Benjamin Wrensch ("Minimal AgX Implementation").
INSET = np.array([[.842479062253094, .0784335999999992, .0792237451477643],
                  [.0423282422610123, .878468636469772, .0791661274605434],
                  [.0423756549057051, .0784336, .879142973793104]], np.float32)
OUTSET = np.linalg.inv(INSET).astype(np.float32)


def agx(lin, ev=0.0, contrast=1.0, saturation=1.0):
    """Linear sRGB → display 0–1. ev in stops; contrast is a power, saturation a factor."""
    x = (np.maximum(lin, 0) * 2 ** ev) @ INSET.T
    x = np.clip((np.log2(np.maximum(x, 1e-10)) + 12.47393) / 16.5, 0, 1)
    x2 = x * x
    x4 = x2 * x2
    x = 15.5 * x4 * x2 - 40.14 * x4 * x + 31.96 * x4 - 6.868 * x2 * x + .4298 * x2 + .1191 * x - .00232
    x = np.clip(x, 0, 1) ** contrast
    grey = lum(x)[..., None]
    return np.clip((grey + (x - grey) * saturation) @ OUTSET.T, 0, 1)


def glare(lin, share):
    """Light scattered by the lens: `share` of it, over three widths."""
    h, w = lin.shape[:2]
    small = cv2.resize(lin, None, fx=.125, fy=.125, interpolation=cv2.INTER_AREA)
    spread = sum(cv2.GaussianBlur(small, (0, 0), q * small.shape[0] / 256) for q in (4, 12, 30)) / 3
    return lin * (1 - share) + cv2.resize(spread, (w, h), interpolation=cv2.INTER_CUBIC) * share


def finish(d, vignette=.08, grain=.005, sharpen=.25, seed=1):
    """Sharpening, darker corners, slight grain."""
    h, w = d.shape[:2]
    d = np.clip(d + sharpen * (d - cv2.GaussianBlur(d, (0, 0), 1.2 * max(w / 2048, .5))), 0, 1)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    r2 = ((xx / w - .5) ** 2 + (yy / h - .5) ** 2) / .5
    d = d * (1 - vignette * r2 ** 1.2)[..., None]
    noise = np.random.default_rng(seed).normal(0, grain, (h, w)).astype(np.float32)
    return np.clip(d + cv2.GaussianBlur(noise, (0, 0), .6)[..., None], 0, 1)


def linear_of(display):
    """sRGB 0–1 decoded (IEC 61966-2-1)."""
    return np.where(display <= .04045, display / 12.92, ((display + .055) / 1.055) ** 2.4)

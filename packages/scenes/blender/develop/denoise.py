"""Removes the noise of few samples: light is divided by surface colour (so texture stays), then filtered along the surfaces by an
edge-avoiding wavelet (à-trous) filter, after Dammertz et al. 2010 and SVGF, Schied et al. 2017."""
import cv2
import numpy as np

from .passes import lum

KERNEL = np.array([1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16], np.float32)


def fireflies(a, k=4.0):
    """Clamps pixels k times brighter than the median of their 5×5 neighbours."""
    light = lum(a).astype(np.float32)
    limit = cv2.medianBlur(light, 5) * k + 1e-3
    return a * np.where(light > limit, limit / np.maximum(light, 1e-6), 1).astype(np.float32)[..., None]


def noise_variance(light):
    """Variance of luminance that is noise rather than edges: high-pass energy pooled over 15 px."""
    local = cv2.GaussianBlur(light * light, (0, 0), 2) - cv2.GaussianBlur(light, (0, 0), 2) ** 2
    high = light - cv2.GaussianBlur(light, (0, 0), 1.0)
    return np.maximum(np.minimum(local, cv2.blur(high * high, (15, 15)) * 1.6), 0)


def padded(a, r):
    return cv2.copyMakeBorder(a, r, r, r, r, cv2.BORDER_REFLECT_101)


def atrous(img, nrm, z, iters=5, sl=3.0, sn=64., sz=1.0, valid=None):
    """Filters light (H×W×3) guided by normals and depth. sl, sn, sz: tolerance to luminance (in deviations of the noise),
    to normals, to depth; valid: weight of each pixel (a layer's alpha)."""
    slope = np.hypot(cv2.Sobel(z, cv2.CV_32F, 1, 0, ksize=3), cv2.Sobel(z, cv2.CV_32F, 0, 1, ksize=3)) / 8
    slope = cv2.blur(np.maximum(slope, 1e-5 * z + 1e-5), (5, 5))
    var = noise_variance(lum(img))
    for level in range(iters):
        img, var = pass_once(img, nrm, z, slope, var, 1 << level, sl, sn, sz, valid)
    return img


def pass_once(img, nrm, z, slope, var, step, sl, sn, sz, valid):
    """One level of the wavelet: 25 taps `step` pixels apart. Returns the image and its remaining variance."""
    h, w = z.shape
    r = 2 * step
    ip, np_, zp, vp = (padded(a, r) for a in (img, nrm, z, var))
    lp, light = lum(ip), lum(img)
    mp = padded(valid, r) if valid is not None else None
    spread = np.sqrt(np.maximum(cv2.GaussianBlur(var, (3, 3), 0), 0)) * sl + 1e-4
    total, weights, rest = np.zeros_like(img), np.zeros((h, w), np.float32), np.zeros((h, w), np.float32)
    for i in range(5):
        for j in range(5):
            dy, dx = (i - 2) * step, (j - 2) * step
            s = (slice(r + dy, r + dy + h), slice(r + dx, r + dx + w))
            if dy == 0 and dx == 0:
                wt = np.full((h, w), KERNEL[2] ** 2, np.float32)
            else:
                turn = np_[s] - nrm
                e = np.abs(lp[s] - light) / spread + np.abs(zp[s] - z) / (slope * np.hypot(dx, dy) * sz + 1e-4)
                wt = np.exp(-e - (turn * turn).sum(-1) * (sn * .5)) * (KERNEL[i] * KERNEL[j])
            if mp is not None:
                wt = wt * mp[s]
            total += ip[s] * wt[..., None]
            weights += wt
            rest += vp[s] * wt * wt
    return total / np.maximum(weights, 1e-8)[..., None], rest / np.maximum(weights * weights, 1e-12)


def half(img, nrm, z, iters, valid=None, **kw):
    """The same at half size, then enlarged again: for light that is smooth once divided by colour. 4× faster."""
    h, w = z.shape
    small = lambda a: None if a is None else cv2.resize(a, ((w + 1) // 2, (h + 1) // 2), interpolation=cv2.INTER_AREA)
    n2, z2, v2 = small(nrm), small(z), small(valid)
    return enlarge(atrous(small(img), n2, z2, iters, valid=v2, **kw), n2, z2, v2, nrm, z)


def enlarge(low, n2, z2, v2, nrm, z):
    """Joint-bilateral upsampling: light `low` with normals n2, depth z2, weight v2 (or None) to the size of nrm and z."""
    (h, w), (h2, w2) = z.shape, z2.shape
    total, weights = np.zeros((h, w, 3), np.float32), np.zeros((h, w), np.float32)
    yy, xx = np.mgrid[0:h, 0:w].astype(np.float32)
    sx, sy = (xx + .5) * (w2 / w) - .5, (yy + .5) * (h2 / h) - .5
    for dy in (0, 1):
        for dx in (0, 1):
            mx, my = np.clip(np.floor(sx) + dx, 0, w2 - 1), np.clip(np.floor(sy) + dy, 0, h2 - 1)
            take = lambda a: cv2.remap(a, mx, my, cv2.INTER_NEAREST)
            turn = take(n2) - nrm
            wt = (1 - np.abs(sx - np.floor(sx) - dx)).clip(.02, 1) * (1 - np.abs(sy - np.floor(sy) - dy)).clip(.02, 1)
            wt *= np.exp(-(turn * turn).sum(-1) * 24 - np.abs(take(z2) - z) / (.02 * z + 1e-3)) + 1e-5
            if v2 is not None:
                wt *= take(v2)
            total += take(low) * wt[..., None]
            weights += wt
    return total / weights[..., None]


def denoise(g, cutout=False, detail=None, old_paint=None):
    """A layer's passes → linear RGB, premultiplied if `cutout` (a layer with nothing behind). `detail`: its colours and shape in full
    size, so that light may be smaller; `old_paint`: mean colour that the light was rendered with, if the detail has another: light
    reflected by the paint is changed to the new colour."""
    valid = np.clip((g['rgba'][..., 3] - .6) / .4, 1e-4, 1).astype(np.float32) if cutout else None
    z, nrm = np.minimum(g['depth'], 50.0), cv2.GaussianBlur(g['normal'], (0, 0), .7)
    diffuse = atrous(fireflies(g['ddir'], 6), nrm, z, 3, valid=valid, sl=2.0)
    indirect = half(fireflies(g['dind'], 3), nrm, z, 4, valid=valid, sl=5.0, sn=24)
    gloss = half(fireflies(g['gdir'], 4), nrm, z, 3, valid=valid, sl=2.5) + half(fireflies(g['gind'], 4), nrm, z, 3, valid=valid, sl=3.5)
    if old_paint is not None:
        indirect = indirect * (detail['dcol'].mean((0, 1)) / np.maximum(old_paint, 1e-3))
    rest = g['emit'] + (0 if cutout else g['env'])
    if g['tcol'].max() > 0:
        rest = rest + g['tcol'] * atrous(fireflies(g['tdir'] + g['tind'], 4), nrm, z, 3)
    diffuse = diffuse + indirect
    if detail:
        to = cv2.GaussianBlur(detail['normal'], (0, 0), .7), np.minimum(detail['depth'], 50.0)
        diffuse, gloss = enlarge(diffuse, nrm, z, valid, *to), enlarge(gloss, nrm, z, valid, *to)
        rest = cv2.resize(rest, to[1].shape[::-1], interpolation=cv2.INTER_CUBIC)
    paint = detail or g
    return paint['dcol'] * diffuse + paint['gcol'] * gloss + rest

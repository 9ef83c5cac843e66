"""What the renders show about the light: the key map, its figures at the anchor, the white ball."""
import cv2
import numpy as np

from .denoise import fireflies
from .passes import lum, read
from .tone import agx, linear_of

KEY_SIZE = 512


def key_share(light_folder, layered):
    """Share of the diffuse light at every place that comes straight from the key light, 512×512, 0–1; and the light itself: key and
    all, linear RGB. The far layer is not lit by the key."""
    small = lambda a: cv2.resize(a, (KEY_SIZE, KEY_SIZE), interpolation=cv2.INTER_AREA if len(a) > KEY_SIZE else cv2.INTER_LINEAR)
    key = cv2.GaussianBlur(fireflies(small(read(light_folder, 'key', 'ddir'))), (0, 0), 1)
    total = small(fireflies(read(light_folder, 'front', 'ddir'), 6) + fireflies(read(light_folder, 'front', 'dind'), 3))
    total = np.dstack([cv2.medianBlur(np.ascontiguousarray(total[..., c]), 5) for c in range(3)])
    share = np.clip(lum(key) / np.maximum(lum(total), 1e-4), 0, 1).astype(np.float32)
    if layered:
        share *= small(read(light_folder, 'front', 'rgba')[..., 3]) > .5
    return cv2.bilateralFilter(cv2.medianBlur(share, 3), 7, .2, 3), key, total


def light_at(info, share, key, total):
    """Figures of the light on the floor around the anchor. The compositor removes shadow_strength × 1.28 of the light."""
    scale = KEY_SIZE / info['size'][0]
    x, y = (v * scale for v in info['anchor_px'])
    r = max(4, .06 * info['px_per_metre'] * scale)
    yy, xx = np.mgrid[0:KEY_SIZE, 0:KEY_SIZE]
    near = ((xx - x) / r) ** 2 + ((yy - y) / (r * .6)) ** 2 < 1
    lit = near & (share >= np.percentile(share[near], 60))
    mean = lambda a: np.maximum(a[lit].mean(0), 1e-5)
    k, t = mean(key), mean(total)
    fill = np.maximum(t - k, .02 * t)
    tint = fill / t
    unit = lambda c: [round(float(v), 3) for v in c / c.max()]
    part = float(np.clip(lum(k) / lum(t), 0, 1))
    return dict(key_color=unit(k), fill_color=unit(fill), shadow_strength=round(min(.74, max(.25, part / 1.28)), 3),
                shadow_tint=unit(tint), key_to_fill=round(float(lum(k) / lum(fill)), 2))


def probe(folder, info, look):
    """Display RGB (decoded to linear) of the white ball's patches that lean 0°, 60° left, right and up from the camera."""
    rgba, nrm = read(folder, 'probe', 'rgba'), read(folder, 'probe', 'normal')
    rows = np.array(info['world_to_cam'])[:, :3]
    center = np.array(info['anchor_world']) + (0, 0, look['probe_radius'])
    to_eye = np.array(info['camera_position']) - center
    to_eye /= np.linalg.norm(to_eye)
    up = -rows[1] - to_eye * (-rows[1] @ to_eye)
    up /= np.linalg.norm(up)
    right = np.cross(up, to_eye)
    out = {}
    for name, side in (('front', 0 * up), ('left', -right), ('right', right), ('up', up)):
        lean = np.radians(60 if side.any() else 0)
        n = to_eye * np.cos(lean) + side * np.sin(lean)
        patch = (nrm @ n > np.cos(np.radians(14))) & ball_pixels(info, nrm.shape, center, look['probe_radius'])
        lin = rgba[patch][:, :3].mean(0)
        display = agx(lin[None, None], look['ev'], look['contrast'], look['saturation'])[0, 0]
        out[name] = [round(float(v), 4) for v in linear_of(display)]
    return out


def ball_pixels(info, shape, center, radius):
    """Pixels that show the ball, slightly inside its edge."""
    k, rt = np.array(info['K']), np.array(info['world_to_cam'])
    at = rt @ (*center, 1)
    x, y, _ = (k @ at / at[2]) * shape[1] / info['size'][0]
    r = radius * k[0][0] / at[2] * shape[1] / info['size'][0] * .97
    yy, xx = np.mgrid[0:shape[0], 0:shape[1]]
    return (xx + .5 - x) ** 2 + (yy + .5 - y) ** 2 < r * r

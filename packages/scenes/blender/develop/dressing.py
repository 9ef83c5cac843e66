"""One dressing from its renders: a picture with alpha (its shadow is dark alpha), its masks, and the positions of its objects."""
import json
import os

os.environ.setdefault('OPENCV_IO_ENABLE_OPENEXR', '1')
import cv2  # noqa: E402
import numpy as np  # noqa: E402

PAD = 8


def read(path):
    """Premultiplied linear RGBA as float."""
    bgra = cv2.imread(path, cv2.IMREAD_UNCHANGED).astype(np.float32)
    return np.ascontiguousarray(bgra[..., [2, 1, 0, 3]])


def srgb(lin):
    lin = np.clip(lin, 0, 1)
    return np.where(lin <= .0031308, lin * 12.92, 1.055 * lin ** (1 / 2.4) - .055)


def smooth(rgba):
    """Removes the grain of few samples and keeps edges: objects by a bilateral filter, their shadow by a wide blur."""
    light = np.sqrt(np.clip(rgba[..., :3], 0, 4))
    colour = cv2.bilateralFilter(np.ascontiguousarray(light), 9, .075, 2.4) ** 2
    alpha = np.clip(rgba[..., 3], 0, 1)
    # Alpha without light is shadow only.
    bare = ((alpha < .97) & (rgba[..., :3].max(-1) < .02)).astype(np.float32)
    near, wide = (cv2.GaussianBlur(alpha * bare, (0, 0), r) / np.maximum(cv2.GaussianBlur(bare, (0, 0), r), 1e-3) for r in (1.6, 5))
    # The shadow is dark and tight at contacts, so the wide blur applies to the thin rest.
    share = np.clip((near - .25) / .3, 0, 1)
    shadow = near * share + wide * (1 - share)
    alpha = alpha * (1 - bare) + shadow * bare
    return np.dstack([colour, alpha])


def develop(work, name, out):
    base = os.path.join(work, name)
    with open(base + '.facts.json', encoding='utf8') as f:
        facts = json.load(f)
    rgba = read(base + '.exr')
    rgba[..., :3] /= facts['level']
    rgba = smooth(rgba)
    alpha = np.clip(rgba[..., 3], 0, 1)
    rows, columns = np.where(alpha > .012)
    left, top = max(0, columns.min() - PAD), max(0, rows.min() - PAD)
    right, bottom = min(alpha.shape[1], columns.max() + PAD), min(alpha.shape[0], rows.max() + PAD)
    crop = (slice(top, bottom), slice(left, right))
    colour = srgb(rgba[..., :3] / np.maximum(alpha, 1e-3)[..., None])
    picture = (np.dstack([colour, alpha])[crop] * 255 + .5).astype(np.uint8)
    os.makedirs(out, exist_ok=True)
    target = os.path.join(out, name)
    cv2.imwrite(target + '.webp', np.ascontiguousarray(picture[..., [2, 1, 0, 3]]), [cv2.IMWRITE_WEBP_QUALITY, 88])
    if facts['masks']:
        masks = read(base + '_masks.exr')[crop]
        cover = np.clip(masks[..., 3:], 1e-3, 1)
        m = (np.clip(masks[..., :3] / cover, 0, 1) * np.clip(masks[..., 3:], 0, 1) * 255 + .5).astype(np.uint8)
        cv2.imwrite(target + '_masks.png', np.ascontiguousarray(m[..., ::-1]), [cv2.IMWRITE_PNG_COMPRESSION, 9])

    def moved(p):
        return [round(float(p[0] - left), 2), round(float(p[1] - top), 2)]
    info = dict(name=name, size=[int(right - left), int(bottom - top)], pitch_deg=facts['pitch'], anchor_px=moved(facts['anchor']),
                px_per_metre=round(facts['perMetre'], 2), frame_px=facts['size'], faces={k: [moved(p) for p in quad] for k, quad in facts['faces'].items()}, masks=facts['masks'])
    with open(target + '.json', 'w', encoding='utf8') as f:
        json.dump(info, f, indent=1)
        f.write('\n')

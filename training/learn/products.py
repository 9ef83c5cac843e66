"""Products for compositing: cut out of rendered pictures by their exact masks, rotated, tinted, printed, and given thin parts, panes,
leaves or hair."""
import math
import multiprocessing
import os
import pickle
import random

import cv2
import numpy as np

from .boxes import draw_box
from .fur import add_fur
from .leaves import add_leaves
from .surfaces import add_base, add_panes, resurface, skin_colour
from .thin_parts import add_thin_parts

BURNT = 0.12  # share of burnt-out or black pixels above which a cut-out is not used
BOXES = 0.25  # share of the products that are drawn boxes instead of cut-outs
VIEWED = 0.25  # share of the others that are views of 3D models, where there are some
SKIN_COLOURED = 0.05  # share of products with the colour of somebody's skin
LEAST_PIXELS = 900
SIDE = 288  # px of the longer side kept: more than a sample shows


class Products:
    """Cut-outs of a folder's pictures, in memory. All are (colours (h, w, 3) BGR, alpha (h, w)), 8-bit, cropped to the product.

    `kept`: a cache file for the next start of the same run, because cutting out takes minutes. `prints`: pictures for the faces of
    boxes (learn/boxes.py); without them no box is drawn; `boxes`: their share; `workers`: processes that cut out; `views` (learn/views.py): 3D
    models, drawn on `view_side` px for a share `viewed` of the products; `hands` (learn/hands.py) hold some of them in learn/stage.py."""

    def __init__(self, pairs: list, kept: str | None = None, prints=None, boxes: float = BOXES, workers: int = 1,
                 views=None, view_side: int = SIDE, viewed: float = VIEWED, hands=None):
        self.prints, self.boxes, self.views = prints, boxes if prints is not None else 0.0, views
        self.view_side, self.viewed, self.hands = view_side, viewed, hands
        before = {}
        if kept and os.path.exists(kept):
            with open(kept, 'rb') as file:
                before = pickle.load(file)
        new = sorted(set(pairs) - before.keys())
        with multiprocessing.Pool(workers) as pool:
            cuts = before | dict(zip(new, pool.starmap(_cut_out, new, 16)))
        if kept and new:
            with open(kept + '.part', 'wb') as file:
                pickle.dump(cuts, file)
            os.replace(kept + '.part', kept)
        # A folder given twice is drawn from twice as often.
        self.all = [cuts[pair] for pair in pairs if cuts[pair] is not None]
        if not self.all:
            raise SystemExit('no picture shows a product that can be cut out whole')

    def draw(self, chance: random.Random, side: float) -> tuple:
        """A product of `side` px (longer side), varied: (colours float32 0-255, alpha float32 0-1)."""
        if chance.random() < self.boxes:
            colours, alpha = draw_box(chance, self.prints, self.all)
        elif self.views is not None and chance.random() < self.viewed:
            colours, alpha = _view(self.views, self.view_side, chance)
        else:
            colours, alpha = chance.choice(self.all)
        scale = side / max(alpha.shape)
        squeeze = math.exp(chance.gauss(0, 0.1))
        size = tuple(max(5, round(s * scale * q)) for s, q in zip(alpha.shape[::-1], (squeeze, 1 / squeeze)))
        if chance.random() < 0.5:
            colours, alpha = colours[:, ::-1], alpha[:, ::-1]
        colours, alpha = (cv2.resize(np.ascontiguousarray(a), size, interpolation=cv2.INTER_AREA if scale < 1 else cv2.INTER_LINEAR)
                          for a in (colours, alpha))
        if chance.random() < 0.2:
            colours = _turn_hue(colours, chance)
        colours, alpha = colours.astype(np.float32), alpha.astype(np.float32) / 255
        if chance.random() < SKIN_COLOURED:
            colours = _like_skin(colours, alpha, chance)
        if chance.random() < 0.45:
            colours = resurface(colours, alpha, chance)
        if chance.random() < 0.07:
            colours = add_panes(colours, alpha, chance)
        if chance.random() < 0.08:
            colours = add_base(colours, alpha, chance)
        grown = chance.random()
        if grown < 0.2:
            colours, alpha = add_thin_parts(colours, alpha, chance)
        elif grown < 0.3:
            colours, alpha = add_leaves(colours, alpha, chance)
        elif grown < 0.34:
            colours, alpha = add_fur(colours, alpha, chance)
        if chance.random() < 0.5:
            colours, alpha = _turn(colours, alpha, chance.gauss(0, 6) if chance.random() < 0.85 else chance.uniform(-180, 180))
        return colours, alpha


def _view(views, side, chance):
    """A 3D model without its shadow, cropped."""
    while True:
        canvas = views.draw(side, chance)
        opacity, mask = canvas[..., 3].astype(np.float32), canvas[..., 4]
        if opacity[mask > 200].mean() > 250:  # a clear one would show the ground
            break
    rows, columns = (np.where((mask > 20).any(axis))[0] for axis in (1, 0))
    part = np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
    colours = canvas[part][..., :3] / np.maximum(opacity[part] / 255, 0.05)[..., None]
    return np.clip(colours, 0, 255).astype(np.uint8), mask[part]


def _cut_out(photo_path, mask_path):
    photo, mask = cv2.imread(photo_path), cv2.imread(mask_path, 0)
    if photo is None or mask is None or photo.shape[:2] != mask.shape:
        return None
    inside = mask > 200
    if inside.sum() < LEAST_PIXELS or max(rim.max() for rim in (mask[0], mask[-1], mask[:, 0], mask[:, -1])) > 50:
        return None
    seen = photo[inside]
    if ((seen > 250).all(1) | (seen < 6).all(1)).mean() > BURNT:
        return None
    ys, xs = np.where(mask > 20)
    part = np.s_[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    photo, mask = _spread_inwards(photo, mask)[part], mask[part]
    scale = min(1.0, SIDE / max(mask.shape))
    return tuple(cv2.resize(a, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) for a in (photo, mask))


def _spread_inwards(photo, mask):
    """Colours at the rim contain the old background: they are replaced by those farther inside."""
    sure = (mask > 235).astype(np.float32)
    if sure.sum() < LEAST_PIXELS / 2:
        return photo
    weight = cv2.GaussianBlur(sure, (0, 0), 2)[..., None]
    spread = cv2.GaussianBlur(photo * sure[..., None], (0, 0), 2) / np.maximum(weight, 1e-3)
    known = np.clip(weight * 50, 0, 1)
    return np.where(sure[..., None] > 0, photo, spread * known + photo * (1 - known)).astype(np.uint8)


def _turn_hue(colours, chance):
    hsv = cv2.cvtColor(colours, cv2.COLOR_BGR2HSV)
    hsv[..., 0] = (hsv[..., 0].astype(np.int32) + chance.randint(0, 179)) % 180
    hsv[..., 1] = np.clip(hsv[..., 1] * chance.uniform(0.3, 1.1), 0, 255)
    return cv2.cvtColor(hsv, cv2.COLOR_HSV2BGR)


def _like_skin(colours, alpha, chance):
    """The same light on the colour of somebody's skin: not only hands have it."""
    grey = colours.mean(2, keepdims=True)
    middle = float(np.median(grey[alpha > 0.5])) if (alpha > 0.5).any() else 128.0
    tone = np.float32(skin_colour(chance)[::-1] * 255)
    return np.clip(tone * np.clip(grey / max(middle, 12), 0.25, 1.9), 0, 255)


def _turn(colours, alpha, degrees):
    height, width = alpha.shape
    c, s = abs(math.cos(math.radians(degrees))), abs(math.sin(math.radians(degrees)))
    size = (max(2, int(width * c + height * s) + 2), max(2, int(width * s + height * c) + 2))
    matrix = cv2.getRotationMatrix2D((width / 2, height / 2), degrees, 1)
    matrix[:, 2] += (size[0] - width) / 2, (size[1] - height) / 2
    return cv2.warpAffine(colours, matrix, size, borderMode=cv2.BORDER_REPLICATE), cv2.warpAffine(alpha, matrix, size)

"""Pictures drawn on the fly: labels, pages, florals, plaids, photo-like blobs (256 x 256 RGB, 0-1)."""
import string

import cv2
import numpy as np

from .chance import between, odds, pick, whole

SIZE = 256
FONTS = (0, 2, 3, 4, 6, 7)


def draw_print(kind: str | None = None) -> np.ndarray:
    """One print, float32 (256, 256, 3), top row first."""
    kinds = dict(label=_label, badge=_badge, page=_page, shapes=_shapes, flowers=_flowers, photo=_photo, rug=_rug,
                 plaid=_plaid, face=_face)
    draw = kinds[kind] if kind else pick(*kinds.values(), _label, _badge)
    canvas = np.empty((SIZE, SIZE, 3), np.uint8)
    canvas[:] = _colour()
    return np.clip(draw(canvas), 0, 255).astype(np.float32) / 255


def _colour():
    hue, saturation = between(0, 179), pick(between(0, 60), between(0, 255))
    value = pick(between(0, 255), between(205, 255))
    return tuple(int(c) for c in cv2.cvtColor(np.uint8([[[hue, saturation, value]]]), cv2.COLOR_HSV2RGB)[0, 0])


def _spot():
    return whole(0, SIZE), whole(0, SIZE)


def _word():
    letters = pick(string.ascii_uppercase, string.ascii_lowercase, string.digits)
    return ''.join(pick(*letters) for _ in range(whole(2, 9)))


def _write(canvas, count, low, high):
    for _ in range(count):
        size = between(low, high)
        at = (whole(-20, 200), whole(10, SIZE))
        cv2.putText(canvas, _word(), at, pick(*FONTS), size, _colour(), max(1, int(size * between(1, 3))), cv2.LINE_AA)


def _scatter(canvas, count):
    for _ in range(count):
        at, radius, fill = _spot(), whole(5, 80), pick(-1, -1, 2, 5)
        kind = whole(0, 4)
        if kind == 0:
            cv2.circle(canvas, at, radius, _colour(), fill, cv2.LINE_AA)
        elif kind == 1:
            cv2.rectangle(canvas, at, (at[0] + radius, at[1] + whole(5, 80)), _colour(), fill)
        elif kind == 2:
            cv2.ellipse(canvas, at, (radius, whole(4, 60)), whole(0, 180), 0, 360, _colour(), fill, cv2.LINE_AA)
        elif kind == 3:
            cv2.fillPoly(canvas, [np.array([_spot() for _ in range(whole(3, 6))])], _colour(), cv2.LINE_AA)
        else:
            cv2.line(canvas, at, _spot(), _colour(), whole(1, 14), cv2.LINE_AA)
    return canvas


def _label(canvas):
    _scatter(canvas, whole(1, 3))
    _write(canvas, whole(2, 5), 0.3, 1.6)
    _write(canvas, whole(2, 12), 0.25, 0.45)
    if odds(0.5):
        cv2.rectangle(canvas, (8, 8), (247, 247), _colour(), 3)
    return canvas


def _badge(canvas):
    canvas[whole(60, 200):] = _colour()
    cv2.circle(canvas, (128, whole(60, 190)), whole(30, 75), _colour(), -1, cv2.LINE_AA)
    at = (20, whole(60, 220))
    cv2.putText(canvas, _word(), at, pick(*FONTS), between(1, 2.2), _colour(), whole(2, 5), cv2.LINE_AA)
    _write(canvas, 6, 0.25, 0.4)
    return canvas


def _page(canvas):
    canvas[:], ink = whole(220, 255), (whole(10, 90),) * 3
    y = 20
    if odds(0.6):
        cv2.putText(canvas, _word(), (15, 35), 3, 1.1, ink, 3, cv2.LINE_AA)
        y = 55
    if odds(0.4):
        canvas[y:y + 70, 20:whole(120, 236)] = _photo(canvas)[:70, :1]
        y += 85
    while y < 246:
        x = 14
        while x < 236:
            width = whole(6, 30)
            cv2.line(canvas, (x, y), (min(242, x + width), y), ink, whole(1, 3))
            x += width + 5
        y += 9
    return canvas


def _shapes(canvas):
    return _scatter(canvas, whole(5, 40))


def _flowers(canvas):
    for _ in range(whole(10, 60)):
        (x, y), radius, petal = _spot(), whole(4, 18), _colour()
        start = between(0, 90)
        for angle in np.radians(np.arange(0, 360, pick(45, 60, 72, 90)) + start):
            at = (int(x + radius * np.cos(angle)), int(y + radius * np.sin(angle)))
            size = (radius, max(2, radius // 2))
            cv2.ellipse(canvas, at, size, float(np.degrees(angle)), 0, 360, petal, -1, cv2.LINE_AA)
        cv2.circle(canvas, (x, y), max(2, radius // 2), _colour(), -1, cv2.LINE_AA)
    return canvas


def _photo(_canvas):
    picture = np.zeros((SIZE, SIZE, 3), np.float32)
    decay = between(0.4, 1.1)
    for cells in (3, 6, 12, 24, 48):
        noise = np.random.rand(cells, cells, 3).astype(np.float32)
        if odds(0.4):
            noise = noise.mean(2, keepdims=True).repeat(3, 2)
        picture += cv2.resize(noise, (SIZE, SIZE), interpolation=cv2.INTER_CUBIC) * (3 / cells) ** decay
    picture = (picture - picture.min()) / (picture.max() - picture.min())
    levels = pick(0, 0, 3, 5)
    return np.floor(picture * levels) / levels * 255 if levels else picture * 255


def _rug(canvas):
    tile = cv2.resize(_scatter(canvas.copy(), 25), (128, 128))
    if odds(0.5):
        tile = np.maximum(tile, tile.transpose(1, 0, 2))
    half = np.hstack([tile, tile[:, ::-1]])
    whole_rug = np.ascontiguousarray(np.vstack([half, half[::-1]]))
    cv2.rectangle(whole_rug, (6, 6), (249, 249), _colour(), 8)
    return whole_rug


def _plaid(canvas):
    cloth = canvas.astype(np.float32) * 0.5
    for side in (cloth, cloth.transpose(1, 0, 2)):
        period = whole(24, 128)
        for start, width, colour in [(whole(0, period), whole(2, 24), _colour()) for _ in range(whole(1, 4))]:
            for offset in range(start, SIZE, period):
                side[offset:offset + width] += np.float32(colour) * 0.4
    return cloth


def _face(canvas):
    """A character: toys, mugs and clothes often show faces."""
    skin = _colour()
    cv2.ellipse(canvas, (128, 130), (whole(70, 110), whole(80, 110)), 0, 0, 360, skin, -1, cv2.LINE_AA)
    for x in (90, 166):
        cv2.ellipse(canvas, (x, 115), (whole(8, 24), whole(10, 28)), 0, 0, 360, (250, 250, 250), -1, cv2.LINE_AA)
        cv2.circle(canvas, (x, 118), whole(6, 14), _colour(), -1, cv2.LINE_AA)
    cv2.ellipse(canvas, (128, 165), (whole(15, 45), whole(6, 25)), 0, 0, 180, _colour(), pick(-1, 4), cv2.LINE_AA)
    return canvas

"""Objects with flat faces, drawn on the fly: pictures, books, packs, screens, rugs, cupboards, shelves, appliances.

Sellers photograph them from close up and from the front, where one face full of print, shelves or glass fills most of the photo.
Rendered scenes hardly contain that: without such samples a network takes the print for the product, and the face around it for background."""
import math
import random

import cv2
import numpy as np

from .surfaces import material
from .textures import draw_sheet
from .lettering import write

CANVAS = 288  # px: the longer side of the drawing
FACE = 256  # px of a face's longer side before the camera sees it
UNITS = ('drawers', 'drawers', 'door', 'door', 'shelf', 'shelf', 'window')
SHAPES = {  # half the width and the depth for a height of one, minimum and maximum each, and the largest rotation, in degrees
    'picture': ((0.6, 1.6), (0.01, 0.06), 14),
    'cover': ((0.55, 1.5), (0.01, 0.3), 30),
    'screen': ((0.45, 1.9), (0.01, 0.1), 26),
    'cloth': ((0.5, 1.8), (0.0, 0.02), 20),
    'cabinet': ((0.35, 2.6), (0.25, 0.9), 40),
    'appliance': ((0.5, 2.2), (0.3, 1.0), 40),
    'carton': ((0.5, 1.8), (0.2, 1.1), 45),
}


def draw_box(chance: random.Random, places, things: list) -> tuple:
    """(colours (h, w, 3) BGR, alpha (h, w)), 8-bit, cropped to the object; `places` gives pictures to print, `things` cut-outs for
    shelves."""
    kind = chance.choice(tuple(SHAPES))
    widths, depths, turned = SHAPES[kind]
    width, depth = math.exp(chance.uniform(*(math.log(w) for w in widths))), chance.uniform(*depths)
    yaw = max(-turned, min(turned, chance.gauss(0, turned / 2)))
    pitch = chance.uniform(0, 12) if chance.random() < 0.5 else chance.uniform(0, 38)
    view = _Camera(yaw, pitch, chance.uniform(1.6, 5) * max(1.0, width), (width / 2, 0.5, depth / 2))
    body = _body(chance)
    colours, alpha = np.zeros((CANVAS, CANVAS, 3), np.float32), np.zeros((CANVAS, CANVAS), np.float32)
    if kind in ('cabinet', 'appliance') and chance.random() < 0.4:
        _stand(colours, alpha, view, chance)
    for name, corners in view.faces():
        if kind == 'cloth' and name != 'front':
            continue
        across, down = (width if name != 'side' else depth), (1.0 if name != 'top' else depth)
        shape = _shape_of(across, down)
        face = _FRONTS[kind](shape, body, chance, places, things) if name == 'front' else _plain_face(shape, body, kind, chance)
        light = {'front': 1.0, 'side': chance.uniform(0.4, 1.1), 'top': chance.uniform(0.8, 1.3)}[name]
        cover = _soft(shape, chance) if kind == 'cloth' else _rounded(shape, chance, kind, name)
        _lay(colours, alpha, np.clip(face * light * _ramp(shape, chance), 0, 255), cover, corners)
    ys, xs = np.where(alpha > 0.08)
    part = np.s_[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    return np.clip(colours[part], 0, 255).astype(np.uint8), (alpha[part] * 255 + 0.5).astype(np.uint8)


class _Camera:
    """Positions of a box's corners on the canvas. `half`: half its width, height and depth."""

    def __init__(self, yaw: float, pitch: float, distance: float, half: tuple):
        y, p = math.radians(yaw), math.radians(pitch)
        turn = np.array([[math.cos(y), 0, math.sin(y)], [0, 1, 0], [-math.sin(y), 0, math.cos(y)]])
        lean = np.array([[1, 0, 0], [0, math.cos(p), -math.sin(p)], [0, math.sin(p), math.cos(p)]])
        self.turn, self.distance, self.half = lean @ turn, distance + half[2], np.array(half)
        seen = self._see(np.array([[a, b, c] for a in (-1, 1) for b in (-1, 1.3) for c in (-1, 1)]) * self.half)
        low, high = seen.min(0), seen.max(0)
        self.scale = (CANVAS - 8) / (high - low).max()
        self.shift = CANVAS / 2 - (low + high) / 2 * self.scale

    def _see(self, points):
        x, y, z = (points @ self.turn.T).T
        return np.stack([x, y], 1) / (z + self.distance)[:, None]

    def at(self, points) -> np.ndarray:
        """Canvas positions (n, 2) of points in halves of the box: x to the right, y down, z away from the camera."""
        return (self._see(np.array(points, float) * self.half) * self.scale + self.shift).astype(np.float32)

    def faces(self):
        """(name, corners from the upper left clockwise) of the visible faces, the front last."""
        sides = (('top', [(-1, -1, 1), (1, -1, 1), (1, -1, -1), (-1, -1, -1)]), ('side', [(1, -1, -1), (1, -1, 1), (1, 1, 1), (1, 1, -1)]),
                 ('side', [(-1, -1, 1), (-1, -1, -1), (-1, 1, -1), (-1, 1, 1)]), ('front', [(-1, -1, -1), (1, -1, -1), (1, 1, -1), (-1, 1, -1)]))
        for name, corners in sides:
            seen = self.at(corners)
            if cv2.contourArea(seen, oriented=True) > 2:
                yield name, seen


def _shape_of(across, down):
    scale = FACE / max(across, down, 1e-3)
    return max(6, round(down * scale)), max(6, round(across * scale))


def _lay(colours, alpha, face, cover, corners):
    height, width = cover.shape
    view = cv2.getPerspectiveTransform(np.float32([[0, 0], [width, 0], [width, height], [0, height]]), corners)
    seen = cv2.warpPerspective(face, view, (CANVAS, CANVAS), flags=cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE)
    part = cv2.warpPerspective(cover, view, (CANVAS, CANVAS), flags=cv2.INTER_LINEAR)
    colours[:] = colours * (1 - part[..., None]) + seen * part[..., None]
    np.maximum(alpha, part, out=alpha)


def _stand(colours, alpha, view, chance):
    """Legs or castors below the corners."""
    tone, length, thick = _tone(chance), chance.uniform(0.08, 0.3), chance.randint(3, 9)
    lean = chance.choice((0, 0, 0.05))
    for x, z in ((-0.93, 0.93), (0.93, 0.93), (-0.93, -0.93), (0.93, -0.93)):
        top, foot = view.at([(x, 0.97, z), (x * (1 + lean), 1 + length, z * (1 + lean))])
        ends = [tuple(int(v * 16) for v in end) for end in (top, foot)]
        line = np.zeros(alpha.shape, np.float32)
        cv2.line(line, *ends, 1, thick, cv2.LINE_AA, 4)
        colours[:] = colours * (1 - line[..., None]) + tone * (1.1 if z < 0 else 0.7) * line[..., None]
        np.maximum(alpha, line, out=alpha)


def _rounded(shape, chance, kind, name):
    """Coverage 0-1 of a face: its corners may be round, and its content fills it to the edge."""
    cover = np.ones(shape, np.float32)
    if name != 'front' or kind in ('picture', 'carton', 'cabinet') or chance.random() < 0.4:
        return cover
    radius = int(min(shape) * chance.uniform(0.01, 0.09))
    if radius < 2:
        return cover
    mask = np.zeros(shape, np.float32)
    cv2.rectangle(mask, (radius, 0), (shape[1] - radius - 1, shape[0]), 1, -1)
    cv2.rectangle(mask, (0, radius), (shape[1], shape[0] - radius - 1), 1, -1)
    for x in (radius, shape[1] - radius - 1):
        for y in (radius, shape[0] - radius - 1):
            cv2.circle(mask, (x, y), radius, 1, -1, cv2.LINE_AA)
    return mask


def _soft(shape, chance):
    """The outline of cloth: no edge is straight, a cushion's edges bulge or draw in."""
    height, width = shape
    pull, wave = chance.choice((0.0, chance.uniform(-0.08, 0.1))), chance.uniform(0, 0.015)
    t = np.linspace(0, 1, 40)

    def edge():
        phase, turns = chance.uniform(0, 6.28), chance.uniform(0.5, 4)
        return 0.05 + pull * (np.sin(np.pi * t)) + wave * (1 + np.sin(phase + turns * 6.28 * t))

    top, right, bottom, left = edge(), edge(), edge(), edge()
    on = 0.08 + 0.84 * t
    points = np.concatenate([np.stack([on, top], 1), np.stack([1 - right, on], 1), np.stack([1 - on, 1 - bottom], 1), np.stack([left, 1 - on], 1)])
    mask = np.zeros(shape, np.float32)
    cv2.fillPoly(mask, [np.int32(np.clip(points, 0, 1) * [width, height] * 16)], 1, cv2.LINE_AA, 4)
    return np.clip((cv2.GaussianBlur(mask, (0, 0), 0.02 * max(shape)) - 0.35) * 3.3, 0, 1)  # no corner of cloth is sharp


def _tone(chance):
    kind = chance.random()
    if kind < 0.35:
        return np.float32([chance.uniform(190, 252)] * 3) + np.float32([chance.gauss(0, 5) for _ in range(3)])
    if kind < 0.55:
        return np.float32([chance.uniform(10, 70)] * 3) + np.float32([chance.gauss(0, 4) for _ in range(3)])
    if kind < 0.75:
        red = chance.uniform(70, 225)
        return np.float32([red * chance.uniform(0.35, 0.7), red * chance.uniform(0.6, 0.82), red])
    return np.float32([chance.uniform(10, 245) for _ in range(3)])


def _body(chance):
    """The object's material: (colour, strength of its grain, seed of the grain)."""
    return _tone(chance), chance.choice((0, 0, 0, chance.uniform(0.1, 0.6))), chance.randrange(1 << 30)


def _surface(shape, body):
    tone, grain, seed = body
    if grain == 0:
        return np.broadcast_to(tone, (*shape, 3)).copy()
    sheet = material(shape, random.Random(seed)).mean(2, keepdims=True)
    return tone * (1 + grain * (sheet / max(float(sheet.mean()), 1) - 1) * 0.5)


def _ramp(shape, chance):
    y, x = np.mgrid[-0.5:0.5:shape[0] * 1j, -0.5:0.5:shape[1] * 1j].astype(np.float32)
    turn, much = chance.uniform(0, 6.28), chance.uniform(0, 0.35)
    light = 1 + much * (x * math.cos(turn) + y * math.sin(turn))
    if chance.random() < 0.2:  # a lamp or window reflected in the face
        spot = ((x - chance.uniform(-0.5, 0.5)) ** 2 + (y - chance.uniform(-0.5, 0.5)) ** 2) / chance.uniform(0.01, 0.1)
        light += chance.uniform(0.1, 0.7) * np.exp(-spot)
    return light[..., None]


def _plain_face(shape, body, kind, chance):
    if kind == 'cover' and chance.random() < 0.5:
        return _pages(shape, chance)
    return _surface(shape, body)


def _pages(shape, chance):
    page = np.full((*shape, 3), chance.uniform(190, 245), np.float32)
    lines = np.random.RandomState(chance.randrange(1 << 30)).uniform(0.85, 1, shape[1] if shape[1] < shape[0] else shape[0]).astype(np.float32)
    return page * (lines[None, :, None] if shape[1] < shape[0] else lines[:, None, None])


def _print(shape, chance, places):
    """A photo, drawing, pattern or page that fills a face."""
    kind = chance.random()
    if kind < 0.4:
        return _fit(places.draw_place(chance) if chance.random() < 0.6 else places.draw(chance)[0], shape, chance)
    if kind < 0.55:
        return _fit(draw_sheet(chance, np.random.RandomState(chance.randrange(1 << 31))), shape, chance)
    if kind < 0.75:
        return material(shape, chance)
    return _page(shape, chance)


def _fit(picture, shape, chance):
    height, width = picture.shape[:2]
    scale = min(height / shape[0], width / shape[1]) * chance.uniform(0.5, 1)
    h, w = max(2, int(shape[0] * scale)), max(2, int(shape[1] * scale))
    y, x = chance.randint(0, height - h), chance.randint(0, width - w)
    return cv2.resize(picture[y:y + h, x:x + w], shape[::-1], interpolation=cv2.INTER_AREA).astype(np.float32)


def _page(shape, chance):
    """Paper with lines of type, a seal or a crest: a certificate, a leaflet, a plan."""
    height, width = shape
    page = np.full((*shape, 3), chance.uniform(205, 252), np.float32) + np.float32([chance.gauss(0, 5) for _ in range(3)])
    ink = tuple(float(v) for v in (_tone(chance) if chance.random() < 0.3 else np.full(3, chance.uniform(10, 90))))
    y = int(height * chance.uniform(0.05, 0.3))
    while y < height * chance.uniform(0.8, 0.97):
        size = height * chance.choice((0.025, 0.035, 0.05, 0.09))
        word = ''.join(chance.choice('AEIORSTLNMabcdehimnorstu   ') for _ in range(chance.randint(4, 40)))
        wide = cv2.getTextSize(word, 3, size / 24, 1)[0][0]
        write(page, word, (int((width - wide) / 2) if chance.random() < 0.7 else int(width * 0.08), int(y + size)), chance.choice((0, 3, 4, 6)),
              size / 24, ink, max(1, round(size / 9)))
        y += int(size * chance.uniform(1.4, 2.4)) + 1
    if chance.random() < 0.4:
        cv2.circle(page, (int(width * chance.uniform(0.2, 0.8)), int(height * chance.uniform(0.1, 0.9))), max(3, int(min(shape) * 0.08)),
                   tuple(float(v) for v in _tone(chance)), chance.choice((-1, 2)), cv2.LINE_AA)
    return page


def _picture(shape, body, chance, places, _things):
    frame, mat = int(min(shape) * chance.uniform(0.0, 0.1)), int(min(shape) * chance.choice((0, chance.uniform(0.03, 0.2))))
    face = _surface(shape, body)
    if chance.random() < 0.3 and frame > 6:  # a moulding
        cv2.rectangle(face, (frame // 3, frame // 3), (shape[1] - frame // 3, shape[0] - frame // 3), tuple(float(v * 0.75) for v in body[0]), max(1, frame // 6))
    inner = np.s_[frame:shape[0] - frame, frame:shape[1] - frame]
    face[inner] = chance.uniform(200, 250)
    rest = frame + mat
    inside = (shape[0] - 2 * rest, shape[1] - 2 * rest)
    if min(inside) > 8:
        mirror = chance.random() < 0.12
        picture = cv2.GaussianBlur(_fit(places.draw_place(chance), inside, chance), (0, 0), 2) if mirror else _print(inside, chance, places)
        face[rest:shape[0] - rest, rest:shape[1] - rest] = picture
    return face


def _cover(shape, body, chance, places, _things):
    face = _print(shape, chance, places) if chance.random() < 0.75 else _surface(shape, body)
    for _ in range(chance.choice((0, 1, 1, 2, 3))):  # bands and titles
        top, tall = int(shape[0] * chance.uniform(0, 0.85)), max(4, int(shape[0] * chance.uniform(0.04, 0.25)))
        band = material((min(tall, shape[0] - top), shape[1]), chance) if chance.random() < 0.4 else face[top:top + tall]
        face[top:top + tall] = band
        word = ''.join(chance.choice('AEIORSTLNMBVKDEHU ') for _ in range(chance.randint(3, 14)))
        write(face, word, (int(shape[1] * chance.uniform(0.02, 0.3)), top + int(tall * 0.8)), chance.choice((0, 2, 3, 4)), tall / 36,
              tuple(float(v) for v in _tone(chance)), max(1, tall // 11))
    return face


def _screen(shape, body, chance, places, _things):
    edge = int(min(shape) * chance.uniform(0.01, 0.09))
    face = _surface(shape, (body[0] if chance.random() < 0.3 else np.full(3, chance.uniform(5, 40), np.float32), 0, 0))
    inside = (shape[0] - 2 * edge, shape[1] - 2 * edge)
    lit = chance.random()
    if lit < 0.45:
        seen = np.full((*inside, 3), chance.uniform(2, 45), np.float32)
    elif lit < 0.6:  # its reflection
        seen = cv2.GaussianBlur(_fit(places.draw_place(chance), inside, chance), (0, 0), 5) * chance.uniform(0.1, 0.4) + 8
    else:
        seen = _print(inside, chance, places)
    face[edge:shape[0] - edge, edge:shape[1] - edge] = seen
    return face


def _cloth(shape, _body_, chance, places, _things):
    face = _print(shape, chance, places) if chance.random() < 0.35 else material(shape, chance)
    folds = np.random.RandomState(chance.randrange(1 << 30)).rand(chance.randint(3, 9), chance.randint(3, 9)).astype(np.float32)
    return face * (1 + (cv2.resize(folds, shape[::-1], interpolation=cv2.INTER_CUBIC) - 0.5)[..., None] * chance.uniform(0, 0.5))


def _cabinet(shape, body, chance, places, things):
    """A front of drawers, doors, open shelves and panes in rows and columns."""
    face = _surface(shape, body)
    rows, columns = chance.choice((1, 2, 2, 3, 4, 5)), chance.choice((1, 1, 2, 2, 3, 4))
    unit, mixed, gap = chance.choice(UNITS), chance.random() < 0.35, max(1, int(min(shape) * chance.uniform(0.006, 0.05)))
    dark, metal = chance.uniform(0.5, 0.92), _tone(chance)
    for r in range(rows):
        for c in range(columns):
            y0, y1 = (gap + (shape[0] - gap) * k // rows for k in (r, r + 1))
            x0, x1 = (gap + (shape[1] - gap) * k // columns for k in (c, c + 1))
            cell = face[y0:y1 - gap, x0:x1 - gap]
            if min(cell.shape[:2]) < 8:
                continue
            _fill_unit(cell, chance.choice(UNITS) if mixed else unit, body, dark, metal, chance, places, things)
    return face


def _fill_unit(cell, unit, body, dark, metal, chance, places, things):
    height, width = cell.shape[:2]
    if unit in ('drawers', 'door'):
        cv2.rectangle(cell, (0, 0), (width - 1, height - 1), tuple(float(v * dark) for v in body[0]), max(1, min(height, width) // 40))
        if chance.random() < 0.3:
            cv2.rectangle(cell, (width // 8, height // 8), (width - width // 8, height - height // 8), tuple(float(v * dark) for v in body[0]), 1)
        at = (width // 2, height // 2) if unit == 'drawers' else (width - max(2, width // 10), height // 2)
        cv2.circle(cell, at, max(1, min(height, width) // 18), tuple(float(v) for v in metal), -1, cv2.LINE_AA)
    elif unit == 'window':
        glass = _fit(places.draw_place(chance), (height, width), chance)
        cell[:] = cv2.GaussianBlur(glass, (0, 0), 3) * chance.uniform(0.2, 0.8) + chance.uniform(0, 50)
        cv2.rectangle(cell, (0, 0), (width - 1, height - 1), tuple(float(v) for v in body[0]), max(1, min(height, width) // 14))
    else:
        back = body[0] * chance.uniform(0.25, 0.8) if chance.random() < 0.7 else _tone(chance)
        cell[:] = back * np.linspace(0.55, 1, height, dtype=np.float32)[:, None, None]
        _load_shelf(cell, chance, things)


def _load_shelf(cell, chance, things):
    """Books in a row, or a few things."""
    height, width = cell.shape[:2]
    if chance.random() < 0.45:
        x = chance.randint(0, max(1, width // 3))
        while x < width * chance.uniform(0.5, 1):
            thick, tall = max(2, int(height * chance.uniform(0.05, 0.16))), int(height * chance.uniform(0.55, 0.95))
            cell[height - tall:, x:x + thick] = _tone(chance)
            cell[height - tall:, x:x + 1] *= 0.5
            x += thick
        return
    for _ in range(chance.choice((0, 1, 1, 2, 3))):
        colours, alpha = chance.choice(things)
        scale = min(height * chance.uniform(0.35, 0.95) / alpha.shape[0], width * 0.9 / alpha.shape[1])
        h, w = max(2, int(alpha.shape[0] * scale)), max(2, int(alpha.shape[1] * scale))
        x = chance.randint(0, max(0, width - w))
        cover = cv2.resize(alpha, (w, h), interpolation=cv2.INTER_AREA)[..., None].astype(np.float32) / 255
        part = cell[height - h:, x:x + w]
        part[:] = part * (1 - cover) + cv2.resize(colours, (w, h), interpolation=cv2.INTER_AREA) * cover * 0.85


def _appliance(shape, body, chance, places, _things):
    """A front with a glass door, knobs, keys, a display, slots: washing machine, oven, radio, speaker."""
    face = _surface(shape, body)
    height, width = shape
    dark = np.full(3, chance.uniform(8, 60), np.float32)
    strip = int(height * chance.uniform(0.1, 0.3)) if chance.random() < 0.7 else 0
    if strip and chance.random() < 0.5:
        face[:strip] = dark if chance.random() < 0.5 else body[0] * 0.85
    for _ in range(chance.randint(0, 6)):
        at = (int(width * chance.uniform(0.05, 0.95)), int(max(strip, height * 0.15) * chance.uniform(0.3, 0.8)))
        radius = max(2, int(min(shape) * chance.uniform(0.01, 0.05)))
        if chance.random() < 0.6:
            cv2.circle(face, at, radius, tuple(float(v) for v in _tone(chance)), -1, cv2.LINE_AA)
        else:
            cv2.rectangle(face, at, (at[0] + 3 * radius, at[1] + radius), tuple(float(v) for v in _tone(chance)), -1)
    top, bottom, left = strip + height * 0.05, height * chance.uniform(0.8, 0.97), width * chance.uniform(0.04, 0.15)
    right = width * chance.choice((0.94, 0.94, 0.7))
    kind = chance.random()
    if kind < 0.4:
        middle, radius = (int(width / 2), int((top + bottom) / 2)), int(min(bottom - top, right - left) / 2 * chance.uniform(0.75, 1))
        if radius > 6:
            ring, glass = _tone(chance), dark + chance.uniform(0, 90)
            cv2.circle(face, middle, radius, tuple(float(v) for v in ring), -1, cv2.LINE_AA)
            cv2.circle(face, middle, int(radius * chance.uniform(0.6, 0.88)), tuple(float(v) for v in glass), -1, cv2.LINE_AA)
    elif kind < 0.8:
        part = np.s_[int(top):int(bottom), int(left):int(right)]
        inside = face[part].shape[:2]
        if min(inside) > 8:
            mirrored = cv2.GaussianBlur(_fit(places.draw_place(chance), inside, chance), (0, 0), 4)
            face[part] = dark + mirrored * chance.uniform(0, 0.3)
    elif chance.random() < 0.5:
        for y in range(int(top), int(bottom), max(3, height // chance.randint(12, 40))):
            cv2.line(face, (int(left), y), (int(right), y), tuple(float(v) for v in dark), max(1, height // 120))
    return face


def _carton(shape, body, chance, places, _things):
    if chance.random() < 0.5:
        return _cover(shape, body, chance, places, _things)
    red = chance.uniform(120, 200)
    face = _surface(shape, (np.float32([red * 0.58, red * 0.78, red]), 0.2, body[2]))
    if chance.random() < 0.6:
        at = int(shape[0] * chance.uniform(0.3, 0.7))
        face[at:at + max(2, shape[0] // 12)] *= chance.uniform(0.75, 1.2)
    return face


_FRONTS = dict(picture=_picture, cover=_cover, screen=_screen, cloth=_cloth, cabinet=_cabinet, appliance=_appliance, carton=_carton)

"""Patterned backgrounds, sharp as in phone photos: wood, cloth, stone, tiles, rugs, prints, gravel, seen from above or along the table."""
import math
import random

import cv2
import numpy as np

from .lettering import write

SHEET = 640  # px: a material seen from straight above, before the perspective


def textured_ground(side: int, chance: random.Random) -> np.ndarray:
    """A table or floor of one material (side, side, 3), 8-bit BGR, often with a wall behind it and a cord or two on it."""
    noise = np.random.RandomState(chance.randrange(1 << 31))
    ground = _lean(draw_sheet(chance, noise), side, chance)
    horizon = -1.0
    if chance.random() < 0.45:
        horizon = chance.uniform(0.05, 0.5)
        ground = _put_wall(ground, horizon, chance, noise)
    ground = _light(ground, chance, noise)
    for _ in range(chance.choice((0, 0, 0, 1, 1, 2))):
        _lay_cord(ground, horizon, chance)
    return np.clip(ground, 0, 255).astype(np.uint8)


def draw_sheet(chance, noise):
    draw = chance.choice((_wood, _wood, _wood, _checked, _plaid, _granite, _terrazzo, _rug, _print, _tiles, _bricks, _gravel, _wicker, _weave, _concrete))
    return draw(chance, noise)


def draw_floor(chance: random.Random, noise: np.random.RandomState) -> np.ndarray:
    """A sheet of what floors and table tops of homes are mostly made of."""
    return chance.choice((_wood, _wood, _wood, _tiles, _concrete, _weave, _weave, _granite))(chance, noise)


def _lean(sheet, side, chance):
    """The sheet as seen by a camera that looks down steeply or along it, nearer or farther."""
    zoom, lean = chance.uniform(0.35, 1), chance.choice((0, chance.uniform(0, 0.3), chance.uniform(0.2, 0.62)))
    if chance.random() < 0.5:
        sheet = cv2.rotate(sheet, cv2.ROTATE_90_CLOCKWISE)
    half, middle = SHEET * zoom / 2, SHEET / 2
    corners = np.float32([[-half, -half], [half, -half], [half, half], [-half, half]])
    turn = math.radians(chance.choice((chance.gauss(0, 6), chance.uniform(-45, 45))))
    spin = np.float32([[math.cos(turn), -math.sin(turn)], [math.sin(turn), math.cos(turn)]])
    corners = corners @ spin.T + middle
    near = side * lean * 1.6
    frame = np.float32([[0, 0], [side, 0], [side + near, side], [-near, side]])
    view = cv2.getPerspectiveTransform(corners, frame)
    return cv2.warpPerspective(sheet, view, (side, side), flags=cv2.INTER_AREA, borderMode=cv2.BORDER_REFLECT).astype(np.float32)


def _put_wall(ground, horizon, chance, noise):
    side = len(ground)
    y, x = np.mgrid[0:1:side * 1j, 0:1:side * 1j].astype(np.float32)
    soft = chance.choice((0.002, 0.006, 0.02))
    table = np.clip((y - horizon - x * chance.gauss(0, 0.03)) / soft, 0, 1)[..., None]
    if chance.random() < 0.6:
        wall = _tone(chance, 0.25) * (0.94 + 0.06 * _cloud(side, noise, 1.6))[..., None]
    else:
        wall = cv2.resize(draw_sheet(chance, noise), (side, side), interpolation=cv2.INTER_AREA)
        wall = cv2.GaussianBlur(wall, (0, 0), chance.uniform(0.5, 5))
    return ground * table + wall * (1 - table)


def _light(ground, chance, noise):
    side = len(ground)
    y, x = np.mgrid[-1:1:side * 1j, -1:1:side * 1j].astype(np.float32)
    turn = chance.uniform(0, 2 * math.pi)
    light = 1 + chance.uniform(0, 0.25) * (x * math.cos(turn) + y * math.sin(turn))
    if chance.random() < 0.35:  # shadow of an object outside the frame
        light *= 1 - chance.uniform(0.1, 0.45) * np.clip((_cloud(side, noise, 2.4) - 0.5) * 8, 0, 1)
    return ground * light[..., None]


def _lay_cord(ground, horizon, chance):
    """A cable, string or seam across the surface, with its own shadow."""
    side = len(ground)
    top = max(0.0, horizon)
    knots = np.float32([[chance.uniform(-0.1, 1.1) * side, chance.uniform(top, 1.05) * side] for _ in range(4)])
    t = np.linspace(0, 1, 60, dtype=np.float32)[:, None]
    line = (1 - t) ** 3 * knots[0] + 3 * (1 - t) ** 2 * t * knots[1] + 3 * (1 - t) * t * t * knots[2] + t ** 3 * knots[3]
    width = max(1, round(side * chance.uniform(0.004, 0.018)))
    shade = np.zeros((side, side), np.float32)
    cv2.polylines(shade, [np.int32(line + width * 0.7)], False, 1, width + 1, cv2.LINE_AA)
    ground *= (1 - 0.4 * cv2.GaussianBlur(shade, (0, 0), max(0.5, width * 0.5)))[..., None]
    colour = _tone(chance, 0.5 if chance.random() < 0.4 else 0.05)
    cv2.polylines(ground, [np.int32(line)], False, [float(c) for c in colour], width, cv2.LINE_AA)


def _tone(chance, colourful):
    """A colour (BGR): grey, more or less tinted."""
    value, hue = chance.uniform(25, 245), chance.uniform(0, 2 * math.pi)
    tint = np.float32([math.cos(hue), math.cos(hue + 2.1), math.cos(hue + 4.2)])
    return np.clip(value * (1 + colourful * chance.random() * tint), 4, 252).astype(np.float32)


def _timber(chance):
    """A colour of wood (BGR), pale to nearly black."""
    base = np.float32(chance.choice(((120, 165, 205), (75, 125, 180), (45, 85, 140), (30, 50, 85), (150, 185, 215), (95, 115, 130))))
    return base * chance.uniform(0.8, 1.15)


def _cloud(side, noise, slope):
    """Noise whose power falls with frequency, 0-1 (side, side)."""
    fy, fx = np.fft.fftfreq(side)[:, None], np.fft.rfftfreq(side)[None]
    power = np.maximum(np.sqrt(fy * fy + fx * fx), 1 / side) ** -slope
    cloud = np.fft.irfft2(np.fft.rfft2(noise.rand(side, side) - 0.5) * power, (side, side)).astype(np.float32)
    low, high = np.percentile(cloud, (1, 99))
    return np.clip((cloud - low) / (high - low + 1e-6), 0, 1)


def _grid():
    return np.mgrid[0:1:SHEET * 1j, 0:1:SHEET * 1j].astype(np.float32)


def _wood(chance, noise):
    """Boards with grain, knots and joints."""
    boards = chance.choice((1, 1, 2, 3, 4, 5, 7))
    y, x = _grid()
    bend = cv2.resize(_cloud(96, noise, 2.2), (SHEET, SHEET), interpolation=cv2.INTER_CUBIC)
    row = np.minimum(boards - 1, (y * boards).astype(np.int32))
    shift = noise.rand(boards).astype(np.float32)[row] * 7
    rings = (y * chance.uniform(1.5, 6) + shift + bend * chance.uniform(0.6, 3)) * chance.uniform(2, 7)
    grain = 0.5 + 0.5 * np.sin(rings * 6.28)
    fibre = cv2.resize(noise.rand(SHEET, chance.randint(6, 40)).astype(np.float32), (SHEET, SHEET), interpolation=cv2.INTER_CUBIC)
    dark = chance.uniform(0.05, 0.4) * grain ** chance.uniform(1, 5) + chance.uniform(0.05, 0.3) * fibre
    tint = (1 + chance.uniform(0, 0.3) * (noise.rand(boards) - 0.5)).astype(np.float32)[row]
    wood = _timber(chance) * (tint * (1.15 - dark))[..., None]
    if boards > 1:
        seam = np.abs(y * boards - np.round(y * boards)) < chance.uniform(0.008, 0.03)
        wood[seam & (np.round(y * boards) > 0)] *= chance.uniform(0.2, 0.8)
    return wood


def _threads(chance, noise, much):
    """The light on woven threads, around 1."""
    y, x = _grid()
    count = chance.uniform(60, 160)
    weave = np.sin(x * count * 6.28) * np.sin(y * count * 6.28)
    folds = _cloud(SHEET, noise, chance.uniform(1.8, 2.6)) - 0.5
    return 1 + much * weave + chance.uniform(0, 0.35) * folds + 0.04 * (noise.rand(SHEET, SHEET).astype(np.float32) - 0.5)


def _checked(chance, noise):
    y, x = _grid()
    count = chance.uniform(4, 22)
    across, down = (np.sin(a * count * 6.28) > 0 for a in (x, y))
    share = (across.astype(np.float32) + down) / 2
    first, second = np.float32([235, 240, 242]), _tone(chance, 0.9)
    if chance.random() < 0.3:
        share = (across ^ down).astype(np.float32)
        first = _tone(chance, 0.5)
    cloth = first * (1 - share[..., None]) + second * share[..., None]
    return cloth * _threads(chance, noise, chance.uniform(0, 0.12))[..., None]


def _plaid(chance, noise):
    cloth = np.tile(_tone(chance, 0.8), (SHEET, SHEET, 1))
    for axis in (0, 1):
        for _ in range(chance.randint(1, 5)):
            place, width, colour = chance.random() / 4, chance.uniform(0.004, 0.06), _tone(chance, 0.9)
            line = (np.abs(np.linspace(0, 4, SHEET) % 1 / 4 - place) < width / 2).astype(np.float32) * chance.uniform(0.4, 0.9)
            share = line[:, None, None] if axis == 0 else line[None, :, None]
            cloth = cloth * (1 - share) + colour * share
    return cloth * _threads(chance, noise, chance.uniform(0, 0.1))[..., None]


def _granite(chance, noise):
    stone = np.tile(_tone(chance, 0.15), (SHEET, SHEET, 1))
    for _ in range(chance.randint(2, 5)):
        small = chance.randint(SHEET // 24, SHEET // 2)
        spots = cv2.resize(noise.rand(small, small).astype(np.float32), (SHEET, SHEET), interpolation=cv2.INTER_CUBIC)
        share = np.clip((spots - chance.uniform(0.55, 0.85)) * 12, 0, 1)[..., None] * chance.uniform(0.3, 1)
        stone = stone * (1 - share) + _tone(chance, 0.2) * share
    return stone


def _terrazzo(chance, noise):
    stone = np.tile(_tone(chance, 0.12), (SHEET, SHEET, 1))
    colours = [_tone(chance, chance.choice((0.1, 0.6))) for _ in range(chance.randint(2, 6))]
    largest = chance.uniform(4, 26)
    for _ in range(chance.randint(150, 1400)):
        middle, size = noise.rand(2) * SHEET, largest * chance.uniform(0.2, 1)
        turns = np.sort(noise.rand(chance.randint(4, 7))) * 6.28
        chip = middle + size * np.stack([np.cos(turns), np.sin(turns)], 1) * (0.6 + 0.4 * noise.rand(len(turns), 1))
        cv2.fillPoly(stone, [np.int32(chip)], [float(c) for c in chance.choice(colours)], cv2.LINE_AA)
    return stone


def _rug(chance, noise):
    """Bands, diamonds and borders, with pile."""
    y, x = _grid()
    count, kinds = chance.uniform(3, 10), [_tone(chance, 0.8) for _ in range(chance.randint(2, 4))]
    u, v = x * count % 1 - 0.5, y * count % 1 - 0.5
    form = chance.choice((np.abs(u) + np.abs(v), np.sqrt(u * u + v * v), np.maximum(np.abs(u), np.abs(v)), np.abs(u * v) * 4, np.abs(u)))
    step = np.minimum(len(kinds) - 1, (form * len(kinds) * chance.uniform(1, 2)).astype(np.int32))
    pile = 1 + chance.uniform(0.1, 0.6) * (cv2.GaussianBlur(noise.rand(SHEET, SHEET).astype(np.float32), (0, 0), chance.uniform(0.6, 2)) - 0.5)
    return np.stack(kinds)[step] * pile[..., None]


def _print(chance, noise):
    """Flowers, leaves, dots or letters strewn over cloth or paper."""
    cloth = np.tile(_tone(chance, 0.5), (SHEET, SHEET, 1))
    colours = [[float(c) for c in _tone(chance, 0.9)] for _ in range(chance.randint(1, 5))]
    size = chance.uniform(6, 46)
    kind = chance.choice(('flower', 'leaf', 'dot', 'letter', 'line'))
    for _ in range(chance.randint(30, 260)):
        middle, turn, own = (noise.rand(2) * SHEET).astype(int), chance.uniform(0, 360), size * chance.uniform(0.6, 1.3)
        at, colour = (int(middle[0]), int(middle[1])), chance.choice(colours)
        if kind == 'flower':
            for k in range(5):
                angle = math.radians(turn + 72 * k)
                petal = (int(at[0] + own * 0.6 * math.cos(angle)), int(at[1] + own * 0.6 * math.sin(angle)))
                cv2.ellipse(cloth, petal, (int(own * 0.55) + 1, int(own * 0.35) + 1), turn + 72 * k, 0, 360, colour, -1, cv2.LINE_AA)
            cv2.circle(cloth, at, int(own * 0.3) + 1, colours[0], -1, cv2.LINE_AA)
        elif kind == 'leaf':
            cv2.ellipse(cloth, at, (int(own) + 1, int(own * 0.35) + 1), turn, 0, 360, colour, -1, cv2.LINE_AA)
        elif kind == 'dot':
            cv2.circle(cloth, at, int(own * 0.6) + 1, colour, chance.choice((-1, -1, 2)), cv2.LINE_AA)
        elif kind == 'letter':
            word = ''.join(chance.choice('abcdeghiknorstuAEKMRST 1238') for _ in range(chance.randint(2, 12)))
            write(cloth, word, at, chance.choice((0, 2, 3, 4)), own / 26, colour, max(1, round(own / 14)))
        else:
            far = (int(at[0] + 3 * own * math.cos(turn)), int(at[1] + 3 * own * math.sin(turn)))
            cv2.line(cloth, at, far, colour, max(1, round(own * 0.2)), cv2.LINE_AA)
    return cloth * _threads(chance, noise, chance.choice((0, 0.06)))[..., None]


def _joints(chance, noise, count, rows, offset):
    """(joint share, number of the piece) of every pixel."""
    y, x = _grid()
    row = (y * rows).astype(np.int32)
    along = x * count + (row % 2) * offset
    edge = np.minimum(np.abs(along - np.round(along)) / count, np.abs(y * rows - np.round(y * rows)) / rows)
    joint = np.clip(2.5 - edge * SHEET / chance.uniform(0.6, 2.2), 0, 1)
    return joint[..., None], (along.astype(np.int32) * 7 + row * 13) % 64


def _tiles(chance, noise):
    count = chance.uniform(3, 12)
    joint, piece = _joints(chance, noise, count, count * chance.choice((1, 1, 2, 3)), chance.choice((0, 0.5)))
    tint = 1 + chance.uniform(0, 0.25) * (noise.rand(64).astype(np.float32)[piece] - 0.5)
    tile = _tone(chance, 0.5) * (tint * (1 + chance.uniform(0, 0.4) * (_cloud(SHEET, noise, 1.5) - 0.5)))[..., None]
    if chance.random() < 0.35:  # a drawing on each tile
        y, x = _grid()
        u, v = x * count % 1 - 0.5, y * count % 1 - 0.5
        drawn = np.clip((np.sin(np.sqrt(u * u + v * v) * chance.uniform(8, 30)) + np.cos(u * v * 60)) * 6, 0, 1)[..., None]
        tile = tile * (1 - drawn) + _tone(chance, 0.8) * drawn
    return tile * (1 - joint) + _tone(chance, 0.1) * joint


def _bricks(chance, noise):
    count = chance.uniform(3, 8)
    joint, piece = _joints(chance, noise, count, count * chance.uniform(2, 3.2), 0.5)
    base = chance.choice((np.float32([60, 85, 165]), np.float32([110, 120, 135]), np.float32([215, 220, 222])))
    tint = 1 + 0.4 * (noise.rand(64).astype(np.float32)[piece] - 0.5)
    brick = base * (tint * (1 + 0.5 * (_cloud(SHEET, noise, 1) - 0.5)))[..., None]
    return brick * (1 - joint) + np.float32([165, 170, 172]) * chance.uniform(0.6, 1.2) * joint


def _gravel(chance, noise):
    """Small objects close together: pebbles, leaves, chips, blades of grass."""
    base = _tone(chance, 0.4)
    ground, size, slim = np.tile(base * 0.5, (SHEET, SHEET, 1)).astype(np.float32), chance.uniform(4, 18), chance.choice((0.8, 0.5, 0.12))
    for _ in range(min(4000, int(1.6 * SHEET * SHEET / (3 * size * size * max(slim, 0.3))))):
        at, own = (int(noise.rand() * SHEET), int(noise.rand() * SHEET)), size * chance.uniform(0.5, 1.3)
        colour = np.clip(base * chance.uniform(0.5, 1.5) + np.float32([chance.gauss(0, 10) for _ in range(3)]), 0, 255)
        cv2.ellipse(ground, at, (int(own) + 1, int(own * slim) + 1), chance.uniform(0, 180), 0, 360, [float(c) for c in colour], -1, cv2.LINE_AA)
    return ground


def _wicker(chance, noise):
    y, x = _grid()
    count = chance.uniform(10, 40)
    over = (((x * count).astype(int) + (y * count).astype(int)) % 2).astype(np.float32)
    strand = np.abs(np.sin(x * count * 3.14)) * over + np.abs(np.sin(y * count * 3.14)) * (1 - over)
    return _timber(chance) * (0.35 + 0.75 * strand ** 0.5 + 0.15 * (noise.rand(SHEET, SHEET).astype(np.float32) - 0.5))[..., None]


def _weave(chance, noise):
    return _tone(chance, 0.6) * _threads(chance, noise, chance.uniform(0.05, 0.35))[..., None]


def _concrete(chance, noise):
    stone = 1 + chance.uniform(0.2, 0.9) * (_cloud(SHEET, noise, chance.uniform(0.9, 1.8)) - 0.5)
    return _tone(chance, 0.15) * (stone + 0.1 * (noise.rand(SHEET, SHEET).astype(np.float32) - 0.5))[..., None]

"""Composed photos like those of sellers: one product, or several that belong together, in a place with light, shadow and other objects."""
import math
import random
from dataclasses import replace

import cv2
import numpy as np

from .clear_parts import clear_parts
from .held import Held, hold
from .surfaces import material
from .textures import textured_ground

OFFER = 0.08  # share of products that are several objects
CUT_OFF = 0.1  # share of products that the frame cuts off
HELD = 0.06  # share of photos in which a hand holds the product, where there are hands
REFLECTED = 0.15  # share of objects that are reflected in the table
UNDER = 0.12  # share of objects with a dark strip of shadow along their lower outline, which is easily taken for a part of them
FLAT = 0.25  # share of objects seen from above: their shadow is their own shape moved aside, in any direction
LINED = 0.15  # share of products on whose ground straight lines pass behind them: joints of boards and tiles, which cords must not be confused with
TWINS = 0.4  # share of the offers that are two of a kind, as shoes are
PLAIN, TEXTURED = 0.24, 0.24  # shares of plain backgrounds, and of patterned ones; the others are plates
CLEAR, ALIKE = 0.12, 0.12  # shares of partly transparent products, and of products in their background's colours


def compose(products, places, side: int, chance: random.Random, plain: bool = False) -> tuple:
    """(photo (side, side, 3) 8-bit BGR, mask of the product, [masks of other objects], [mask of the hands that hold the product]), masks 8-bit.

    `places.draw_place(chance)` gives an empty room or table; `plain`: only a plain background."""
    ground = plain_ground(side, chance, products if chance.random() < 0.25 else None) if plain else ground_of(products, places, side, chance)
    if chance.random() < 0.3:
        ground = cv2.GaussianBlur(ground, (0, 0), chance.uniform(0.6, 3.5) * side / 224)
    scene, covers, lamp = ground.astype(np.float32), [], _lamp(chance)
    for _ in range(0 if plain else chance.choice((0, 0, 0, 1, 1, 2, 3, 4))):
        colours, alpha = products.draw(chance, side * chance.uniform(0.1, 0.32))
        spot = (chance.choice((chance.uniform(-0.02, 0.3), chance.uniform(0.7, 1.02))), chance.uniform(0.25, 1.05))
        scene, covers = _add(scene, covers, *_place(colours, alpha, side, spot), lamp, chance)
    held = draw_held(products, side, chance) if products.hands is not None and chance.random() < HELD else None
    scene, covers = _add_held(scene, covers, held, chance) if held else _add_main(scene, covers, products, lamp, chance)
    product, hands = covers.pop(), [covers.pop()] if held else []
    if not plain and chance.random() < 0.12:  # an object in front, of which a corner is visible
        colours, alpha = products.draw(chance, side * chance.uniform(0.2, 0.4))
        spot = (chance.choice((chance.uniform(-0.1, 0.15), chance.uniform(0.85, 1.1))), chance.uniform(1.05, 1.25))
        scene, covers = _add(scene, [product, *hands, *covers], *_place(colours, alpha, side, spot), lamp, chance)
        product, hands, covers = covers[0], covers[1:1 + len(hands)], covers[1 + len(hands):]
    photo = np.clip(scene * _falloff(side, chance), 0, 255).astype(np.uint8)
    return photo, _mask(product), [_mask(c) for c in covers], [_mask(c) for c in hands]


def _mask(cover):
    return (cover * 255 + 0.5).astype(np.uint8)


def _add_main(scene, covers, products, lamp, chance):
    """The scene with its product, and one more cover."""
    side = len(scene)
    share = chance.triangular(0.3, 1.05, 0.7)
    colours, alpha = _main_thing(products, side * share, chance)
    spot = (chance.gauss(0.5, 0.07), chance.uniform(0.5 + share * 0.35, 0.97) if share < 0.9 else 0.97)
    if chance.random() < CUT_OFF:
        spot = (chance.choice((chance.uniform(0, 0.2), chance.uniform(0.8, 1))), chance.uniform(0.7, 1.2))
    colours, alpha, base = _place(colours, alpha, side, spot)
    if chance.random() < LINED:
        scene = _lines_behind(scene, alpha, chance)
    if chance.random() < ALIKE:
        colours = _like_ground(scene, colours, alpha, chance)
    if chance.random() < CLEAR:
        colours = clear_parts(scene, colours, alpha, chance)
    return _add(scene, covers, colours, alpha, base, lamp, chance)


def _lines_behind(scene, alpha, chance):
    """One straight line through a place of the product to both edges of the frame, or several of equal distance."""
    side, spots = len(alpha), np.argwhere(alpha > 0.6)
    if len(spots) == 0:
        return scene
    turn, (y, x) = chance.choice((0, math.pi / 2, chance.uniform(0, math.pi))) + chance.gauss(0, 0.15), spots[chance.randrange(len(spots))]
    along, across = np.float32([math.cos(turn), math.sin(turn)]), np.float32([-math.sin(turn), math.cos(turn)])
    apart, lines = side * chance.uniform(0.08, 0.4), np.zeros((side, side), np.float32)
    for k in (range(-8, 9) if chance.random() < 0.7 else (0,)):
        middle = np.float32([x, y]) + k * apart * across
        ends = [np.int32((middle + far * 3 * side * along) * 16) for far in (-1, 1)]
        cv2.line(lines, ends[0].tolist(), ends[1].tolist(), 1, chance.choice((1, 1, 2, 3)), cv2.LINE_AA, 4)
    lines = cv2.GaussianBlur(lines, (0, 0), chance.uniform(0.4, 1)) * chance.uniform(0.3, 1)
    tone = scene.mean((0, 1)) * (chance.uniform(0.05, 0.6) if chance.random() < 0.8 else chance.uniform(1.3, 2.5))
    return scene * (1 - lines[..., None]) + np.clip(tone, 0, 255) * lines[..., None]


def draw_held(products, side: int, chance: random.Random) -> Held | None:
    """A product in a hand on a frame of `side` px; None if it cannot be held."""
    colours, alpha = products.draw(chance, side * chance.triangular(0.25, 0.9, 0.5))
    return hold(products.hands, colours, alpha, side, chance)


def _add_held(scene, covers, held, chance):
    """The scene, often out of focus, with a hand and the product that it holds, and two more covers: of the hand and of the product."""
    side = len(scene)
    if chance.random() < 0.55:
        sigma = chance.uniform(1, 5) * side / 224
        scene, covers = cv2.GaussianBlur(scene, (0, 0), sigma), [cv2.GaussianBlur(c, (0, 0), sigma) for c in covers]
    (_, around), (product, whole) = held.hand, held.product
    if chance.random() < 0.25:  # the shadow on a wall close behind
        aside, down, soft = chance.gauss(0, 0.08), chance.uniform(0, 0.12), chance.uniform(0.015, 0.06)
        shade = cv2.warpAffine(np.maximum(around, whole), np.float32([[1, 0, aside * side], [0, 1, down * side]]), (side, side))
        scene = scene * (1 - cv2.GaussianBlur(shade, (0, 0), soft * side) * chance.uniform(0.1, 0.5))[..., None]
    if chance.random() < ALIKE:
        held = replace(held, product=(_like_ground(scene, product, whole, chance), whole))
    scene, product, visible = put_held(scene, held, chance, clear=chance.random() < CLEAR)
    return scene, [c * (1 - np.maximum(around, whole)) for c in covers] + [visible, product]


def put_held(scene: np.ndarray, held: Held, chance: random.Random, clear: bool = False) -> tuple:
    """(the scene (side, side, 3) with what is held, cover of the product, cover of the hands), float32; `clear`: some of the product becomes
    transparent."""
    (hand, around), (product, whole), (front, before) = held.hand, held.product, held.front
    scene = scene * (1 - around[..., None]) + hand * around[..., None]
    near = cv2.GaussianBlur(whole, (0, 0), max(0.6, chance.uniform(0.01, 0.03) * len(scene))) * chance.uniform(0.1, 0.5)
    scene = scene * (1 - near * around)[..., None]
    if clear:
        product = clear_parts(scene, product, whole, chance)
    product = np.clip(product * math.exp(chance.gauss(0, 0.15)) * (1 - held.shade)[..., None], 0, 255)
    scene = scene * (1 - whole[..., None]) + product * whole[..., None]
    scene = scene * (1 - before[..., None]) + front * before[..., None]
    return scene, whole * (1 - before), before + (1 - before) * (1 - whole) * around


def ground_of(products, places, side: int, chance: random.Random) -> np.ndarray:
    """An empty background (side, side) 8-bit BGR: plain, patterned, or a room or table of `places`."""
    kind = chance.random()
    if kind < PLAIN:
        return plain_ground(side, chance, products if chance.random() < 0.25 else None)
    if kind < PLAIN + TEXTURED:
        return textured_ground(side, chance)
    return _frame(places.draw_place(chance), side, chance)


def plain_ground(side: int, chance: random.Random, like=None) -> np.ndarray:
    """Paper, wall or table in one colour, lighter on one side, perhaps with the line where wall and table meet; 8-bit.

    `like`: products, one of which gives the background its colour."""
    kind = chance.random()
    if kind < 0.45:
        colour = np.float32([chance.uniform(150, 250)] * 3) + np.float32([chance.gauss(0, 5) for _ in range(3)])
    elif kind < 0.6:
        colour = np.float32([chance.uniform(8, 70)] * 3) + np.float32([chance.gauss(0, 4) for _ in range(3)])
    else:
        colour = np.float32([chance.uniform(20, 240) for _ in range(3)])
    if like is not None:
        colours, alpha = like.draw(chance, 48)
        if (alpha > 0.5).any():
            colour = np.float32(np.median(colours[alpha > 0.5], 0)) + np.float32([chance.gauss(0, 6) for _ in range(3)])
    turn = chance.uniform(0, 2 * math.pi)
    y, x = np.mgrid[-0.5:0.5:side * 1j, -0.5:0.5:side * 1j].astype(np.float32)
    ramp = 1 + chance.uniform(0, 0.35) * (x * math.cos(turn) + y * math.sin(turn))
    ground = colour * ramp[..., None]
    if chance.random() < 0.4:  # the table in front of the wall
        line = chance.uniform(0.15, 0.6) + (x * chance.gauss(0, 0.05))
        soft = chance.choice((0.002, 0.01, 0.08))
        table = np.clip((y + 0.5 - line) / soft, 0, 1)[..., None]
        tone = colour * chance.uniform(0.7, 1.2) if chance.random() < 0.6 else np.float32([chance.uniform(30, 240) for _ in range(3)])
        ground = ground * (1 - table) + tone * ramp[..., None] * table
    if chance.random() < 0.25:  # cloth, wood, paper with a grain
        grain = material((side, side), chance).mean(2, keepdims=True)
        ground = ground * (1 + (grain / max(grain.mean(), 1) - 1) * chance.uniform(0.03, 0.3))
    return np.clip(ground, 0, 255).astype(np.uint8)


def _frame(place, side, chance):
    """A square crop of a picture, as the camera's view."""
    height, width = place.shape[:2]
    cut = int(chance.uniform(0.4, 1) * min(height, width))
    x, y = chance.randint(0, width - cut), chance.randint(0, height - cut)
    piece = cv2.resize(place[y:y + cut, x:x + cut], (side, side), interpolation=cv2.INTER_AREA)
    return np.ascontiguousarray(piece[:, ::chance.choice((1, -1))])


def _lamp(chance):
    """(direction of shadows, their length, their softness, their darkness): one light for everything in the scene."""
    if chance.random() < 0.2:  # the sun or a bare bulb
        return chance.uniform(-1, 1), chance.uniform(0.1, 0.55), 0.003, chance.uniform(0.5, 0.9)
    return chance.uniform(-1, 1), chance.uniform(0.1, 0.55), chance.choice((0.008, 0.02, 0.05)), chance.uniform(0.05, 0.6)


def _main_thing(products, side, chance):
    """One product, or several that form one offer: side by side, or one on the other."""
    if chance.random() > OFFER:
        return products.draw(chance, side)
    if chance.random() < TWINS:
        return _twins(*products.draw(chance, side * chance.uniform(0.6, 0.85)), chance)
    things = [products.draw(chance, side * chance.uniform(0.45, 0.75)) for _ in range(chance.choice((2, 2, 3)))]
    height, width = max(a.shape[0] for _, a in things), sum(a.shape[1] for _, a in things)
    on_top = len(things) == 2 and chance.random() < 0.4
    if on_top:
        height, width = sum(a.shape[0] for _, a in things), max(a.shape[1] for _, a in things)
    colours, alpha, at = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32), 0
    for thing, cover in things:
        h, w = cover.shape
        top, left = (at, (width - w) // 2) if on_top else (height - h, at)
        new, part = cover[..., None], np.s_[top:top + h, left:left + w]
        colours[part] = colours[part] * (1 - new) + thing * new
        alpha[part] = np.maximum(alpha[part], cover)
        at += int((h if on_top else w) * chance.uniform(0.75, 1))
    ys, xs = np.where(alpha > 0.05)
    part = np.s_[ys.min():ys.max() + 1, xs.min():xs.max() + 1]
    return colours[part], alpha[part]


def _twins(colours, alpha, chance):
    """Two of a kind close together, one of them turned a little and often mirrored: between them a narrow piece of the ground is seen."""
    height, width = alpha.shape
    wide, tall = int(width * chance.uniform(1.5, 2.2)), int(height * chance.uniform(1.1, 1.5))
    seen, cover = np.zeros((tall, wide, 3), np.float32), np.zeros((tall, wide), np.float32)
    for k in range(2):
        turn, mirrored = math.radians(chance.gauss(0, 8)), -1 if k == 1 and chance.random() < 0.6 else 1
        middle = (width / 2 if k == 0 else wide - width / 2, tall - height / 2 if k == 0 else chance.uniform(height / 2, tall - height / 2))
        c, s = math.cos(turn), math.sin(turn)
        move = np.float32([[c * mirrored, -s, 0], [s * mirrored, c, 0]])
        move[:, 2] = np.float32(middle) - move[:, :2] @ np.float32([width / 2, height / 2])
        new = cv2.warpAffine(alpha, move, (wide, tall))
        seen = seen * (1 - new[..., None]) + cv2.warpAffine(colours, move, (wide, tall)) * new[..., None]
        cover = np.maximum(cover, new)
    return seen, cover


def _place(colours, alpha, side, spot):
    """The object on the frame's canvas, with the middle of its base at `spot` (0-1)."""
    height, width = alpha.shape
    left, top = round(spot[0] * side - width / 2), round(spot[1] * side - height)
    canvas, cover = np.zeros((side, side, 3), np.float32), np.zeros((side, side), np.float32)
    x0, y0, x1, y1 = max(0, left), max(0, top), min(side, left + width), min(side, top + height)
    if x1 > x0 and y1 > y0:
        inside = np.s_[y0 - top:y1 - top, x0 - left:x1 - left]
        canvas[y0:y1, x0:x1], cover[y0:y1, x0:x1] = colours[inside], alpha[inside]
    return canvas, cover, top + height


def _like_ground(scene, colours, alpha, chance):
    """The product with the mean colour of the background behind it: an orange box on an orange table."""
    inside = alpha > 0.5
    if not inside.any():
        return colours
    ratio = (scene[inside].mean(0) + 4) / (colours[inside].mean(0) + 4)
    return np.clip(colours * ratio ** chance.uniform(0.4, 1), 0, 255)


def _add(scene, covers, colours, alpha, base, lamp, chance):
    """The object in the scene with contact and cast shadow, perhaps reflected in the table."""
    side = alpha.shape[0]
    lean, length, softness, darkness = lamp
    if chance.random() < FLAT:
        scene = scene * (1 - _shade_of_flat(alpha, chance))[..., None]
    elif chance.random() < 0.85:
        cast = np.float32([[1, -lean, lean * base], [0, -length, base * (1 + length)]])
        if chance.random() < 0.5:  # light from behind or from the front: the shadow falls towards us or away
            cast = np.float32([[1, lean, -lean * base], [0, length, base * (1 - length)]])
        small = cv2.warpAffine(alpha, cast, (side, side))
        shade = cv2.GaussianBlur(small, (0, 0), max(0.6, softness * side)) * darkness
        touch = cv2.warpAffine(alpha, np.float32([[1, 0, 0], [0, 0.07, base * 0.94]]), (side, side))
        shade = 1 - (1 - shade) * (1 - cv2.GaussianBlur(touch, (0, 0), max(0.6, 0.012 * side)) * chance.uniform(0.1, 0.75))
        scene = scene * (1 - np.clip(shade, 0, 0.9)[..., None])
    if chance.random() < UNDER:
        height = np.count_nonzero(alpha.max(1) > 0.5)
        aside, down = chance.gauss(0, 0.03) * height, chance.uniform(0.01, 0.1) * height
        shade = cv2.warpAffine(alpha, np.float32([[1, 0, aside], [0, 1, down]]), (side, side))
        shade = cv2.GaussianBlur(shade, (0, 0), max(0.4, chance.choice((0.002, 0.006, 0.015)) * side)) * chance.uniform(0.3, 0.92)
        scene = scene * (1 - shade[..., None])
    if chance.random() < REFLECTED:
        mirror = np.float32([[1, 0, 0], [0, -1, 2 * base - 1]])
        below, cover = cv2.warpAffine(colours, mirror, (side, side)), cv2.warpAffine(alpha, mirror, (side, side))
        soft = max(0.3, chance.choice((0.002, 0.006, chance.uniform(0.005, 0.03))) * side)
        below, cover = (cv2.GaussianBlur(part, (0, 0), soft, sigmaY=soft * chance.uniform(1, 2)) for part in (below, cover))
        reach = side * chance.choice((3, chance.uniform(0.05, 0.5)))  # a dull table reflects what is close to it
        fading = np.clip(1 - (np.arange(side, dtype=np.float32) - base) / reach, 0, 1)[:, None]
        seen = (cover * fading * chance.choice((chance.uniform(0.08, 0.4), chance.uniform(0.3, 0.8))))[..., None]
        scene = scene * (1 - seen) + below * seen * chance.uniform(0.4, 1)
    gain = np.exp(np.float32([chance.gauss(0, 0.04) for _ in range(3)]) + chance.gauss(0, 0.18))
    if chance.random() < 0.6:
        alpha = cv2.GaussianBlur(alpha, (0, 0), chance.uniform(0.3, 0.8))
    new = alpha[..., None]
    return scene * (1 - new) + np.clip(colours * gain, 0, 255) * new, [c * (1 - alpha) for c in covers] + [alpha]


def _shade_of_flat(alpha, chance):
    """Shadow of a thing on a floor seen from above: one lamp or two beside it, the occlusion around it and in its gaps; (h, w) 0-1."""
    side, size = len(alpha), math.sqrt(max(1, np.count_nonzero(alpha > 0.5)))
    light = np.ones_like(alpha)
    for _ in range(chance.choice((1, 1, 1, 2))):
        turn, away = chance.uniform(0, 2 * math.pi), size * chance.triangular(0, 0.35, 0.05)
        moved = np.float32([[1, 0, away * math.cos(turn)], [0, 1, away * math.sin(turn)]])
        soft = max(0.4, chance.choice((0.001, 0.004, 0.012, 0.03)) * side)
        light *= 1 - cv2.GaussianBlur(cv2.warpAffine(alpha, moved, (side, side)), (0, 0), soft) * chance.uniform(0.15, 0.9)
    around = cv2.GaussianBlur(alpha, (0, 0), max(0.6, chance.uniform(0.005, 0.03) * side))
    return np.clip(1 - light * (1 - around * chance.uniform(0, 0.6)), 0, 0.93)


def _falloff(side, chance):
    """Light that is weaker on one side, and the lens's vignette."""
    y, x = np.mgrid[-1:1:side * 1j, -1:1:side * 1j].astype(np.float32)
    turn, much = chance.uniform(0, 2 * math.pi), abs(chance.gauss(0, 0.12))
    return (1 + much * (x * math.cos(turn) + y * math.sin(turn)) - chance.uniform(0, 0.12) * (x * x + y * y))[..., None]

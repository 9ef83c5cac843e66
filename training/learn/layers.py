"""The endless stream of parts from which fast_stage.py composes photos on a GPU: objects with their shadows, empty grounds, products in hands, and whole
scenes."""
import random

import cv2
import numpy as np
import torch

from .clear_parts import transparency
from .pictures import Pictures
from .products import Products
from .rooms import Rooms
from .stage import draw_held, ground_of, put_held
from .views import FILLS, Views

VIEWS = 0.72  # share of the objects that are views of models; the others are cut out of rendered pictures, or drawn boxes
CLEAR = 0.1  # share of the cut-outs that are partly transparent
OBJECTS, GROUNDS, HELD, ROOMS = 7, 3, 1, 2  # of each in a part of the stream


class Layers(torch.utils.data.IterableDataset):
    """Yields (objects (7, side, side, 6), grounds (3, side, side, 3), held (1, side, side, 6), rooms (2, side, side, 5)), 8-bit; the planes of an object are
    those of views.Views.draw, those of a room those of rooms.Rooms.draw. A held product is a whole frame without its ground: BGR multiplied by opacity, opacity, mask, mask of the hands; there is none
    if the products have no hands. Each worker has its own stream."""

    def __init__(self, pictures: Pictures, views: Views, products: Products, side: int, seed: int):
        super().__init__()
        self.pictures, self.views, self.products, self.side, self.seed = pictures, views, products, side, seed
        self.rooms = Rooms(views, pictures)

    def __iter__(self):
        cv2.setNumThreads(1)
        worker = torch.utils.data.get_worker_info()
        chance = random.Random(self.seed * 1009 + (worker.id if worker else 0))
        while True:
            objects = [self._tried(self._object, chance) for _ in range(OBJECTS)]
            grounds = [self._tried(self._ground, chance) for _ in range(GROUNDS)]
            held = np.zeros((HELD if self.products.hands else 0, self.side, self.side, 6), np.uint8)
            for canvas in held:
                canvas[:] = self._tried(self._held, chance)
            rooms = [self._tried(self._room, chance) for _ in range(ROOMS)]
            yield tuple(torch.from_numpy(part) for part in (np.stack(objects), np.stack(grounds), held, np.stack(rooms)))

    def _object(self, chance):
        return self.views.draw(self.side, chance) if chance.random() < VIEWS else self._cut(chance)

    def _ground(self, chance):
        return ground_of(self.products, self.pictures, self.side, chance)

    def _room(self, chance):
        return self.rooms.draw(self.side, chance)

    def _held(self, chance):
        held = None
        while held is None:
            held = draw_held(self.products, self.side, chance)
        light, product, hands = put_held(np.zeros((self.side, self.side, 3), np.float32), held, chance)
        opacity = 1 - (1 - held.hand[1]) * (1 - held.product[1])
        return np.dstack([light, opacity * 255, product * 255, hands * 255]).clip(0, 255).astype(np.uint8)

    def _tried(self, draw, chance):
        """One that could be drawn: what a newer OpenCV refuses must not end a training of few minutes."""
        while True:
            try:
                return draw(chance)
            except cv2.error:
                continue

    def _cut(self, chance):
        """A product cut out of a picture, with a shadow from its outline."""
        side = self.side
        colours, alpha = self.products.draw(chance, side * FILLS)
        scale = min(1.0, 0.9 * side / max(alpha.shape))
        if scale < 1:
            colours, alpha = (cv2.resize(part, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) for part in (colours, alpha))
        height, width = alpha.shape
        top, left = (side - height) // 2, (side - width) // 2
        canvas, mask = np.zeros((side, side, 3), np.float32), np.zeros((side, side), np.float32)
        canvas[top:top + height, left:left + width], mask[top:top + height, left:left + width] = colours, alpha
        opacity = mask
        if chance.random() < CLEAR:
            opacity = mask * (1 - transparency(mask, chance))
        shadow = _shadow(mask, top + height, chance) if chance.random() < 0.85 else np.zeros_like(mask)
        return np.dstack([canvas * opacity[..., None], opacity * 255, mask * 255, shadow * 255]).clip(0, 255).astype(np.uint8)


def _shadow(mask, base, chance):
    """Darkness of the ground 0-1: the outline thrown backwards or forwards, and contact below."""
    side = mask.shape[0]
    lean, length, way = chance.uniform(-1, 1), chance.uniform(0.1, 0.5), chance.choice((1, -1))
    cast = np.float32([[1, -way * lean, way * lean * base], [0, -way * length, base * (1 + way * length)]])
    soft = max(0.6, chance.choice((0.003, 0.008, 0.02, 0.05)) * side)
    shade = cv2.GaussianBlur(cv2.warpAffine(mask, cast, (side, side)), (0, 0), soft) * chance.uniform(0.05, 0.8)
    touch = cv2.warpAffine(mask, np.float32([[1, 0, 0], [0, 0.07, base * 0.94]]), (side, side))
    return 1 - (1 - shade) * (1 - cv2.GaussianBlur(touch, (0, 0), max(0.6, 0.012 * side)) * chance.uniform(0.1, 0.75))

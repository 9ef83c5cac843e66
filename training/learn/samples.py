"""The endless stream of training samples."""
import random

import cv2
import numpy as np
import torch

from .hints import draw_hints, no_hints
from .photometric import vary
from .pictures import Pictures
from .products import Products
from .stage import compose, plain_ground
from .warp import random_view

EMPTY = 0.02  # share of samples that show an empty plain background
VIEWS = 0.4  # share of samples that are a view of one rendered picture
OTHER_WANTED = 0.25  # share of the samples with other objects in which hints select one of these
LEAST_COVER = 0.004  # share of the picture below which an object is too small to be selected


class Samples(torch.utils.data.IterableDataset):
    """Yields (photo (3, s, s) RGB, hints (3, s, s), mask (1, s, s), other (1, s, s)), 8-bit tensors; `other` is another possible
    product, or empty. Each worker has its own stream."""

    def __init__(self, folders: list, plates: str | None, side: int, seed: int, kept: str | None = None, views=None, hands=None):
        super().__init__()
        self.pictures, self.side, self.seed = Pictures(folders, plates), side, seed
        self.products = Products(self.pictures.pairs, kept, self.pictures, views=views, hands=hands)

    def __iter__(self):
        cv2.setNumThreads(1)
        worker = torch.utils.data.get_worker_info()
        chance = random.Random(self.seed * 1009 + (worker.id if worker else 0))
        while True:
            photo, hints, mask, other = self._draw(chance)
            rgb = vary(np.ascontiguousarray(photo), chance)[..., ::-1].transpose(2, 0, 1)
            yield torch.from_numpy(rgb.copy()), torch.from_numpy(hints), torch.from_numpy(mask[None].copy()), torch.from_numpy(other[None].copy())

    def _draw(self, chance):
        nothing = np.zeros((self.side, self.side), np.uint8)
        if chance.random() < EMPTY:
            return plain_ground(self.side, chance), no_hints(self.side), nothing, nothing
        if chance.random() < VIEWS:
            photo, mask = random_view(*self.pictures.draw(chance), self.side, chance)
            return photo, draw_hints(mask, chance), mask, nothing
        photo, mask, others, hands = compose(self.products, self.pictures, self.side, chance)
        others, hands = ([m for m in masks if (m > 127).mean() > LEAST_COVER] for masks in (others, hands))
        other = chance.choice(others + hands) if others + hands else nothing
        if others + hands and chance.random() < OTHER_WANTED:
            mask, other = other, mask
            return photo, draw_hints(mask, chance, must=True), mask, other
        # Without a hint, other objects nearly as large as the product would make the answer a guess. A hand does not: it is never the product.
        guess = any(2 * m.sum(dtype=np.int64) > mask.sum(dtype=np.int64) for m in others)
        return photo, draw_hints(mask, chance, must=guess), mask, other

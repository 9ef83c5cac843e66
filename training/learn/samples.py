"""The endless stream of training samples."""
import random

import cv2
import numpy as np
import torch

from .compose import composite, plain_ground
from .hints import draw_hints, no_hints
from .photometric import vary
from .pictures import Pictures
from .warp import random_view

EMPTY = 0.02  # share of samples that show a plain ground and nothing on it
COMPOSITES = 0.3  # share of samples put together from several pictures
OTHER_WANTED = 0.35  # share of composites with bystanders in which hints ask for one of these
LEAST_COVER = 0.004  # share of the picture below which a thing is too small to ask for


class Samples(torch.utils.data.IterableDataset):
    """Yields (photo (3, s, s) RGB, hints (3, s, s), mask (1, s, s)), 8-bit tensors. Each worker has its own stream."""

    def __init__(self, folders: list, side: int, seed: int):
        super().__init__()
        self.pictures, self.side, self.seed = Pictures(folders), side, seed

    def __iter__(self):
        cv2.setNumThreads(1)
        worker = torch.utils.data.get_worker_info()
        chance = random.Random(self.seed * 1009 + (worker.id if worker else 0))
        while True:
            photo, hints, mask = self._draw(chance)
            rgb = vary(np.ascontiguousarray(photo), chance)[..., ::-1].transpose(2, 0, 1)
            yield torch.from_numpy(rgb.copy()), torch.from_numpy(hints), torch.from_numpy(mask[None].copy())

    def _draw(self, chance):
        if chance.random() < EMPTY:
            return plain_ground(self.side, chance), no_hints(self.side), np.zeros((self.side, self.side), np.uint8)
        if chance.random() > COMPOSITES:
            photo, mask = random_view(*self.pictures.draw(chance), self.side, chance)
            return photo, draw_hints(mask, chance), mask
        photo, masks = composite(self.pictures, self.side, chance)
        others = [m for m in masks[1:] if (m > 127).mean() > LEAST_COVER]
        if others and chance.random() < OTHER_WANTED:
            mask = chance.choice(others)
            return photo, draw_hints(mask, chance, must=True), mask
        # Without a hint bystanders that are nearly as large as the product would make the question a guess.
        guess = any(2 * m.sum(dtype=np.int64) > masks[0].sum(dtype=np.int64) for m in others)
        return photo, draw_hints(masks[0], chance, must=guess), masks[0]


def unhinted(side: int) -> torch.Tensor:
    """The hints of a photo that nobody drew on: (1, 3, side, side) zeros."""
    return torch.from_numpy(no_hints(side))[None].float()

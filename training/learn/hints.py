"""Simulated hints of a user: a box around the product, a tap, dabs on parts to keep and to erase."""
import random

import cv2
import numpy as np
import torch
from torch.nn import functional

BOX, KEEP, ERASE, BEFORE = range(4)
SILENT = 0.65  # share of the photos without a hint
COLOURS, LOUDNESS = 24, (0.3, 1.5)  # kinds of colours in a photo, and the weight of their evidence beside the network's, in logits
DAB = (0.012, 0.03)  # radius of a dab or tap, as a share of the side
DEEPEST = 12  # steps of an error's depth that are told apart


def no_hints(side: int) -> np.ndarray:
    """Three empty planes (3, side, side), 8-bit: box, keep, erase. The trainer adds the fourth, the previous mask."""
    return np.zeros((3, side, side), np.uint8)


def draw_hints(mask: np.ndarray, chance: random.Random, must: bool = False) -> np.ndarray:
    """The first hint of a user who wants this mask: mostly none unless there `must` be one, else a box or a tap."""
    hints, kind = no_hints(mask.shape[0]), chance.random()
    if not must and kind < SILENT:
        return hints
    if chance.random() < 0.5:
        _draw_box(hints[BOX], mask, chance)
    else:
        _tap(hints[KEEP], mask, chance)
    return hints


def _draw_box(plane, mask, chance):
    """A box drawn by hand: slightly too large or too small on each side."""
    ys, xs = np.where(mask > 127)
    if not len(xs):
        return
    side = plane.shape[0]
    x0, x1, y0, y1 = xs.min(), xs.max(), ys.min(), ys.max()
    slack = [chance.gauss(0.02, 0.025) * max(x1 - x0, y1 - y0) for _ in range(4)]
    low = (int(max(0, x0 - slack[0])), int(max(0, y0 - slack[1])))
    high = (int(min(side - 1, x1 + slack[2])), int(min(side - 1, y1 + slack[3])))
    cv2.rectangle(plane, low, high, 255, -1)


def _tap(plane, mask, chance):
    """Somewhere on the product, seldom at its very edge."""
    inside = (mask > 200).astype(np.uint8)
    deep = cv2.distanceTransform(np.pad(inside, 1), cv2.DIST_L2, 3)[1:-1, 1:-1]
    ys, xs = np.where(deep > min(deep.max() * chance.uniform(0.1, 0.8), deep.max() - 1e-3))
    if len(xs):
        k = chance.randrange(len(xs))
        cv2.circle(plane, (int(xs[k]), int(ys[k])), max(1, round(chance.uniform(*DAB) * plane.shape[0])), 255, -1)


def add_dabs(hints: torch.Tensor, said: torch.Tensor, wanted: torch.Tensor, chance: random.Random) -> None:
    """Simulate the user: a dab into the middle of each answer's largest error, in place.

    hints (n, 4, s, s) 0-1; said (n, 1, s / 4, s / 4), the answer 0-1; wanted (n, 1, s / 4, s / 4) 0-1."""
    side, small = hints.shape[-1], said.shape[-1]
    found, truth = said > 0.5, wanted > 0.5
    depths, places = zip(*(_deepest(error) for error in (truth & ~found, found & ~truth)))
    add = depths[0] >= depths[1]
    depth, place = torch.where(add, *depths), torch.where(add, *places)
    radius = torch.minimum(_random(len(hints), *DAB, chance, hints.device) * side, depth * side / small).clamp(min=1.0)
    spot = disc(side, (place % small + 0.5) * side / small, (place // small + 0.5) * side / small, radius) & (depth >= 1).view(-1, 1, 1)
    # Where two dabs overlap, the later one counts.
    for plane, mine in ((KEEP, add), (ERASE, ~add)):
        own = spot & mine.view(-1, 1, 1)
        hints[:, plane] = torch.where(own, 1.0, hints[:, plane])
        hints[:, KEEP + ERASE - plane] = torch.where(own, 0.0, hints[:, KEEP + ERASE - plane])


def disc(side: int, x: torch.Tensor, y: torch.Tensor, radius: torch.Tensor) -> torch.Tensor:
    """(n, side, side): whether a pixel's middle lies within the disc of each (n,) middle and radius, in pixels."""
    middles = torch.arange(side, device=x.device) + 0.5
    return (middles[None, None] - x.view(-1, 1, 1)) ** 2 + (middles[None, :, None] - y.view(-1, 1, 1)) ** 2 <= radius.view(-1, 1, 1) ** 2


def _deepest(error):
    """(steps from the outside (n,), 0 without an error; flat position (n,)) of the innermost pixel of each (n, 1, h, w)."""
    left, depth = error.float(), error.float()
    for _ in range(DEEPEST):
        left = -functional.max_pool2d(functional.pad(-left, (1, 1, 1, 1)), 3, 1)
        depth = depth + left
    deepest = (depth + 0.5 * torch.rand_like(depth) * (depth > 0)).flatten(1).max(1)
    return deepest.values.floor(), deepest.indices


def _random(count, low, high, chance, device):
    return torch.tensor([chance.uniform(low, high) for _ in range(count)], device=device)


def weigh_colours(said: torch.Tensor, photos: torch.Tensor, chance: random.Random) -> torch.Tensor:
    """Approximates the engine's weighing of surfaces: colours that are sure to be product elsewhere count as product here
    too.

    said (n, 1, any size) 0-1; photos (n, 3, s, s); returns (n, 1, s / 2, s / 2), 0 or 1. The network learns to repair the errors that this weighing makes."""
    side = photos.shape[-1] // 2
    colours = functional.avg_pool2d(photos.float(), 2).flatten(2)
    said = functional.interpolate(said, (side, side), mode='bilinear', align_corners=False).flatten(1).clamp(0.01, 0.99)
    centres = colours[:, :, [chance.randrange(side * side) for _ in range(COLOURS)]]
    kinds = torch.cdist(colours.transpose(1, 2), centres.transpose(1, 2)).argmin(2)
    sums = [torch.zeros(len(said), COLOURS, device=said.device).scatter_add_(1, kinds, sure.float()) for sure in (said > 0.85, said < 0.15)]
    product, ground = (part + side * side / 2400 for part in sums)
    weight = ((ground.sum(1) / product.sum(1)) ** 0.5)[:, None]
    word = torch.log(product * weight / ground).clamp(-3, 3).gather(1, kinds)
    loud = _random(len(said), *LOUDNESS, chance, said.device)[:, None]
    return (torch.logit(said) + loud * word > 0).float().view(-1, 1, side, side)


def remember(hints: torch.Tensor, said: torch.Tensor) -> None:
    """Write an answer (n, 1, any size) 0-1 into the plane of the previous mask, in place."""
    hints[:, BEFORE:] = functional.interpolate(said, hints.shape[-2:], mode='bilinear', align_corners=False)

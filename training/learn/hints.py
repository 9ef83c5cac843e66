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


def add_dabs(hints: torch.Tensor, logits: torch.Tensor, wanted: torch.Tensor, chance: random.Random) -> None:
    """Simulate the user: a dab into the middle of each answer's largest error, in place.

    hints (n, 4, s, s) 0-1; logits (n, 1, s / 4, s / 4) of the answer; wanted (n, 1, s / 4, s / 4) 0-1."""
    side = hints.shape[-1]
    found, truth = (logits[:, 0] > 0).numpy(), (wanted[:, 0] > 0.5).numpy()
    for i in range(len(found)):
        worst = max(((_deepest(truth[i] & ~found[i]), KEEP), (_deepest(found[i] & ~truth[i]), ERASE)), key=lambda error: error[0][0])
        (_, x, y), plane = worst
        if worst[0][0] < 0.8:
            continue
        radius = max(1.0, min(chance.uniform(*DAB) * side, worst[0][0] * 4))
        at = (round((x + 0.5) * side / found.shape[2]), round((y + 0.5) * side / found.shape[1]))
        # Where two dabs overlap, the later one counts.
        spot = np.zeros((side, side), np.uint8)
        cv2.circle(spot, at, int(radius), 1, -1)
        spot = torch.from_numpy(spot).bool()
        hints[i, plane][spot] = 1
        hints[i, KEEP + ERASE - plane][spot] = 0


def _deepest(area):
    """(depth in pixels, x, y) of the point farthest from the area's rim."""
    deep = cv2.distanceTransform(np.pad(area.astype(np.uint8), 1), cv2.DIST_L2, 3)[1:-1, 1:-1]
    y, x = np.unravel_index(deep.argmax(), deep.shape)
    return float(deep[y, x]), int(x), int(y)


def weigh_colours(said: torch.Tensor, photos: torch.Tensor, chance: random.Random) -> torch.Tensor:
    """Approximates the engine's weighing of surfaces and GrabCut: colours that are sure to be product elsewhere count as product here
    too.

    said (n, 1, any size) 0-1; photos (n, 3, s, s); returns (n, 1, s / 2, s / 2), 0 or 1. The network learns to repair the errors that this weighing makes."""
    side = photos.shape[-1] // 2
    colours = functional.avg_pool2d(photos.float(), 2).flatten(2)
    said = functional.interpolate(said, (side, side), mode='bilinear', align_corners=False).flatten(1).clamp(0.01, 0.99)
    centres = colours[:, :, [chance.randrange(side * side) for _ in range(COLOURS)]]
    kinds = torch.cdist(colours.transpose(1, 2), centres.transpose(1, 2)).argmin(2)
    sums = [torch.zeros(len(said), COLOURS).scatter_add_(1, kinds, sure.float()) for sure in (said > 0.85, said < 0.15)]
    product, ground = (part + side * side / 2400 for part in sums)
    weight = ((ground.sum(1) / product.sum(1)) ** 0.5)[:, None]
    word = torch.log(product * weight / ground).clamp(-3, 3).gather(1, kinds)
    loud = torch.tensor([chance.uniform(*LOUDNESS) for _ in said])[:, None]
    return (torch.logit(said) + loud * word > 0).float().view(-1, 1, side, side)


def remember(hints: torch.Tensor, said: torch.Tensor) -> None:
    """Write an answer (n, 1, any size) 0-1 into the plane of the previous mask, in place."""
    hints[:, BEFORE:] = functional.interpolate(said, hints.shape[-2:], mode='bilinear', align_corners=False)

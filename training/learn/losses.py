"""Loss functions."""
import functools

import torch
from torch.nn import functional

EDGE_WEIGHT = 3.0  # additional weight of a pixel near the outline
COARSE_WEIGHTS = (0.15, 0.2, 0.35)  # weights of the drafts at 1/16, 1/8, 1/4
CANDIDATES_WEIGHT, SHARED = 0.25, 0.08  # SHARED: weight of the candidates that were not the best
RATING_WEIGHT = 0.3


def fine_loss(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Loss of the answer at full size; `mask` (n, 1, h, w) 0-1. Cross-entropy with a higher weight along the outline, soft IoU, and
    the difference of the slopes in the outline's band."""
    band = outline_band(mask)
    weight = 1 + EDGE_WEIGHT * band
    cross = functional.binary_cross_entropy_with_logits(logits, mask, reduction='none')
    probability = torch.sigmoid(logits)
    slope = sum((_difference(probability, axis) - _difference(mask, axis)).abs().mul(_trim(band, axis)).sum() for axis in (2, 3))
    return (cross * weight).sum() / weight.sum() + _apart(probability, mask).mean() + 0.5 * slope / (band.sum() + 1)


def draft_loss(heads: list, candidates: torch.Tensor, rating: torch.Tensor, mask: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
    """Loss of the drafts, of the candidates, and of the expected IoU of both; masks at 1/4 of the size, 0-1.

    The best candidate learns: the product or, without a hint, the other object."""
    loss = sum(weight * _area(head, functional.interpolate(mask, head.shape[-2:], mode='area')) for weight, head in zip(COARSE_WEIGHTS, heads))
    said = torch.sigmoid(candidates)
    for wanted, weight in ((mask, 1.0), (other, (other.amax((1, 2, 3)) > 0.5).float())):
        misses = torch.stack([_apart(said[:, k:k + 1], wanted) + _cross(candidates[:, k:k + 1], wanted) for k in range(said.shape[1])], 1)
        best = misses.min(1).values
        shared = misses.mean(1) if wanted is mask else 0
        loss = loss + CANDIDATES_WEIGHT * (weight * (best + SHARED * shared)).mean()
    with torch.no_grad():
        reached = 1 - torch.cat([_apart((m > 0).float(), (mask > 0.5).float())[:, None]
                                 for m in (heads[-1], *candidates.split(1, 1))], 1)
    return loss + RATING_WEIGHT * functional.binary_cross_entropy_with_logits(rating, reached.clamp(0, 1))


def outline_band(mask: torch.Tensor, reach: int = 3) -> torch.Tensor:
    """1 within `reach` pixels of the outline, else 0."""
    return (_highest(mask, reach) + _highest(-mask, reach) > 0.1).float()


def _highest(x, reach):
    for axis in (2, 3):  # pooling layers work pixel by pixel on the processor; this takes a sixth of the time
        length, pad = x.shape[axis], (0, 0, reach, reach) if axis == 2 else (reach, reach, 0, 0)
        wide = functional.pad(x, pad, value=-1.0)
        x = functools.reduce(torch.maximum, (wide.narrow(axis, start, length) for start in range(2 * reach + 1)))
    return x


def _area(logits, mask):
    return functional.binary_cross_entropy_with_logits(logits, mask) + _apart(torch.sigmoid(logits), mask).mean()


def _cross(logits, mask):
    return functional.binary_cross_entropy_with_logits(logits, mask, reduction='none').mean((1, 2, 3))


def _apart(probability, mask):
    """1 - soft intersection over union, of each sample (n,)."""
    shared = (probability * mask).sum((1, 2, 3))
    joined = (probability + mask - probability * mask).sum((1, 2, 3))
    return 1 - (shared + 1) / (joined + 1)


def _difference(x, axis):
    return torch.diff(x, dim=axis)


def _trim(x, axis):
    return x.narrow(axis, 0, x.shape[axis] - 1)

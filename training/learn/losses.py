"""What the network is punished for."""
import functools

import torch
from torch.nn import functional

EDGE_WEIGHT = 3.0  # how much more a pixel near the outline counts
COARSE_WEIGHTS = (0.4, 0.3, 0.2)  # of the heads at 1/4, 1/8, 1/16


def total_loss(outputs: tuple, mask: torch.Tensor) -> tuple:
    """(loss to minimise, that of the full-size head alone for the log); `mask` (n, 1, h, w) 0-1."""
    fine = _edge_aware(outputs[0], mask)
    coarse = sum(weight * _area(head, functional.interpolate(mask, head.shape[-2:], mode='area'))
                 for weight, head in zip(COARSE_WEIGHTS, outputs[1:]))
    return fine + coarse, fine.detach()


def outline_band(mask: torch.Tensor, reach: int = 3) -> torch.Tensor:
    """1 within `reach` pixels of the outline, else 0."""
    return (_highest(mask, reach) + _highest(-mask, reach) > 0.1).float()


def _highest(x, reach):
    for axis in (2, 3):  # a pooling layer would go pixel by pixel on the processor; this is a sixth of its time
        length, pad = x.shape[axis], (0, 0, reach, reach) if axis == 2 else (reach, reach, 0, 0)
        wide = functional.pad(x, pad, value=-1.0)
        x = functools.reduce(torch.maximum, (wide.narrow(axis, start, length) for start in range(2 * reach + 1)))
    return x


def _edge_aware(logits, mask):
    """Cross-entropy that counts more along the outline, soft IoU, and the difference of the gradients in the outline's band."""
    band = outline_band(mask)
    weight = 1 + EDGE_WEIGHT * band
    cross = functional.binary_cross_entropy_with_logits(logits, mask, reduction='none')
    probability = torch.sigmoid(logits)
    slope = sum((_difference(probability, axis) - _difference(mask, axis)).abs().mul(_trim(band, axis)).sum() for axis in (2, 3))
    return (cross * weight).sum() / weight.sum() + _overlap(probability, mask) + 0.5 * slope / (band.sum() + 1)


def _area(logits, mask):
    return functional.binary_cross_entropy_with_logits(logits, mask) + _overlap(torch.sigmoid(logits), mask)


def _overlap(probability, mask):
    """1 - soft intersection over union."""
    shared = (probability * mask).sum((1, 2, 3))
    joined = (probability + mask - probability * mask).sum((1, 2, 3))
    return (1 - (shared + 1) / (joined + 1)).mean()


def _difference(x, axis):
    return torch.diff(x, dim=axis)


def _trim(x, axis):
    return x.narrow(axis, 0, x.shape[axis] - 1)

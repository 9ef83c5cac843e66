"""The refiner: a small U-shaped network that draws the outline again on the photo's own pixels, including thin parts and holes."""
import torch

from .refine_signs import SIGNS
from .u_net import UNet

WIDTHS = (24, 40, 56, 72, 96)  # channels at 1/2, 1/4, 1/8, 1/16 and 1/32 of the size
BELIEF, MASK, COLOURS = 3, 4, 5  # planes after red, green and blue
PLANES = COLOURS + SIGNS


class RefineNet(UNet):
    """(n, 17, h, w) of 0-1, sides multiples of 32: photo, the large network's belief, the previous mask, the evidence of the colours
    (refine_signs.py); to logits (n, 1, h, w)."""

    def __init__(self) -> None:
        super().__init__(PLANES, WIDTHS)

    def forward(self, evidence: torch.Tensor) -> torch.Tensor:
        belief = evidence[:, BELIEF:BELIEF + 1]
        logit = torch.log((belief + 0.02) / (1.02 - belief)) / 2
        return super().forward(torch.cat([evidence[:, :BELIEF] - 0.5, logit, evidence[:, MASK:] * 2 - 1], 1))

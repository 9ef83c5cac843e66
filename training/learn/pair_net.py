"""The judge of pairs: a small U-shaped network over the evidence of two shots."""
import torch

from .u_net import UNet

WIDTHS = (20, 40, 64, 96, 128)  # channels at 1/2, 1/4, 1/8, 1/16 and 1/32 of the size
SIGNS = 16
BELIEF = 6
DARK = 0.03  # added to both shots before they are divided: noise in dark areas


class PairNet(UNet):
    """(n, 12, h, w) of 0-1, sides multiples of 32, to logits (n, 1, h, w)."""

    def __init__(self) -> None:
        super().__init__(SIGNS, WIDTHS)

    def forward(self, evidence: torch.Tensor) -> torch.Tensor:
        return super().forward(_signs(evidence))


def _signs(evidence: torch.Tensor) -> torch.Tensor:
    """Both shots, the network's belief as a logit, and the change of light in each channel."""
    photo, empty, belief = evidence[:, :3], evidence[:, 3:6], evidence[:, BELIEF:BELIEF + 1]
    ratio = torch.log((photo + DARK) / (empty + DARK))
    least = ratio.amin(1, keepdim=True)
    logit = torch.log((belief + 0.02) / (1.02 - belief)) / 2
    return torch.cat([photo - 0.5, empty - 0.5, logit, evidence[:, 7:8], evidence[:, 8:12] * 2 - 1, ratio, ratio.amax(1, keepdim=True) - least], 1)

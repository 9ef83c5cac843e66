"""The judge of pairs: a small U-shaped network over the evidence of two shots."""
import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.fusion import fuse_conv_bn_eval

WIDTHS = (20, 40, 64, 96, 128)  # channels at 1/2, 1/4, 1/8, 1/16 and 1/32 of the size
SIGNS = 16
BELIEF = 6
DARK = 0.03  # added to both shots before they are divided: noise of the dark


def _layer(given: int, made: int, side: int) -> list:
    return [nn.Conv2d(given, made, side, padding=side // 2, bias=False), nn.BatchNorm2d(made), nn.ReLU(inplace=True)]


def _block(given: int, made: int) -> nn.Sequential:
    """Two layers; where it is given three times as much as it makes, what is given is mixed first."""
    mixed = _layer(given, made, 1) + _layer(made, made, 3) if given >= 3 * made else _layer(given, made, 3)
    return nn.Sequential(*mixed, *_layer(made, made, 3))


class PairNet(nn.Module):
    """(n, 12, h, w) of 0-1, sides multiples of 32, to logits (n, 1, h, w)."""

    def __init__(self) -> None:
        super().__init__()
        self.down = nn.ModuleList(_block(given, made) for given, made in zip((4 * SIGNS, *WIDTHS), WIDTHS))
        self.scene = nn.Linear(WIDTHS[-1], WIDTHS[-1])
        self.up = nn.ModuleList(_block(below + beside, beside) for below, beside in zip(WIDTHS[:0:-1], WIDTHS[-2::-1]))
        self.last = nn.Conv2d(WIDTHS[0], 4, 1)

    def forward(self, evidence: torch.Tensor) -> torch.Tensor:
        here, kept = functional.pixel_unshuffle(_signs(evidence), 2), []
        for level, block in enumerate(self.down):
            here = block(here if level == 0 else functional.max_pool2d(here, 2))
            kept.append(here)
        here = here + self.scene(here.mean((2, 3)))[:, :, None, None]
        for block, beside in zip(self.up, kept[-2::-1]):
            here = block(torch.cat([functional.interpolate(here, scale_factor=2.0, mode='nearest'), beside], 1))
        return functional.pixel_shuffle(self.last(here), 2)


def _signs(evidence: torch.Tensor) -> torch.Tensor:
    """Both shots, what the network believes as a logit, and how the light of each channel changed."""
    photo, empty, belief = evidence[:, :3], evidence[:, 3:6], evidence[:, BELIEF:BELIEF + 1]
    ratio = torch.log((photo + DARK) / (empty + DARK))
    least = ratio.amin(1, keepdim=True)
    logit = torch.log((belief + 0.02) / (1.02 - belief)) / 2
    return torch.cat([photo - 0.5, empty - 0.5, logit, evidence[:, 7:8], evidence[:, 8:12] * 2 - 1, ratio, ratio.amax(1, keepdim=True) - least], 1)


class Sure(nn.Module):
    """What is stored: probabilities instead of logits."""

    def __init__(self, net: PairNet) -> None:
        super().__init__()
        self.net = net

    def forward(self, evidence: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.net(evidence))


def join_norms(module: nn.Module) -> nn.Module:
    """Every norm becomes part of the convolution before it, in place."""
    for part in module.modules():
        if isinstance(part, nn.Sequential):
            for k in range(len(part) - 1):
                if isinstance(part[k], nn.Conv2d) and isinstance(part[k + 1], nn.BatchNorm2d):
                    part[k], part[k + 1] = fuse_conv_bn_eval(part[k], part[k + 1]), nn.Identity()
    return module

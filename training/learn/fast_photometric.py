"""photometric.py for whole batches on a GPU: the same photos as other phones, lamps and apps would show them. Photos are RGB (n, 3, h, w), 0-1."""
import math

import torch
from torch.nn import functional

HARSH = 0.1  # share of photos worse than any good phone's
_LUMA = (0.299, 0.587, 0.114)


class Draw:
    """Random numbers (n, 1, 1, 1) for a batch."""

    def __init__(self, count: int, device):
        self.count, self.device = count, device

    def between(self, low: float, high: float) -> torch.Tensor:
        """Uniform."""
        return low + (high - low) * torch.rand(self.count, 1, 1, 1, device=self.device)

    def around(self, middle: float, deviation: float) -> torch.Tensor:
        """Normally distributed."""
        return middle + deviation * torch.randn(self.count, 1, 1, 1, device=self.device)

    def maybe(self, odds) -> torch.Tensor:
        """1 with these odds (a number, or one for each sample), else 0."""
        return (torch.rand(self.count, 1, 1, 1, device=self.device) < odds).float()


def blur(photos: torch.Tensor, sigma: torch.Tensor, reach: int) -> torch.Tensor:
    """Gaussian blur with a deviation (n, 1, 1, 1) in pixels for each photo, cut off at `reach` pixels; 0 leaves it as it is."""
    kernel = [torch.exp(-0.5 * (k / sigma.clamp(min=0.05)) ** 2) for k in range(reach + 1)]
    total = kernel[0] + 2 * sum(kernel[1:])
    for axis, pad in ((3, (reach, reach, 0, 0)), (2, (0, 0, reach, reach))):
        # Sums of shifted pictures: convolutions with a kernel for each photo are hundreds of times slower.
        wide, length = functional.pad(photos, pad, mode='replicate'), photos.shape[axis]
        photos = photos * (kernel[0] / total)
        for k in range(1, reach + 1):
            photos = photos + (wide.narrow(axis, reach - k, length) + wide.narrow(axis, reach + k, length)) * (kernel[k] / total)
    return photos


def jpeg(photos: torch.Tensor, quality: torch.Tensor) -> torch.Tensor:
    """The losses of a baseline JPEG with this quality (n, 1, 1, 1), 1-100, without reduction of the colours' size; sides multiples of 8."""
    count, _, height, width = photos.shape
    device = photos.device
    to_ycc = torch.tensor([[0.299, 0.587, 0.114], [-0.168736, -0.331264, 0.5], [0.5, -0.418688, -0.081312]], device=device)
    steps = torch.arange(8, device=device, dtype=torch.float32)
    basis = torch.cos((2 * steps[None] + 1) * steps[:, None] * math.pi / 16) * 0.5
    basis[0] *= math.sqrt(0.5)
    # An approximation of the standard's tables: coarser for finer detail, and for colours (ITU-T T.81, annex K).
    slope = steps[:, None] + steps[None]
    table = torch.stack([12 + 7.5 * slope, *[17 + 20 * slope.clamp(max=4)] * 2])
    scale = torch.where(quality < 50, 50 / quality, 2 - quality / 50).view(-1, 1, 1, 1, 1, 1)
    table = (table.view(1, 3, 1, 1, 8, 8) * scale).clamp(min=1) / 255
    planes = torch.einsum('dc,nchw->ndhw', to_ycc, photos).reshape(count, 3, height // 8, 8, width // 8, 8).permute(0, 1, 2, 4, 3, 5)
    found = torch.round(basis @ planes @ basis.T / table) * table
    planes = (basis.T @ found @ basis).permute(0, 1, 2, 4, 3, 5).reshape(count, 3, height, width)
    return torch.einsum('dc,nchw->ndhw', torch.linalg.inv(to_ycc), planes)


def vary(photos: torch.Tensor) -> torch.Tensor:
    """Other exposure, white balance, curve, colour, sharpness, noise and compression for each photo."""
    draw = Draw(len(photos), photos.device)
    harsh = draw.maybe(HARSH)
    fine = 1 - harsh
    photos = blur(photos, draw.maybe(0.2) * fine * draw.between(0.3, 0.8) + draw.maybe(0.25) * harsh * draw.between(0.4, 1.8), 5)
    warmth = draw.around(0, 1) * (0.045 + 0.06 * harsh)
    gains = torch.cat([warmth, draw.around(0, 1) * (0.015 + 0.04 * harsh), -warmth], 1) * 2
    light = photos.clamp(0, 1) ** 2.2 * 2.0 ** (draw.around(0, 1) * (0.3 + 0.25 * harsh) + gains)
    shown = torch.where(light < 0.8, light, 0.8 + 0.2 * torch.tanh((light - 0.8) / 0.4)) ** (1 / 2.2)
    shown = shown + draw.between(-0.1, 0.3) * (shown - 0.5) * shown * (1 - shown) * 2
    shown = (shown - 0.5) * torch.exp(draw.around(0, 0.2) * harsh) + 0.5 + draw.around(0, 0.07) * harsh
    grey = (shown * torch.tensor(_LUMA, device=photos.device).view(1, 3, 1, 1)).sum(1, keepdim=True)
    shown = grey + (shown - grey) * torch.where(harsh > 0, draw.between(0, 1.6), draw.between(0.75, 1.3))
    crisp = (draw.maybe(0.4) * fine + draw.maybe(0.15) * harsh) * draw.between(0.2, 0.8)
    shown = shown + crisp * (shown - blur(shown, draw.between(0.6, 1.2), 4))
    shown = shown + torch.randn_like(shown) * (draw.maybe(0.6) * fine * draw.between(0.5, 5) + draw.maybe(0.3) * harsh * draw.between(1, 12)) / 255
    stored = draw.maybe(0.6) * fine + draw.maybe(0.35) * harsh
    quality = torch.where(harsh > 0, draw.between(25, 92), draw.between(70, 95))
    return torch.where(stored > 0, jpeg(shown, quality), shown).clamp(0, 1)

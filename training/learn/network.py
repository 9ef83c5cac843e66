"""The network: a U of residual blocks with an edge stage that sees every pixel of the photo again, 3.6 million parameters."""
import torch
from torch import nn
from torch.nn import functional

MEAN = (0.485, 0.456, 0.406)
DEVIATION = (0.229, 0.224, 0.225)
DOWN = (24, 40, 88, 176, 256)  # channels at 1/2 ... 1/32
UP = (112, 80, 56, 40, 24)


def prepare(photos: torch.Tensor) -> torch.Tensor:
    """Bytes (n, 3, h, w), RGB 0-255, as the network takes them."""
    mean, deviation = (torch.tensor(v, device=photos.device).view(1, 3, 1, 1) for v in (MEAN, DEVIATION))
    return (photos.float() / 255 - mean) / deviation


def _step(inputs, outputs, size=3, stride=1, dilation=1):
    convolution = nn.Conv2d(inputs, outputs, size, stride, dilation * (size // 2), dilation, bias=False)
    return nn.Sequential(convolution, nn.BatchNorm2d(outputs), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """Two convolutions beside a straight way."""

    def __init__(self, channels, dilation=1):
        super().__init__()
        self.first = _step(channels, channels, dilation=dilation)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 3, 1, dilation, dilation, bias=False), nn.BatchNorm2d(channels))

    def forward(self, x):
        return functional.relu(x + self.second(self.first(x)))


class Scene(nn.Module):
    """What the whole picture says, added to every place of it."""

    def __init__(self, channels):
        super().__init__()
        self.mix = nn.Sequential(nn.Conv2d(channels, channels, 1), nn.ReLU(inplace=True), nn.Conv2d(channels, channels, 1))

    def forward(self, x):
        return x + self.mix(functional.adaptive_avg_pool2d(x, 1))


def _double(x):
    with torch.autocast(x.device.type, enabled=False):  # on the processor it would widen to 32 bits and cost more than a convolution
        return functional.interpolate(x, scale_factor=2.0, mode='bilinear', align_corners=False)


def _fold(photo):
    """Four pixels to a place: (n, 3, h, w) to (n, 12, h / 2, w / 2)."""
    if torch.onnx.is_in_onnx_export():  # readers know convolutions better than reshapes whose sizes are not known
        return functional.conv2d(photo, _fold_kernel(photo), stride=2)
    return functional.pixel_unshuffle(photo, 2)


def _fold_kernel(photo):
    kernel = torch.zeros(12, 3, 2, 2, device=photo.device)
    for channel in range(12):
        kernel[channel, channel // 4, channel % 4 // 2, channel % 2] = 1
    return kernel


class Network(nn.Module):
    """Photo and hints (n, 3, h, w each; sides multiples of 32) to logits: training gives one at full size and three coarser
    ones for deep supervision, otherwise the probability (n, 1, h, w)."""

    def __init__(self):
        super().__init__()
        self.stem = _step(6, DOWN[0], stride=2)
        self.down = nn.ModuleList(
            nn.Sequential(_step(a, b, stride=2), *(Residual(b, d) for d in dilations))
            for a, b, dilations in zip(DOWN, DOWN[1:], ((1,), (1, 1), (1, 2), (1,)))
        )
        self.scene = Scene(DOWN[-1])
        self.inward = nn.ModuleList(_step(a, b, 1) for a, b in zip(DOWN[::-1], (UP[0], *UP[:4])))
        self.up = nn.ModuleList(_step(a, b) for a, b in zip(UP, UP[1:]))
        # at half the size with four pixels to a place, which shows and gives as much as full size at half the cost
        self.edge = nn.Sequential(_step(UP[-1] + 12, 28), _step(28, 24), nn.Conv2d(24, 4, 3, padding=1), nn.PixelShuffle(2))
        self.coarse = nn.ModuleList(nn.Conv2d(c, 1, 1) for c in UP[1:4])

    def forward(self, photo, hints):
        levels = [self.stem(torch.cat([photo, hints], 1))]
        for block in self.down:
            levels.append(block(levels[-1]))
        levels[-1] = self.scene(levels[-1])
        x, heads = self.inward[0](levels[-1]), []
        for i, block in enumerate(self.up):
            x = block(_double(x) + self.inward[i + 1](levels[-2 - i]))
            if i < 3 and self.training:
                heads.append(self.coarse[i](x))
        logits = self.edge(torch.cat([x, _fold(photo).to(x.dtype)], 1))
        return (logits, *heads[::-1]) if self.training else torch.sigmoid(logits)

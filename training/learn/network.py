"""The network: an encoder that runs once per photo, and a light decoder that runs for every hint of the user.

9.5 million parameters. No batch normalisation: the initial weights are those of the previous network, into whose convolutions it was
folded (learn/warm_start.py), and a convolution with a bias costs a fifth less on a processor."""
import torch
from torch import nn
from torch.nn import functional

MEAN = (0.485, 0.456, 0.406)
DEVIATION = (0.229, 0.224, 0.225)
DOWN = (24, 40, 88, 176, 256)  # channels of the encoder at 1/2 ... 1/32
UP = (112, 80, 56, 40, 24)  # of the decoder at 1/32 ... 1/2
DILATIONS, LATER = ((1,), (1, 1), (1, 2), (1,)), ((1,), (1, 2), (1, 2), ())  # of the residual blocks at 1/4 ... 1/32; the later ones begin as the identity
GATHERINGS, OVERVIEWS = 6, 3  # blocks in which every position attends to all others, at 1/32 and at 1/16
MARKS = (32, 40, 48, 24, 12)  # channels of the user's hints, at 1/32 ... 1/2
LEVELS = (UP[0], *UP[:4])  # of the levels between both, at 1/32 ... 1/2
HINTS = 4  # planes: box, keep, erase, the previous mask
CANDIDATES = 3  # other answers, at a quarter of the size
UNSURE = 0.5  # value of the previous mask if there was none


def prepare(photos: torch.Tensor) -> torch.Tensor:
    """Bytes (n, 3, h, w), RGB 0-255, as the network's input."""
    mean, deviation = (torch.tensor(v, device=photos.device).view(1, 3, 1, 1) for v in (MEAN, DEVIATION))
    return (photos.float() / 255 - mean) / deviation


def _step(inputs, outputs, size=3, stride=1, dilation=1):
    return nn.Sequential(nn.Conv2d(inputs, outputs, size, stride, dilation * (size // 2), dilation), nn.ReLU(inplace=True))


class Residual(nn.Module):
    """Two convolutions with a residual connection. A `fresh` one starts as the identity, so that it does not harm learnt weights."""

    def __init__(self, channels, dilation=1, fresh=False):
        super().__init__()
        self.first = _step(channels, channels, dilation=dilation)
        self.second = nn.Sequential(nn.Conv2d(channels, channels, 3, 1, dilation, dilation))
        if fresh:
            _silence(self.second[0])

    def forward(self, x):
        return functional.relu(x + self.second(self.first(x)))


class Scene(nn.Module):
    """Global information about the picture, added at every position."""

    def __init__(self, channels, fresh=False):
        super().__init__()
        self.mix = nn.Sequential(nn.Conv2d(channels, channels, 1), nn.ReLU(inplace=True), nn.Conv2d(channels, channels, 1))
        if fresh:
            _silence(self.mix[2])

    def forward(self, x):
        return x + self.mix(functional.adaptive_avg_pool2d(x, 1))


class Gather(nn.Module):
    """Every position attends to every other one: a transformer block (Vaswani and others, 2017, arXiv 1706.03762) of 1 x 1
    convolutions.

    It starts as the identity, so that a network without it can be trained further."""

    def __init__(self, channels, heads=8):
        super().__init__()
        self.heads = heads
        self.ask, self.tell = nn.Conv2d(channels, 3 * channels, 1), nn.Conv2d(channels, channels, 1)
        self.mix = nn.Sequential(nn.Conv2d(channels, 2 * channels, 1), nn.ReLU(inplace=True), nn.Conv2d(2 * channels, channels, 1))
        _silence(self.tell)
        _silence(self.mix[2])

    def forward(self, x):
        asked = self.ask(_even(x)).reshape(x.shape[0], 3 * self.heads, -1, x.shape[2] * x.shape[3])
        question, answer, word = asked.chunk(3, 1)
        weight = torch.softmax(question.transpose(2, 3) @ answer * (question.shape[2] ** -0.5), -1)
        x = x + self.tell((word @ weight.transpose(2, 3)).reshape(x.shape))
        return x + self.mix(_even(x))


def _even(x):
    """Normalises the channels of each position to mean 0 and deviation 1."""
    apart = x - x.mean(1, keepdim=True)
    return apart * torch.rsqrt((apart * apart).mean(1, keepdim=True) + 1e-5)


def _silence(convolution):
    nn.init.zeros_(convolution.weight)
    nn.init.zeros_(convolution.bias)


def _double(x):
    with torch.autocast(x.device.type, enabled=False):  # on the processor it would widen to 32 bits and cost more than a convolution
        return functional.interpolate(x, scale_factor=2.0, mode='bilinear', align_corners=False)


def fold(planes):
    """Four pixels per position: (n, c, h, w) to (n, 4c, h / 2, w / 2)."""
    if torch.onnx.is_in_onnx_export():  # ONNX runtimes handle convolutions better than reshapes of unknown size
        return functional.conv2d(planes, _fold_kernel(int(planes.shape[1])), stride=2)
    return functional.pixel_unshuffle(planes, 2)


def _fold_kernel(channels):
    kernel = torch.zeros(4 * channels, channels, 2, 2)
    for channel in range(4 * channels):
        kernel[channel, channel // 4, channel % 4 // 2, channel % 2] = 1
    return kernel


class Encoder(nn.Module):
    """Photo (n, 3, h, w; sides multiples of 32) to its features at 1/2 ... 1/32 of its size, and the photo folded once."""

    def __init__(self):
        super().__init__()
        self.stem = _step(3, DOWN[0], stride=2)
        self.down = nn.ModuleList(
            nn.Sequential(_step(a, b, stride=2), *(Residual(b, d) for d in early), *(Residual(b, d, fresh=True) for d in late))
            for a, b, early, late in zip(DOWN, DOWN[1:], DILATIONS, LATER)
        )
        self.overview = nn.Sequential(*(Gather(DOWN[-2]) for _ in range(OVERVIEWS)))
        self.scene = Scene(DOWN[-1])
        self.gather = nn.Sequential(*(Gather(DOWN[-1]) for _ in range(GATHERINGS)))
        self.inward = nn.ModuleList(_step(a, b, 1) for a, b in zip(DOWN[::-1], LEVELS))

    def forward(self, photo):
        levels = [self.stem(photo)]
        for block in self.down[:-1]:
            levels.append(block(levels[-1]))
        levels[-1] = self.overview(levels[-1])
        levels.append(self.down[-1](levels[-1]))
        levels[-1] = self.gather(self.scene(levels[-1]))
        # From the smallest to the largest, each with the decoder's number of channels.
        return (*(step(level) for step, level in zip(self.inward, levels[::-1])), fold(photo))


class Decoder(nn.Module):
    """Features and hints (n, 4, h, w) to logits: the answer, other candidates, and the expected quality of each."""

    def __init__(self):
        super().__init__()
        self.marks = nn.ModuleList(_step(a, b, stride=s) for a, b, s in zip((4 * HINTS, *MARKS[:0:-1]), MARKS[::-1], (1, 2, 2, 2, 2)))
        self.heard = nn.ModuleList(nn.Conv2d(a, b, 1) for a, b in zip(MARKS, LEVELS))
        for convolution in self.heard:
            _silence(convolution)
        self.think = nn.Sequential(Residual(UP[0], fresh=True), Scene(UP[0], fresh=True), Residual(UP[0], 2, fresh=True))
        self.look = Residual(UP[1], fresh=True)
        self.up = nn.ModuleList(_step(a, b) for a, b in zip(UP, UP[1:]))
        # half the size with four pixels per position: the same detail as full size at half the cost
        self.edge = nn.Sequential(_step(UP[-1] + 12, 28), _step(28, 24), nn.Conv2d(24, 4, 3, padding=1), nn.PixelShuffle(2))
        self.coarse = nn.ModuleList(nn.Conv2d(c, 1, 1) for c in UP[1:4])
        self.candidates = nn.Sequential(_step(UP[3], 32), nn.Conv2d(32, CANDIDATES, 1))
        self.rate = nn.Sequential(nn.Linear(UP[0] + UP[3] + 1 + CANDIDATES, 64), nn.ReLU(inplace=True), nn.Linear(64, 1 + CANDIDATES))

    def draft(self, levels, hints):
        """(features at 1/4, logits at 1/16, 1/8, 1/4, candidates' logits at 1/4, logits of the IoU of answer and candidates)."""
        heard, x = [], fold(hints)
        for step in self.marks:
            x = step(x)
            heard.append(x)
        x = self.think(functional.relu(levels[0] + self.heard[0](heard[4])))
        deep, heads = x, []
        for i in range(3):
            inward = levels[i + 1] + self.heard[i + 1](heard[3 - i])
            x = self.up[i](_double(x) + inward)
            if i == 0:
                x = self.look(x)
            heads.append(self.coarse[i](x))
        candidates = self.candidates(x)
        said = torch.sigmoid(torch.cat([heads[-1], candidates], 1))
        area = said.mean((2, 3))
        # Mean features inside the answer, and its certainty.
        inside = (x * said[:, :1]).mean((2, 3)) / (area[:, :1] + 1e-3)
        rating = self.rate(torch.cat([deep.mean((2, 3)), inside, (said * (1 - said)).mean((2, 3)) / (area + 1e-3)], 1))
        return x, heads, candidates, rating, heard[0]

    def finish(self, levels, x, heard):
        """Logits at full size."""
        x = self.up[3](_double(x) + levels[4] + self.heard[4](heard))
        return self.edge(torch.cat([x, levels[5].to(x.dtype)], 1))

    def forward(self, levels, hints):
        """The outputs in use: probability (n, 1, h, w), candidates (n, 3, h / 4, w / 4), IoU (n, 4), all 0-1."""
        x, _, candidates, rating, heard = self.draft(levels, hints)
        return torch.sigmoid(self.finish(levels, x, heard)), torch.sigmoid(candidates), torch.sigmoid(rating)


class Network(nn.Module):
    """Both: photo and hints to probability, candidates and IoU."""

    def __init__(self):
        super().__init__()
        self.encoder, self.decoder = Encoder(), Decoder()

    def forward(self, photo, hints):
        """The decoder's outputs for a prepared photo (n, 3, h, w) and hints (n, 4, h, w)."""
        return self.decoder(self.encoder(photo), hints)

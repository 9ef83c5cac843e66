"""A small U-shaped network over planes of evidence; its norms are folded into the convolutions before it is stored."""
import torch
from torch import nn
from torch.nn import functional
from torch.nn.utils.fusion import fuse_conv_bn_eval


def _layer(given: int, made: int, side: int) -> list:
    return [nn.Conv2d(given, made, side, padding=side // 2, bias=False), nn.BatchNorm2d(made), nn.ReLU(inplace=True)]


def _block(given: int, made: int) -> nn.Sequential:
    """Two layers; if the input has three times as many channels as the output, it is mixed first."""
    mixed = _layer(given, made, 1) + _layer(made, made, 3) if given >= 3 * made else _layer(given, made, 3)
    return nn.Sequential(*mixed, *_layer(made, made, 3))


class UNet(nn.Module):
    """Signs (n, `signs`, h, w), sides multiples of 2 to the power of len(`widths`), to logits (n, 1, h, w).

    `widths`: channels at 1/2, 1/4, ... of the size."""

    def __init__(self, signs: int, widths: tuple) -> None:
        super().__init__()
        self.down = nn.ModuleList(_block(given, made) for given, made in zip((4 * signs, *widths), widths))
        self.scene = nn.Linear(widths[-1], widths[-1])
        self.up = nn.ModuleList(_block(below + beside, beside) for below, beside in zip(widths[:0:-1], widths[-2::-1]))
        self.last = nn.Conv2d(widths[0], 4, 1)

    def forward(self, signs: torch.Tensor) -> torch.Tensor:
        here, kept = functional.pixel_unshuffle(signs, 2), []
        for level, block in enumerate(self.down):
            here = block(here if level == 0 else functional.max_pool2d(here, 2))
            kept.append(here)
        here = here + self.scene(here.mean((2, 3)))[:, :, None, None]
        for block, beside in zip(self.up, kept[-2::-1]):
            here = block(torch.cat([functional.interpolate(here, scale_factor=2.0, mode='nearest'), beside], 1))
        return functional.pixel_shuffle(self.last(here), 2)


class Sure(nn.Module):
    """The stored model: probabilities instead of logits."""

    def __init__(self, net: nn.Module) -> None:
        super().__init__()
        self.net = net

    def forward(self, evidence: torch.Tensor) -> torch.Tensor:
        return torch.sigmoid(self.net(evidence))


def join_norms(module: nn.Module) -> nn.Module:
    """Folds every norm into the convolution before it, in place."""
    for part in module.modules():
        if isinstance(part, nn.Sequential):
            for k in range(len(part) - 1):
                if isinstance(part[k], nn.Conv2d) and isinstance(part[k + 1], nn.BatchNorm2d):
                    part[k], part[k + 1] = fuse_conv_bn_eval(part[k], part[k + 1]), nn.Identity()
    return module


@torch.no_grad()
def read_weights(net: UNet, path: str, signs: torch.Tensor) -> None:
    """Sets the weights of a network from a stored model (ONNX), in place. Its norms were folded: each is set so that it changes nothing for `signs`,
    a batch of the network's inputs."""
    import onnx
    from onnx.numpy_helper import to_array
    stored = {one.name.removeprefix('net.'): torch.from_numpy(to_array(one).astype('float32')) for one in onnx.load(path).graph.initializer}
    for name, own in net.named_parameters():
        if name in stored:
            own.copy_(stored[name] * stored.get(name.replace('.weight', '.scale'), torch.ones(())))
    hooks = []
    for name, block in net.named_modules():
        if isinstance(block, nn.Sequential):
            for k in range(len(block) - 1):
                if isinstance(block[k + 1], nn.BatchNorm2d):
                    bias = stored[f'{name}.{k}.bias']
                    hooks.append(block[k + 1].register_forward_pre_hook(lambda norm, given, bias=bias: _change_nothing(norm, given[0], bias)))
    net.eval()(signs)
    for hook in hooks:
        hook.remove()
    net.train()


def _change_nothing(norm, given, bias):
    """Sets a norm so that it only adds the bias to what it is given."""
    spread, mean = torch.var_mean(given, (0, 2, 3), correction=0)
    norm.running_mean.copy_(mean)
    norm.running_var.copy_(spread)
    norm.weight.copy_((spread + norm.eps).sqrt())
    norm.bias.copy_(mean + bias)

"""Write a checkpoint as ONNX: python3 training/export.py CHECKPOINT MODEL.onnx

Inputs `photo` 1 x 3 x S x S (RGB, normalised like learn/network.py says; S any multiple of 32) and `hints` 1 x 3 x S x S, 0 or 1:
box, keep, erase; output `probability` 1 x 1 x S x S. Weights are stored with 16 bits and widened when the file is loaded. Ends
with an error when these answer otherwise than the checkpoint. `npm run bench:cutout -- --model MODEL.onnx#vitrine` measures the file."""
import argparse
import copy
import os
import sys
import warnings

sys.dont_write_bytecode = True
import numpy as np  # noqa: E402
import torch  # noqa: E402

from learn.checkpoint import load_network  # noqa: E402

warnings.filterwarnings('ignore', message='The shape inference of prim::Constant')
OPSET, SIDES, FURTHEST = 13, (320, 256), 0.02


class Narrow(torch.nn.Module):
    """A convolution whose weights take half the room."""

    def __init__(self, convolution):
        super().__init__()
        self.weight, self.bias = torch.nn.Parameter(convolution.weight.half(), False), convolution.bias
        self.options = dict(stride=convolution.stride, padding=convolution.padding, dilation=convolution.dilation)

    def forward(self, x):
        return torch.nn.functional.conv2d(x, self.weight.float(), self.bias, **self.options)


def narrow(module: torch.nn.Module) -> None:
    """Folds each normalisation into the convolution before it and halves the weights, in place."""
    for parts in [m for m in module.modules() if isinstance(m, torch.nn.Sequential)]:
        for i, part in enumerate(list(parts)[:-1]):
            if isinstance(part, torch.nn.Conv2d) and isinstance(parts[i + 1], torch.nn.BatchNorm2d):
                parts[i], parts[i + 1] = torch.nn.utils.fuse_conv_bn_eval(part, parts[i + 1]), torch.nn.Identity()
    for parent in list(module.modules()):
        for name, part in list(parent.named_children()):
            if isinstance(part, torch.nn.Conv2d):
                setattr(parent, name, Narrow(part))


def write(model: torch.nn.Module, inputs: dict, path: str) -> None:
    """Sides stay free, so one file serves every size."""
    free = {name: {2: 'height', 3: 'width'} for name in (*inputs, 'probability')}
    torch.onnx.export(model, tuple(inputs.values()), path, opset_version=OPSET, input_names=list(inputs),
                      output_names=['probability'], dynamic_axes=free, do_constant_folding=False)


def furthest(network: torch.nn.Module, narrowed: torch.nn.Module, side: int) -> float:
    """Largest difference between the probabilities of the two, on random input."""
    values = [torch.from_numpy(np.random.RandomState(i).randn(1, 3, side, side).astype(np.float32)) for i in range(2)]
    with torch.no_grad():
        return float((network(*values) - narrowed(*values)).abs().max())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkpoint')
    parser.add_argument('model')
    arguments = parser.parse_args()
    network = load_network(arguments.checkpoint).to(memory_format=torch.contiguous_format)
    names, narrowed = ['photo', 'hints'], copy.deepcopy(network)
    narrow(narrowed)
    write(narrowed, {name: torch.zeros(1, 3, SIDES[0], SIDES[0]) for name in names}, arguments.model)
    print(f'{arguments.model}: {os.path.getsize(arguments.model) / 1e6:.2f} MB')
    for side in SIDES:
        off = furthest(network, narrowed, side)
        print(f'  {side} px: differs from the checkpoint by {off:.2g} at most')
        if off > FURTHEST:
            sys.exit('the narrow weights do not answer like the checkpoint')


if __name__ == '__main__':
    main()

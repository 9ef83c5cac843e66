"""Write a network as ONNX: python3 training/export.py FOLDER NETWORK

FOLDER/find-product-encoder.onnx: `photo` 1 x 3 x H x W (RGB, normalised as in learn/network.py; sides any multiples of 32) to
`level0` ... `level4` (1/32 ... 1/2 of the size) and `folded`. FOLDER/find-product-decoder.onnx: these and `hints` 1 x 4 x H x W (box,
keep, erase: 0 or 1; the previous mask 0-1, 0.5 if there was none) to `probability` 1 x 1 x H x W, `candidates` 1 x 3 x H/4 x W/4 and
`iou` 1 x 4 (of the answer and of each candidate). Weights are stored with 16 bits, those of large convolutions with 8, and widened when a
file is loaded. Ends with an error if their answers differ from the checkpoint's. learn/warm_start.py reads them back, and
`npm run bench:cutout -- --model FOLDER/find-product-encoder.onnx` measures them."""
import argparse
import copy
import os
import sys
import warnings

sys.dont_write_bytecode = True
import torch  # noqa: E402

from learn.checkpoint import load_network  # noqa: E402
from learn.network import HINTS  # noqa: E402

for message in ('The shape inference of prim::Constant', 'Converting a tensor to a Python'):
    warnings.filterwarnings('ignore', message=message)
OPSET, SIDES, FURTHEST = 13, ((320, 320), (256, 224)), 0.1
LARGE = 66_000  # weights from which a convolution is stored with 8 bits: 11.5 MB instead of 19, the masks of six photos within 0.002 of IoU
LEVELS = ['level0', 'level1', 'level2', 'level3', 'level4', 'folded']
ANSWERS = ['probability', 'candidates', 'iou']


class Narrow(torch.nn.Module):
    """A convolution whose weights take half the space, or a quarter if it is large: 8 bits and one factor per output."""

    def __init__(self, convolution):
        super().__init__()
        weight, self.bias = convolution.weight, convolution.bias
        self.options = dict(stride=convolution.stride, padding=convolution.padding, dilation=convolution.dilation)
        self.scale = None
        if weight.numel() >= LARGE:
            scale = weight.abs().amax((1, 2, 3), keepdim=True).clamp(min=1e-12) / 127
            self.scale = torch.nn.Parameter(scale, False)
            self.register_buffer('weight', torch.round(weight / scale).to(torch.int8))
        else:
            self.weight = torch.nn.Parameter(weight.half(), False)

    def forward(self, x):
        weight = self.weight.float() if self.scale is None else self.weight.float() * self.scale
        return torch.nn.functional.conv2d(x, weight, self.bias, **self.options)


def narrow(module: torch.nn.Module) -> None:
    """Narrows the weights of all convolutions, in place."""
    for parent in list(module.modules()):
        for name, part in list(parent.named_children()):
            if isinstance(part, torch.nn.Conv2d):
                setattr(parent, name, Narrow(part))


class Listener(torch.nn.Module):
    """The decoder with its inputs as a flat list, as ONNX requires."""

    def __init__(self, decoder):
        super().__init__()
        self.decoder = decoder

    def forward(self, *inputs):
        return self.decoder(inputs[:-1], inputs[-1])


def write(model: torch.nn.Module, inputs: tuple, names: tuple, path: str) -> None:
    """Sides stay free, so one file serves every size. Weights keep the names of the checkpoint."""
    ins, outs = names
    free = {name: {2: f'height_{name}', 3: f'width_{name}'} for name in (*ins, *outs) if name != 'iou'}
    torch.onnx.export(model, inputs, path, opset_version=OPSET, input_names=ins, output_names=outs, dynamic_axes=free,
                      do_constant_folding=False)
    _name(path)
    print(f'{path}: {os.path.getsize(path) / 1e6:.2f} MB')


def _name(path):
    """Names the weights as in a checkpoint, in which the wrapper for the export is unknown."""
    import onnx
    model = onnx.load(path)
    whole = 'encoder.' if 'encoder' in os.path.basename(path) else 'decoder.'
    names = {i.name: whole + i.name.removeprefix('decoder.') for i in model.graph.initializer}
    for given in model.graph.initializer:
        given.name = names[given.name]
    for node in model.graph.node:
        node.input[:] = [names.get(name, name) for name in node.input]
    onnx.save(model, path)


def furthest(network: torch.nn.Module, narrowed: torch.nn.Module, sides: tuple) -> float:
    """Largest difference between the answers of the two, on random input."""
    torch.manual_seed(0)
    photo, hints = torch.randn(1, 3, *sides), torch.rand(1, HINTS, *sides)
    with torch.no_grad():
        return max(float((a - b).abs().max()) for a, b in zip(network(photo, hints), narrowed(photo, hints)))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('folder', help='folder for the two ONNX files')
    parser.add_argument('network', help='checkpoint, or ENCODER.onnx,DECODER.onnx')
    arguments = parser.parse_args()
    os.makedirs(arguments.folder, exist_ok=True)
    network = load_network(arguments.network).to(memory_format=torch.contiguous_format)
    narrowed = copy.deepcopy(network)
    narrow(narrowed)
    photo, hints = torch.zeros(1, 3, *SIDES[0]), torch.zeros(1, HINTS, *SIDES[0])
    with torch.no_grad():
        levels = narrowed.encoder(photo)
    where = [os.path.join(arguments.folder, f'find-product-{part}.onnx') for part in ('encoder', 'decoder')]
    write(narrowed.encoder, (photo,), (['photo'], LEVELS), where[0])
    write(Listener(narrowed.decoder), (*levels, hints), ([*LEVELS, 'hints'], ANSWERS), where[1])
    for sides in SIDES:
        off = furthest(network, narrowed, sides)
        print(f'  {sides[1]} x {sides[0]} px: differs from the checkpoint by {off:.2g} at most')
        if off > FURTHEST:
            sys.exit('the narrow weights do not answer like the checkpoint')


if __name__ == '__main__':
    main()

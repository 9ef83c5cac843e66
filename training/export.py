"""Write a checkpoint as ONNX: python3 training/export.py CHECKPOINT MODEL.onnx [--hints]

Input `photo` 1 x 3 x S x S (RGB, normalised like learn/network.py says; S any multiple of 32), output `probability`
1 x 1 x S x S. With --hints a second input `hints` 1 x 3 x S x S, 0 or 1: box, keep, erase; without it there are none, which is
what the engine expects of a network today. Ends with an error when the file answers otherwise than the checkpoint."""
import argparse
import os
import sys
import warnings

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402

from learn.checkpoint import load_network  # noqa: E402

warnings.filterwarnings('ignore', message='The shape inference of prim::Constant')
OPSET, SIDES, FURTHEST = 13, (320, 256), 1e-3


class Unhinted(torch.nn.Module):
    """The network for those who have nothing but a photo."""

    def __init__(self, network):
        super().__init__()
        self.network = network

    def forward(self, photo):
        return self.network(photo, photo * 0)


def write(model: torch.nn.Module, inputs: dict, path: str) -> None:
    """Sides stay free, so one file serves every size."""
    free = {name: {2: 'height', 3: 'width'} for name in (*inputs, 'probability')}
    torch.onnx.export(model, tuple(inputs.values()), path, opset_version=OPSET, input_names=list(inputs),
                      output_names=['probability'], dynamic_axes=free, do_constant_folding=True)


def furthest(model: torch.nn.Module, names: list, path: str, side: int) -> float:
    """Largest difference between the file, run by OpenCV, and the checkpoint, on random input."""
    values = {name: np.random.RandomState(i).randn(1, 3, side, side).astype(np.float32) for i, name in enumerate(names)}
    reader = cv2.dnn.readNetFromONNX(path)
    for name, value in values.items():
        reader.setInput(value, name)
    with torch.no_grad():
        wanted = model(*(torch.from_numpy(v) for v in values.values())).numpy()
    return float(np.abs(reader.forward() - wanted).max())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkpoint')
    parser.add_argument('model')
    parser.add_argument('--hints', action='store_true', help='with the second input')
    arguments = parser.parse_args()
    network = load_network(arguments.checkpoint).to(memory_format=torch.contiguous_format)
    names = ['photo', 'hints'] if arguments.hints else ['photo']
    model = network if arguments.hints else Unhinted(network).eval()
    write(model, {name: torch.zeros(1, 3, SIDES[0], SIDES[0]) for name in names}, arguments.model)
    print(f'{arguments.model}: {os.path.getsize(arguments.model) / 1e6:.2f} MB')
    for side in SIDES:
        off = furthest(model, names, arguments.model, side)
        print(f'  {side} px: differs from the checkpoint by {off:.2g} at most')
        if off > FURTHEST:
            sys.exit('the file does not answer like the checkpoint')


if __name__ == '__main__':
    main()

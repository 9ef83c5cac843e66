"""The state of a training in one file, so that a killed training continues: weights, their running average, the optimiser, the progress."""
import copy
import os

import torch

from .network import Network
from .warm_start import read_network, warm_start

DECAY = 0.998  # decay of the running average, per step, once it is warm


class State:
    """Everything needed to continue training. `network` learns, `average` (exponential moving average) is used."""

    def __init__(self, rate: float, device: str, begin: list | None = None):
        """`begin`: ONNX files with the initial weights."""
        torch.manual_seed(0)
        network = Network()
        if begin:
            warm_start(network, begin)
        self.network = network.to(device, memory_format=torch.channels_last)
        self.average = copy.deepcopy(self.network).eval().requires_grad_(False)
        matrices = [p for p in self.network.parameters() if p.ndim > 1]
        vectors = [p for p in self.network.parameters() if p.ndim <= 1]
        self.optimiser = torch.optim.AdamW([dict(params=matrices, weight_decay=1e-2), dict(params=vectors, weight_decay=0)], lr=rate,
                                           **(dict(fused=True) if device == 'cuda' else {}))
        self.samples, self.steps = 0, 0

    def set_rate(self, rate: float) -> None:
        """Learning rate of the next step."""
        for group in self.optimiser.param_groups:
            group['lr'] = rate

    @torch.no_grad()
    def follow(self) -> None:
        """Move the average towards the network; faster at the start."""
        self.steps += 1
        keep = min(DECAY, self.steps / (self.steps + 20))
        kept, new = list(self.average.parameters()), [p.detach() for p in self.network.parameters()]
        torch._foreach_mul_(kept, keep)
        torch._foreach_add_(kept, new, alpha=1 - keep)

    def save(self, path: str) -> None:
        """Write the file completely or not at all."""
        parts = dict(network=self.network, average=self.average, optimiser=self.optimiser)
        torch.save(dict({k: v.state_dict() for k, v in parts.items()}, samples=self.samples, steps=self.steps), path + '.part')
        os.replace(path + '.part', path)

    def load(self, path: str, device: str) -> None:
        """Continue from a file that `save` wrote, or from a small one of shrink.py."""
        stored = torch.load(path, map_location=device)
        average = {name: value.float() for name, value in stored['average'].items()}
        self.network.load_state_dict(stored.get('network', average))
        self.average.load_state_dict(average)
        if 'optimiser' in stored:
            self.optimiser.load_state_dict(stored['optimiser'])
        self.samples, self.steps = stored['samples'], stored['steps']


def save_halves(state: State, start: str) -> None:
    """The averaged weights in half precision: START-0.pt and START-1.pt, each small enough to move alone."""
    weights = [(name, value.half()) for name, value in state.average.state_dict().items()]
    sizes = [value.numel() for _, value in weights]
    middle = next(k for k in range(len(sizes)) if sum(sizes[:k + 1]) * 2 > sum(sizes))
    for number, part in enumerate((weights[:middle], weights[middle:])):
        path = f'{start}-{number}.pt'
        torch.save(dict(average=dict(part), samples=state.samples, steps=state.steps), path + '.part')
        os.replace(path + '.part', path)


def load_network(path: str, device: str = 'cpu') -> Network:
    """A network ready for use: the averaged one of a checkpoint, or of START-0.pt and START-1.pt if the first is given, or that of
    ENCODER.onnx,DECODER.onnx."""
    if '.onnx' in path:
        weights = read_network(path.split(','))
    else:
        paths = [path, path.removesuffix('-0.pt') + '-1.pt'] if path.endswith('-0.pt') else [path]
        weights = {name: value.float() for each in paths for name, value in torch.load(each, map_location=device)['average'].items()}
    network = Network()
    lost, unknown = network.load_state_dict(weights, strict=False)
    if unknown or any(not name.startswith('decoder.coarse') for name in lost):  # these heads are for training only
        raise SystemExit(f'{path} is no network of ours: {[*lost, *unknown][:3]}')
    return network.to(device, memory_format=torch.channels_last).eval()

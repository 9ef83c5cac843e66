"""Train the judge of pairs: /usr/bin/python3 training/fit_pairs.py --evidence DIR [DIR ...] --held-out DIR --out DIR --samples N

Reads the output of packages/engine/src/cli/write-pairs.ts (--evidence), trains, and writes OUT/judge-pair.onnx and OUT/last.pt.
--held-out is measured now and then and never trained on; --begin continues from a last.pt. Folders given twice count twice."""
import argparse
import copy
import os
import random
import sys
import time

sys.dont_write_bytecode = True
os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402
from torch.nn import functional  # noqa: E402

from export import narrow  # noqa: E402
from learn.pair_evidence import MASK, read, vary  # noqa: E402
from learn.pair_net import PairNet  # noqa: E402
from learn.u_net import join_norms, Sure  # noqa: E402

BATCH = 8
TAUGHT = ('composed', 'plates', 'new')  # folders whose products the large network knows: its belief is made worse for them
REPORT = 100


def load(folders: list) -> list:
    """[(pair, whether training may worsen its belief)] of all folders."""
    return [(read(os.path.join(folder, name)), os.path.basename(folder.rstrip('/')) in TAUGHT)
            for folder in folders for name in sorted(os.listdir(folder)) if name.endswith('.bin')]


def draw(pairs: list, crop: int, least_scale: float, chance: random.Random) -> np.ndarray:
    """(13, crop, crop) of a pair, varied: it contains at least half of the product, if a few tries find such a crop."""
    pair, doubts = chance.choice(pairs)
    pair = vary(pair, chance.choice(pairs)[0], chance, doubts)
    scale = chance.uniform(least_scale, 1)
    pair = np.stack([cv2.resize(np.ascontiguousarray(plane), None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) for plane in pair])
    _, height, width = pair.shape
    if min(height, width) < crop:
        pair = np.pad(pair, ((0, 0), (0, max(0, crop - height)), (0, max(0, crop - width))), 'edge')
        _, height, width = pair.shape
    for _ in range(6):
        y, x = chance.randint(0, height - crop), chance.randint(0, width - crop)
        part = pair[:, y:y + crop, x:x + crop]
        if part[MASK].mean() >= 0.5 * pair[MASK].mean():
            break
    return part


def loss_of(logits: torch.Tensor, truth: torch.Tensor) -> torch.Tensor:
    """Cross-entropy with a higher weight along the outline, and soft IoU of every pair."""
    near = functional.max_pool2d(truth, 7, 1, 3) + functional.max_pool2d(-truth, 7, 1, 3)
    cross = functional.binary_cross_entropy_with_logits(logits, truth, reduction='none')
    said = torch.sigmoid(logits)
    both, either = (said * truth).sum((1, 2, 3)), (said + truth - said * truth).sum((1, 2, 3))
    return (cross * (1 + 2 * near)).mean() + 0.5 * (1 - (both + 50) / (either + 50)).mean()


def measure(net: PairNet, pairs: list) -> np.ndarray:
    """IoU of every pair, thresholded at one half."""
    net.eval()
    overlaps = []
    with torch.no_grad():
        for pair, _ in pairs:
            said = net(torch.from_numpy(pair[None, :MASK].astype(np.float32) / 255))[0, 0].numpy() > 0
            truth = pair[MASK] > 127
            overlaps.append((said & truth).sum() / max(1, (said | truth).sum()))
    net.train()
    return np.array(overlaps)


def export(net: PairNet, path: str) -> None:
    """An ONNX file: `evidence` (1, 12, h, w) to `probability` (1, 1, h, w). Weights are stored with 16 bits."""
    sure = join_norms(Sure(copy.deepcopy(net)).eval())
    narrow(sure)
    names = dict(input_names=['evidence'], output_names=['probability'])
    axes = {name: {2: 'height', 3: 'width'} for name in ('evidence', 'probability')}
    torch.onnx.export(sure, torch.zeros(1, MASK, 64, 96), path, opset_version=13, dynamic_axes=axes, do_constant_folding=False, **names)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--evidence', nargs='+', required=True, help='folders of write-pairs.ts; a folder given twice counts twice')
    parser.add_argument('--held-out', required=True, help='folder of write-pairs.ts that is only measured')
    parser.add_argument('--out', required=True, help='folder for judge-pair.onnx and last.pt')
    parser.add_argument('--samples', type=int, required=True, help='length of the whole training')
    parser.add_argument('--minutes', type=float, default=1e9, help='stop after this time at the latest, with the learning rate lowered')
    parser.add_argument('--begin', help='last.pt to continue from')
    parser.add_argument('--crop', type=int, default=192, help='pixels per side of the crops')
    parser.add_argument('--least-scale', type=float, default=0.5, help='smallest scale of a crop; at 0.5 a crop of 192 px shows a whole pair of 384 px')
    parser.add_argument('--rate', type=float, default=3e-3, help='highest learning rate')
    parser.add_argument('--seed', type=int, default=1, help='seed of weights and samples')
    parser.add_argument('--threads', type=int, default=1, help='threads of the network')
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    torch.manual_seed(arguments.seed)
    torch.set_num_threads(arguments.threads)
    chance = random.Random(arguments.seed)
    pairs, held_out = load(arguments.evidence), load([arguments.held_out])
    print(f'{len(pairs)} pairs', flush=True)
    net = PairNet().to(memory_format=torch.channels_last)
    if arguments.begin:
        net.load_state_dict(torch.load(arguments.begin))
    optimiser = torch.optim.AdamW(net.parameters(), arguments.rate, weight_decay=1e-2)
    begun, losses = time.time(), []
    steps = arguments.samples // BATCH
    for step in range(steps):
        done = max(step / steps, (time.time() - begun) / 60 / arguments.minutes)
        if done > 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = arguments.rate * min(1, (step + 1) / 60) * (0.01 + 0.99 * (0.5 + 0.5 * np.cos(np.pi * done)))
        batch = torch.from_numpy(np.stack([draw(pairs, arguments.crop, arguments.least_scale, chance) for _ in range(BATCH)]))
        loss = loss_of(net(batch[:, :MASK].contiguous(memory_format=torch.channels_last)), batch[:, MASK:])
        if not torch.isfinite(loss):
            raise SystemExit('the loss is no number any more')
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2)
        optimiser.step()
        losses.append(float(loss))
        if step % REPORT == REPORT - 1:
            found = measure(net, held_out)
            print(f'{step + 1} steps, {time.time() - begun:.0f} s, loss {np.mean(losses[-REPORT:]):.3f}, '
                  f'held out {found.mean():.3f}, median {np.median(found):.3f}, worst {np.sort(found)[:4].round(2)}', flush=True)
            torch.save(net.state_dict(), os.path.join(arguments.out, 'last.pt'))
    torch.save(net.state_dict(), os.path.join(arguments.out, 'last.pt'))
    export(net, os.path.join(arguments.out, 'judge-pair.onnx'))
    found = measure(net, held_out)
    print(f'held out {found.mean():.3f}, median {np.median(found):.3f}', found.round(2), flush=True)


if __name__ == '__main__':
    main()

"""Train the refiner: /usr/bin/python3 training/fit_refiner.py --samples DIR --held-out DIR --out DIR --steps N

Reads the output of write_refining.py (--samples, which may still grow), trains, and writes OUT/refine-outline.onnx and OUT/last.pt.
--held-out is measured now and then and never trained on; --begin continues from a last.pt or from a
stored model."""
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
from learn.losses import outline_band  # noqa: E402
from learn.refine_net import BELIEF, MASK, PLANES, RefineNet  # noqa: E402
from learn.u_net import join_norms, read_weights, Sure  # noqa: E402

TRUTH = PLANES  # plane of the exact mask, after the evidence
STEP = 32  # sides of the network's input are multiples of this
REPORT = 400
WARMING = 48  # crops by which the norms of a stored model are set
DECAY = 0.998  # decay of the running average of the weights, per step
REACH, EDGE_WEIGHT, NEAR_WEIGHT, FAR_WEIGHT = 12, 4.0, 2.0, 0.1  # px around an outline, and the weights of pixels there
LARGER = (0.85, 1.6)  # phones' photos show a product on more pixels than our renders do


def list_samples(folder: str) -> list:
    return sorted(os.path.join(folder, name) for name in os.listdir(folder) if name.endswith('.npy'))


def draw(path: str, crop: int, chance: random.Random) -> np.ndarray:
    """(18, crop, crop) of 0-1: evidence and exact mask of a varied crop of a sample that contains a part of the outline."""
    sample = np.load(path, mmap_mode='r')
    scale = chance.uniform(*LARGER)
    side = round(crop / scale)
    _, height, width = sample.shape
    mask, truth = np.array(sample[MASK]), np.array(sample[TRUTH])
    wrong = cv2.absdiff(mask, truth) if chance.random() < 0.25 else cv2.morphologyEx(truth, cv2.MORPH_GRADIENT, np.ones((3, 3)))
    ys, xs = np.where(wrong > 127)
    k = chance.randrange(len(ys)) if len(ys) else None
    middle = (height // 2, width // 2) if k is None else (ys[k] + chance.randint(-side // 3, side // 3), xs[k] + chance.randint(-side // 3, side // 3))
    top, left = (int(np.clip(m - side // 2, 0, max(0, full - side))) for m, full in zip(middle, (height, width)))
    part = np.array(sample[:, top:top + side, left:left + side])
    _, height, width = part.shape
    part = np.pad(part, ((0, 0), (0, side - height), (0, side - width)), 'edge')
    part = np.stack([cv2.resize(plane, (crop, crop), interpolation=cv2.INTER_LINEAR if scale > 1 else cv2.INTER_AREA) for plane in part])
    part = part.astype(np.float32) / 255
    if chance.random() < 0.3:
        part[:3] = part[chance.sample(range(3), 3)]
    if chance.random() < 0.5:
        part = part[:, :, ::-1]
    if chance.random() < 0.25:
        part = part.transpose(0, 2, 1)
    return np.ascontiguousarray(part)


def loss_of(logits: torch.Tensor, truth: torch.Tensor, belief: torch.Tensor) -> torch.Tensor:
    """Cross-entropy with the highest weight at the outline and little where the large network is wrong by more than an outline: the
    refiner does not decide which object is meant."""
    reach, edge = outline_band(truth, REACH), outline_band(truth)
    wrong = ((belief - truth).abs() > 0.5).float() * (1 - reach)
    weight = (1 - (1 - FAR_WEIGHT) * wrong) * (1 + EDGE_WEIGHT * edge + NEAR_WEIGHT * reach)
    cross = functional.binary_cross_entropy_with_logits(logits, truth, reduction='none')
    said, open_ = torch.sigmoid(logits), 1 - wrong
    both, either = ((a * open_).sum((1, 2, 3)) for a in (said * truth, said + truth - said * truth))
    return (cross * weight).sum() / weight.sum() + 0.3 * (1 - (both + 50) / (either + 50)).mean()


def fit_sides(planes: np.ndarray) -> np.ndarray:
    """Planes (n, h, w) padded to sides that the network accepts."""
    _, height, width = planes.shape
    return np.pad(planes, ((0, 0), (0, -height % STEP), (0, -width % STEP)), 'edge')


def measure(net: RefineNet, paths: list) -> tuple:
    """(IoU before, IoU after, mean absolute error of alpha after) of every held-out sample."""
    net.eval()
    rows = []
    with torch.no_grad():
        for path in paths:
            sample = np.load(path).astype(np.float32) / 255
            _, height, width = sample.shape
            said = torch.sigmoid(net(torch.from_numpy(fit_sides(sample[:PLANES])[None])))[0, 0, :height, :width].numpy()
            truth = sample[TRUTH] > 0.5
            rows.append([*((m & truth).sum() / max(1, (m | truth).sum()) for m in (sample[MASK] > 0.5, said > 0.5)), np.abs(said - sample[TRUTH]).mean()])
    net.train()
    return np.array(rows).T


@torch.no_grad()
def follow(average: RefineNet, net: RefineNet, steps: int) -> None:
    """Move the running average towards the network: the average is measured and stored."""
    keep = min(DECAY, steps / (steps + 20))
    for kept, new in zip(average.state_dict().values(), net.state_dict().values()):
        if kept.dtype.is_floating_point:
            kept.mul_(keep).add_(new, alpha=1 - keep)
        else:
            kept.copy_(new)


def export(net: RefineNet, path: str) -> None:
    """An ONNX file: `evidence` (1, 17, h, w) to `alpha` (1, 1, h, w). Weights are stored with 16 bits."""
    sure = join_norms(Sure(copy.deepcopy(net)).eval())
    narrow(sure)
    axes = {name: {2: 'height', 3: 'width'} for name in ('evidence', 'alpha')}
    torch.onnx.export(sure, torch.zeros(1, PLANES, 64, 96), path, opset_version=13, dynamic_axes=axes, do_constant_folding=False,
                      input_names=['evidence'], output_names=['alpha'])


def say(head: str, net: RefineNet, held_out: list) -> None:
    """Prints the state of a training with what it reaches on the held-out samples."""
    before, after, off = measure(net, held_out)
    print(f'{head}, held out IoU {before.mean():.4f} -> {after.mean():.4f}, median {np.median(before):.4f} -> {np.median(after):.4f}, '
          f'alpha off {off.mean():.4f}', flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--samples', required=True, help='folder of write_refining.py, which may still grow')
    parser.add_argument('--held-out', required=True, help='folder of write_refining.py that is only measured')
    parser.add_argument('--out', required=True, help='folder for refine-outline.onnx and last.pt')
    parser.add_argument('--steps', type=int, required=True, help='length of the whole training, in batches')
    parser.add_argument('--minutes', type=float, default=1e9, help='stop after this time at the latest, with the learning rate lowered')
    parser.add_argument('--begin', help='last.pt or refine-outline.onnx to continue from')
    parser.add_argument('--crop', type=int, default=192, help='pixels per side of the crops')
    parser.add_argument('--batch', type=int, default=8, help='crops per step')
    parser.add_argument('--rate', type=float, default=2e-3, help='highest learning rate')
    parser.add_argument('--threads', type=int, default=1, help='threads of the network')
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    torch.manual_seed(1)
    torch.set_num_threads(arguments.threads)
    cv2.setNumThreads(1)
    chance = random.Random(1)
    net = RefineNet().to(memory_format=torch.channels_last)
    print(f'{sum(p.numel() for p in net.parameters())} parameters', flush=True)
    if arguments.begin and arguments.begin.endswith('.onnx'):
        known = list_samples(arguments.samples)
        read_weights(net, arguments.begin, torch.from_numpy(np.stack([draw(chance.choice(known), arguments.crop, chance)[:PLANES] for _ in range(WARMING)])))
    elif arguments.begin:
        net.load_state_dict(torch.load(arguments.begin))
    average = copy.deepcopy(net).requires_grad_(False)
    optimiser = torch.optim.AdamW(net.parameters(), arguments.rate, weight_decay=1e-2)
    held_out, begun, losses, paths = list_samples(arguments.held_out), time.time(), [], []
    say('begin', average, held_out)
    for step in range(arguments.steps):
        if step % REPORT == 0:
            paths = list_samples(arguments.samples)
        done = max(step / arguments.steps, (time.time() - begun) / 60 / arguments.minutes)
        if done > 1:
            break
        for group in optimiser.param_groups:
            group['lr'] = arguments.rate * min(1, (step + 1) / 60) * (0.01 + 0.99 * (0.5 + 0.5 * np.cos(np.pi * done)))
        batch = torch.from_numpy(np.stack([draw(chance.choice(paths), arguments.crop, chance) for _ in range(arguments.batch)]))
        loss = loss_of(net(batch[:, :PLANES].contiguous(memory_format=torch.channels_last)), batch[:, PLANES:], batch[:, BELIEF:MASK])
        if not torch.isfinite(loss):
            raise SystemExit('the loss is no number any more')
        optimiser.zero_grad()
        loss.backward()
        torch.nn.utils.clip_grad_norm_(net.parameters(), 2)
        optimiser.step()
        follow(average, net, step)
        losses.append(float(loss))
        if step % REPORT == REPORT - 1:
            say(f'{step + 1} steps, {time.time() - begun:.0f} s, {len(paths)} samples, loss {np.mean(losses[-REPORT:]):.3f}', average, held_out)
            torch.save(average.state_dict(), os.path.join(arguments.out, 'last.pt'))
    torch.save(average.state_dict(), os.path.join(arguments.out, 'last.pt'))
    export(average, os.path.join(arguments.out, 'refine-outline.onnx'))


if __name__ == '__main__':
    main()

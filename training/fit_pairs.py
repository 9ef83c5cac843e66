"""Fit the judges of pairs: /usr/bin/python3 training/fit_pairs.py --evidence DIR [DIR ...] --own DIR --out DIR

Reads what packages/engine/src/cli/write-pairs.ts wrote of composed pairs (--evidence) and rendered ones (--own, which count more) and
writes OUT/judge-pixel.onnx and OUT/judge-around.onnx. The signs are those of packages/engine/src/cutout/pair/list-signs.ts, in its order: nothing
may be changed in one place alone."""
import argparse
import os
import random
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402

from learn.pair_judge import Judge, export, fit, rate  # noqa: E402
from learn.pair_signs import MASK, signs_of, surroundings_of  # noqa: E402

PLACES, OWN_PLACES, OWN_WEIGHT = 1600, 8000, 1.5
SECOND = 110  # composed pairs that the second judge learns from


def read(path: str) -> np.ndarray:
    """(13, h, w) bytes: the evidence, then the exact mask."""
    raw = np.fromfile(path, np.uint8)
    width, height = raw[:4].view(np.uint16)
    return raw[4:].reshape(MASK + 1, height, width)


def choose(truth: np.ndarray, count: int, chance: np.random.Generator) -> np.ndarray:
    """Places: half anywhere, a quarter along the outline, a quarter in the product."""
    outline = np.flatnonzero(cv2.dilate(truth, np.ones((9, 9))) > cv2.erode(truth, np.ones((9, 9))))
    return np.concatenate([chance.integers(0, truth.size, count // 2), chance.choice(outline, count // 4),
                           chance.choice(np.flatnonzero(truth), count // 4)])


def doubt(evidence: np.ndarray, other: np.ndarray, chance: random.Random) -> np.ndarray:
    """The same with a belief that is wrong: the network was taught the products of training, and must not be trusted more than it deserves."""
    if other.shape != evidence.shape:
        return evidence
    evidence = evidence.copy()
    own = evidence[6] * chance.choice((0, 0.3, 0.7, 1, 1))
    strange = other[6][:, ::chance.choice((1, -1))] * (chance.choice((0.4, 0.8, 1)) if chance.random() < 0.75 else 0)
    evidence[6] = np.maximum(own, strange).astype(np.uint8)
    return evidence


def gather(paths: list, count: int, weight: float, chance: np.random.Generator, luck: random.Random, first: Judge | None) -> list:
    """(signs, truth, weight) of places of every pair, of composed ones in half the cases with a belief that is wrong."""
    rows = []
    for path in paths:
        evidence = read(path)
        truth = (evidence[MASK] > 127).astype(np.uint8)
        places = choose(truth, count, chance)
        kinds = [evidence, doubt(evidence, read(luck.choice(paths)), luck)] if weight == 1 else [evidence]
        for kind in kinds if first is None else [luck.choice(kinds)]:
            signs = signs_of(kind)
            if first is not None:
                signs = np.concatenate([signs, surroundings_of(kind, rate(first, signs))], -1)
            rows.append((signs.reshape(truth.size, -1)[places], truth.reshape(-1)[places], np.full(len(places), weight, np.float32)))
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--evidence', nargs='+', required=True)
    parser.add_argument('--own', required=True)
    parser.add_argument('--out', required=True)
    parser.add_argument('--seed', type=int, default=1)
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    torch.manual_seed(arguments.seed)
    chance, luck = np.random.default_rng(arguments.seed), random.Random(arguments.seed)
    composed, own = (sorted(os.path.join(folder, name) for folder in folders for name in os.listdir(folder) if name.endswith('.bin'))
                     for folders in (arguments.evidence, [arguments.own]))
    print(f'{len(composed)} composed pairs, {len(own)} rendered', flush=True)
    first = None
    for name, some in (('judge-pixel', composed), ('judge-around', luck.sample(composed, min(SECOND, len(composed))))):
        rows = gather(some, PLACES, 1, chance, luck, first) + gather(own, OWN_PLACES, OWN_WEIGHT, chance, luck, first)
        judge = fit(*(np.concatenate(part) for part in zip(*rows)))
        export(judge, os.path.join(arguments.out, f'{name}.onnx'))
        first = judge
        print(f'{name} is written', flush=True)


if __name__ == '__main__':
    main()

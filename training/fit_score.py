"""Fit how sure a cut-out is: python3 training/fit_score.py SIGNS.json [SIGNS.json ...]

Reads what packages/engine/src/cli/write-signs.ts wrote (signs and reached IoU of held-out pictures), fits the probability of an IoU of 0.9 or
more by ridge logistic regression, and prints weights for packages/engine/src/cutout/rate-cut-out.ts with what
ten-fold cross-validation says of them: the reliability table, and how many warnings are right
wherever the limit lies."""
import argparse
import json
import sys

import numpy as np

GOOD, RIDGE, FOLDS = 0.9, 3, 10
MISSED, RIGHT = 0.05, 0.5  # most bad ones among the not warned, least bad ones among the warned


def fit(signs: np.ndarray, good: np.ndarray) -> np.ndarray:
    """Weights and constant (last), by Newton's method on standardised signs."""
    mean, spread = signs.mean(0), signs.std(0) + 1e-6
    x = np.c_[(signs - mean) / spread, np.ones(len(signs))]
    weights, ridge = np.zeros(x.shape[1]), np.diag([RIDGE] * signs.shape[1] + [1e-6])
    for _ in range(50):
        p = 1 / (1 + np.exp(-x @ weights))
        gradient = x.T @ (p - good) + ridge @ weights
        weights -= np.linalg.solve((x * (p * (1 - p))[:, None]).T @ x + ridge, gradient)
    return np.r_[weights[:-1] / spread, weights[-1] - (weights[:-1] * mean / spread).sum()]


def probability(weights: np.ndarray, signs: np.ndarray) -> np.ndarray:
    """Of an IoU of 0.9 or more."""
    return 1 / (1 + np.exp(-(signs @ weights[:-1] + weights[-1])))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('files', nargs='+')
    parser.add_argument('--signs', type=int, default=12, help='rows of so many signs: 10 without the refiner, 12 with it')
    arguments = parser.parse_args()
    rows = [row for file in arguments.files for row in json.load(open(file, encoding='utf8')) if len(row['signs']) == arguments.signs]
    if len(rows) < 50:
        sys.exit(f'{len(rows)} pictures are too few')
    signs, reached = np.array([r['signs'] for r in rows]), np.array([r['iou'] for r in rows])
    good, order = (reached >= GOOD).astype(float), np.random.RandomState(0).permutation(len(rows))
    said = np.empty(len(rows))
    for fold in np.array_split(order, FOLDS):
        rest = np.setdiff1d(order, fold)
        said[fold] = probability(fit(signs[rest], good[rest]), signs[fold])
    print(f'{len(rows)} pictures, {1 - good.mean():.0%} below {GOOD}')
    for low in np.arange(0, 1, 0.2):
        inside = (said >= low) & (said < low + 0.2 + (low > 0.7))
        if inside.any():
            print(f'  said {low:.1f}-{low + 0.2:.1f}: {inside.sum():3d} pictures, said {said[inside].mean():.2f}, right {good[inside].mean():.2f}, '
                  f'mean IoU {reached[inside].mean():.3f}')
    for asked in np.arange(0.5, 0.96, 0.05):
        warned = said < asked
        missed = 1 - good[~warned].mean() if (~warned).any() else 0
        right = 1 - good[warned].mean() if warned.any() else 1
        mark = '*' if missed <= MISSED and right >= RIGHT else ' '
        print(f' {mark} ask below {asked:.2f}: {warned.mean():.0%} warned, of these {right:.0%} bad; of the not warned {missed:.1%} bad')
    weights = fit(signs, good)
    print('WEIGHTS', [round(float(w), 3) for w in weights[:-1]], 'CONSTANT', round(float(weights[-1]), 3))


if __name__ == '__main__':
    main()

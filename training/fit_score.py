"""Fit the score of a cut-out: /usr/bin/python3 training/fit_score.py SIGNS.json [SIGNS.json ...]

Reads the output of packages/engine/src/cli/write-signs.ts (signs and reached IoU of held-out pictures) and fits the probability of an
IoU of 0.9 or more by ridge logistic regression, in which no weight may contradict the meaning of its sign. Prints weights for
packages/engine/src/cutout/rate-cut-out.ts: for pictures that the refiner drew with all signs, and for all pictures with the signs
that each has. Ten-fold cross-validation shows their quality: the reliability table, and how many warnings are right for every limit."""
import argparse
import json
import sys

import numpy as np
from scipy.optimize import minimize

GOOD, RIDGE, FOLDS, REPEATS = 0.9, 3, 10, 5
MISSED, RIGHT = 0.05, 0.5  # maximum share of bad ones without a warning, minimum share of bad ones with a warning
# The direction of each sign of listSigns: a higher value makes a cut-out likelier (1) or less likely (-1) to be right.
FOR = np.array([1, 1, 1, 1, -1, -1, -1, 1, -1, 1, -1])
FIRST = 9  # signs that every picture has


def fit(signs: np.ndarray, good: np.ndarray) -> np.ndarray:
    """Weights and constant (last), on standardised signs; a sign whose weight would have the wrong direction is left out."""
    mean, spread = signs.mean(0), signs.std(0) + 1e-6
    x = np.c_[(signs - mean) / spread, np.ones(len(signs))]
    ridge = np.r_[np.full(signs.shape[1], RIDGE), 0]

    def loss(weights: np.ndarray) -> tuple:
        logit = x @ weights
        gradient = x.T @ (1 / (1 + np.exp(-logit)) - good) + ridge * weights
        return np.logaddexp(0, logit).sum() - good @ logit + (ridge * weights**2).sum() / 2, gradient

    bounds = [(0, None) if way > 0 else (None, 0) for way in FOR[:signs.shape[1]]] + [(None, None)]
    weights = minimize(loss, np.zeros(x.shape[1]), jac=True, bounds=bounds, method='L-BFGS-B').x
    return np.r_[weights[:-1] / spread, weights[-1] - (weights[:-1] * mean / spread).sum()]


class Score:
    """Both sets of weights, fitted on rows of signs: for `refined` rows all columns are known, for the others the first ones."""

    def __init__(self, signs: np.ndarray, refined: np.ndarray, good: np.ndarray):
        self.rough = fit(signs[:, :FIRST], good)
        self.refined = fit(signs[refined], good[refined])

    def say(self, signs: np.ndarray, refined: np.ndarray) -> np.ndarray:
        """Probability of an IoU of 0.9 or more."""
        rough, all_signs = (np.c_[signs[:, :len(w) - 1], np.ones(len(signs))] @ w for w in (self.rough, self.refined))
        return 1 / (1 + np.exp(-np.where(refined, all_signs, rough)))


def cross_validate(signs: np.ndarray, refined: np.ndarray, good: np.ndarray) -> np.ndarray:
    """(REPEATS, pictures): predictions by scores that had not seen the picture."""
    said = np.empty((REPEATS, len(good)))
    for repeat in range(REPEATS):
        order = np.random.RandomState(repeat).permutation(len(good))
        for fold in np.array_split(order, FOLDS):
            rest = np.setdiff1d(order, fold)
            said[repeat, fold] = Score(signs[rest], refined[rest], good[rest]).say(signs[fold], refined[fold])
    return said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('files', nargs='+', help='JSON files of write-signs.ts')
    rows = [row for file in parser.parse_args().files for row in json.load(open(file, encoding='utf8')) if row['signs']]
    if len(rows) < 100:
        sys.exit(f'{len(rows)} pictures are too few')
    signs = np.array([row['signs'] + [0] * (len(FOR) - len(row['signs'])) for row in rows])
    refined = np.array([len(row['signs']) == len(FOR) for row in rows])
    reached = np.array([row['iou'] for row in rows])
    good = (reached >= GOOD).astype(float)
    said = cross_validate(signs, refined, good)
    print(f'{len(rows)} pictures, {refined.sum()} of them refined, {1 - good.mean():.0%} below {GOOD}')
    for low, high in ((0, 0.2), (0.2, 0.4), (0.4, 0.6), (0.6, 0.8), (0.8, 0.9), (0.9, 1.01)):
        inside = (said[0] >= low) & (said[0] < high)
        if inside.any():
            print(f'  said {low:.1f}-{min(1, high):.1f}: {inside.sum():3d} pictures, said {said[0][inside].mean():.2f}, '
                  f'right {good[inside].mean():.2f}, mean IoU {reached[inside].mean():.3f}')
    for asked in (0.6, 0.7, 0.75, 0.8, *np.arange(0.84, 0.93, 0.01)):
        table = [((p < asked).mean(), 1 - good[p < asked].mean(), 1 - good[p >= asked].mean()) for p in said]
        warned, right, missed = np.mean(table, 0)
        mark = '*' if missed <= MISSED and right >= RIGHT else ' '
        print(f' {mark} ask below {asked:.2f}: {warned:.0%} warned, of these {right:.0%} bad; of the not warned {missed:.1%} bad')
    score = Score(signs, refined, good)
    for name, weights in (('ROUGH', score.rough), ('REFINED', score.refined)):
        print(name, [round(float(w), 3) + 0.0 for w in weights[:-1]], 'CONSTANT', round(float(weights[-1]), 3))


if __name__ == '__main__':
    main()

"""The only source of randomness: reseeded for every picture, so that (seed, index) determines the picture."""
import random

import numpy as np

_random = random.Random()
gauss = _random.gauss
triangular = _random.triangular
whole = _random.randint
sample = _random.sample


def reseed(seed: int, index: int) -> None:
    """Start the stream of picture `index` of series `seed`."""
    _random.seed(seed * 1_000_003 + index)
    np.random.seed((seed * 1_000_003 + index) % (1 << 32))


def between(low: float, high: float) -> float:
    """Uniform in [low, high]."""
    return _random.uniform(low, high)


def pick(*items):
    """One of the items, all equally likely."""
    return _random.choice(items)


def odds(probability: float) -> bool:
    """True with this probability."""
    return _random.random() < probability


def weighted(weights: dict):
    """A key, drawn with its value as weight."""
    return _random.choices(list(weights), list(weights.values()))[0]


def shuffled(items) -> list:
    """The items in random order."""
    items = list(items)
    _random.shuffle(items)
    return items

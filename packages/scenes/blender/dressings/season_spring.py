"""A twig in blossom from the right, another lying, fallen petals."""
from random import Random

from props.seasonal import fallen, petal_paint, twig

CARD = dict(pitch=16)


def build(sc):
    rnd = Random(5)
    petal = petal_paint()
    twig([(.52, .10, .42), (.42, .08, .36), (.33, .06, .29), (.27, .04, .20)], petal, rnd, 10, .058)
    twig([(.44, .08, .37), (.38, .03, .40), (.31, .0, .39), (.25, -.02, .36)], petal, rnd, 7, .052)
    twig([(.54, .06, .27), (.46, .05, .24), (.39, .03, .17)], petal, rnd, 6, .052)
    twig([(-.50, -.02, .03), (-.40, -.05, .022), (-.31, -.05, .02), (-.22, -.10, .016)], petal, rnd, 9, .06)
    for _ in range(26):
        x, y = rnd.gauss(.05, .27), rnd.uniform(-.15, .25)
        if abs(x) > .15 or y < -.09:
            fallen(petal, (x, y), rnd.uniform(.016, .028), rnd)

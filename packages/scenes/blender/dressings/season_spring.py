"""A twig in blossom from the right, another lying, fallen petals."""
from random import Random

from props.seasonal import fallen, petal_paint, twig

CARD = dict(pitch=16)


def build(sc):
    rnd = Random(5)
    petal = petal_paint()
    twig([(.50, .10, .60), (.40, .08, .50), (.31, .06, .42), (.25, .04, .33)], petal, rnd, 9, .05)
    twig([(.42, .08, .52), (.36, .03, .55), (.28, .0, .55), (.22, -.02, .52)], petal, rnd, 6, .046)
    twig([(.52, .06, .40), (.44, .05, .36), (.37, .03, .28)], petal, rnd, 6, .046)
    twig([(-.50, -.02, .03), (-.40, -.05, .022), (-.31, -.05, .02), (-.22, -.10, .016)], petal, rnd, 8, .05)
    for _ in range(26):
        x, y = rnd.gauss(.05, .27), rnd.uniform(-.15, .25)
        if abs(x) > .15 or y < -.09:
            fallen(petal, (x, y), rnd.uniform(.014, .024), rnd)

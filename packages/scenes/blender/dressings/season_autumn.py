"""Maple leaves on the floor, two pumpkins: warm low light from the left."""
from random import Random
from math import cos, sin, pi

from props.seasonal import maple, maple_paint, pumpkin

CARD = dict(pitch=16, light=(-.8, -.3, .55))


def build(sc):
    rnd = Random(4)
    paints = [maple_paint('leaf %d' % i, c) for i, c in enumerate([(.52, .10, .025), (.70, .24, .035), (.32, .05, .025), (.76, .40, .06), (.58, .15, .03)])]
    for i in range(24):
        a = (i + rnd.random() * .7) / 24 * 2 * pi
        far = rnd.uniform(.8, 1.3)
        x, y = .34 * far * cos(a), .05 + .24 * far * sin(a)
        if abs(x) < .2 and y > -.06:
            x = .24 if x > 0 else -.24
        maple(rnd.uniform(.075, .12), paints[i % 5], (x, y, 0), rnd.uniform(0, 6.28), rnd.uniform(.25, .8), rnd)
    pumpkin(.072, (-.335, .18))
    pumpkin(.052, (.315, .10), (.80, .36, .07))

"""Fir with snow on it from both sides, cones, a little fallen snow."""
from random import Random

from kit import M, sphere
from props.seasonal import cone, fir

CARD = dict(pitch=16)


def build(sc):
    rnd = Random(8)
    m = M('snow', (.86, .89, .93), .7, spec=.3)
    m.bump(m.noise(m.coords(), 90, 5).outputs['Fac'], .5, .002)
    snow = m.mat
    green = (.045, .105, .075)
    fir([(-.56, .20, .05), (-.42, .15, .035), (-.30, .08, .02), (-.20, -.02, .012)], .032, green, rnd, snow)
    fir([(-.54, -.02, .03), (-.42, -.05, .02), (-.31, -.10, .012)], .03, green, rnd, snow, 170)
    fir([(.58, .30, .06), (.45, .24, .04), (.33, .16, .02), (.25, .06, .012)], .032, green, rnd, snow)
    cone(.075, (-.25, -.075, 0), .7, rnd)
    cone(.06, (.30, -.02, 0), 2.2, rnd)
    cone(.055, (.37, .03, 0), -.4, rnd)
    for _ in range(150):
        x, y = rnd.gauss(0, .34), rnd.uniform(-.16, .35)
        if abs(x) > .16:
            sphere(rnd.uniform(.002, .008), (x, y, .0006), snow, scale=(1.5, 1.5, .5), seg=10)

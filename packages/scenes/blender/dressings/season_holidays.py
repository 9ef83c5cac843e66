"""Fir, glass balls red and gold, cones."""
from random import Random

from props.seasonal import bauble, cone, fir

CARD = dict(pitch=16)


def build(sc):
    rnd = Random(12)
    green = (.03, .10, .045)
    fir([(-.56, .20, .06), (-.42, .15, .04), (-.30, .08, .02), (-.20, -.02, .012)], .032, green, rnd)
    fir([(.58, .30, .07), (.45, .24, .045), (.33, .16, .02), (.24, .04, .012)], .032, green, rnd)
    fir([(.56, .02, .03), (.44, -.03, .02), (.33, -.09, .012)], .03, green, rnd, dense=170)
    red, gold = (.42, .012, .016), (.72, .46, .14)
    bauble(.052, (-.285, -.03), red)
    bauble(.038, (-.205, -.095), gold, .22)
    bauble(.044, (.30, -.02), gold, .2)
    bauble(.033, (.235, -.09), red)
    bauble(.05, (.37, .16), red, .3)
    cone(.065, (-.37, -.06, 0), .9, rnd)

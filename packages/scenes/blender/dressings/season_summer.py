"""Palm leaves from both sides in hard sun, pebbles."""
from random import Random

from kit import M, sphere
from props.seasonal import frond, palm_paint

CARD = dict(pitch=16, light=(-.62, -.3, .72), sun=3)


def build(sc):
    rnd = Random(3)
    palm = palm_paint()
    frond([(.60, .20, .16), (.48, .13, .20), (.36, .04, .15), (.27, -.05, .05)], .15, palm, rnd)
    frond([(-.62, .24, .10), (-.50, .20, .13), (-.38, .14, .09), (-.27, .08, .03)], .13, palm, rnd)
    stone = M('pebble', (.66, .60, .52), .6)
    stone.color(stone.ramp(stone.noise(stone.coords(), 40, 5).outputs['Fac'], [(.35, (.50, .45, .39)), (.65, (.74, .69, .62))]))
    for x, y, r in ((-.26, -.06, .021), (-.215, -.085, .013), (.225, -.105, .016), (-.31, -.02, .015), (.27, -.125, .010)):
        sphere(r, (x, y, r * .5), stone.mat, scale=(1.3, 1, .58))

"""Vases, cups, bowls, jars, bottles, candles: all turned on the lathe."""
from kit import M, lathe, m_glass, roundprof, tube
from props.place import dice, near, paint, put


def glaze(color, rough=.22, speckle=0.0):
    """Stoneware: uneven glaze; `speckle` 0..1 adds iron dots."""
    import bpy
    name = 'glaze %s %.2f %.1f' % (' '.join('%.3f' % c for c in color), rough, speckle)
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    m = M(name, color, rough, spec=.5)
    v = m.coords()
    c = m.ramp(m.noise(v, 26, 4).outputs['Fac'], [(.3, tuple(x * .9 for x in color)), (.7, tuple(min(1, x * 1.06) for x in color))])
    if speckle:
        dots = m.ramp(m.noise(v, 520, 1).outputs['Fac'], [(.66, 0.0), (.70, 1.0)])
        c = m.mix(m.math('MULTIPLY', dots, speckle), c, (.12, .075, .045))
    m.color(c)
    m.bump(m.noise(v, 60, 3).outputs['Fac'], .12, .002)
    return m.camera_only(color).mat


def turned(profile, mat, fillet=.004, wall=.003, n=96):
    """An open vessel from its outer profile [(r, z)...] bottom to top: a wall of `wall` metres is added."""
    outer = roundprof([(0, profile[0][1]), *profile], fillet, 5)
    inner = [(max(r - wall, 0), max(z, profile[0][1] + wall)) for r, z in reversed(outer)]
    return lathe([*outer, *inner], mat=mat, n=n)


def vase(h=.22, color=(.82, .78, .72), shape='belly', rough=.5, speckle=0.0):
    """shapes: belly, bottle, tall, moon, amphora."""
    shapes = {
        'belly': [(.22, 0), (.36, .18), (.40, .42), (.30, .70), (.15, .86), (.15, .96), (.18, 1)],
        'bottle': [(.20, 0), (.27, .10), (.28, .42), (.10, .62), (.075, .95), (.095, 1)],
        'tall': [(.16, 0), (.18, .06), (.20, .6), (.21, .97), (.20, 1)],
        'moon': [(.20, 0), (.44, .26), (.50, .50), (.42, .74), (.16, .92), (.14, 1)],
        'amphora': [(.14, 0), (.24, .20), (.36, .55), (.30, .74), (.13, .86), (.17, 1)],
    }
    prof = [(r * h, z * h) for r, z in shapes[shape]]
    return [turned(prof, glaze(color, rough, speckle), h * .06, h * .02)]


def cup(h=.085, r=.042, color=(.84, .80, .73), filled=None, speckle=.0):
    """A mug with handle; `filled`: colour of what is in it."""
    mat = glaze(color, .28, speckle)
    out = [turned([(r * .86, 0), (r, h * .18), (r, h)], mat, .008, .0035)]
    out.append(tube([(r * .97, 0, h * .80), (r * 1.45, 0, h * .80), (r * 1.62, 0, h * .52), (r * 1.40, 0, h * .24), (r * .96, 0, h * .22)], .0052, mat, bev=4))
    if filled:
        out.append(lathe([(r - .0035, h * .86), (0, h * .86)], mat=paint(filled, .08)))
    return out


def bowl(r=.11, h=.06, color=(.80, .76, .70), speckle=0.0, rough=.3):
    return [turned([(r * .42, 0), (r * .48, h * .06), (r * .84, h * .52), (r, h)], glaze(color, rough, speckle), .02, .004)]


def plate(r=.13, color=(.84, .81, .76), speckle=0.0):
    return [turned([(r * .6, 0), (r * .66, .004), (r, .018)], glaze(color, .25, speckle), .006, .0035)]


def jar(h=.12, r=.045, color=(.80, .74, .62), lid=(.40, .235, .12), glass=False):
    """A storage jar with a wooden lid; with `glass` the colour is the content's."""
    out = [lathe(roundprof([(0, 0), (r, 0), (r, h * .86), (r * .93, h * .88), (0, h * .88)], .006), mat=paint(color, .5 if glass else .4), n=64)]
    if glass:
        out[0].scale = (.93, .93, .80)
        out.append(lathe(roundprof([(0, 0), (r, 0), (r, h * .88)], .008), mat=m_glass(), n=64))
    return out + [lathe(roundprof([(0, h * .87), (r * .98, h * .87), (r * .98, h), (0, h)], .003), mat=paint(lid, .5), n=64)]


def bottle(h=.18, r=.032, color=(.30, .12, .03), cap=(.035, .033, .03), rough=.2):
    """A toiletry or oil bottle without a label."""
    prof = [(0, 0), (r, 0), (r, h * .62), (r * .42, h * .74), (r * .36, h * .80), (0, h * .80)]
    return [lathe(roundprof(prof, [0, .006, .012, .01, .002, 0]), mat=paint(color, rough), n=64),
            lathe(roundprof([(0, h * .79), (r * .46, h * .79), (r * .46, h), (0, h)], .002), mat=paint(cap, .4), n=48)]


def candle(h=.09, r=.036, color=(.86, .80, .70), holder=None):
    """A pillar candle with wick, or, with `holder` (a colour), poured into a cup."""
    if holder:
        out = [turned([(r, 0), (r, h)], glaze(holder, .35), .005, .003)]
        out.append(lathe([(r - .003, h * .82), (0, h * .81)], mat=paint(color, .5)))
    else:
        out = [lathe(roundprof([(0, 0), (r, 0), (r, h), (r * .8, h - .003), (0, h - .004)], .004), mat=paint(color, .5), n=64)]
    return out + [tube([(0, 0, h * .8), (.001, 0, h * .95), (.003, 0, h * 1.06)], .0012, paint((.03, .025, .02), .9), bev=2)]


def crowd(x0, x1, y, z, seed, colors, h=(.09, .26), r=(.035, .075), gap=(.01, .14)):
    """A row of jars, bowls and bottles along X, for shelves in the background."""
    rnd, out, x = dice(seed), [], x0
    while x < x1:
        rr, hh, c = rnd.uniform(*r), rnd.uniform(*h), near(rnd, rnd.choice(colors))
        kind = rnd.choice(('pot', 'bottle', 'bowl'))
        mat = paint(c, rnd.choice((.15, .35, .6)))
        if kind == 'pot':
            prof = [(0, 0), (rr, 0), (rr, hh * .8), (rr * .7, hh), (0, hh)]
        elif kind == 'bottle':
            prof = [(0, 0), (rr * .7, 0), (rr * .7, hh * .65), (rr * .25, hh * .8), (rr * .25, hh * 1.1), (0, hh * 1.1)]
        else:
            rr *= 1.35
            prof = [(0, 0), (rr * .5, 0), (rr, hh * .42), (0, hh * .42)]
        out += put([lathe(roundprof(prof, .015), mat=mat, n=32)], (x + rr, y + rnd.uniform(-.05, .05), z))
        x += rr * 2 + rnd.uniform(*gap)
    return out

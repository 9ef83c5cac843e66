"""Marble, travertine, terrazzo, dark stone. Procedural, in metres."""
from kit.nodes import M


def warped(m, v, scale, amount, detail=5):
    """Coordinates distorted by noise."""
    warp = m.noise(v, scale, detail, .55).outputs['Color']
    return m.vector('MULTIPLY_ADD', warp, (amount,) * 3, v)


def vein(m, w, scale, width, detail=4, rough=.5):
    """Thin lines where a noise crosses its middle."""
    d = m.math('ABSOLUTE', m.math('SUBTRACT', m.noise(w, scale, detail, rough).outputs['Fac'], .5))
    return m.ramp(d, [(0, 1.0), (width * .35, .55), (width, 0.0)], 'EASE')


def m_marble(seed=0.0, rough=.12, base=(.88, .875, .87), dark=(.25, .255, .27), warm=(.70, .64, .55), scale=1.0,
             cloud=(.66, .665, .675)):
    """Calacatta-like marble: ridged, warped veins of three sizes that fade in and out along their length."""
    m = M('marble', rough=rough)
    v = m.coords(scale=(scale,) * 3, rot=(0.2, 0.1, 0.6), loc=(seed, seed * 1.7, seed * .3))
    w = warped(m, v, 2.2, .42)
    times = lambda a, b: m.math('MULTIPLY', a, b)
    big, mid, fine = vein(m, w, 1.25, .034, 7, .52), vein(m, w, 2.9, .018, 6, .55), vein(m, w, 7.0, .013, 4, .6)
    fade = m.ramp(m.noise(v, 3.1, 3).outputs['Fac'], [(.42, 0.0), (.64, 1.0)])
    fade_big = m.ramp(m.noise(v, 1.7, 3, .5, .4).outputs['Fac'], [(.40, .15), (.60, 1.0)])
    clouds = m.ramp(m.noise(w, 1.8, 8, .6).outputs['Fac'], [(.38, 0.0), (.72, 1.0)])
    c = m.mix(times(clouds, .35), base, cloud)
    c = m.mix(times(times(fine, fade), .45), c, dark)
    c = m.mix(times(times(mid, fade), .70), c, dark)
    c = m.mix(times(times(big, fade_big), .85), c, dark)
    c = m.mix(times(times(big, m.math('SUBTRACT', 1.0, fade_big)), .35), c, warm)
    m.color(c).rough(m.ramp(m.noise(v, 9, 4).outputs['Fac'], [(.3, rough * .8), (.7, rough * 1.35)]))
    return m.camera_only(tuple(x * .93 for x in base)).mat


def m_dark_stone(seed=0.0, base=(.014, .0135, .014), light=(.050, .047, .045), gold=(.55, .36, .14), rough=.30, scale=1.0):
    """Nearly black slate with clouds, fine pale veins and a rare golden one; honed."""
    m = M('dark stone', base, rough, spec=.5)
    v = m.coords(scale=(scale,) * 3, rot=(.3, .2, .8), loc=(seed, seed * 1.3, seed * .7))
    w = warped(m, v, 1.9, .5)
    times = lambda a, b: m.math('MULTIPLY', a, b)
    c = m.ramp(m.noise(w, 2.6, 9, .62).outputs['Fac'], [(.32, base), (.72, light)])
    fade = m.ramp(m.noise(v, 2.2, 3).outputs['Fac'], [(.46, 0.0), (.66, 1.0)])
    c = m.mix(times(times(vein(m, w, 3.4, .007, 3, .5), fade), .30), c, (.34, .32, .30))
    c = m.mix(times(times(vein(m, w, 1.1, .0065, 3, .45), fade), .80), c, gold)
    m.color(c).rough(m.ramp(m.noise(v, 26, 5).outputs['Fac'], [(.3, rough * .75), (.7, rough * 1.3)]))
    m.bump(m.noise(v, 48, 6, .6).outputs['Fac'], .10, .002)
    return m.camera_only(tuple((a + b) / 2 for a, b in zip(base, light))).mat


def m_travertine(color=(.68, .585, .47), seed=0.0, scale=1.0, rough=.62, axis=(1, 1, 6)):
    """Beige limestone in layers, with long open pores; `axis` stretches it across its layers."""
    m = M('travertine', color, rough, spec=.3)
    v = m.coords(scale=tuple(scale * a for a in axis), rot=(.05, .04, .3), loc=(seed, seed, seed * 2))
    w = warped(m, v, 1.3, .35)
    low, high = tuple(c * .78 for c in color), tuple(min(1, c * 1.16) for c in color)
    layers = m.noise(w, 2.2, 8, .62).outputs['Fac']
    c = m.ramp(layers, [(.30, low), (.52, color), (.74, high)])
    holes = m.ramp(m.noise(w, 19, 4, .55, .3).outputs['Fac'], [(.62, 0.0), (.68, 1.0)])
    holes = m.math('MULTIPLY', holes, m.ramp(m.noise(w, 3.3, 3).outputs['Fac'], [(.45, 0.0), (.58, 1.0)]))
    m.color(m.mix(m.math('MULTIPLY', holes, .62), c, tuple(x * .42 for x in color)))
    m.bump(m.math('SUBTRACT', m.math('MULTIPLY', m.noise(v, 60, 4).outputs['Fac'], .08), holes), .55, .003)
    return m.camera_only(color).mat


def chips(m, v, scale, colors, share, seed):
    """Angular chips of stone: colour, and a mask of 1 where there is one."""
    at = m.vector('ADD', warped(m, v, scale * .8, .12 / scale, 2), (seed, seed * 2, seed * 3))
    cell, edge = m.cells(at, scale), m.cells(at, scale, feature='DISTANCE_TO_EDGE')
    pick = m.n('SeparateXYZ')
    m.l(cell.outputs['Color'], pick.inputs[0])
    inside = m.ramp(edge.outputs['Distance'], [(.045, 0.0), (.075, 1.0)])
    there = m.math('LESS_THAN', pick.outputs['X'], share)
    stops = [((i + .001) / len(colors), c) for i, c in enumerate(colors)]
    return m.ramp(pick.outputs['Y'], stops, 'CONSTANT'), m.math('MULTIPLY', inside, there)


def m_terrazzo(base=(.80, .77, .73), colors=((.62, .30, .20), (.36, .38, .35), (.86, .80, .70), (.16, .17, .18), (.72, .56, .42)),
               scale=1.0, rough=.24, seed=0.0):
    """Polished cement with chips of marble in three sizes."""
    m = M('terrazzo', base, rough)
    v = m.coords(scale=(1, 1, 1), loc=(seed, seed, 0))
    c = m.ramp(m.noise(v, 60, 5).outputs['Fac'], [(.3, tuple(x * .94 for x in base)), (.7, tuple(min(1, x * 1.04) for x in base))])
    for size, share, s in ((190, .28, 3.1), (85, .24, 1.7), (36, .20, .4)):
        color, mask = chips(m, v, size * scale, colors, share, s)
        tone = m.ramp(m.noise(v, 45 * scale, 4).outputs['Fac'], [(.3, .86), (.7, 1.12)])
        c = m.mix(mask, c, m.mix(1.0, color, tone, 'MULTIPLY'))
    m.color(c).rough(m.ramp(m.noise(v, 12, 4).outputs['Fac'], [(.3, rough * .8), (.7, rough * 1.3)]))
    return m.camera_only(tuple(x * .92 for x in base)).mat

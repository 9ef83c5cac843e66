"""Procedural patterns: each returns the colour output of the nodes it adds to a material."""
from .chance import between, odds, pick, whole
from .colours import wooden
from .nodes import Material

PRODUCT_PATTERNS = ('checks', 'stripes', 'rings', 'grain', 'cells', 'dots', 'noise', 'marble', 'swirl', 'gradient',
                    'granite', 'print', 'print', 'gingham', 'bricks')


def pattern(material: Material, vector, colours: list, kind: str, scale: float):
    """The colour socket of a named pattern; `scale` is repeats per unit of `vector`."""
    colours = [*colours, *colours]
    return _PATTERNS[kind](material, vector, colours, scale)


def _checks(m, vector, colours, scale):
    return m.node('TexChecker', Vector=vector, Scale=scale * 2, Color1=colours[0], Color2=colours[1]).outputs['Color']


def _wave(m, vector, colours, scale, kind, distortion, step):
    node = m.node('TexWave', dict(wave_type=kind, bands_direction=pick('X', 'Y', 'Z', 'DIAGONAL')), Vector=vector,
                  Scale=scale, Distortion=distortion, Detail=3.0)
    return m.ramp(node.outputs['Fac'], [(0, colours[0]), (0.35, colours[1]), (0.7, colours[2])], step)


def _stripes(m, vector, colours, scale):
    return _wave(m, vector, colours, scale, 'BANDS', pick(0.0, 0.0, between(0, 8)), pick('CONSTANT', 'LINEAR'))


def _rings(m, vector, colours, scale):
    return _wave(m, vector, colours, scale, 'RINGS', pick(0.0, between(0, 8)), pick('CONSTANT', 'LINEAR'))


def _grain(m, vector, colours, scale):
    stretched = m.node('Mapping', Vector=vector, Scale=(between(0.3, 0.8), between(6, 14), between(6, 14))).outputs[0]
    base = wooden()
    dark = tuple(c * between(0.35, 0.8) for c in base)
    light = tuple(min(1, c * 1.3) for c in base)
    fibre = m.noise(stretched, scale, 5, 0.6, between(0, 1.5))
    return m.ramp(fibre, [(0.3, dark), (0.5, base), (0.75, light)])


def _planks(m, vector, colours, scale):
    base = wooden()
    node = m.node('TexBrick', dict(offset=between(0.2, 0.6)), Vector=vector, Scale=scale * 0.4, Color1=base,
                  Color2=tuple(c * between(0.5, 0.9) for c in base), Mortar=tuple(c * 0.2 for c in base),
                  Brick_Width=between(1.5, 5), Row_Height=between(0.3, 0.8), Mortar_Size=between(0.004, 0.03))
    return m.mix(0.5, node.outputs['Color'], _grain(m, vector, colours, scale))


def _bricks(m, vector, colours, scale):
    node = m.node('TexBrick', dict(offset=pick(0, 0.5)), Vector=vector, Scale=scale, Color1=colours[0],
                  Color2=colours[1], Mortar=colours[2], Brick_Width=between(0.4, 1.2), Row_Height=between(0.2, 0.8),
                  Mortar_Size=between(0.005, 0.04))
    return node.outputs['Color']


def _voronoi(m, vector, colours, scale):
    node = m.node('TexVoronoi', Vector=vector, Scale=scale)
    red = m.node('SeparateRGB', Image=node.outputs['Color']).outputs[0]
    return m.ramp(red, [(0, colours[0]), (0.4, colours[1]), (0.75, colours[2])], pick('CONSTANT', 'LINEAR'))


def _granite(m, vector, colours, scale):
    return _voronoi(m, vector, colours, scale * 12)


def _dots(m, vector, colours, scale):
    node = m.node('TexVoronoi', Vector=vector, Scale=scale * 2, Randomness=between(0, 0.3))
    return m.ramp(node.outputs['Distance'], [(0, colours[0]), (between(0.2, 0.4), colours[1])], 'CONSTANT')


def _noise(m, vector, colours, scale):
    low = between(0.3, 0.45)
    factor = m.noise(vector, scale, whole(1, 8), between(0.4, 0.75), pick(0.0, between(0, 3)))
    stops = [(low, colours[0]), (0.5, colours[1]), (1 - low, colours[2])]
    return m.ramp(factor, stops, pick('LINEAR', 'LINEAR', 'CONSTANT'))


def _marble(m, vector, colours, scale):
    veins = m.maths('ABSOLUTE', m.maths('SUBTRACT', m.noise(vector, scale * 0.7, 7, 0.6, between(1, 3)), 0.5))
    return m.ramp(veins, [(0, colours[1]), (between(0.01, 0.06), colours[0])])


def _swirl(m, vector, colours, scale):
    node = m.node('TexMagic', dict(turbulence_depth=whole(1, 4)), Vector=vector, Scale=scale)
    red = m.node('SeparateRGB', Image=node.outputs[0]).outputs[0]
    return m.ramp(red, [(0, colours[0]), (0.5, colours[1]), (1, colours[2])])


def _gingham(m, vector, colours, scale):
    parts = m.node('SeparateXYZ', Vector=vector)
    x, y = (
        m.maths('GREATER_THAN', m.maths('FRACT', m.maths('ADD', m.maths('MULTIPLY', out, scale), 100.0)), 0.5)
        for out in parts.outputs[:2]
    )
    return m.mix(m.maths('MULTIPLY', m.maths('ADD', x, y), 0.5), colours[0], colours[1])


def _gradient(m, vector, colours, scale):
    axis = m.node('SeparateXYZ', Vector=vector).outputs[pick(0, 1, 2)]
    return m.ramp(axis, [(0, colours[0]), (between(0.3, 0.9), colours[1])], pick('LINEAR', 'CONSTANT', 'EASE'))


def _print(m, vector, colours, scale):
    return m.picture(vector)


def _speckle(m, vector, colours, scale):
    """Terrazzo or speckled stoneware: few chips in a plain ground."""
    chips = m.node('TexVoronoi', Vector=vector, Scale=scale * 6)
    tone = m.node('SeparateRGB', Image=chips.outputs['Color']).outputs[1]
    colour = m.ramp(tone, [(0, colours[1]), (0.4, colours[2]), (0.7, colours[3])], 'CONSTANT')
    near = m.maths('LESS_THAN', chips.outputs['Distance'], between(0.15, 0.4))
    return m.mix(near if odds(0.8) else 0.5, colours[0], colour)


_PATTERNS = dict(
    checks=_checks, stripes=_stripes, rings=_rings, grain=_grain, planks=_planks, bricks=_bricks, cells=_voronoi,
    granite=_granite, dots=_dots, noise=_noise, marble=_marble, swirl=_swirl, gingham=_gingham, gradient=_gradient,
    print=_print, speckle=_speckle,
)

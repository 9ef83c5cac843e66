"""Materials of products, drawn at random: plastic, lacquer, metal, glass, cloth, wood, skin, prints."""
from .chance import between, odds, pick, weighted
from .colours import any_colour, black, foliage, grey, hsv, palette, skin, white, wooden
from .nodes import Material
from .patterns import PRODUCT_PATTERNS, pattern

KINDS = dict(plain=22, gloss=16, metal=9, glass=4, frosted=3, patterned=20, cloth=9, dark=6, light=6, wood=5, knit=3)


def material(kind: str | None = None, colours: list | None = None):
    """A Blender material of this kind (`KINDS`, `rubber`, `liquid`, `skin`, `leaf`), or of any."""
    colours = colours or palette()
    kind = kind or weighted(KINDS)
    return _MAKERS[kind](colours).data


def one_of(*kinds, colours=None):
    """A material of one of these kinds; None stands for any."""
    return material(pick(*kinds), colours)


def label(kind: str | None = None):
    """A print that fills a face's own picture coordinates."""
    m = Material((1, 1, 1), between(0.1, 0.7))
    return m.paint(m.picture(m.coordinates('UV'), kind, repeat=False)).data


def _plain(colours):
    m = Material(colours[0], between(0.25, 0.9), specular=between(0.2, 0.6))
    if odds(0.3):
        m.bump(m.noise(m.coordinates('Generated'), 10 ** between(0.5, 2), 4), between(0.1, 0.8))
    return m


def _gloss(colours):
    return Material(colours[0], between(0.02, 0.25), specular=between(0.3, 0.6), clearcoat=pick(0, 1))


def _metal(colours):
    tone = pick(grey(0.8), grey(0.6), (0.9, 0.7, 0.4), (0.85, 0.6, 0.5), grey(0.3), grey(0.12), colours[0])
    m = Material(tone, between(0.04, 0.5), metallic=1.0)
    if odds(0.3):
        stretch = pick((1, 1, 40), (40, 1, 1), (8, 8, 8))
        m.bump(m.noise(m.coordinates('Generated', stretch), 8, 4), between(0.05, 0.4))
    return m


def _glass(colours):
    tint = tuple(1 - (1 - c) * between(0, 0.7) for c in colours[0]) if odds(0.5) else (1, 1, 1)
    return Material(tint, between(0, 0.1), transmission=1.0, ior=between(1.1, 1.5))


def _frosted(colours):
    return Material(colours[0], between(0.2, 0.6), transmission=between(0.4, 0.95))


def _liquid(colours):
    tint = pick(hsv(between(0.02, 0.13), between(0.3, 1), between(0.3, 1)), (1, 1, 1), colours[0])
    return Material(tint, 0.0, transmission=pick(0.0, 0.6, 1.0), ior=1.33)


def _patterned(colours):
    m = Material(colours[0], between(0.1, 0.9), specular=between(0.2, 0.6))
    kind = pick(*PRODUCT_PATTERNS)
    return m.paint(pattern(m, _on_object(m), colours, kind, between(0.8, 2.5) if kind == 'print' else between(1.5, 10)))


def _on_object(m):
    turn = (between(0, 3), between(0, 3), between(0, 3)) if odds(0.4) else (0, 0, 0)
    at = (between(0, 9), between(0, 9), 0)
    return m.coordinates(pick('Generated', 'Generated', 'UV'), (between(0.6, 1.6),) * 3, turn, at)


def _cloth(colours):
    m = Material(colours[0], 0.95, sheen=between(0, 1), specular=0.2)
    vector = m.coordinates('Generated', at=(between(0, 9), between(0, 9), 0))
    m.bump(m.noise(vector, between(30, 150), 3), between(0.3, 1), 0.05)
    kind = pick('noise', 'gingham', 'stripes', 'dots', 'print', 'checks', None, None, None)
    if kind:
        m.paint(pattern(m, vector, colours, kind, between(1, 10)))
    return m


def _knit(colours):
    m = Material(colours[0], 1.0, sheen=between(0, 1), specular=0.1)
    vector = m.coordinates('Generated')
    rows = m.node('TexWave', dict(bands_direction='Z'), Vector=vector, Scale=between(8, 30), Distortion=4.0)
    tone = tuple(c * between(0.5, 0.8) for c in colours[0])
    return m.paint(m.mix(rows.outputs['Fac'], colours[0], tone)).bump(rows.outputs['Fac'], 1.0, 0.06)


def _dark(_colours):
    return Material(black(), between(0.05, 0.8), specular=between(0.1, 0.6))


def _light(_colours):
    return Material(white(), between(0.1, 0.9), specular=between(0.2, 0.6))


def _wood(colours):
    m = Material(wooden(), between(0.2, 0.8))
    turn = pick((0, 0, 0), (0, 1.57, 0), (0, 0, 1.57))
    vector = m.coordinates('Generated', turn=turn, at=(between(0, 9),) * 3)
    return m.paint(pattern(m, vector, colours, 'grain', between(0.8, 5)))


def _rubber(_colours):
    return Material(pick(black(), grey(between(0.02, 0.1)), any_colour()), between(0.5, 0.95), specular=0.25)


def _skin(_colours):
    return Material(skin(), between(0.3, 0.7), specular=0.35)


def _leaf(_colours):
    m = Material(foliage(), between(0.25, 0.8))
    if odds(0.4):
        m.paint(m.ramp(m.noise(m.coordinates(), between(2, 8)), [(0.35, foliage()), (0.65, foliage())]))
    return m


_MAKERS = dict(
    plain=_plain, gloss=_gloss, metal=_metal, glass=_glass, frosted=_frosted, liquid=_liquid, patterned=_patterned,
    cloth=_cloth, knit=_knit, dark=_dark, light=_light, wood=_wood, rubber=_rubber, skin=_skin, leaf=_leaf,
)

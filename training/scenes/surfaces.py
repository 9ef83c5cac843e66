"""Surfaces below and behind products: wood, stone, cloth, carpet, paper, grass, tiles, prints."""
from .chance import between, odds, pick
from .colours import black, foliage, grey, hsv, palette, white, wooden
from .nodes import Material
from .patterns import pattern

GROUNDS = ('grain', 'grain', 'planks', 'planks', 'checks', 'gingham', 'granite', 'marble', 'marble', 'carpet', 'carpet', 'plain',
           'plain', 'plain', 'noise', 'stripes', 'print', 'print', 'bricks', 'cells', 'dots', 'swirl', 'soil', 'speckle',
           'glossy', 'linen', 'paper')
WALLS = ('plain', 'plain', 'plain', 'plain', 'paper', 'bricks', 'planks', 'stripes', 'print', 'noise', 'grain', 'dots', 'checks',
         'gingham', 'marble', 'linen')
HOME = ('grain',) * 6 + ('planks',) * 5 + ('plain',) * 5 + ('carpet',) * 3 + ('linen',) * 3 + (
    'marble', 'granite', 'paper', 'paper', 'stripes', 'gingham', 'print', 'checks', 'glossy', 'noise', 'speckle')
OUTDOOR = ('grass', 'grass', 'soil', 'soil', 'granite', 'planks', 'bricks', 'noise', 'plain', 'speckle')


_calmness = 0.5  # share of the surfaces in the colours of most homes


def as_at_home(is_so: bool) -> None:
    """Whether surfaces built from now on are those of most homes, in their colours, or any."""
    global _calmness
    _calmness = 0.9 if is_so else 0.5


def surface(kinds, scale: float = 1.0, tone: str | None = None):
    """A ground or wall of one of these kinds; `tone` may force it `white` or `black`."""
    if tone:
        return _toned(tone)
    if kinds is GROUNDS and _calmness > 0.5:
        kinds = HOME
    kind, colours = pick(*kinds), _calm() if odds(_calmness) else palette()
    m = Material(colours[0], between(0.15, 0.95), specular=between(0.1, 0.5))
    at = (between(0, 9), between(0, 9), between(0, 9))
    vector = m.coordinates('Object', (scale,) * 3, (0, 0, between(0, 3.1)), at)
    if kind in _OWN:
        _OWN[kind](m, vector, colours[0])
        return m.data
    m.paint(pattern(m, vector, colours, kind, between(0.15, 0.9) if kind == 'print' else between(0.8, 7)))
    if odds(0.3):
        m.bump(m.noise(vector, 30, 4), 0.4, 0.02)
    if odds(0.25):
        _worn(m, vector)
    return m.data


def _calm():
    """Walls, tables and cloths as in most homes: off-white, grey, beige, wood, close to each other."""
    pale = hsv(between(0, 1), between(0.05, 0.35), between(0.3, 0.95))
    first = pick(white(), white(), grey(between(0.05, 0.7)), wooden(), wooden(), pale)
    return [first, *(tuple(min(1, c * between(0.45, 1.35)) for c in first) for _ in range(3))]


def _toned(tone):
    m = Material(white() if tone == 'white' else black(), between(0.2, 1), specular=between(0, 0.5))
    if odds(0.4):
        m.bump(m.noise(m.coordinates(), 10 ** between(0.3, 1.7), 5), between(0.05, 0.4))
    return m.data


def _worn(m, vector):
    """Stains and smudges: gloss that varies."""
    spots = m.noise(vector, between(1, 6), 6, 0.65)
    m.feed(m.surface.inputs['Roughness'], m.ramp(spots, [(0.35, between(0.05, 0.4)), (0.65, between(0.4, 1))]))


def _plain(m, vector, _colour):
    if odds(0.5):
        m.bump(m.noise(vector, 10 ** between(0.3, 1.7), 5), between(0.05, 0.5), 0.05)


def _glossy(m, vector, _colour):
    m.set(roughness=between(0.02, 0.15), specular=0.5)
    if odds(0.4):
        m.set(metallic=pick(0, 1))


def _carpet(m, vector, colour):
    m.set(roughness=1.0, specular=0.05)
    fibre = m.noise(vector, between(15, 60), 4, 0.7)
    m.paint(m.mix(fibre, colour, tuple(c * between(0.3, 0.7) for c in colour))).bump(fibre, 1.0, 0.1)


def _linen(m, vector, colour):
    """Woven threads across and along."""
    fine, dark = between(20, 70), tuple(c * between(0.55, 0.9) for c in colour)
    wave = [m.node('TexWave', dict(bands_direction=axis), Vector=vector, Scale=fine, Distortion=2.0).outputs['Fac']
            for axis in ('X', 'Y')]
    weave = m.maths('MULTIPLY', *wave)
    m.set(roughness=0.95, specular=0.1)
    m.paint(m.mix(weave, dark, colour)).bump(weave, 0.6, 0.02)


def _paper(m, vector, colour):
    m.set(roughness=0.9, specular=0.1, base_color=(*pick(white(), grey(between(0.3, 0.7)), colour), 1))
    m.bump(m.noise(vector, between(0.8, 3), 3), between(0.05, 0.4), 0.1)


def _grass(m, _vector, _colour):
    green = foliage()
    blades = m.noise(m.coordinates(scale=(1, 4, 1), turn=(0, 0, between(0, 3))), between(8, 25), 6, 0.75)
    dry = hsv(between(0.1, 0.2), 0.5, 0.8)
    m.paint(m.ramp(blades, [(0.35, tuple(c * 0.25 for c in green)), (0.5, green), (0.65, dry)])).bump(blades, 1.0, 0.2)


def _soil(m, vector, _colour):
    grain, base = m.noise(vector, between(4, 20), 8, 0.7), hsv(between(0.03, 0.13), between(0.1, 0.7), between(0.2, 0.8))
    m.paint(m.ramp(grain, [(0.35, tuple(c * 0.4 for c in base)), (0.65, base)])).bump(grain, 0.8, 0.1)


_OWN = dict(plain=_plain, glossy=_glossy, carpet=_carpet, linen=_linen, paper=_paper, grass=_grass, soil=_soil)

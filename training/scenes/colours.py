"""Random colours as products have them (linear RGB, 0-1)."""
import colorsys

from .chance import between, odds, pick

_theme = {'name': None, 'hue': 0.0}


def hsv(hue: float, saturation: float, value: float) -> tuple:
    """Linear RGB of an HSV colour; squaring stands in for the sRGB curve."""
    return tuple(x**2.0 for x in colorsys.hsv_to_rgb(hue % 1, min(1, max(0, saturation)), min(1, max(0, value))))


def grey(value: float) -> tuple:
    """Neutral linear RGB."""
    return (value, value, value)


def white() -> tuple:
    """Paper white to ivory."""
    value = between(0.72, 0.93)
    return (value, value * between(0.95, 1), value * between(0.85, 1))


def black() -> tuple:
    """Rubber to lacquer."""
    value = between(0.004, 0.045)
    return (value, value * between(0.9, 1.1), value * between(0.85, 1.2))


def skin() -> tuple:
    """Human skin, pale to dark."""
    return hsv(between(0.03, 0.085), between(0.22, 0.62), between(0.35, 0.97))


def wooden() -> tuple:
    """Wood, beige, leather, cardboard."""
    return hsv(between(0.03, 0.12), between(0.2, 0.75), between(0.25, 0.92))


def foliage() -> tuple:
    """Greens of leaves and grass."""
    return hsv(between(0.17, 0.4), between(0.25, 0.9), between(0.18, 0.75))


def any_colour() -> tuple:
    """White, black, grey, wood or any hue, about as often as in shops."""
    kind = pick('white', 'white', 'black', 'black', 'grey', 'wood', 'wood', 'hue', 'hue', 'hue', 'hue', 'pastel')
    if kind == 'white':
        return white()
    if kind == 'black':
        return black()
    if kind == 'grey':
        return grey(between(0.06, 0.6))
    if kind == 'wood':
        return wooden()
    if kind == 'pastel':
        return hsv(between(0, 1), between(0.08, 0.35), between(0.8, 1))
    return hsv(between(0, 1), between(0.3, 1), between(0.2, 1))


def set_theme(name: str | None) -> None:
    """From now on most palettes are all `white`, all `black`, of one `hue`, or free (None): products that match their background."""
    _theme.update(name=name, hue=between(0, 1))


def _themed(size):
    if _theme['name'] == 'hue':
        return [hsv(_theme['hue'] + between(-0.04, 0.04), between(0.2, 0.9), between(0.25, 0.95)) for _ in range(size)]
    return [white() if _theme['name'] == 'white' else black() for _ in range(size)]


def palette(size: int = 4) -> list:
    """Colours of one object: the theme's, related hues, or sharply contrasting parts."""
    if _theme['name'] and odds(0.75):
        return _themed(size)
    if odds(0.35):
        hue, saturation, value = between(0, 1), between(0.1, 0.9), between(0.3, 0.9)
        return [
            hsv(hue + between(-0.06, 0.06), saturation * between(0.5, 1.1), value * between(0.5, 1.3))
            for _ in range(size)
        ]
    if odds(0.2):
        return [white() if i % 2 else black() for i in range(size)]
    return [any_colour() for _ in range(size)]


def lamp_colour() -> tuple:
    """Light: neutral, warm bulb or cold sky."""
    return pick(
        (1, 1, 1), hsv(between(0.05, 0.13), between(0.1, 0.6), 1), hsv(between(0.52, 0.64), between(0.05, 0.35), 1)
    )

"""A closed carton (wide), its base around the origin. All of it takes the colour; front, flank and top may be printed."""
from props.gifts import board, carton

CARD = dict(pitch=15, zoom=1.9, shift=(0, .30), masks=['board'])


def build(sc):
    return carton((.36, .22, .16), -22, (0, .06, 0), board('board'))

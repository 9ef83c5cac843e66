"""A closed carton (tall), its base round the origin. The whole of it takes the colour; front, flank and top take print."""
from props.gifts import board, carton

CARD = dict(pitch=15, zoom=1.9, shift=(0, .30), masks=['board'])


def build(sc):
    return carton((.19, .13, .30), -22, (0, .06, 0), board('board'))

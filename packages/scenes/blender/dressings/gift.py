"""Two presents and a tag, left of the product. Masks: paper of the large one, paper of the small one, ribbons of both."""
from kit import M
from props.gifts import WHITE, board, present, satin, tag

CARD = dict(pitch=17, masks=['paper', 'wrap', 'ribbon'])


def build(sc):
    paper, wrap, ribbon = board('paper'), board('wrap'), satin('ribbon')
    present((.26, .22, .27), -20, (-.165, .12, 0), paper, ribbon, .215)
    present((.135, .12, .085), 17, (-.30, -.085, 0), wrap, ribbon, .12)
    card = M('card', tuple(c * 1.04 for c in WHITE), .7).mat
    return dict(tag=tag((.115, .135), -14, 14, (-.145, -.035, .0012), card, (-.16, .02, .225)))

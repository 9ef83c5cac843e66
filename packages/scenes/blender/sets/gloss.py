"""Black lacquer: a round plinth on a mirror-dark floor, a brass ring and a halo of light behind it."""
from kit import *

H = .07
CARD = Card(roles=('luxury',), anchor=(0, 0, H), reflection=.20, reflection_blur_px=3, ao=.6, ev=.9, contrast=1.28,
            saturation=1.15, samples=14, bounces=4, vignette=.14, support=dict(shape='disc', center=[0, 0], radius=.24, drop_to=0.0))
VIEWS = {
    'low': View((0, -1.72, .46), (0, .05, .230), box=(.24, .32), focal=70),
    'mid': View((0, -1.58, .90), (0, .05, .180), box=(.24, .32), focal=70),
}


def ring(radius, thick, loc, mat):
    """A standing hoop that faces the camera."""
    points = [(loc[0] + radius * cos(2 * pi * i / 48), loc[1], loc[2] + radius * sin(2 * pi * i / 48)) for i in range(48)]
    return tube(points, thick, mat, cyclic=True, res=6)


def build(sc, shot):
    world(sc, (.80, .86, 1.0), .06)
    lacquer = M('lacquer', (.030, .029, .030), .16, spec=.55).mat
    floor = M('floor', (.016, .016, .018), .13, spec=.5).mat
    wall = m_matte('wall', (.060, .055, .053), bump=.04, rough=.8)
    brass = M('brass', (.88, .63, .31), .26, metal=1).mat
    box((7, 4.0, .05), (0, .2, -.025), floor)
    box((8, .1, 5), (0, 1.75, 2), wall)
    disc(.24, H, (0, 0, 0), lacquer, bevel=.005)
    disc(.2415, .006, (0, 0, .012), brass, bevel=.001)
    disc(.15, .15, (.46, .46, 0), lacquer, bevel=.005)
    ring(.40, .011, (-.02, .62, .4075), brass)
    area(sc, (-1.15, -.85, 1.6), (0, .02, .12), .85, 70, (1.0, .95, .89), name='Key')
    area(sc, (0, 1.45, .03), (0, 1.75, .30), 2.2, 15, (1.0, .72, .44), size_y=.06, name='Halo')
    area(sc, (-.7, -.6, 2.2), (0, .5, .3), 1.6, 9, (1.0, .94, .86), name='Top')
    area(sc, (1.35, .35, .8), (0, 0, .2), .25, 16, (1.0, .82, .6), size_y=1.2, name='Rim')

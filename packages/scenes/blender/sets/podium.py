"""Painted podium in front of an arch and blocks, one large soft key light from the upper left. Four colour schemes."""
from kit import *

CARD = Card(roles=('podium', 'studio'), anchor=(0, 0, .085), ao=.6, ev=.62, contrast=1.22, saturation=1.15, samples=9,
            support=dict(shape='disc', center=[0, 0], radius=.235, drop_to=0.0))
VIEWS = {
    'low': View((0, -1.72, .46), (0, .05, .225), box=(.24, .31), focal=70),
    'mid': View((0, -1.58, .92), (0, .05, .175), box=(.24, .31), focal=70),
}
# wall, podium, left block and arch, right block, ball: linear RGB
PALETTES = {
    'sand': ((.71, .545, .42), (.82, .735, .64), (.77, .64, .53), (.60, .425, .31), (.86, .60, .40)),
    'rose': ((.80, .50, .43), (.87, .76, .69), (.83, .57, .51), (.70, .345, .29), (.88, .70, .60)),
    'sage': ((.44, .52, .40), (.80, .78, .68), (.54, .61, .49), (.275, .36, .255), (.85, .66, .44)),
    'sky': ((.47, .60, .70), (.86, .86, .85), (.58, .68, .755), (.33, .455, .57), (.89, .73, .56)),
    'terracotta': ((.60, .235, .125), (.83, .66, .51), (.68, .31, .185), (.42, .135, .07), (.88, .71, .53)),
}


def build(sc, shot):
    wall, hero, block, accent, ball = (m_matte(f'paint {i}', c) for i, c in enumerate(shot.palette))
    world(sc, (1.0, .97, .95), .30)
    sweep(wall, back=.75, radius=.5)
    disc(.235, .085, (0, 0, 0), hero)
    disc(.15, .19, (-.30, .34, 0), block)
    disc(.095, .30, (.36, .37, 0), accent)
    sphere(.062, (.245, .16, .062), ball, seg=96)
    sphere(.036, (-.275, .06, .036), hero, seg=96)
    arch(.36, .255, .30, .14, (.02, .60, 0), block)
    key = toward(-.95, -.80, 1.15)
    area(sc, key * 2.5, (0, .1, .1), .62, 88, (1.0, .94, .88), name='Key')
    area(sc, (1.9, -.9, 1.0), (0, .2, .2), 1.6, 10, (1.0, .93, .90), name='Fill')
    area(sc, (.1, .30, 2.1), (.02, .9, .5), .9, 7, (1.0, .95, .92), name='Top')

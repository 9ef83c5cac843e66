"""Pale plaster in hard sun, sharp shadows of palm and leaves; from above, and as a wall with a ledge."""
from kit import *

CARD = Card(roles=('flat_lay', 'studio', 'half_above'), ao=.55, ev=.5, contrast=1.28, saturation=1.15, light_size=.6)
VIEWS = {
    'top': View((0, 0, 1.9), (0, 0, 0), box=(.42, .42), focal=80, ev=.25),
    'high': View((0, -1.16, 1.16), (0, 0, 0), box=(.40, .32), focal=80, ev=.2),
    'low': View((0, -1.62, .42), (0, .05, .175), box=(.30, .33), focal=68),
    'mid': View((0, -1.48, .82), (0, .05, .115), box=(.30, .32), focal=68),
}
PALETTES = {'sand': (.70, .575, .445), 'blush': (.72, .515, .43)}

# where palm fronds start in the beam (u, v metres), the angle they grow at, their length
FRONDS = {
    'top': ((-.02, -.58, .10, .46), (-.40, -.44, -.12, .52), (.46, -.46, -.35, .40)),
    'high': ((-.10, -.66, .10, .46), (-.62, -.30, -.30, .50), (.62, -.40, .35, .44)),
    'mid': ((.62, .20, .95, .62), (.79, .14, 1.95, .50)),
    'low': ((.62, .20, .95, .62), (.50, .52, 1.65, .55), (-.66, .34, -1.9, .46)),
}


def build(sc, shot):
    world(sc, (.88, .93, 1.0), .46)
    top = shot.view in ('top', 'high')
    light = toward(-.85, .60, .80) if top else toward(-.90, -.62, .72)
    floor = m_plaster(shot.palette, bump=.22, var=.05)
    box((5, 5, .06), (0, 0, -.03), floor)
    if not top:
        box((6, .1, 4), (0, .72, 1.6), m_plaster(shot.palette, bump=.30, var=.05))
    sun(sc, light, 5.8, .9, (1.0, .91, .78))
    area(sc, (-1.6, -.6 if not top else .6, 1.2), (0, .1, .1), 1.4, 8, (.86, .93, 1.0), name='Sky')
    beam, rnd = Gobo(light, (0, 0, 0) if top else (0, .45, .22), 1.1), Random(6)
    for u, v, angle, length in FRONDS[shot.view]:
        beam.frond(u, v, angle, length, rnd, width=.013)

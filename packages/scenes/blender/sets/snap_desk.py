"""A corner of a desk by the window: keyboard, notebook, pencils, a plant. Ordinary daylight."""
from kit import *
from props.desk import brush_cup, keyboard, mouse, notebook, pencil
from props.place import paint, put
from props.plants import potted, trailing
from props.rooms import picture, wall

CARD = Card(roles=('snapshot',), categories=('electronics', 'office', 'crafts', 'books'), scaled=True, ao=.65, reflection=.03,
            reflection_blur_px=14, samples=12, ev=.32, contrast=1.30, saturation=1.12, glare=.03, vignette=.05)
VIEWS = {'mid': View((.0, -.70, .52), (0, .07, .100), box=(.26, .27), focal=31)}


def build(sc, shot):
    world(sc, (.95, .97, 1.0), .52)
    top = m_oak(scale=2.0, rough=.42, seed=6)
    for y, w in ((.33, .32), (-.01, .34), (-.36, .34)):
        box((2.6, w, .028), (0, y, -.014), top, bevel=.0015)
    wall(4, 2, (0, .50, -.4), m_plaster((.70, .68, .645), bump=.10, var=.02))
    put(keyboard(), (.31, .22, 0), turn=-9)
    put(mouse(), (.47, .03, 0), turn=-20)
    put(picture(.30, .40), (.20, .448, .003), lean=-5)
    put(notebook(color=(.34, .22, .17), band=(.20, .13, .10)), (-.36, .02, 0), turn=16)
    put([*pencil()], (-.35, .03, .0165), turn=40)
    put(brush_cup(count=6, seed=4), (-.26, .36, 0))
    potted(trailing(.16, strands=7, leaf=.035), .055, .10, (.70, .66, .60), at=(-.50, .34, 0))
    area(sc, (-1.20, -.20, 1.15), (0, .05, .05), .75, 38, (.98, .98, 1.0), size_y=1.0, name='Key window')
    area(sc, (1.2, -1.3, 1.5), (0, .1, .1), 1.6, 13, (1.0, .94, .86), name='Room')

"""Figures: dolls with faces, hair and clothes, plush animals, robots, statues."""
import math

from ..chance import between, odds, pick, whole
from ..colours import palette
from ..materials import material, one_of
from ..shapes import ball, box, cylinder, displace, ring, tube, turned


def _face(radius, at, front=-1.0, look=None):
    """Eyes, mouth, cheeks and nose on a head of this radius; `front` is the sign of y."""
    eye, mouth = look or one_of('dark', 'gloss'), material('gloss')
    x0, y0, z0 = at
    gap, size, parts = radius * between(0.25, 0.45), radius * between(0.08, 0.24), []
    for s in (-1, 1):
        where = (x0 + s * gap, y0 + front * radius * 0.9, z0 + radius * 0.1)
        if odds(0.5):
            parts.append(ball(size * 1.3, where, material('light'), (1, 0.5, 1.1), 12))
        parts.append(ball(size, (where[0], where[1] + front * size * 0.5, where[2]), eye, (1, 0.5, 1.2), 12))
        if odds(0.3):
            parts.append(ball(size, (x0 + s * gap * 1.5, y0 + front * radius * 0.82, z0 - radius * 0.25), material('plain'),
                              (1, 0.3, 0.8), 10))
    parts.append(ball(radius * between(0.06, 0.14), (x0, y0 + front * radius, z0 - radius * 0.12), material(), sides=10))
    w, y, z = radius * between(0.15, 0.4), y0 + front * radius * 0.93, z0 - radius * 0.4
    parts.append(tube([(x0 - w, y, z + 0.03), (x0, y + front * 0.04, z - 0.03), (x0 + w, y, z + 0.03)], radius * 0.04, mouth))
    return parts


def _hair(radius, at, look):
    """Cap hair with strands, plaits, buns or a fringe."""
    x0, y0, z0 = at
    parts = [displace(ball(radius * 1.07, (x0, y0 + radius * 0.12, z0 + radius * 0.15), look, sides=16), 0.08, 0.2, 1)]
    kind = pick('strands', 'plaits', 'buns', 'short', 'long')
    for s in (-1, 1):
        if kind == 'plaits':
            parts += [ball(radius * 0.22, (x0 + s * radius * 1.05, y0, z0 - radius * 0.32 * i), look, sides=12)
                      for i in range(whole(3, 7))]
        elif kind == 'buns':
            parts.append(ball(radius * between(0.3, 0.5), (x0 + s * radius * 0.8, y0, z0 + radius * 0.85), look, sides=14))
    if kind in ('strands', 'long'):
        reach = radius * between(0.8, 2.6 if kind == 'long' else 1.4)
        for i in range(whole(10, 26)):
            a = math.pi * between(-0.1, 1.1)
            x, y = radius * math.cos(a) * 1.05, radius * math.sin(a) * 1.05
            drop = [(x0 + x * 0.6, y0 + y * 0.6, z0 + radius * 0.9), (x0 + x, y0 + y, z0 + radius * 0.3),
                    (x0 + x * 1.1, y0 + y * 1.1, z0 - reach)]
            parts.append(tube(drop, radius * between(0.08, 0.18), look))
    return parts


def _limbs(body, shoulder, look, hand, spread):
    parts = []
    for s in (-1, 1):
        x = s * (body + spread)
        lift = between(-0.5, 0.6)
        arm = [(s * body * 0.7, 0, shoulder), (x, -0.05, shoulder - 0.2), (x + s * 0.1, -0.2, shoulder - 0.55 + lift)]
        parts += [tube(arm, between(0.08, 0.14), look), ball(0.13, arm[-1], hand, sides=12)]
    return parts


def doll():
    """A people-like doll: big head with face and hair, dress or trousers, arms, shoes, hat, scarf."""
    skin, hair, cloth = one_of('skin', 'skin', 'skin', 'light', 'cloth'), material(), palette()
    dress = one_of('cloth', 'knit', 'patterned', 'plain', colours=cloth)
    legs, body, head = between(0.3, 0.9), between(0.6, 1.1), between(0.35, 0.65)
    waist, top = legs, legs + body
    at, parts = (0, 0, top + head * 0.85), []
    parts.append(ball(head, at, skin, (1, 0.92, between(0.9, 1.1))))
    parts += _face(head, at) + (_hair(head, at, hair) if odds(0.85) else [])
    wide = between(0.25, 0.45)
    if odds(0.6):
        hem = wide * between(1.3, 2.4)
        parts.append(turned([(0, waist - 0.15), (hem, waist - 0.15), (wide * 0.8, waist + body * 0.5), (wide, top - 0.1),
                             (wide * 0.5, top), (0, top)], dress, 0.08))
    else:
        parts.append(turned([(0, waist), (wide, waist), (wide * 1.1, top - 0.2), (wide * 0.5, top), (0, top)], dress, 0.1))
    trousers, shoe = one_of('cloth', 'plain', 'skin', 'patterned', colours=cloth[1:]), material()
    for s in (-1, 1):
        x = s * wide * 0.5
        parts += [cylinder(between(0.1, 0.17), 0.08, waist + 0.1, trousers, at=(x, 0, 0)),
                  ball(0.17, (x, -0.08, 0.1), shoe, (0.8, 1.4, 0.6), 14)]
    parts += _limbs(wide, top - 0.15, pick(dress, skin), skin, between(0.05, 0.3))
    if odds(0.35):
        parts.append(ring(wide * 0.8, between(0.08, 0.16), material('knit'), at=(0, 0, top), scale=(1, 1, 0.8)))
    if odds(0.45):
        parts += _headgear(head, at)
    return parts


def _headgear(head, at):
    x, y, z = at
    look = one_of('knit', 'cloth', 'patterned', 'plain')
    if odds(0.5):
        parts = [ball(head * 1.12, (x, y + 0.05, z + head * 0.3), look, (1, 1, 0.85), 20),
                 ring(head * 1.02, head * 0.14, look, at=(x, y, z + head * 0.35))]
        return parts + ([ball(head * 0.3, (x, y, z + head * 1.3), material('knit'), sides=12)] if odds(0.5) else [])
    brim = cylinder(head * between(1.3, 1.9), -0.03, 0.03, look, at=(x, y, z + head * 0.6))
    return [brim, cylinder(head * 0.85, 0, head * between(0.4, 0.9), pick(look, material()), at=(x, y, z + head * 0.6))]


def plush():
    """A soft animal, sitting or standing: ears, muzzle, belly patch, tail, paws."""
    colours = palette()
    fur = one_of('knit', 'cloth', 'plain', 'light', 'dark', colours=colours)
    other = one_of('knit', 'cloth', 'light', 'plain', colours=colours[1:])
    body, head, z = between(0.4, 0.6), between(0.35, 0.6), between(0.4, 0.6)
    top, parts = z + body + head * 0.55, []
    parts += [displace(ball(body, (0, 0, z), fur, (1, 0.9, between(1, 1.3))), 0.03, 0.2, 1),
              ball(body * 0.75, (0, -body * 0.35, z), other, (1, 0.8, 1.1), 16),
              displace(ball(head, (0, -0.05, top), fur), 0.03, 0.2, 1),
              ball(head * 0.5, (0, -head * 0.8, top - head * 0.2), other, (1, 0.8, 0.8), 16)]
    parts += _face(head * 1.02, (0, -head * 0.2, top))
    ear, reach = pick('round', 'long', 'point'), between(0.6, 1.6)
    for s in (-1, 1):
        place = (s * head * 0.65, 0, top + head * 0.8)
        if ear == 'round':
            parts += [ball(head * 0.35, place, fur, (1, 0.5, 1), 14),
                      ball(head * 0.22, (place[0], -head * 0.12, place[2]), other, (1, 0.5, 1), 12)]
        elif ear == 'long':
            droop = [(s * head * 0.4, 0, top + head * 0.7), (s * head * 0.7, 0, top + head * reach),
                     (s * head * between(0.6, 1.6), 0, top + head * between(0.2, 2))]
            parts.append(tube(droop, head * 0.2, fur))
        else:
            parts.append(cylinder(head * 0.3, 0, head * 0.6, fur, top=0.02, at=place, turn=(0, s * 0.4, 0)))
        parts += [ball(0.2, (s * body * 0.8, -body * 0.7, 0.18), pick(fur, other), (0.9, 1.5, 0.9), 14)]
    parts += _limbs(body, z + body * 0.6, fur, other, 0.05)
    if odds(0.4):
        parts.append(ring(head * 0.6, 0.07, material(), at=(0, 0, top - head * 0.75)))
    return parts


def robot():
    """A toy of blocks: head, chest, limbs in contrasting colours, antennae."""
    colours = palette(5)
    looks = [one_of('plain', 'gloss', 'metal', 'patterned', 'wood', colours=colours[i:]) for i in range(3)]
    legs, body, head = between(0.3, 0.7), between(0.5, 0.9), between(0.35, 0.6)
    top, wide, parts = legs + body, between(0.5, 0.9), []
    parts += [box((wide, 0.45, body), (0, 0, legs + body / 2), looks[0], 0.05),
              box((head * between(0.9, 1.4), head, head), (0, 0, top + head / 2 + 0.05), looks[1], 0.05),
              cylinder(0.1, top - 0.05, top + 0.1, looks[2])]
    for s in (-1, 1):
        parts += [box((0.2, 0.25, legs), (s * 0.2, 0, legs / 2), looks[2], 0.03),
                  box((0.25, 0.4, 0.12), (s * 0.2, -0.06, 0.06), looks[1], 0.03),
                  box((0.16, 0.2, body * 0.9), (s * (wide / 2 + 0.06), -0.05, top - body * 0.45), looks[pick(0, 2)], 0.03,
                      (between(-0.7, 0.7), 0, 0)),
                  ball(head * 0.16, (s * head * 0.25, -head * 0.5, top + head * 0.65), one_of('light', 'gloss'), sides=12)]
        if odds(0.4):
            parts.append(tube([(s * 0.1, 0, top + head), (s * 0.15, 0, top + head + 0.2), (s * 0.3, 0, top + head + 0.4)],
                              0.02, looks[2]))
    for _ in range(whole(0, 5)):
        at = (between(-0.2, 0.2), -0.23, legs + body * between(0.2, 0.8))
        parts.append(cylinder(between(0.04, 0.09), -0.02, 0.03, material('gloss'), at=at, turn=(math.pi / 2, 0, 0)))
    return parts


def animal():
    """A four-legged figure or a bird: wood, porcelain, plastic."""
    look, other = one_of('plain', 'gloss', 'light', 'wood', 'patterned', 'metal'), material()
    long, thick, legs, neck = between(0.7, 1.2), between(0.22, 0.4), between(0.15, 0.8), between(0, 0.8)
    z = legs + thick * 0.7
    head = (0, -long * 0.55 - between(0, 0.2), z + thick * 0.5 + neck)
    size = thick * between(0.5, 0.9)
    parts = [ball(thick, (0, 0, z), look, (1, long / thick / 1.6, 1)), ball(size, head, look, (0.9, 1.25, 0.9)),
             tube([(0, -long * 0.4, z), (0, -long * 0.5, (z + head[2]) / 2), head], thick * 0.45, look)]
    parts += _face(size * 0.95, (head[0], head[1] - size * 0.3, head[2]))
    for x in (-1, 1):
        parts += [cylinder(0.06, 0, legs + 0.2, pick(look, other), at=(x * thick * 0.5, y * long * 0.32, 0)) for y in (-1, 1)]
        parts.append(cylinder(size * 0.3, 0, size * between(0.5, 1.4), look, top=0.02,
                              at=(x * size * 0.5, head[1], head[2] + size * 0.6)))
    tail = [(0, long * 0.5, z), (0, long * 0.75, z + between(-0.2, 0.4)), (0, long * 0.9, z + between(-0.3, 0.6))]
    parts.append(tube(tail, between(0.03, 0.1), pick(look, other)))
    for _ in range(whole(0, 6)):
        patch = (between(-1, 1) * thick * 0.7, between(-0.4, 0.4) * long, z + thick * between(0.3, 0.6))
        parts.append(ball(thick * between(0.3, 0.5), patch, other, sides=12))
    return parts


def statue():
    """One-colour decoration: a bust or an abstract form of blended bodies."""
    look, parts, z = one_of('light', 'metal', 'gloss', 'plain', 'dark', 'patterned'), [], 0.0
    for _ in range(whole(2, 5)):
        size = between(0.25, 0.55)
        lump = ball(size, (between(-0.15, 0.15), between(-0.15, 0.15), z + size * 0.8), look,
                    (between(0.7, 1.3), between(0.7, 1.1), between(0.7, 1.5)), 20)
        parts.append(displace(lump, between(0.02, 0.25), between(0.1, 0.5), 2))
        z += size * between(0.8, 1.3)
    if odds(0.6):
        parts.append(box((0.9, 0.9, 0.15), (0, 0, -0.05), pick(look, material('wood')), 0.02))
    return parts

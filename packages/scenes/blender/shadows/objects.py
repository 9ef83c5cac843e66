"""Twelve plain objects with a known shadow: `OBJECTS[name](paint)` builds one, at most one metre high, standing on the origin, and
returns its parts."""
from math import cos, pi, sin

from kit.mesh import arch, box, lathe, roundprof, sphere, tube


def can(paint):
    return [lathe(roundprof([(0, 0), (.31, 0), (.31, 1), (0, 1)], .02), mat=paint)]


def carton(paint):
    return [box((.62, .36, 1), (0, 0, .5), paint, bevel=.006, rot=(0, 0, .45))]


def bar(paint):
    return [box((1.5, .5, .42), (0, 0, .21), paint, bevel=.03, rot=(0, 0, .2))]


def ball(paint):
    return [sphere(.5, (0, 0, .5), paint)]


def bottle(paint):
    return [lathe(roundprof([(0, 0), (.17, 0), (.17, .62), (.07, .76), (.07, 1), (0, 1)], [0, .02, .08, .06, .01, 0]), mat=paint)]


def mug(paint):
    handle = [(.36 + .24 * sin(pi * i / 8), 0, .5 - .3 * cos(pi * i / 8)) for i in range(9)]
    return [lathe(roundprof([(0, 0), (.36, 0), (.40, 1), (.36, 1), (.33, .06), (0, .06)], .02), mat=paint), tube(handle, .05, paint)]


def bowl(paint):
    return [lathe(roundprof([(0, 0), (.28, 0), (.30, .08), (.70, .62), (.67, .62), (.26, .12), (0, .12)], .02), mat=paint)]


def goblet(paint):
    return [lathe(roundprof([(0, 0), (.28, 0), (.28, .03), (.04, .07), (.04, .48), (.27, .62), (.24, 1), (.22, 1), (.22, .64), (0, .52)], .02), mat=paint)]


def plate(paint):
    return [lathe(roundprof([(0, 0), (.40, 0), (.75, .12), (.74, .14), (.40, .04), (0, .04)], .01), mat=paint)]


def stool(paint):
    legs = [tube([(x * .33, y * .26, 0), (x * .27, y * .20, .9)], .035, paint) for x in (-1, 1) for y in (-1, 1)]
    return [box((.74, .60, .09), (0, 0, .94), paint, bevel=.02), *legs]


def car(paint):
    from mathutils import Matrix
    turn = Matrix.Rotation(.5, 4, 'Z')
    parts = [box((1.7, .74, .34), (0, 0, .36), paint, bevel=.08), box((.9, .66, .32), (-.08, 0, .66), paint, bevel=.1)]
    parts += [lathe([(0, -.07), (.19, -.07), (.19, .07), (0, .07)], (x * .55, y * .33, .19), paint, rot=(pi / 2, 0, 0)) for x in (-1, 1) for y in (-1, 1)]
    for part in parts:
        part.matrix_world = turn @ Matrix.Translation(part.location) @ part.rotation_euler.to_matrix().to_4x4()
    return parts


def headband(paint):
    cups = [sphere(.17, (x * .36, 0, .17), paint, scale=(.55, 1, 1)) for x in (-1, 1)]
    return [arch(.40, .35, .58, .09, (0, 0, .02), paint), *cups]


OBJECTS = dict(can=can, carton=carton, bar=bar, ball=ball, bottle=bottle, mug=mug, bowl=bowl, goblet=goblet, plate=plate, stool=stool, car=car, headband=headband)

"""Visible lamps. The light itself is an area light of the set."""
from kit import box, lathe, roundprof, sphere, tube
from props.place import glow, paint, unlit

WARM = (1.0, .68, .36)
BRASS = (.80, .56, .27)


def pendant(drop=1.2, r=.16, shade=(.80, .56, .27), metal=1.0, strength=14):
    """A hanging lamp: the shade's rim at z = 0, cable upward."""
    return [lathe([(.02, r * .9), (r * .55, r * .62), (r, 0), (r * .97, 0), (r * .52, r * .58), (0, r * .8)], mat=paint(shade, .3, metal), n=48),
            box((.006, .006, drop), (0, 0, r * .9 + drop / 2), paint((.03, .03, .03))), *unlit([sphere(r * .36, (0, 0, .02), glow(WARM, strength), seg=24)])]


def globe(drop=1.2, r=.11, strength=7):
    """An opal glass globe on a cable."""
    return [*unlit([sphere(r, (0, 0, 0), glow((1.0, .80, .56), strength), seg=32)]), lathe([(0, r * 1.2), (r * .3, r * 1.2), (r * .3, r * .92), (0, r * .92)], mat=paint(BRASS, .3, 1), n=32),
            box((.006, .006, drop), (0, 0, r * 1.2 + drop / 2), paint((.03, .03, .03)))]


def table_lamp(h=.48, base=(.72, .66, .58), strength=3.2, shade_r=.15):
    """A ceramic foot with a glowing linen shade."""
    s = h * .42
    shade = lathe([(shade_r, h - s), (shade_r * .78, h)], mat=glow((1.0, .80, .56), strength), n=48)
    return [lathe(roundprof([(0, 0), (.07, 0), (.10, h * .16), (.085, h * .36), (.02, h * .46), (.012, h * .60), (0, h * .60)], .02), mat=paint(base, .45), n=64), *unlit([shade])]


def floor_lamp(h=1.5, metal=(.05, .048, .045), strength=3.0, r=.21):
    """A slim stand with a drum shade."""
    shade = lathe([(r, h - .28), (r * .86, h)], mat=glow((1.0, .82, .60), strength), n=48)
    return [lathe(roundprof([(0, 0), (.14, 0), (.14, .018), (0, .022)], .006), mat=paint(metal, .4, 1)), tube([(0, 0, 0), (0, 0, h * .5), (0, 0, h - .1)], .009, paint(metal, .4, 1), bev=3), *unlit([shade])]


def desk_lamp(color=(.78, .77, .74), brass=BRASS, strength=9):
    """A jointed desk lamp; head to +X, about 45 cm high."""
    m, b = paint(color, .35), paint(brass, .3, 1)
    out = [lathe(roundprof([(0, 0), (.085, 0), (.085, .018), (0, .022)], .006), mat=m), tube([(0, 0, .02), (-.03, 0, .12), (-.07, 0, .26)], .007, b, bev=3),
           tube([(-.07, 0, .26), (.02, 0, .35), (.15, 0, .42)], .007, b, bev=3), sphere(.014, (-.07, 0, .26), b, seg=16)]
    head = lathe([(.025, .08), (.045, .05), (.075, 0), (.072, 0), (.04, .045), (0, .06)], (.17, 0, .37), m, rot=(0, -.35, 0), n=48)
    return [*out, head, *unlit([sphere(.03, (.165, 0, .375), glow(WARM, strength), seg=20)])]


def mirror(r=.32, frame=BRASS, tilt=0.0):
    """A round mirror in the XZ plane, centre at the origin. It reflects a pale room, not the black void behind the camera."""
    import math
    face = lathe([(0, 0), (r - .008, 0)], mat=paint((.80, .82, .83), .12, .6), n=96, rot=(math.pi / 2 + tilt, 0, 0))
    rim = tube([((r) * math.cos(a), -.006, r * math.sin(a)) for a in [i * math.pi / 24 for i in range(48)]], .011, paint(frame, .28, 1), cyclic=True, bev=4)
    return [face, rim]

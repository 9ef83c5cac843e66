"""Books: with covers, spines and paper blocks; rows and stacks. No lettering."""
from kit import M, box, mesh
from props.place import dice, near, paint, put

MUTED = ((.56, .25, .15), (.16, .24, .24), (.78, .70, .56), (.44, .42, .30), (.70, .52, .30), (.12, .15, .22), (.82, .79, .73), (.34, .12, .10))


def pages():
    """Edges of paper: fine lines along the block."""
    import bpy
    if 'pages' in bpy.data.materials:
        return bpy.data.materials['pages']
    m = M('pages', (.78, .72, .61), .9, spec=.1)
    n = m.noise(m.coords(scale=(3, 3, 900)), 1, 2).outputs['Fac']
    m.color(m.ramp(n, [(.35, (.64, .57, .46)), (.6, (.82, .77, .67))]))
    return m.camera_only((.78, .72, .61)).mat


def book(w=.15, h=.22, t=.025, color=(.5, .2, .1), rough=.6):
    """A hardcover lying flat, spine to -X, centre of its bottom at the origin: w wide, h deep (Y), t thick."""
    c, cover = .0028, paint(color, rough)
    return [box((w, h, c), (0, 0, c / 2), cover, bevel=.001), box((w, h, c), (0, 0, t - c / 2), cover, bevel=.001),
            box((c, h, t), (-w / 2 + c / 2, 0, t / 2), cover, bevel=.0012), box((w - .006, h - .008, t - 2 * c), (.0, 0, t / 2), pages())]


def stack(colors, at=(0, 0, 0), turn=0.0, seed=1, w=.16, h=.22, face='spine'):
    """Books lying on one another, largest below; spines (or page edges) towards the camera. Returns (objects, top height)."""
    rnd, out, z = dice(seed), [], 0.0
    for i, c in enumerate(colors):
        t, k = rnd.uniform(.018, .036), 1 - i * .05
        out += put(book(w * k, h * k, t, c), (rnd.uniform(-.006, .006), rnd.uniform(-.006, .006), z), (90 if face == 'spine' else -90) + rnd.uniform(-7, 7))
        z += t
    return put(out, at, turn), at[2] + z


def row(x0, x1, y, z, seed=1, colors=MUTED, h=(.17, .27), d=.16, lean=True):
    """Books standing on a shelf, spines towards the camera, from x0 to x1: for backgrounds (plain boxes with paper)."""
    rnd, out, x = dice(seed), [], x0
    while x < x1 - .03:
        t, hh = rnd.uniform(.014, .045), rnd.uniform(*h)
        rot = rnd.uniform(.05, .16) if lean and rnd.random() < .10 else 0
        out.append(box((t * .94, d, hh), (x + t / 2 + rot * hh / 2, y + rnd.uniform(-.01, .01), z + hh / 2), paint(near(rnd, rnd.choice(colors)), .6), bevel=.002, rot=(0, rot, 0)))
        x += t + rot * hh
    return out


def opened(w=.30, h=.21):
    """An open book lying face up, spine along Y: two arched halves of paper on a cover."""
    n, v, f = 16, [], []
    for s in (-1, 1):
        k = len(v)
        for i in range(n + 1):
            t = i / n
            x, z = s * t * w / 2, .006 + .022 * (4 * t * (1 - t)) ** .7 * (1 - .55 * t) + .010 * (1 - t) * (t > 0)
            v += [(x, -h / 2, z), (x, h / 2, z), (x, -h / 2, .002), (x, h / 2, .002)]
            if i:
                a, b = k + 4 * (i - 1), k + 4 * i
                f += [(a, b, b + 1, a + 1), (a + 2, b + 2, b, a), (a + 1, b + 1, b + 3, a + 3)]
        f.append((len(v) - 4, len(v) - 2, len(v) - 1, len(v) - 3))
    return [mesh('pages', v, f, pages(), smooth=False), box((w + .008, h + .008, .003), (0, 0, .0015), paint((.42, .20, .13), .6), bevel=.001)]


def filled(w, heights, d, seed, colors=MUTED, things=(), z0=0.0, share=.62):
    """Fills the boards of a shelf `w` wide (see furniture.rack) with books and, in the gaps,
    `things`: functions that build one object group each. Everything stands at y = 0."""
    rnd, out = dice(seed), []
    for k, z in enumerate(heights):
        x, end = -w / 2 + .04, w / 2 - .04
        while x < end - .08:
            if rnd.random() < share or not things:
                run = min(rnd.uniform(.16, .42), end - x)
                out += row(x, x + run, 0, z0 + z, seed * 31 + k * 7 + int(x * 100), colors, d=d * .6)
                x += run + .03
            elif end - x > .2:
                out += put(rnd.choice(things)(), (x + .1, -.01, z0 + z), rnd.uniform(-30, 30))
                x += .24
            else:
                break
    return out

"""Painted, glazed, cast and luminous surfaces. Colours are linear RGB."""
import bpy

from kit.nodes import M


def shades(color, less, more):
    """The same colour a little darker and a little lighter."""
    return tuple(c * less for c in color), tuple(min(1, c * more) for c in color)


def m_matte(name, color, bump=.10, rough=.62, var=.03):
    """Painted board or fine stucco: slight variation and grain."""
    m = M(name, color, rough, spec=.28)
    v = m.coords()
    low, high = shades(color, 1 - var, 1 + var)
    m.color(m.ramp(m.noise(v, 3.0, 3).outputs['Fac'], [(.35, low), (.65, high)]))
    m.bump(m.noise(v, 160, 3, .6).outputs['Fac'], bump, .0015)
    return m.camera_only(color).mat


def m_plaster(color=(.80, .77, .73), bump=.35, rough=.85, var=.06):
    """Trowelled lime plaster."""
    m = M('plaster', color, rough, spec=.25)
    v = m.coords()
    big = m.noise(v, 2.3, 6, .6).outputs['Fac']
    fine = m.noise(v, 55, 7, .65).outputs['Fac']
    trowel = m.noise(m.coords(scale=(1, 1, 3.2), rot=(0, .5, 0)), 9, 5, .6, .8).outputs['Fac']
    low, high = shades(color, 1 - var, 1 + var)
    m.color(m.ramp(m.math('ADD', m.math('MULTIPLY', big, .6), m.math('MULTIPLY', trowel, .4)), [(.3, low), (.7, high)]))
    m.bump(m.math('ADD', trowel, m.math('MULTIPLY', fine, .35)), bump, .004)
    return m.camera_only(color).mat


def m_ceramic(color=(.82, .79, .74), rough=.22, speckle=.0, dark=(.16, .11, .08)):
    """Glazed stoneware; `speckle` is the share of iron spots, 0–1."""
    m = M('ceramic', color, rough, spec=.5)
    v = m.coords()
    low, high = shades(color, .94, 1.04)
    col = m.ramp(m.noise(v, 9, 3).outputs['Fac'], [(.35, low), (.65, high)])
    if speckle:
        spots = m.ramp(m.noise(v, 330, 2, .4).outputs['Fac'], [(.72 - .1 * speckle, 0.0), (.76 - .1 * speckle, .8)])
        col = m.mix(spots, col, dark)
    m.color(col)
    m.bump(m.noise(v, 14, 2).outputs['Fac'], .12, .002)
    return m.camera_only(color).mat


def m_metal(color=(.86, .62, .32), rough=.24, brushed=False):
    """Brass by default; slightly smudged, like everything that is touched."""
    m = M('metal', color, rough, metal=1)
    v = m.coords(scale=(1, 1, 40) if brushed else (1, 1, 1))
    m.rough(m.ramp(m.noise(v, 22, 4).outputs['Fac'], [(.3, rough * .75), (.7, rough * 1.35)]))
    return m.mat


def m_glass(color=(.97, .99, .98), rough=.0):
    """Clear glass that lets shadow rays through, so that it needs no caustics."""
    m = M('glass', color, rough, spec=.5, transmission=1.0).set('IOR', 1.45)
    out = m.nt.nodes['Material Output']
    path, mx, clear = m.n('LightPath'), m.n('MixShader'), m.n('BsdfTransparent', i_Color=(*(c * .9 for c in color), 1))
    m.l(m.math('MAXIMUM', path.outputs['Is Shadow Ray'], path.outputs['Is Diffuse Ray']), mx.inputs[0])
    m.l(m.p.outputs[0], mx.inputs[1])
    m.l(clear.outputs[0], mx.inputs[2])
    m.l(mx.outputs[0], out.inputs['Surface'])
    return m.mat


def m_image(path, rough=.35, **kw):
    """A picture file as paint."""
    m = M('image', rough=rough, **kw)
    t = m.n('TexImage', interpolation='Cubic', extension='EXTEND')
    t.image = bpy.data.images.load(path)
    m.l(t.outputs['Color'], m.p.inputs['Base Color'])
    return m.mat


def m_emit(color, strength):
    """A luminous surface; wrap its objects in `glow`."""
    m = bpy.data.materials.new('emit')
    m.use_nodes = True
    nt = m.node_tree
    nt.nodes.remove(nt.nodes['Principled BSDF'])
    e = nt.nodes.new('ShaderNodeEmission')
    e.inputs[0].default_value = (*color, 1)
    e.inputs[1].default_value = strength
    nt.links.new(e.outputs[0], nt.nodes['Material Output'].inputs[0])
    m.cycles.sample_as_light = False
    return m


def glow(ob):
    """A lamp that is visible but does not light: an area light beside it does, without fireflies."""
    ob.visible_diffuse = ob.visible_glossy = ob.visible_shadow = False
    return ob

"""The renders of a view: light passes of its layers, the key light, and a white ball at the anchor."""
import time
from contextlib import contextmanager

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

from kit.mesh import sphere
from kit.nodes import M
from kit.scene import cycles, on_layer

PASSES = {'Image': 'rgba', 'Normal': 'normal', 'Depth': 'depth', 'DiffCol': 'dcol', 'DiffDir': 'ddir', 'DiffInd': 'dind',
          'GlossCol': 'gcol', 'GlossDir': 'gdir', 'GlossInd': 'gind', 'TransCol': 'tcol', 'TransDir': 'tdir',
          'TransInd': 'tind', 'Emit': 'emit', 'Env': 'env'}
SWITCHES = ('z', 'normal', 'diffuse_color', 'diffuse_direct', 'diffuse_indirect', 'glossy_color', 'glossy_direct',
            'glossy_indirect', 'transmission_color', 'transmission_direct', 'transmission_indirect', 'emit', 'environment')


def render(sc, folder, tag, wanted=tuple(PASSES.values())):
    """Renders once and writes each wanted pass as a half-float EXR, `TAG_PASS_0001.exr`."""
    layer = bpy.context.view_layer
    for switch in SWITCHES:
        setattr(layer, 'use_pass_' + switch, True)
    sc.use_nodes = True
    nt = sc.node_tree
    nt.nodes.clear()
    source, out = nt.nodes.new('CompositorNodeRLayers'), nt.nodes.new('CompositorNodeOutputFile')
    out.base_path = folder
    out.format.file_format, out.format.color_depth, out.format.exr_codec = 'OPEN_EXR', '16', 'ZIP'
    out.format.color_mode = 'RGBA'
    out.file_slots.clear()
    for name, short in PASSES.items():
        if short not in wanted:
            continue
        out.file_slots.new(f'{tag}_{short}_')
        socket = source.outputs[name]
        if short == 'depth':  # keeps half floats finite
            least = nt.nodes.new('CompositorNodeMath')
            least.operation, least.inputs[1].default_value = 'MINIMUM', 60000.0
            nt.links.new(socket, least.inputs[0])
            socket = least.outputs[0]
        nt.links.new(socket, out.inputs[-1])
    nt.links.new(source.outputs['Image'], nt.nodes.new('CompositorNodeComposite').inputs[0])
    start = time.time()
    bpy.ops.render.render()
    print(f'RENDER {tag} {sc.render.resolution_x} px, {sc.cycles.samples} samples: {time.time() - start:.1f} s', flush=True)


def render_layers(sc, folder, size, card, quality, threads):
    """Light of the sharp layer at `card.light_size` of its size, its colours in full; the far layer small, if the set has one.
    `quality` scales the samples."""
    back, front = on_layer(sc, 'back'), on_layer(sc, 'front')
    cycles(sc, round(size * card.light_size), max(2, round(card.samples * quality)), card.bounces, threads)
    with only(sc, front, back):
        render(sc, folder, 'front')
    if back:
        blur, sc.camera.data.dof.use_dof = sc.camera.data.dof.use_dof, False
        with hidden(front):
            cycles(sc, min(size, card.back_size), max(2, round(card.back_samples * quality)), card.bounces, threads)
            render(sc, folder, 'back')
        sc.camera.data.dof.use_dof = blur


def render_detail(sc, folder, size, card, quality, threads):
    """Colours and shape of the sharp layer, unlit and therefore cheap. Leaves the scene dark."""
    cycles(sc, size, max(2, round(card.detail_samples * quality)), 0, threads)
    for o in sc.objects:
        if o.type == 'LIGHT':
            o.hide_render = True
    darken(sc)
    with only(sc, on_layer(sc, 'front'), on_layer(sc, 'back')):
        render(sc, folder, 'detail', ('rgba', 'normal', 'depth', 'dcol', 'gcol'))


def darken(sc):
    """Switches the world off."""
    background = sc.world.node_tree.nodes['Background']
    for link in list(background.inputs['Color'].links):
        sc.world.node_tree.links.remove(link)
    background.inputs['Strength'].default_value = 0


@contextmanager
def only(sc, front, back):
    """The front layer alone over nothing, without the rows above it; unchanged if there is no far layer."""
    r = sc.render
    if not back:
        yield
        return
    r.film_transparent, r.use_border = True, True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = 0, 1, 0, top_of(sc, front)
    with hidden(back):
        yield
    r.film_transparent = r.use_border = False


@contextmanager
def hidden(objects):
    """Objects hidden from the camera temporarily, though they still light and are reflected."""
    seen = [o for o in objects if o.visible_camera]
    for o in seen:
        o.visible_camera = False
    yield
    for o in seen:
        o.visible_camera = True


def top_of(sc, objects, margin=.04):
    """How high in the frame objects reach, 0–1 from the bottom."""
    tops = [.2]
    for o in objects:
        if o.visible_camera:
            seen = [world_to_camera_view(sc, sc.camera, o.matrix_world @ Vector(c)) for c in o.bound_box]
            tops += [p.y if p.z > 0 else 0 for p in seen]
    return min(1, max(tops) + margin)


def render_probe(sc, folder, anchor, threads, radius, size=1024):
    """A matt white ball (albedo 0.8) on the anchor: 6 cm, larger in a place for large objects."""
    center = Vector(anchor) + Vector((0, 0, radius))
    ball = sphere(radius, center, white_paint(), seg=96)
    cycles(sc, size, 48, 3, threads)
    sc.camera.data.dof.use_dof = False
    x, y, _ = world_to_camera_view(sc, sc.camera, center)
    reach = 1.3 * radius * sc.camera.data.lens / sc.camera.data.sensor_width / (sc.camera.location - center).length
    r = sc.render
    r.use_border = True
    r.border_min_x, r.border_max_x, r.border_min_y, r.border_max_y = x - reach, x + reach, y - reach, y + reach
    bpy.context.view_layer.update()
    render(sc, folder, 'probe', ('rgba', 'normal'))
    r.use_border = False
    bpy.data.objects.remove(ball)


def white_paint():
    """Lambert, albedo 0.8."""
    m = M('probe')
    m.l(m.n('BsdfDiffuse', i_Color=(.8, .8, .8, 1)).outputs[0], m.nt.nodes['Material Output'].inputs['Surface'])
    return m.mat


def render_key(sc, folder, size, threads):
    """Light straight from the key alone: the most that a product can block."""
    cycles(sc, min(size, 448), 8, 0, threads)
    sc.camera.data.dof.use_dof = False
    for o in sc.objects:
        if o.type == 'LIGHT':
            o.hide_render = not o.name.startswith('Key')
    darken(sc)
    render(sc, folder, 'key', ('ddir',))

"""The empty scene, the Cycles settings, and the two layers that objects belong to."""
from contextlib import contextmanager

import bpy

_layer = 'front'


def reset():
    """An empty scene with an empty world. Returns it."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.world = bpy.data.worlds.new('World')
    scene.world.use_nodes = True
    return scene


def cycles(sc, res, spp, bounces=5, threads=0):
    """Few samples, no fireflies: the remaining noise is removed in `develop`. `res`: pixels of the square frame; `threads` 0 = all."""
    r, c = sc.render, sc.cycles
    r.resolution_x = r.resolution_y = res
    r.resolution_percentage = 100
    r.threads_mode = 'FIXED' if threads else 'AUTO'
    if threads:
        r.threads = threads
    r.use_persistent_data = True
    c.device, c.samples = 'CPU', spp
    c.use_adaptive_sampling = c.use_denoising = c.use_auto_tile = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = bounces, min(3, bounces), min(3, bounces)
    c.transmission_bounces, c.transparent_max_bounces = min(6, bounces + 2), 8
    c.sample_clamp_indirect, c.sample_clamp_direct = 3.0, 0.0
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy, c.light_sampling_threshold = 1.0, 0.02
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.5
    sc.view_settings.view_transform = 'Standard'


@contextmanager
def background():
    """Objects made inside are the far layer: rendered small and sharp, blurred like by a lens, placed behind the rest. They still
    light objects in front and are reflected in them."""
    global _layer
    _layer = 'back'
    try:
        yield
    finally:
        _layer = 'front'


def link(ob, mat=None, smooth=False):
    """Adds an object to the scene, on the current layer."""
    bpy.context.scene.collection.objects.link(ob)
    ob['layer'] = _layer
    if mat:
        ob.data.materials.append(mat)
    if smooth and hasattr(ob.data, 'polygons'):
        for p in ob.data.polygons:
            p.use_smooth = True
    return ob


def on_layer(sc, layer):
    """The objects of 'front' or 'back'; copies made elsewhere count as front."""
    return [o for o in sc.objects if o.type in ('MESH', 'CURVE', 'SURFACE') and o.get('layer', 'front') == layer]

"""Cycles: the picture in linear light, and the product's exact coverage."""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import bpy
import cv2
import numpy as np

from .chance import whole
from .nodes import glowing

BOUNCES = 8  # thick glass with something in it needs them
MASK_SAMPLES = 16  # levels of coverage at an edge


def empty_scene(size: int, threads: int) -> None:
    """A fresh scene of size x size pixels; everything of the last picture is gone."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
    scene.world.cycles.sampling_method = 'NONE'
    render, cycles = scene.render, scene.cycles
    render.resolution_x = render.resolution_y = size
    render.resolution_percentage = 100
    render.threads_mode, render.threads = 'FIXED', threads
    cycles.device, cycles.use_denoising, cycles.use_adaptive_sampling = 'CPU', False, False
    cycles.diffuse_bounces, cycles.glossy_bounces, cycles.transmission_bounces = 1, 2, 8
    cycles.transparent_max_bounces, cycles.max_bounces = 4, BOUNCES
    cycles.sample_clamp_indirect, cycles.sample_clamp_direct = 2, 8
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.blur_glossy, cycles.light_sampling_threshold = 1.0, 0.02
    cycles.pixel_filter_type, cycles.filter_width = 'BLACKMAN_HARRIS', 1.5
    cycles.use_auto_tile = False
    scene.view_settings.view_transform = 'Standard'


def expose(scratch: str, samples: int) -> np.ndarray:
    """Render the scene: linear BGR float (h, w, 3)."""
    return _render(scratch + '.exr', samples, 'OPEN_EXR', 'RGB', '16')


def measure_mask(product: set, scratch: str, alone: bool = False) -> np.ndarray:
    """Anti-aliased coverage (h, w) uint8 of these objects as the camera sees them; everything else only hides them.

    `alone` measures them as if nothing stood in front, at a quarter of the resolution."""
    scene, layer = bpy.context.scene, bpy.context.view_layer
    solids = [thing for thing in scene.objects if thing.type in ('MESH', 'CURVE')]
    layer.material_override = glowing((1, 1, 1), 1)
    scene.render.film_transparent, scene.cycles.max_bounces = True, 0
    for thing in solids:
        thing.is_holdout, thing.hide_render = thing not in product, alone and thing not in product
    scene.render.resolution_percentage = 25 if alone else 100
    picture = _render(scratch + '.png', MASK_SAMPLES, 'PNG', 'RGBA', '8')
    scene.render.resolution_percentage = 100
    layer.material_override = None
    scene.render.film_transparent, scene.cycles.max_bounces = False, BOUNCES
    for thing in solids:
        thing.is_holdout = thing.hide_render = False
    return picture[..., 3]


def _render(path, samples, kind, mode, depth):
    scene = bpy.context.scene
    scene.cycles.samples, scene.cycles.seed = samples, whole(0, 99999)
    settings = scene.render.image_settings
    settings.file_format, settings.color_mode, settings.color_depth = kind, mode, depth
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    os.remove(path)
    if picture is None:
        raise RuntimeError(f'nothing was rendered to {path}')
    return picture

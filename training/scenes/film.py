"""Cycles: the picture in linear light, and the product's exact coverage."""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'
import bpy
import cv2
import numpy as np

from .chance import whole
from .nodes import glowing
from .smooth import smooth_light

BOUNCES = 8  # thick glass with content needs them
MASK_SAMPLES = 16  # levels of coverage at an edge


def empty_scene(size: int, threads: int) -> None:
    """A new scene of size x size pixels; nothing of the last picture remains."""
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


def expose(scratch: str, samples: int, smooth: bool = False) -> np.ndarray:
    """Render the scene: linear BGR float (h, w, 3). `smooth`: without the renderer's own noise."""
    if not smooth:
        return _render(scratch + '.exr', samples, 'OPEN_EXR', 'RGB', '16')
    guides = _keep_guides(scratch)
    light = _render(scratch + '.exr', samples, 'OPEN_EXR', 'RGB', '16')
    return smooth_light(light, *[_take(path) for path in guides])


def _keep_guides(scratch):
    """Makes the next render write albedo, normal and depth of each pixel; returns the paths."""
    scene = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, output = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    whole_picture = tree.nodes.new('CompositorNodeComposite')
    tree.links.new(layers.outputs['Image'], whole_picture.inputs[0])
    output.base_path, name = os.path.split(scratch)
    output.format.file_format, output.format.color_mode, output.format.color_depth = 'OPEN_EXR', 'RGB', '16'
    output.file_slots.clear()
    kinds = ('Albedo', 'Normal', 'Depth')
    for kind in kinds:
        output.file_slots.new(f'{name}-{kind}-')
        tree.links.new(layers.outputs['Denoising ' + kind], output.inputs[-1])
    return [f'{scratch}-{kind}-{scene.frame_current:04d}.exr' for kind in kinds]


def _take(path):
    picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    os.remove(path)
    return np.nan_to_num(picture[..., :3].astype(np.float32), posinf=1e3)


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

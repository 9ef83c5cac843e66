"""The phone: pitch, distance, focal length, tilt, framing, and the part of the product that the frame cuts off."""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .chance import between, gauss, odds, pick, triangular
from .product import surface_points

SENSOR = 36.0


def aim_camera(product: list, kind: str):
    """Photograph the product (at the origin) so that it fills a random share of the frame. Returns the camera."""
    points = surface_points(product)
    centre = Vector((points.min(0) + points.max(0)) / 2)
    focal = pick(between(24, 32), between(24, 50), between(50, 90))
    direction = _direction(kind)
    data = bpy.data.cameras.new('camera')
    camera = bpy.data.objects.new('camera', data)
    bpy.context.scene.collection.objects.link(camera)
    bpy.context.scene.camera = camera
    data.lens, data.sensor_width, data.clip_start = focal, SENSOR, 0.01
    tilt = Matrix.Rotation(math.radians(gauss(0, 3.5)), 3, 'Z')
    camera.rotation_euler = ((-direction).to_track_quat('-Z', 'Y').to_matrix() @ tilt).to_euler()
    fill = triangular(0.3, 1.0, 0.62) if odds(0.9) else between(1.0, 1.3)
    distance = _approach(camera, centre, direction, points, focal, fill)
    _frame(camera, points, focal)
    if odds(0.28):
        data.dof.use_dof, data.dof.focus_distance = True, max(0.1, distance - 0.1)
        data.dof.aperture_fstop = 10 ** between(-0.7, 0.3)
    return camera


def pitch_of(camera) -> float:
    """How far the camera looks down, degrees: 0 level, 90 straight down."""
    return math.degrees(math.asin(max(-1.0, min(1.0, camera.matrix_world.to_3x3().col[2].z))))


def _direction(kind):
    """Unit vector from the product to the camera; pitch 0-90 degrees, mostly about 25."""
    azimuth = math.radians(between(-40, 40)) if kind not in ('outdoor', 'nowhere') else between(-math.pi, math.pi)
    pitch = math.radians(triangular(2, 80, 22) if odds(0.87) else between(75, 89.5))
    if kind == 'sill':
        azimuth, pitch = azimuth * 0.5, pitch * 0.5
    return Vector((math.sin(azimuth) * math.cos(pitch), -math.cos(azimuth) * math.cos(pitch), math.sin(pitch)))


def _project(camera, points, focal):
    """Image positions in frame widths from the optical axis."""
    view = np.linalg.inv(np.array(camera.matrix_world))
    local = points @ view[:3, :3].T + view[:3, 3]
    depth = np.maximum(-local[:, 2], 0.02)
    return np.c_[local[:, 0] / depth, local[:, 1] / depth] * focal / SENSOR


def _approach(camera, centre, direction, points, focal, fill):
    distance = 1.3 * focal / SENSOR / fill + 0.3
    for _ in range(6):
        camera.location = centre + direction * distance
        bpy.context.view_layer.update()
        spots = _project(camera, points, focal)
        extent = (spots.max(0) - spots.min(0)).max()
        distance = max(0.7, distance * max(0.5, min(2, extent / fill)) ** 0.9)
    camera.location = centre + direction * distance
    bpy.context.view_layer.update()
    return distance


def _frame(camera, points, focal):
    """Shift the frame: the product off centre, and sometimes cut by the border."""
    spots = _project(camera, points, focal)
    low, high = spots.min(0), spots.max(0)
    middle, half = (low + high) / 2, (high - low) / 2
    free = np.maximum(0.5 - half, 0.02)
    offset = np.array([triangular(-1, 1, 0), triangular(-1, 1, 0)]) * free
    if odds(0.12):
        side, cut = pick(0, 1, 1), pick(-1, 1)
        offset[side] = cut * (0.5 - half[side] + 2 * half[side] * between(0.03, 0.22))
    camera.data.shift_x, camera.data.shift_y = middle - offset

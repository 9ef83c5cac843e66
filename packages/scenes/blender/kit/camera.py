"""The camera of a view, and everything that a compositor must know about it."""
import math
from dataclasses import dataclass

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector


@dataclass
class View:
    """One camera on a set. eye, target, focus: metres; focal: mm on a sensor 36 mm wide; fstop None = all sharp;
    box: width and height in metres of the largest product that fits (seen from above: width and depth);
    ev: added to the set's exposure."""
    eye: tuple
    target: tuple
    box: tuple
    focal: float = 70
    fstop: float = None
    focus: tuple = None
    roll: float = 0.0
    shift: tuple = (0, 0)
    ev: float = 0.0


def camera(sc, loc, target, focal=80, fstop=None, focus=None, roll=0.0, sensor=36, shift=(0, 0)):
    """A camera that looks from `loc` at `target`; straight down, +Y is the top of the picture."""
    cam = bpy.data.cameras.new('Cam')
    ob = bpy.data.objects.new('Cam', cam)
    sc.collection.objects.link(ob)
    q = (Vector(target) - Vector(loc)).to_track_quat('-Z', 'Y')
    ob.location = loc
    ob.rotation_euler = (q.to_matrix() @ Matrix.Rotation(math.radians(roll), 3, 'Z')).to_euler()
    cam.lens, cam.sensor_width = focal, sensor
    cam.shift_x, cam.shift_y = shift
    cam.clip_start = 0.01
    if fstop:
        cam.dof.use_dof, cam.dof.aperture_fstop = True, fstop
        ahead = ob.rotation_euler.to_matrix() @ Vector((0, 0, -1))
        cam.dof.focus_distance = (Vector(focus or target) - Vector(loc)).dot(ahead)
    sc.camera = ob
    bpy.context.view_layer.update()
    return ob


def pixel_of(sc, p):
    """World point → [x, y] in pixels from the top left."""
    c = world_to_camera_view(sc, sc.camera, Vector(p))
    return [c.x * sc.render.resolution_x, (1 - c.y) * sc.render.resolution_y]


def camera_facts(sc, anchor, box):
    """Intrinsics, pose, homographies between the plane z = anchor.z and the picture, the anchor, the placement box."""
    size, cam, floor = sc.render.resolution_x, sc.camera, anchor[2]
    f = cam.data.lens / cam.data.sensor_width * size
    k = [[f, 0, size / 2 - cam.data.shift_x * size], [0, f, size / 2 + cam.data.shift_y * size], [0, 0, 1]]
    rt = [list(row) for row in (Matrix.Diagonal((1, -1, -1, 1)) @ cam.matrix_world.inverted())][:3]
    p = [[sum(k[i][j] * rt[j][c] for j in range(3)) for c in range(4)] for i in range(3)]
    h = [[p[i][0], p[i][1], p[i][2] * floor + p[i][3]] for i in range(3)]
    turn = cam.matrix_world.to_3x3()
    ahead = turn @ Vector((0, 0, -1))
    pitch = math.degrees(math.asin(max(-1, min(1, -ahead.z))))
    base = pixel_of(sc, anchor)
    return dict(size=[size, size], K=k, world_to_cam=rt, camera_position=list(cam.matrix_world.translation),
                focal_mm=cam.data.lens, sensor_mm=cam.data.sensor_width, pitch_deg=pitch, horizon_y=horizon(k, f, pitch),
                floor_z=floor, H_floor_to_image=h, H_image_to_floor=[list(r) for r in Matrix(h).inverted()],
                anchor_world=list(anchor), anchor_px=base, **placement(sc, Vector(anchor), box, base, turn, pitch))


def horizon(k, f, pitch):
    """Row of the horizon; far above the picture if the camera looks down."""
    return max(-1e6, k[1][2] - f * math.tan(math.radians(min(89.9, pitch))))


def placement(sc, anchor, box, base, turn, pitch):
    """The box that a product may fill, and the scale there: standing on the anchor, or lying around it seen from above."""
    right = turn @ Vector((1, 0, 0))
    right = Vector((right.x, right.y, 0)).normalized()
    left, right_px = (pixel_of(sc, anchor + right * (s * box[0] / 2)) for s in (-1, 1))
    if pitch > 80:
        up = turn @ Vector((0, 1, 0))
        top, bottom = (pixel_of(sc, anchor + up * (s * box[1] / 2))[1] for s in (1, -1))
        return dict(placement_box=[left[0], top, right_px[0], bottom], px_per_metre=(right_px[0] - left[0]) / box[0])
    top = pixel_of(sc, anchor + Vector((0, 0, box[1])))[1]
    return dict(placement_box=[left[0], top, right_px[0], base[1]], px_per_metre=(base[1] - top) / box[1])

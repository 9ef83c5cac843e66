"""Products in the scene: one object, or a set that belongs together, scaled to size 1 and standing on z = 0."""
import math

import bpy
import numpy as np
from mathutils import Vector

from .chance import between, odds, pick, whole
from .families import TIPPABLE, build, choose_family


def surface_points(things: list) -> np.ndarray:
    """World positions (n, 3) of all vertices of these objects, modifiers applied."""
    bpy.context.view_layer.update()
    graph, clouds = bpy.context.evaluated_depsgraph_get(), []
    for part in (p for thing in things for p in thing.parts):
        seen = part.evaluated_get(graph)
        mesh = seen.to_mesh()
        if mesh is None:
            continue
        flat = np.empty(len(mesh.vertices) * 3, np.float32)
        mesh.vertices.foreach_get('co', flat)
        world = np.array(part.matrix_world)
        clouds.append(flat.reshape(-1, 3) @ world[:3, :3].T + world[:3, 3])
        seen.to_mesh_clear()
    return np.vstack(clouds)


class Thing:
    """Parts under one root; `low` and `high` are the corners of its bounding box in the scene."""

    def __init__(self, parts):
        self.parts = parts
        self.root = bpy.data.objects.new('root', None)
        bpy.context.scene.collection.objects.link(self.root)
        for part in parts:
            part.parent = self.root
        self.measure()

    def measure(self):
        """Update the bounding box after a move."""
        points = surface_points([self])
        self.low, self.high = Vector(points.min(0)), Vector(points.max(0))

    def fit(self, size):
        """Scale so that the largest dimension is `size`; centre on the origin, base on z = 0."""
        factor = size / max(*(self.high - self.low), 1e-3)
        self.root.scale = [s * factor for s in self.root.scale]
        centre = (self.low + self.high) / 2 * factor
        self.root.location = (-centre.x, -centre.y, -self.low.z * factor)
        self.measure()
        return self

    def move(self, x, y, z=0.0):
        """Shift by these lengths."""
        self.root.location = self.root.location + Vector((x, y, z))
        self.measure()


def make_thing(name: str, size: float, tip: float = 0.14) -> Thing:
    """One object of this family, rotated at random, lying with probability `tip` if its kind may lie."""
    thing = Thing(build(name))
    thing.root.scale = [between(0.85, 1.18) for _ in range(3)]
    turn = between(-math.pi, math.pi) if odds(0.45) else between(-0.8, 0.8)
    thing.root.rotation_euler = (0, 0, turn)
    if name in TIPPABLE and odds(tip):
        thing.root.rotation_euler = (pick(math.pi / 2, -math.pi / 2, between(-3, 3)), pick(0, between(-3, 3)), between(-3, 3))
    thing.measure()
    return thing.fit(size)


def make_product(held_out: bool, family: str | None = None) -> tuple:
    """(things, family): a single product or, one time in nine, several that are all wanted."""
    family = family or choose_family(held_out)
    if not odds(0.11):
        thing = make_thing(family, 1.0)
        return [thing], family
    group, x, same = [], 0.0, odds(0.85)
    for _ in range(whole(2, 4)):
        thing = make_thing(family if same else choose_family(held_out), between(0.45, 1), 0.05)
        thing.move(x - thing.low.x, between(-0.15, 0.15))
        x = thing.high.x + pick(-0.02, between(0, 0.12))
        group.append(thing)
    _shrink(group)
    return group, family


def _shrink(group):
    low = Vector([min(t.low[i] for t in group) for i in range(3)])
    high = Vector([max(t.high[i] for t in group) for i in range(3)])
    factor, middle = 1.15 / max(high - low), (low + high) / 2
    for thing in group:
        thing.root.scale = [s * factor for s in thing.root.scale]
        at = thing.root.location
        thing.root.location = ((at.x - middle.x) * factor, (at.y - middle.y) * factor, at.z * factor)
        thing.measure()

"""Whole scenes of 3D models: a product in a room, on a table or out of doors among other things, with one camera, one light and all shadows.

In stage.py's photos each thing has its own light and its own perspective. Here they stand on the same ground, hide and shade each other, and
touch. Lengths are those of the product: its longest side is 1, it stands at the origin, the camera is towards -y."""
import copy
import math
import random
from dataclasses import dataclass, replace

import cv2
import numpy as np

from .stage import plain_ground
from .textures import draw_floor, draw_sheet
from .views import FINER, Camera, Mesh, Views, hemisphere, join_pictures, pose, to_shown, vary

OTHERS = (0, 1, 1, 2, 3, 3, 4, 5, 6, 8)  # numbers of other things
TABLE, WALL, AT_WALL, SIDE_WALL, RUG = 0.35, 0.75, 0.4, 0.35, 0.2  # shares of tables; of floors with a wall, of products close to it; of walls beside; of rugs
BESIDE, BEFORE = 0.3, 0.12  # shares of things that touch the product, and of those that stand in front of it
OCCUPIED = 0.08  # share of products with a flat top on which other things stand
FLAT_TOP, TOP_DEPTH, LOW = 0.4, 0.03, 0.15  # least share of its box that a top covers, how far below the highest point it may lie, least height
OFFER = 0.06  # share of products that are two or three of the same kind
LEAST_VISIBLE, LEAST, MOST = 0.6, 0.02, 0.8  # share of the product that is visible, and of the frame that it takes
OUT_OF_FOCUS = 0.35  # share of scenes whose background is out of focus
SHEETS, FRESH, OF_HOMES = 48, 0.08, 0.5  # materials kept for the ground and walls, share of new ones, and of those that are common in homes
GLOSSY, POLISHED = 0.2, 0.4  # shares of glossy grounds, and of polished ones among them
RAYS, MAP_SIDE = 14, 512  # directions of the sky for the shadows on the ground, px of the sun's map
PAPER = 128  # px of a side of a print on a wall or on the ground


@dataclass
class Room:
    """A scene: one mesh of all, and the number of the thing that each triangle belongs to. The first `product` numbers are the product, those below
    `standing` are things that stand (the last `carried` of them on the product), those below `lying` the ground and what lies on it, the others walls."""

    mesh: Mesh
    owners: np.ndarray
    product: int
    standing: int
    lying: int
    camera: Camera
    carried: int = 0


class Rooms:
    """Draws scenes with the models of `views`; `places.draw_place(chance)` gives pictures for what is far away and for prints."""

    def __init__(self, views: Views, places, occupied: float = OCCUPIED):
        self.views, self.places, self.sheets, self.occupied = views, places, [], occupied

    def draw(self, side: int, chance: random.Random) -> np.ndarray:
        """(side, side, 5) 8-bit: photo BGR, mask of the product, mask of the largest of the other things."""
        while True:
            room = self._furnished(side, chance)
            if self._shows_product(room, side):
                return self._photo(room, side, chance)

    def _furnished(self, side, chance):
        """A product with others on a ground, perhaps before walls."""
        occupied = chance.random() < self.occupied
        product = [self._with_top(chance)] if occupied else self._product(chance)
        camera = _framed(np.concatenate([mesh.points for mesh in product]), side, chance)
        table = chance.random() < TABLE
        depth = max(float(mesh.points[:, 1].max()) for mesh in product)
        walled = not table and chance.random() < WALL
        close = walled and chance.random() < AT_WALL
        back = depth + (chance.uniform(0.02, 0.4) if close else chance.uniform(0.3, 2.8))
        standing = product + self._others(product, back if walled else 3.0, table, chance)
        carried = self._on_top(product[0], chance) if occupied else []
        standing += carried
        ground = self._ground(table, back, chance)
        mesh, owners = join(standing + ground + (self._walls(back, chance) if walled else []))
        return Room(mesh, owners, len(product), len(standing), len(standing) + len(ground), camera, len(carried))

    def _shows_product(self, room, side):
        """Whether enough of the product is visible, and something else."""
        view = room.camera.project(room.mesh.points)
        _, alone = self.views.see(view, room.mesh.triangles, room.owners < room.product, side)
        _, ids = self.views.see(view, room.mesh.triangles, np.ones(len(room.owners), bool), side)
        visible = ((ids >= 0) & (room.owners[ids] < room.product)).mean()
        return max(LEAST, LEAST_VISIBLE * (alone >= 0).mean()) <= visible <= MOST

    def _photo(self, room, side, chance):
        mesh, owners, view = room.mesh, room.owners, room.camera.project(room.mesh.points)
        lamp = self.views.lamp(chance)
        light, opacity, ids, clear = self.views.shade(mesh, room.camera, lamp, side * FINER, owners < room.standing, MAP_SIDE)
        owner = np.where(ids >= 0, owners[ids], -1)
        flat = (owner >= room.standing) & (owner < room.lying)
        light *= 1 - (self._darkness(room, side, owner.shape, chance) * flat)[..., None]
        if chance.random() < GLOSSY:
            light = self._reflected(room, lamp, light, owner == room.standing, chance)
        wanted = ((owner >= 0) & (owner < room.product)) | ((clear >= 0) & (owners[clear] < room.product))
        if room.carried:
            # What stands on the product belongs to it where it hides it: a table top without a hole for each cup can be sold.
            _, alone = self.views.see(view, mesh.triangles, owners < room.product, side)
            behind = cv2.resize((alone >= 0).astype(np.uint8), owner.shape[::-1], interpolation=cv2.INTER_NEAREST) > 0
            wanted |= behind & (owner >= room.standing - room.carried) & (owner < room.standing)
        shown = self._developed(light, opacity, chance)
        if chance.random() < OUT_OF_FOCUS:
            far = np.where(ids >= 0, (1 / view[mesh.triangles, 2].clip(0.01)).mean(1)[ids], 1e3)
            shown = _out_of_focus(shown, wanted, far, chance)
        areas = np.bincount(owner[owner >= 0], minlength=room.standing)[room.product:room.standing]
        other = owner == room.product + areas.argmax() if len(areas) else np.zeros_like(wanted)
        layers = np.dstack([shown, wanted * np.float32(255), (other & ~wanted) * np.float32(255)])
        return np.clip(cv2.resize(layers, (side, side), interpolation=cv2.INTER_AREA) + 0.5, 0, 255).astype(np.uint8)

    def _reflected(self, room, lamp, light, ground, chance):
        """The light (fine, fine, 3) with the standing things and the walls reflected in the ground; `ground`: its pixels."""
        shown = (room.owners < room.standing) | (room.owners >= room.lying)
        mesh = replace(room.mesh, triangles=np.ascontiguousarray(room.mesh.triangles[shown]), kinds=np.ascontiguousarray(room.mesh.kinds[shown]))
        seen, covered, _, _ = self.views.shade(mesh, _below(room.camera), lamp, len(light), room.owners[shown] < room.standing, MAP_SIDE)
        seen += (1 - covered)[..., None] * np.float32(chance.uniform(0.2, 1.2))
        soft = chance.choice((0.4, chance.uniform(0.5, 2), chance.uniform(2, 9))) * len(light) / 448
        seen = cv2.GaussianBlur(seen, (0, 0), soft, sigmaY=soft * chance.uniform(1, 2.5))
        least = chance.uniform(0.15, 0.6) if chance.random() < POLISHED else chance.uniform(0.03, 0.15)
        share = least + (1 - least) * (1 - _steepness(room.camera, len(light))) ** 5  # Schlick, 1994, "An inexpensive BRDF model"
        share = (np.minimum(share, 0.85) * ground)[..., None]
        return light * (1 - share) + seen * share

    def _darkness(self, room, side, shape, chance):
        """How much of the sky's light the standing things keep from the ground, on the photo's fine pixels."""
        standing = replace(room.mesh, triangles=np.ascontiguousarray(room.mesh.triangles[room.owners < room.standing]))
        dark = self.views.silhouettes(standing, room.camera, side // 2, [hemisphere(chance) for _ in range(RAYS)])
        return cv2.resize(cv2.GaussianBlur(dark, (0, 0), side / 100), shape[::-1]) * chance.uniform(0.4, 0.95)

    def _posed(self, chance, model=None):
        model = model or self.views.model(chance)
        points, normals = pose(model, chance)
        return replace(model, points=points, normals=normals, materials=vary(model.materials, chance))

    def _product(self, chance):
        """Meshes of the product, around the origin."""
        first = self._posed(chance)
        if chance.random() > OFFER:
            return [first]
        meshes, at = [first], float(first.points[:, 0].max())
        for _ in range(chance.choice((1, 1, 2))):
            own = replace(self._posed(chance, first), materials=first.materials)
            at += chance.uniform(-0.02, 0.12) - float(own.points[:, 0].min())
            meshes.append(_moved(own, at, chance.gauss(0, 0.06)))
            at += float(own.points[:, 0].max())
        middle = (float(first.points[:, 0].min()) + at) / 2
        return [_moved(mesh, -middle, 0) for mesh in meshes]

    def _with_top(self, chance):
        """A product whose top is flat and large enough for other things: a cupboard, a table, a box."""
        while True:
            mesh = self._posed(chance)
            if mesh.points[:, 2].max() > LOW and _top(mesh) is not None:
                return mesh

    def _on_top(self, product, chance):
        """Small things on a flat top, side by side; their places on it are drawn until they do not overlap."""
        (left, near, right, far), height = _top(product)
        boxes, found = [], []
        for _ in range(chance.choice((1, 2, 2, 3, 4, 5, 7))):
            mesh = self._posed(chance)
            mesh = replace(mesh, points=mesh.points * np.float32(math.exp(chance.uniform(math.log(0.08), math.log(0.45)))))
            wide, deep = mesh.points[:, :2].max(0) - mesh.points[:, :2].min(0)
            for _ in range(8):
                # It may stand out a little at the back and the sides, as a lamp's shade does.
                moved = _moved(mesh, chance.uniform(left + wide * 0.4, right - wide * 0.4), chance.uniform(near + deep / 2, far - deep * 0.3))
                box = _box([moved])
                if wide < right - left and deep < far - near and not any(_overlap(box, taken) for taken in boxes):
                    boxes.append(box)
                    found.append(replace(moved, points=moved.points + np.float32([0, 0, height])))
                    break
        return found

    def _others(self, product, back, table, chance):
        """Things that stand beside, behind and seldom in front of the product, none in another."""
        boxes, found = [_box(product)], []
        for _ in range(chance.choice(OTHERS)):
            size = math.exp(chance.uniform(math.log(0.12 if table else 0.25), math.log(1.0 if table else 2.2)))
            mesh = self._posed(chance)
            mesh = replace(mesh, points=mesh.points * np.float32(size))
            for _ in range(8):
                x, y = _spot(boxes[0], _box([mesh]), back, chance)
                moved = _moved(mesh, x, y)
                box = _box([moved])
                if box[3] < back and not any(_overlap(box, taken) for taken in boxes):
                    boxes.append(box)
                    found.append(moved)
                    break
        return found

    def _ground(self, table, back, chance):
        """The table or floor, and what lies flat on it."""
        if table:
            across, behind, nearest = chance.uniform(0.8, 3), chance.uniform(0.45, 2.2), 4.0
        else:
            across, behind, nearest = 8.0, 10.0, 8.0
        flats = [_flat((-across, -nearest, 0), (2 * across, 0, 0), (0, nearest + behind, 0), self._surface(chance), chance.uniform(0.7, 3.5), (28, 28))]
        if chance.random() < RUG:
            flats.append(self._sheet_of_paper(chance, chance.uniform(1.0, 3.0), 0.002, (chance.gauss(0, 0.3), chance.gauss(0, 0.3)), self._surface(chance, bare=0)))
        for k in range(chance.choice((0, 0, 0, 1, 1, 2, 3))):
            spot = (chance.uniform(-1.2, 1.2), chance.uniform(-0.9, 1.0))
            flats.append(self._sheet_of_paper(chance, chance.uniform(0.08, 0.6), 0.004 + 0.001 * k, spot, self._print(chance)))
        return flats

    def _sheet_of_paper(self, chance, size, z, spot, look):
        angle, slim = chance.uniform(0, 2 * math.pi), chance.uniform(0.4, 1)
        c, s = size * math.cos(angle), size * math.sin(angle)
        start = (spot[0] - c / 2 + s * slim / 2, spot[1] - s / 2 - c * slim / 2, z)
        return _flat(start, (c, s, 0), (-s * slim, c * slim, 0), look, size, (3, 3))

    def _walls(self, back, chance):
        """The wall behind with its skirting board and what hangs on it, perhaps one beside."""
        look, high = self._surface(chance, bare=0.65), chance.uniform(2, 5)
        walls = [_flat((-8, back, 0), (16, 0, 0), (0, 0, high), look, chance.uniform(0.8, 4), (24, 12))]
        if chance.random() < SIDE_WALL:
            aside = chance.choice((-1, 1)) * chance.uniform(0.9, 2.6)
            walls.append(_flat((aside, -8, 0), (0, 8 + back, 0), (0, 0, high), look, chance.uniform(0.8, 4), (24, 12)))
        if chance.random() < 0.5:
            tall, tone = chance.uniform(0.04, 0.2), self._tone(chance)
            walls.append(_flat((-8, back - 0.02, 0), (16, 0, 0), (0, 0, tall), tone, 1, (24, 1)))
        for _ in range(chance.choice((0, 0, 0, 1, 1, 2, 3, 4))):
            wide, tall = chance.uniform(0.15, 1.6), chance.uniform(0.15, 1.6)
            left, low = chance.uniform(-2, 2 - wide / 2), chance.uniform(0, 1.6)
            rim = chance.choice((0, chance.uniform(0.01, 0.08)))
            if rim:
                walls.append(_flat((left - rim, back - 0.006, low - rim), (wide + 2 * rim, 0, 0), (0, 0, tall + 2 * rim), self._tone(chance), 1, (4, 4)))
            inside = self._print(chance) if chance.random() < 0.6 else self._tone(chance)
            walls.append(_flat((left, back - 0.012, low), (wide, 0, 0), (0, 0, tall), inside, (wide, tall), (4, 4)))
        return walls

    def _surface(self, chance, bare=0.15):
        """A material: (row as in raster.c, picture or None)."""
        if chance.random() < bare:
            return self._tone(chance) if chance.random() < 0.4 else (_row(chance), cv2.resize(plain_ground(256, chance), (256, 256))[..., ::-1])
        if len(self.sheets) < SHEETS or chance.random() < FRESH:
            draw = draw_floor if chance.random() < OF_HOMES else draw_sheet
            sheet = draw(chance, np.random.RandomState(chance.randrange(1 << 31)))
            self.sheets = self.sheets[1 - SHEETS:] + [np.clip(sheet, 0, 255).astype(np.uint8)[..., ::-1]]
        return _row(chance), chance.choice(self.sheets)

    def _tone(self, chance):
        light = chance.choice((chance.uniform(0.35, 0.9), chance.uniform(0.35, 0.9), chance.uniform(0.01, 0.4)))
        much = chance.choice((0.04, 0.04, 0.04, 0.35))
        tint = [math.exp(chance.gauss(0, much)) for _ in range(3)]
        return [*(min(0.92, light * t) for t in tint), chance.uniform(0.4, 1), 0, 1, -1], None

    def _print(self, chance):
        place = self.places.draw_place(chance)
        x, y = (chance.randrange(max(1, length - PAPER)) for length in (place.shape[1], place.shape[0]))
        return _row(chance), cv2.resize(place[y:y + PAPER, x:x + PAPER], (PAPER, PAPER))[..., ::-1]

    def _developed(self, light, opacity, chance):
        """BGR 0-255: exposed and developed, with a place far away where there is nothing."""
        bright = float(np.percentile(light[::4, ::4][opacity[::4, ::4] > 0].mean(1), 80)) if (opacity[::4, ::4] > 0).any() else 1.0
        shown = to_shown(light, chance.uniform(0.4, 0.95) / max(bright, 0.02))
        if opacity.min() > 0.99:
            return shown
        place = self.places.draw_place(chance)
        shorter = min(place.shape[:2])
        cut = int(chance.uniform(0.4, 1) * shorter)
        x, y = chance.randint(0, place.shape[1] - cut), chance.randint(0, place.shape[0] - cut)
        far = cv2.resize(place[y:y + cut, x:x + cut], shown.shape[1::-1]).astype(np.float32)
        far = cv2.GaussianBlur(far, (0, 0), chance.choice((0.6, chance.uniform(1, 8))) * len(shown) / 448)
        return shown * opacity[..., None] + far * (1 - opacity[..., None])


def join(meshes: list) -> tuple:
    """(one mesh of all, number of the mesh that each triangle comes from (m,))."""
    sizes = [(len(m.points), len(m.materials), m.pictures.size, len(m.where)) for m in meshes]
    corners, rows, bytes_, pictures = np.cumsum([(0, 0, 0, 0), *sizes], 0)[:-1].T
    materials = []
    for mesh, start in zip(meshes, pictures):
        own = mesh.materials.copy()
        own[:, 6] = np.where(own[:, 6] >= 0, own[:, 6] + start, -1)
        materials.append(own)
    where = [mesh.where + np.int64([start, 0, 0]) for mesh, start in zip(meshes, bytes_)]
    points, normals, uvs, open_ = (np.concatenate([getattr(m, name) for m in meshes]).astype(np.float32) for name in ('points', 'normals', 'uvs', 'open'))
    triangles = np.concatenate([m.triangles + np.int32(start) for m, start in zip(meshes, corners)]).astype(np.int32)
    kinds = np.concatenate([m.kinds + np.int32(start) for m, start in zip(meshes, rows)]).astype(np.int32)
    owners = np.repeat(np.arange(len(meshes)), [len(m.triangles) for m in meshes])
    return Mesh(points, normals, uvs, open_, triangles, kinds, np.ascontiguousarray(np.concatenate(materials).astype(np.float32)),
                np.concatenate([m.pictures for m in meshes]), np.ascontiguousarray(np.concatenate(where))), owners


def _framed(points, side, chance):
    """A camera that looks at the product from nearer or farther, not always with it in the middle."""
    camera = Camera(points, side, chance)
    zoom = math.exp(chance.triangular(math.log(0.5), math.log(1.75), math.log(1.15)))
    spot = np.float32([chance.gauss(0.5, 0.06), chance.gauss(0.52, 0.05)]) * side
    camera.shift = spot - (side / 2 - camera.shift) * np.float32(zoom)
    camera.scale *= zoom
    return camera


def _below(camera):
    """The camera as it would be seen in a mirror on the ground; what it sees, the camera sees reflected at the same place."""
    mirrored, flip = copy.copy(camera), np.float32([1, 1, -1])
    for name in ('eye', 'ahead', 'right', 'down'):
        setattr(mirrored, name, getattr(camera, name) * flip)
    return mirrored


def _steepness(camera, fine):
    """Cosine of the angle between each pixel's ray and the vertical, (fine, fine); 0 where it does not fall to the ground."""
    x, y = ((np.arange(fine, dtype=np.float32) + 0.5) / FINER - shift for shift in camera.shift)
    rays = camera.ahead + (x[None, :, None] * camera.right + y[:, None, None] * camera.down) / np.float32(camera.scale)
    return np.clip(-rays[..., 2] / np.linalg.norm(rays, axis=-1), 0, 1)


def _row(chance):
    return [0.6, 0.6, 0.6, chance.choice((0.95, 0.8, chance.uniform(0.3, 0.8))), 0, 1, 0]


def _flat(start, across, up, look, size, cells):
    """A rectangle from `start` (3,) along `across` and `up` (3,) of a material (row, picture); the picture repeats every `size` (one length or two)."""
    start, across, up = (np.float32(v) for v in (start, across, up))
    u, v = np.meshgrid(np.linspace(0, 1, cells[0] + 1, dtype=np.float32), np.linspace(0, 1, cells[1] + 1, dtype=np.float32))
    u, v = u.reshape(-1, 1), v.reshape(-1, 1)
    points = start + u * across + v * up
    normal = np.cross(across, up)
    size = np.float32(size if isinstance(size, tuple) else (size, size))
    uvs = np.concatenate([u * np.linalg.norm(across), v * np.linalg.norm(up)], 1) / size
    width, number = cells[0] + 1, np.arange(cells[0] * cells[1])
    first = (number // cells[0]) * width + number % cells[0]
    triangles = np.concatenate([np.stack([first, first + 1, first + width], 1), np.stack([first + 1, first + width + 1, first + width], 1)])
    row, picture = look
    return Mesh(points, np.repeat(normal[None] / np.linalg.norm(normal), len(points), 0), uvs.astype(np.float32), np.ones(len(points), np.float32),
                triangles.astype(np.int32), np.zeros(len(triangles), np.int32), np.float32([row]), *join_pictures([] if picture is None else [picture]))


def _top(mesh):
    """((left, nearest, right, farthest), height) of a mesh's flat top; None if it has none."""
    highest = float(mesh.points[:, 2].max())
    corners = mesh.points[mesh.triangles]
    edges = corners[:, 1:, :2] - corners[:, :1, :2]
    areas = np.abs(edges[:, 0, 0] * edges[:, 1, 1] - edges[:, 0, 1] * edges[:, 1, 0]) / 2
    flat = (corners[..., 2].min(1) > highest - TOP_DEPTH) & (np.ptp(corners[..., 2], axis=1) < 0.005)
    box = _box([mesh])
    if areas[flat].sum() < FLAT_TOP * (box[2] - box[0]) * (box[3] - box[1]):
        return None
    points = corners[flat].reshape(-1, 3)
    return (*points[:, :2].min(0), *points[:, :2].max(0)), float(points[:, 2].max())


def _moved(mesh, x, y):
    return replace(mesh, points=mesh.points + np.float32([x, y, 0]))


def _box(meshes):
    """(left, nearest, right, farthest) of meshes on the ground."""
    points = np.concatenate([mesh.points[:, :2] for mesh in meshes])
    return (*points.min(0), *points.max(0))


def _overlap(a, b):
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def _spot(product, own, back, chance):
    """Where something with the box `own` around the origin may stand."""
    wide, deep = own[2] - own[0], own[3] - own[1]
    if chance.random() < BESIDE:
        gap, x_side = chance.uniform(0.0, 0.08), chance.choice((-1, 1))
        if chance.random() < 0.75:
            x = product[2] + gap + wide / 2 if x_side > 0 else product[0] - gap - wide / 2
            return x, chance.uniform(product[1], product[3])
        return chance.uniform(product[0], product[2]), product[3] + gap + deep / 2
    if chance.random() < BEFORE:
        return chance.choice((-1, 1)) * chance.uniform(0.2, 0.9), product[1] - chance.uniform(0.05, 0.5) - deep / 2
    if chance.random() < 0.4:  # along the wall
        return chance.uniform(-2.5, 2.5), back - 0.02 - deep / 2
    return chance.uniform(-2.4, 2.4), chance.uniform(-0.4, 2.6)


def _out_of_focus(shown, wanted, far, chance):
    """The picture with what is much farther than the product out of focus."""
    focus = float(np.median(far[wanted]))
    much = np.clip((far / focus - 1 - chance.uniform(0, 0.3)) * chance.uniform(0.8, 3), 0, 1).astype(np.float32)
    much = np.where(wanted, 0, cv2.GaussianBlur(much, (0, 0), 3))[..., None]
    sigma, keep = chance.uniform(1, 5) * len(shown) / 448, (~wanted).astype(np.float32)
    soft = cv2.GaussianBlur(shown * keep[..., None], (0, 0), sigma) / np.maximum(cv2.GaussianBlur(keep, (0, 0), sigma), 0.02)[..., None]
    return shown * (1 - much) + soft * much

"""Views of 3D models, drawn in milliseconds: products with the light, the reflections and the ground shadow of one place.

`Views(DIR)` reads what pack_models.py writes: a .npz per model and `skies.npz`. The drawing itself is raster/raster.c."""
import ctypes
import glob
import math
import os
import random
import subprocess
import tempfile
from dataclasses import dataclass, replace

import cv2
import numpy as np

from .surfaces import add_base, add_panes, resurface, skin_colour

HERE = os.path.dirname(os.path.abspath(__file__))
FILLS = 0.62  # share of the canvas that the longer side of the product takes; the rest is for its shadow
FINER = 2  # pixels drawn per pixel kept, in each direction
AROUND, TOWARDS_SUN = 20, 8  # silhouettes for the shadow of the surroundings' light, and for that of the sun
MAP_SIDE, MAP_SLACK = 256, 0.015  # px of the sun's map of what it sees; how much nearer to it something must be to cast a shadow
SKY_HEIGHTS = (128, 32, 12)  # px of the panorama for sharp and blurred reflections
LIFELIKE = 60_000  # bytes from which a model is drawn as often as any other
FLATTEST = 0.93  # sine of the widest angle from the vertical from which the surroundings' light falls
LINEAR = (np.arange(256, dtype=np.float32) / 255) ** 2.2
LYING, PLAIN_LIGHT, NO_GROUND = 0.15, 0.25, 0.06  # shares of products that lie or lean, of softbox light, of products without a ground
SKIN_COLOURED = 0.05  # share of models with the colour of somebody's skin

_F, _I, _B = ctypes.POINTER(ctypes.c_float), ctypes.POINTER(ctypes.c_int32), ctypes.POINTER(ctypes.c_uint8)


class Scene(ctypes.Structure):
    """Scene of raster.c."""

    _fields_ = [*((name, _F) for name in ('screen', 'points', 'normals', 'uvs', 'open')), ('triangles', _I), ('kinds', _I), ('materials', _F),
                ('pictures', _B), ('where', ctypes.POINTER(ctypes.c_int64)), ('linear', _F), ('harmonics', _F), ('skies', _F),
                ('sky_heights', _I), ('sky_turn', ctypes.c_float), ('eye', _F), ('sun', _F), ('glow', _F), ('to_map', _F), ('map', _F),
                ('map_side', ctypes.c_int), ('map_slack', ctypes.c_float), ('tints', _F)]


def build_raster() -> ctypes.CDLL:
    """The compiled raster/raster.c; needs a C compiler (`gcc`)."""
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, 'raster.so')
        subprocess.run(['gcc', '-O3', '-march=native', '-fno-math-errno', '-shared', '-fPIC', '-o', path,
                        os.path.join(HERE, '..', 'raster', 'raster.c'), '-lm'], check=True)
        return ctypes.CDLL(path)  # stays loaded after its file is gone


def address(array: np.ndarray):
    """Where the array's numbers are, for the library."""
    kinds = {'float32': _F, 'int32': _I, 'uint8': _B, 'int64': ctypes.POINTER(ctypes.c_int64)}
    return array.ctypes.data_as(kinds[array.dtype.name])


@dataclass
class Mesh:
    """Triangles with their materials. For n corners, m triangles, k materials and p pictures: points and normals (n, 3), uvs (n, 2), `open` (n,) share of
    the sky that a corner sees, triangles (m, 3), kinds (m,) rows of materials (k, 7) as in raster.c, pictures: their bytes, where (p, 3)."""

    points: np.ndarray
    normals: np.ndarray
    uvs: np.ndarray
    open: np.ndarray
    triangles: np.ndarray
    kinds: np.ndarray
    materials: np.ndarray
    pictures: np.ndarray
    where: np.ndarray


def read_model(path: str) -> Mesh:
    """A model of pack_models.py; its longest side is 1."""
    with np.load(path) as file:
        points = file['points'].astype(np.float32) / 4095
        pictures = [cv2.imdecode(file[f'texture{k}'], 1) for k in range(len([n for n in file.files if n.startswith('texture')]))]
        points[:, :2] -= (points[:, :2].min(0) + points[:, :2].max(0)) / 2
        return Mesh(points, file['normals'].astype(np.float32) / 127, np.ascontiguousarray(np.nan_to_num(file['uvs'].astype(np.float32))),
                    file['open'].astype(np.float32) / 255, np.ascontiguousarray(file['triangles'].astype(np.int32)), file['kinds'].astype(np.int32),
                    np.nan_to_num(file['materials'].astype(np.float32)), *join_pictures([p[..., ::-1] for p in pictures]))


def join_pictures(pictures: list) -> tuple:
    """(bytes, where (p, 3)) of RGB pictures (h, w, 3), as raster.c reads them."""
    joined = np.concatenate([p.reshape(-1) for p in pictures]) if pictures else np.zeros(3, np.uint8)
    starts = np.cumsum([0, *(p.size for p in pictures)])[:len(pictures)]
    return joined, np.int64([(start, p.shape[1], p.shape[0]) for start, p in zip(starts, pictures)] or [(0, 1, 1)])


class Sky:
    """A place's light: what surfaces receive from all sides, and what they reflect."""

    def __init__(self, panorama: np.ndarray):
        """`panorama`: linear RGB (128, 256, 3), equirectangular, the zenith in the first row."""
        levels = [panorama]
        for height in SKY_HEIGHTS[1:]:
            wide = np.concatenate([panorama] * 3, 1)
            sigma = panorama.shape[0] / height * 0.7
            soft = cv2.GaussianBlur(wide, (0, 0), sigma)[:, panorama.shape[1]:2 * panorama.shape[1]]
            levels.append(cv2.resize(soft, (2 * height, height), interpolation=cv2.INTER_AREA))
        small = levels[1]
        height = small.shape[0]
        polar, across = np.meshgrid((np.arange(height) + 0.5) / height * math.pi, (np.arange(2 * height) + 0.5) / height * math.pi, indexing='ij')
        self.directions = np.stack([np.sin(polar) * np.cos(across), np.sin(polar) * np.sin(across), np.cos(polar)], -1).astype(np.float32)
        weights = (np.sin(polar) * (math.pi / height) ** 2).astype(np.float32)
        self.mean = float((small.mean(2) * weights).sum() / (4 * math.pi))
        self.levels = [level / max(self.mean, 1e-4) for level in levels]
        self.brightest = self._find_brightest()

    def _find_brightest(self):
        upper = np.where(self.directions[..., 2] > 0.1, self.levels[1].mean(2), 0)
        return self.directions[np.unravel_index(upper.argmax(), upper.shape)]

    def harmonics(self, turn: float) -> np.ndarray:
        """(9, 3): light that reaches a surface with the shapes of raster.c (Ramamoorthi and Hanrahan, 2001, "An efficient representation for
        irradiance environment maps"), divided by pi, the panorama rotated by `turn` turns."""
        height = self.levels[1].shape[0]
        c, s = math.cos(-turn * 2 * math.pi), math.sin(-turn * 2 * math.pi)
        x, y, z = (c * self.directions[..., 0] - s * self.directions[..., 1], s * self.directions[..., 0] + c * self.directions[..., 1], self.directions[..., 2])
        weight = np.sqrt(np.clip(1 - z * z, 0, 1)) * (math.pi / height) ** 2
        shapes = np.stack([np.ones_like(x), y, z, x, x * y, y * z, 3 * z * z - 1, x * z, x * x - y * y])
        norms = np.float32([0.282095, 0.488603, 0.488603, 0.488603, 1.092548, 1.092548, 0.315392, 1.092548, 0.546274])
        spread = np.float32([1, 2 / 3, 2 / 3, 2 / 3, 0.25, 0.25, 0.25, 0.25, 0.25])
        light = np.einsum('khw,hwc,hw->kc', shapes, self.levels[1], weight)
        return np.ascontiguousarray((light * (norms * norms * spread)[:, None]).astype(np.float32))


@dataclass
class Lamp:
    """The light of one place: the surroundings, rotated by `turn` turns, and a sun: direction to it (3,), its light (3,), its size."""

    sky: Sky
    turn: float
    sun: np.ndarray
    glow: np.ndarray
    size: float


class Views:
    """All models of a folder. Each is read when it is first drawn."""

    def __init__(self, folder: str):
        self.paths = sorted(p for p in glob.glob(os.path.join(folder, '*.npz')) if not p.endswith('skies.npz'))
        if not self.paths:
            raise SystemExit(f'no models in {folder}')
        # Large files have textures and many triangles, small ones are often toys of ten faces.
        self.weights = np.cumsum([min(1.0, os.path.getsize(path) / LIFELIKE) ** 0.5 for path in self.paths]).tolist()
        with np.load(os.path.join(folder, 'skies.npz')) as file:
            self.panoramas = [file[name].astype(np.float32) for name in sorted(file.files)]
        self.models, self.skies = {}, {}
        self._library = None

    def draw(self, side: int, chance: random.Random) -> np.ndarray:
        """A product on a canvas: (side, side, 6) 8-bit: BGR multiplied by opacity, opacity, mask (also where the product is clear), darkness of the
        ground's shadow."""
        while True:
            model = self.model(chance)
            points, normals = pose(model, chance)
            camera, lamp = Camera(points, side, chance), self.lamp(chance)
            mesh = replace(model, points=points, normals=normals, materials=vary(model.materials, chance))
            light, opacity, ids, clear = self.shade(mesh, camera, lamp, side * FINER)
            canvas = _develop(light, opacity, ((ids >= 0) | (clear >= 0)).astype(np.float32), side, chance)
            if (canvas[..., 4] > 127).mean() > 0.01:
                break
        if chance.random() > NO_GROUND:
            canvas[..., 5] = self._shadow(mesh, camera, lamp, side, chance)
        return canvas

    @property
    def library(self) -> ctypes.CDLL:
        """raster.c, built in the process that draws."""
        self._library = self._library or build_raster()
        return self._library

    def model(self, chance: random.Random) -> Mesh:
        """A model as it was packed."""
        path = chance.choices(self.paths, cum_weights=self.weights)[0]
        if path not in self.models:
            self.models[path] = read_model(path)
        return self.models[path]

    def lamp(self, chance: random.Random) -> Lamp:
        """The light of a panorama or of softboxes, with a sun."""
        sky, turn = self._sky(chance), chance.random()
        return Lamp(sky, turn, *_sun(sky, turn, chance))

    def _sky(self, chance):
        if chance.random() < PLAIN_LIGHT:
            return Sky(softboxes(chance))
        k = chance.randrange(len(self.panoramas))
        if k not in self.skies:
            self.skies[k] = Sky(self.panoramas[k])
        return self.skies[k]

    def shade(self, mesh: Mesh, camera: 'Camera', lamp: Lamp, fine: int, casts: np.ndarray | None = None, map_side: int = MAP_SIDE) -> tuple:
        """(linear light (fine, fine, 3) multiplied by opacity, opacity, numbers of the triangles that are seen or -1, those of clear ones before them) on
        `fine` px, twice the camera's. `casts` (m,): the triangles that keep the sun from others, all without it; the sun's map has `map_side` px."""
        view = camera.project(mesh.points) * np.float32([FINER, FINER, 1])
        clear = mesh.materials[mesh.kinds, 5] < 0.6
        casts = ~clear if casts is None else casts & ~clear
        to_map = map_from(mesh.points[mesh.triangles[casts]].reshape(-1, 3) if casts.any() else mesh.points, lamp.sun, map_side)
        in_map = np.ascontiguousarray(mesh.points @ to_map[:, :3].T + to_map[:, 3])
        seen, _ = self.see(in_map, mesh.triangles, casts, map_side)
        sky = lamp.sky
        skies, heights, harmonics = np.concatenate([level.reshape(-1) for level in sky.levels]).astype(np.float32), np.int32(SKY_HEIGHTS), sky.harmonics(lamp.turn)
        scene = Scene(address(view), address(mesh.points), address(mesh.normals), address(mesh.uvs), address(mesh.open), address(mesh.triangles),
                      address(mesh.kinds), address(mesh.materials), address(mesh.pictures), address(mesh.where), address(LINEAR), address(harmonics),
                      address(skies), address(heights), lamp.turn, address(camera.eye), address(lamp.sun), address(lamp.glow), address(to_map),
                      address(seen), map_side, max(MAP_SLACK, 2.5 / float(np.linalg.norm(to_map[0, :3]))), None)
        near, first = self.see(view, mesh.triangles, ~clear, fine)
        light, opacity, front = np.zeros((fine, fine, 3), np.float32), np.zeros((fine, fine), np.float32), np.full((fine, fine), -1, np.int32)
        self.library.shade(ctypes.byref(scene), address(first), fine, fine, address(light), address(opacity))
        opacity[first >= 0] = 1
        light *= opacity[..., None]
        if clear.any():
            self._see(view, mesh.triangles, clear, near, front)
            over, shine = np.zeros_like(light), np.zeros_like(opacity)
            self.library.shade(ctypes.byref(scene), address(front), fine, fine, address(over), address(shine))
            shine *= front >= 0
            light = light * (1 - shine[..., None]) + over * shine[..., None]
            opacity = 1 - (1 - opacity) * (1 - shine)
        return light, opacity, first, front

    def see(self, screen: np.ndarray, triangles: np.ndarray, use: np.ndarray, side: int) -> tuple:
        """(nearness (side, side), number of the nearest of the triangles with `use` (m,) there, or -1) for corners (n, 3) on the screen."""
        near, ids = np.zeros((side, side), np.float32), np.full((side, side), -1, np.int32)
        self._see(screen, triangles, use, near, ids)
        return near, ids

    def _see(self, screen, triangles, use, near, ids):
        use = np.ascontiguousarray(use).view(np.uint8)
        self.library.see(address(screen), address(triangles), address(use), len(triangles), near.shape[1], near.shape[0], address(near), address(ids))

    def _shadow(self, mesh, camera, lamp, side, chance):
        """Darkness of the ground (side, side) 8-bit: silhouettes from the sun's disc, and from all directions of the sky."""
        coarse, size = side // 2, lamp.size
        around = self.silhouettes(mesh, camera, coarse, [hemisphere(chance) for _ in range(AROUND)])
        direct = self.silhouettes(mesh, camera, coarse, [_near(lamp.sun, size, chance) for _ in range(TOWARDS_SUN)])
        around = cv2.GaussianBlur(around, (0, 0), coarse / 60)
        direct = cv2.GaussianBlur(direct, (0, 0), 0.6 + size * coarse / 40)
        dark = 1 - (1 - around * chance.uniform(0.35, 0.95)) * (1 - direct * chance.choice((0.0, 0.0, 0.2, 0.4, 0.6, 0.8)))
        edge = np.minimum(np.arange(coarse), np.arange(coarse)[::-1]) / (0.08 * coarse)
        dark *= np.minimum(1, edge)[None] * np.minimum(1, edge)[:, None]
        return (cv2.resize(np.clip(dark, 0, 1), (side, side)) * 255).astype(np.uint8)

    def silhouettes(self, mesh: Mesh, camera: 'Camera', side: int, rays: list) -> np.ndarray:
        """Share of the rays (3,) towards the light that the mesh keeps from each point of the ground z = 0, as the camera sees it on half of its size."""
        seen, total = np.zeros((side, side), np.int32), np.zeros((side, side), np.float32)
        for turn, ray in enumerate(rays, 1):
            fallen = mesh.points - ray * (mesh.points[:, 2:] / max(ray[2], 0.3))
            flat = camera.project(fallen) * np.float32([0.5, 0.5, 1])
            self.library.cover(address(flat), address(mesh.triangles), len(mesh.triangles), side, side, ctypes.c_float(1 / len(rays)), turn, address(seen), address(total))
        return total


def pose(model: Mesh, chance: random.Random) -> tuple:
    """Points and normals of the model as it stands, lies or leans, rotated about the vertical; it stands on z = 0."""
    around = chance.uniform(0, 2 * math.pi) if chance.random() < 0.6 else chance.choice((0, 0.5, 1, 1.5)) * math.pi + chance.gauss(0, 0.35)
    turn = _about(2, around)
    if chance.random() < LYING:
        tip = chance.choice((math.pi / 2, -math.pi / 2, math.pi)) if chance.random() < 0.6 else chance.uniform(-math.pi, math.pi)
        turn = turn @ _about(chance.randrange(2), tip)
    squeeze = np.float32([math.exp(chance.gauss(0, 0.08)) for _ in range(3)])
    points = (model.points * squeeze) @ turn.T
    points[:, 2] -= points[:, 2].min()
    points[:, :2] -= (points[:, :2].min(0) + points[:, :2].max(0)) / 2
    return np.ascontiguousarray(points.astype(np.float32)), np.ascontiguousarray(((model.normals / squeeze) @ turn.T).astype(np.float32))


def _about(axis, angle):
    c, s = math.cos(angle), math.sin(angle)
    a, b = [k for k in range(3) if k != axis]
    turn = np.eye(3, dtype=np.float32)
    turn[a, a], turn[a, b], turn[b, a], turn[b, b] = c, -s, s, c
    return turn


class Camera:
    """A phone's view of points that stand on the ground, mostly from slightly above, with the product in the middle of the canvas."""

    def __init__(self, points: np.ndarray, side: int, chance: random.Random):
        pitch = math.radians(chance.triangular(-8, 88, 20) if chance.random() < 0.9 else chance.uniform(60, 90))
        middle = np.float32([0, 0, points[:, 2].max() / 2])
        reach = float(np.linalg.norm(points - middle, axis=1).max())
        self.eye = np.float32(middle + reach * chance.triangular(1.6, 7, 2.8) * np.float32([0, -math.cos(pitch), math.sin(pitch)]))
        self.eye[2] = max(self.eye[2], 0.02)
        self.ahead = (middle - self.eye) / np.linalg.norm(middle - self.eye)
        right = np.cross(self.ahead, np.float32([0, 0, 1]))
        right = right / np.linalg.norm(right) if np.linalg.norm(right) > 1e-3 else np.float32([1, 0, 0])
        down, roll = np.cross(self.ahead, right), math.radians(chance.gauss(0, 3))
        self.right, self.down = math.cos(roll) * right + math.sin(roll) * down, math.cos(roll) * down - math.sin(roll) * right
        self.scale, self.shift = 1.0, np.float32([0, 0])
        flat = self.project(points)[:, :2]
        low, high = flat.min(0), flat.max(0)
        self.scale = side * FILLS / float((high - low).max())
        self.shift = side / 2 - (low + high) / 2 * self.scale

    def project(self, points: np.ndarray) -> np.ndarray:
        """(n, 3): pixels from the left and from the top, and nearness, which is not positive behind the camera."""
        seen = points - self.eye
        depth = seen @ self.ahead
        safe = np.where(depth > 0.05, depth, 1)
        flat = np.stack([seen @ self.right, seen @ self.down], 1) / safe[:, None] * self.scale + self.shift
        return np.ascontiguousarray(np.concatenate([flat, np.where(depth > 0.05, 1 / safe, -1)[:, None]], 1).astype(np.float32))


def _sun(sky, turn, chance):
    """(direction (3,), light (3,), size): the brightest part of the sky, or a lamp or window of its own."""
    if chance.random() < 0.5:
        x, y, z = sky.brightest
        angle = math.atan2(y, x) - turn * 2 * math.pi
        flat = math.hypot(x, y)
        direction = np.float32([flat * math.cos(angle), flat * math.sin(angle), max(z, 0.45)])
    else:
        angle, high = chance.uniform(0, 2 * math.pi), math.radians(chance.triangular(25, 88, 55))
        direction = np.float32([math.cos(angle) * math.cos(high), math.sin(angle) * math.cos(high), math.sin(high)])
    warmth = chance.gauss(0, 0.12)
    glow = chance.choice((0.0, 0.3, 0.6, 1.2, 2.2)) * np.float32([1 + warmth, 1, 1 - warmth])
    return np.ascontiguousarray(direction / np.linalg.norm(direction)), glow, chance.choice((0.01, 0.05, 0.15, 0.35))


def map_from(points: np.ndarray, sun: np.ndarray, side: int = MAP_SIDE) -> np.ndarray:
    """World to the sun's map of `side` px (3, 4): pixels from the left and from the top, and nearness, which is always positive."""
    right = np.cross(sun, np.float32([0, 0, 1]) if abs(sun[2]) < 0.9 else np.float32([1, 0, 0]))
    right /= np.linalg.norm(right)
    down = np.cross(sun, right)
    flat = points @ np.stack([right, down]).T
    low, high = flat.min(0), flat.max(0)
    scale = (side - 4) / float((high - low).max())
    turn = np.stack([right * scale, down * scale, sun]).astype(np.float32)
    return np.ascontiguousarray(np.concatenate([turn, np.float32([[2 - low[0] * scale], [2 - low[1] * scale], [40]])], 1).astype(np.float32))


def hemisphere(chance: random.Random) -> np.ndarray:
    """A direction of the upper half, by the cosine; flatter ones only darken far away."""
    radius, angle = FLATTEST * math.sqrt(chance.random()), chance.uniform(0, 2 * math.pi)
    return np.float32([radius * math.cos(angle), radius * math.sin(angle), math.sqrt(1 - radius * radius)])


def _near(sun, size, chance):
    ray = sun + size * np.float32([chance.gauss(0, 0.6) for _ in range(3)])
    return ray / np.linalg.norm(ray)


def vary(materials: np.ndarray, chance: random.Random) -> np.ndarray:
    """The model's materials, some in other colours, shinier or duller."""
    materials = materials.copy()
    materials[:, 3] = np.clip(materials[:, 3] * math.exp(chance.gauss(-0.2, 0.4)), 0.05, 1)
    if chance.random() < 0.35:
        for row in materials:
            if chance.random() < 0.5 and row[6] < 0:
                row[:3] = [chance.random() ** 2 for _ in range(3)] if chance.random() < 0.6 else [chance.random() ** 2] * 3
                row[4] = chance.choice((0, 0, row[4], 1))
    if chance.random() < SKIN_COLOURED:  # dolls, wood, leather: not only hands have this colour
        for row in materials:
            if row[6] < 0 and chance.random() < 0.7:
                row[:3], row[4] = skin_colour(chance) ** 2.2, 0
    if chance.random() < 0.06:
        row = materials[chance.randrange(len(materials))]
        row[5], row[3] = chance.uniform(0.05, 0.35), 0.1
    return np.ascontiguousarray(materials)


def softboxes(chance):
    """A studio's surroundings: a grey room with one to three soft lights, linear (128, 256, 3)."""
    room = np.full((128, 256, 3), chance.uniform(0.1, 0.7), np.float32)
    room[64:] *= chance.uniform(0.3, 1)
    for _ in range(chance.randint(1, 3)):
        x, y, w, h = chance.randrange(256), chance.randrange(70), chance.randint(8, 60), chance.randint(8, 40)
        light = chance.uniform(1, 8) * np.float32([1 + chance.gauss(0, 0.1), 1, 1 + chance.gauss(0, 0.1)])
        room[max(0, y - h // 2):y + h // 2, np.arange(x, x + w) % 256] = light
    return room


def _develop(light, opacity, mask, side, chance):
    """The canvas from linear light: exposed, developed to sRGB, reduced; RGB becomes BGR."""
    canvas = np.zeros((side, side, 6), np.uint8)
    rows, columns = (np.where((mask > 0).any(axis))[0] // FINER for axis in (1, 0))
    if not len(rows):
        return canvas
    kept = np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
    fine = tuple(slice(part.start * FINER, part.stop * FINER) for part in kept)
    light, opacity, mask = light[fine], opacity[fine], mask[fine]
    bright = float(np.percentile(light[::3, ::3][mask[::3, ::3] > 0].mean(1), 80)) if (mask[::3, ::3] > 0).any() else 1.0
    exposure = chance.uniform(0.35, 0.85) / max(bright, 0.02) if chance.random() < 0.6 else math.exp(chance.gauss(-0.4, 0.35))
    shown = to_shown(light, exposure)
    if chance.random() < 0.2 and min(mask.shape) > 20:
        change = chance.choices((add_panes, resurface, add_base), (4, 9, 6))[0]
        shown = change(np.ascontiguousarray(shown), np.ascontiguousarray(mask), chance)
    layers = np.dstack([shown * opacity[..., None], opacity * 255, mask * 255])
    size = (layers.shape[1] // FINER, layers.shape[0] // FINER)
    canvas[kept][..., :5] = cv2.resize(layers, size, interpolation=cv2.INTER_AREA) + 0.5
    return canvas


def to_shown(light: np.ndarray, exposure: float) -> np.ndarray:
    """Linear RGB (..., 3), exposed and developed: BGR 0-255, float32."""
    return np.take(_CURVE, np.minimum(light[..., ::-1] * np.float32(exposure * 1024), len(_CURVE) - 1).astype(np.int32))


def _curve():
    """Linear light in steps of 1/1024 to sRGB 0-255, as a phone shows it: highlights roll off."""
    light = np.arange(4096, dtype=np.float32) / 1024
    return np.where(light < 0.8, light, 0.8 + 0.2 * np.tanh((light - 0.8) / 0.4)) ** np.float32(1 / 2.2) * 255


_CURVE = _curve().astype(np.float32)

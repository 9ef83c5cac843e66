"""Hands, drawn in milliseconds: the packed hand of pack_hands.py, of many persons, in one place's light.

`Hands(DIR)` reads hands.npz. learn/held.py lets them hold a product."""
import ctypes
import math
import os
import random
from dataclasses import dataclass

import cv2
import numpy as np

from .hand_pose import Skeleton
from .persons import Person, draw_person, nails_of, normals_of
from .views import LINEAR, MAP_SIDE, MAP_SLACK, SKY_HEIGHTS, Scene, Sky, address, build_raster, map_from, softboxes, to_shown

FINER = 2  # pixels drawn per pixel kept, in each direction
AROUND, AROUND_SIDE = 8, 96  # directions from which the light of the surroundings is tested, px of their maps
SLACK = 0.035  # hand lengths that something must be nearer to them to keep the light off
UPPER_ARM = -0.7  # y from which the arm is too far away to shade the hand


@dataclass
class Light:
    """The light of one place; directions in the frame of the picture: x right, y up, z towards the camera."""

    sky: Sky
    turn: float
    pitch: float
    sun: np.ndarray
    glow: np.ndarray
    exposure: float


@dataclass
class Seen:
    """What is visible of a hand: its corners (n, 3) in the frame of the picture, and the same as fine pixels, from `left` and `top`, and nearness;
    for each of the fine pixels (h, w) its nearness and its triangle, or -1."""

    points: np.ndarray
    view: np.ndarray
    near: np.ndarray
    ids: np.ndarray
    left: int
    top: int


class Hands:
    """The packed hands of a folder. `panoramas`: (128, 256, 3) of skies.npz, whose light falls on the hands; without them it is a studio's."""

    def __init__(self, folder: str, panoramas: list | None = None):
        self.panoramas, self.skies = panoramas or [], {}
        with np.load(os.path.join(folder, 'hands.npz')) as file:
            self.shapes, self.bones, self.weights = (file[name] for name in ('shapes', 'bones', 'weights'))
            self.triangles, self.coarse, self.parents = (file[name] for name in ('triangles', 'coarse', 'parents'))
        self.near = self.shapes[0, :self.coarse.max() + 1, 1] > UPPER_ARM
        self.library = None
        self.nails = nails_of(self.shapes[0], Skeleton(self.bones[0]), self.weights)

    def person(self, chance: random.Random) -> Person:
        """A random one: a mixture of the bodies."""
        shares = np.float32([chance.random() ** 3 for _ in self.shapes])
        shares /= shares.sum()
        points, bones = (np.tensordot(shares, part, 1) for part in (self.shapes, self.bones))
        return draw_person(points, self.weights, self.triangles, self.nails, Skeleton(bones), chance)

    def light(self, chance: random.Random) -> Light:
        """A place's light."""
        sky = self._sky(chance)
        angle, high = chance.gauss(0, 1.1), math.radians(chance.triangular(5, 85, 45))
        sun = np.float64([math.sin(angle) * math.cos(high), math.sin(high), math.cos(angle) * math.cos(high)])
        warmth, much = chance.gauss(0, 0.1), chance.choice((0.0, 0.2, 0.4, 0.8, 1.4))
        turn, pitch = chance.random(), math.radians(chance.triangular(-10, 60, 15))
        # A camera exposes for what faces it: partly for the light that reaches such a surface.
        _, y, z = _to_room(pitch)[:, 2]
        facing = float((sky.harmonics(turn)[[0, 1, 2, 5, 6, 8]].T @ (1, y, z, y * z, 3 * z * z - 1, -y * y)).mean())
        exposure = math.exp(chance.gauss(0, 0.2)) / (0.9 + 0.6 * much) / max(facing, 0.25) ** 0.6
        return Light(sky, turn, pitch, sun, np.float32([1 + warmth, 1, 1 - warmth]) * np.float32(much), exposure)

    def _sky(self, chance):
        if not self.panoramas or chance.random() < 0.4:
            return _dull(Sky(softboxes(chance)))
        k = chance.randrange(len(self.panoramas))
        if k not in self.skies:
            self.skies[k] = _dull(Sky(self.panoramas[k]))
        return self.skies[k]

    def see(self, person: Person, points: np.ndarray, project, side: int) -> Seen:
        """The person's hand with its corners at `points` (n, 3), in the frame of the picture; `project(points)` gives pixels of a frame of `side` px,
        and nearness, which is the reciprocal of the distance from the eye's plane."""
        if self.library is None:  # in the process that draws
            self.library = build_raster()
        view = project(points) * (FINER, FINER, 1)
        shown = view[(view[:, 2] > 0)]
        low, high = np.clip(shown[:, :2].min(0), 0, side * FINER), np.clip(shown[:, :2].max(0) + 1, 0, side * FINER)
        left, top = (min(int(v) // FINER, side - 1) * FINER for v in low)
        width, height = (max(FINER, -(-int(v - start) // FINER) * FINER) for v, start in zip(high, (left, top)))
        view = np.ascontiguousarray((view - (left, top, 0)).astype(np.float32))
        near, ids = self._first(view, person.triangles, width, height)
        return Seen(points, view, near, ids, left, top)

    def shade(self, person: Person, seen: Seen, eye: np.ndarray, light: Light) -> np.ndarray:
        """Its colours (h, w, 3), BGR 0-255; black where it is not."""
        to_room = _to_room(light.pitch)
        placed = np.ascontiguousarray((seen.points @ to_room.T).astype(np.float32))
        normals = normals_of(placed, person.triangles)
        free = self._free(placed, normals)
        sun, eye = (np.ascontiguousarray((to_room @ v).astype(np.float32)) for v in (light.sun, eye))
        to_map = map_from(placed[:len(self.near)][self.near], sun)
        in_map = np.ascontiguousarray(placed @ to_map[:, :3].T + to_map[:, 3])
        lit, _ = self._first(in_map, person.triangles, MAP_SIDE, MAP_SIDE)
        skies = np.concatenate([level.reshape(-1) for level in light.sky.levels]).astype(np.float32)
        uvs, heights, harmonics = np.zeros((len(placed), 2), np.float32), np.int32(SKY_HEIGHTS), light.sky.harmonics(light.turn)
        picture, where = np.zeros(3, np.uint8), np.int64([(0, 1, 1)])
        mesh = seen.view, placed, normals, uvs, free, person.triangles, person.kinds, person.materials, picture, where
        scene = Scene(*(address(a) for a in (*mesh, LINEAR, harmonics, skies, heights)), light.turn,
                      *(address(a) for a in (eye, sun, light.glow, to_map, lit)), MAP_SIDE, MAP_SLACK, address(person.tints))
        height, width = seen.ids.shape
        shaded, opacity = np.zeros((height, width, 3), np.float32), np.zeros((height, width), np.float32)
        self.library.shade(ctypes.byref(scene), address(seen.ids), width, height, address(shaded), address(opacity))
        there, shown = seen.ids >= 0, np.zeros_like(shaded)
        shown[there] = to_shown(shaded[there], light.exposure)
        return shown

    def _first(self, screen, triangles, width, height):
        """Nearness of the first triangle at each pixel (height, width), and its number."""
        near, ids, use = np.zeros((height, width), np.float32), np.full((height, width), -1, np.int32), np.ones(len(triangles), np.uint8)
        self.library.see(address(screen), address(triangles), address(use), len(triangles), width, height, address(near), address(ids))
        return near, ids

    def _free(self, points, normals):
        """(n,) share of the light from all sides that reaches each corner, measured on the coarse hand; arms, sleeves and rings are free."""
        count = len(self.near)
        points, normals, free = points[:count], normals[:count], np.ones(len(points), np.float32)
        received, possible = np.full(count, 1e-3, np.float32), np.full(count, 1e-3, np.float32)
        for k in range(AROUND):
            height = 1 - (2 * k + 1) / AROUND
            angle, flat = k * math.pi * (3 - math.sqrt(5)), math.sqrt(1 - height * height)
            ray = np.float32([flat * math.cos(angle), flat * math.sin(angle), height])
            to_map = map_from(points[self.near], ray, AROUND_SIDE)
            placed = np.ascontiguousarray(points @ to_map[:, :3].T + to_map[:, 3])
            seen, _ = self._first(placed, self.coarse, AROUND_SIDE, AROUND_SIDE)
            x, y = placed[:, 0].astype(np.int32), placed[:, 1].astype(np.int32)
            inside = (x >= 0) & (y >= 0) & (x < AROUND_SIDE) & (y < AROUND_SIDE)
            nearest = seen[np.where(inside, y, 0), np.where(inside, x, 0)]
            facing = np.maximum(normals @ ray, 0)
            received += facing * (~inside | (nearest < placed[:, 2] + SLACK))
            possible += facing
        free[:len(self.parents)] = (received / possible)[self.parents].mean(1)
        return free


def _dull(sky):
    """The sky with its last reflection so blurred that skin does not look wet."""
    last = sky.levels[-1]
    sky.levels[-1] = cv2.GaussianBlur(np.concatenate([last] * 3, 1), (0, 0), 2.0)[:, last.shape[1]:2 * last.shape[1]]
    return sky


def _to_room(pitch):
    """The picture's frame (y up, z towards the camera) to that of skies (z up), for a camera that looks down by `pitch`."""
    c, s = math.cos(pitch), math.sin(pitch)
    return np.float64([[1, 0, 0], [0, 0, -1], [0, 1, 0]]) @ np.float64([[1, 0, 0], [0, c, s], [0, -s, c]])

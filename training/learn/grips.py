"""How a right hand holds a product: where it is, and how its fingers close. Lengths and axes are those of solid.py, angles are in radians."""
import math
import random
from dataclasses import dataclass, replace

import numpy as np

from .hand_pose import Pose, Skeleton, rotation
from .solid import Solid

Z = np.float64([0, 0, 1])
# Of the fingers' bones, the thumb's first.
RADII = np.float64([[0.055, 0.042, 0.036], [0.045, 0.036, 0.03], [0.045, 0.036, 0.03], [0.042, 0.034, 0.029], [0.036, 0.029, 0.024]])
CLOSED = np.float64([1.35, 1.75, 1.1])  # most that a finger's joints bend
WRIST = np.linspace(-0.9, 0.9, 13), (-0.3, -0.1, 0.1, 0.3, 0.45)  # bends of a wrist that are tried
FROM_ABOVE = 0.1  # share of the forearms that may leave the frame at the top


@dataclass
class Grip:
    """Where a hand begins to close: turned by `turn` (3, 3), its point `own` (3,) at `at` (3,), how bent it is. `mirrored`: seen from behind, so that
    the fingers are in front and the thumb behind. `closes`: the fingers that close on the product; 0 is the thumb."""

    turn: np.ndarray
    own: np.ndarray
    at: np.ndarray
    pose: Pose
    mirrored: bool = False
    closes: tuple = (0, 1, 2, 3, 4)


def _palm(inwards, tilt, roll):
    """(3, 3) of a hand whose palm faces the camera and whose fingers point along `inwards` (2,); with a `tilt` of pi / 2 the palm faces inwards, and
    the fingers point away from the camera; then it is rotated by `roll` about the palm's normal."""
    n = np.float64([*inwards, 0])
    palm, fingers = math.cos(tilt) * Z + math.sin(tilt) * n, math.cos(tilt) * n - math.sin(tilt) * Z
    fingers = rotation(palm, roll) @ fingers
    return np.stack([np.cross(fingers, palm), fingers, palm]).T


def _wobble(chance, much):
    return rotation(np.float64([1, 0, 0]), chance.gauss(0, much)) @ rotation(np.float64([0, 1, 0]), chance.gauss(0, much))


def _bent(chance, much):
    """Bends (5, 3) of a hand that is about to close."""
    bend = np.zeros((5, 3))
    bend[1:] = np.float64([chance.gauss(-0.2, 0.08), chance.gauss(0, 0.1), chance.gauss(0, 0.1)]) + much * CLOSED
    bend[1:] += np.float64([[chance.gauss(0, 0.05)] for _ in range(4)])
    bend[0] = (0, chance.uniform(-0.1, 0.3), chance.uniform(-0.2, 0.3))
    return bend


def _wrist(chance):
    return chance.gauss(0, 0.2), chance.gauss(0, 0.15)


def clamp(solid: Solid, _skeleton: Skeleton, chance: random.Random) -> Grip:
    """An edge of the product between the thumb and the other fingers; the forearm leaves to the right or below."""
    mirrored = chance.random() < 0.4
    fingers = math.radians(chance.triangular(55, 205, 125) if chance.random() < 0.9 else chance.uniform(200, 260))
    lean = math.radians(chance.gauss(0, 18))  # between the fingers and the way into the product
    inwards = np.float64([math.cos(fingers - lean), math.sin(fingers - lean)])
    edge = solid.edge_at(-inwards, chance.gauss(0, 0.18) * float(np.min(solid.size)))
    tilt = math.radians(abs(chance.gauss(0, 22)))
    deep = chance.uniform(0.36, 0.56) if not mirrored else chance.uniform(0.45, 0.75)
    most = min(1.0, tilt / 1.4)
    own = np.float64([0.03, deep * (1 - most) + 0.33 * most, 0.045 + 0.045 * most])
    at = np.float64([*edge, -solid.half - solid.half * math.cos(tilt)])
    pose = Pose(_bent(chance, 0), chance.uniform(0.1, 0.9), 1.25, chance.uniform(-0.1, 0.6), chance.uniform(0.5, 1.0), _wrist(chance))
    return Grip(_wobble(chance, 0.12) @ _palm(inwards, tilt, lean), own, at, pose, mirrored)


def wrap(solid: Solid, _skeleton: Skeleton, chance: random.Random) -> Grip:
    """A narrow product in the fist's hollow."""
    mirrored = chance.random() < 0.2
    upright = solid.size[1] >= solid.size[0] or chance.random() < 0.2
    inwards = np.float64([-1, 0]) if upright else np.float64([0, 1])
    inwards = rotation(Z, math.radians(chance.gauss(-10, 12)))[:2, :2] @ inwards
    edge = solid.edge_at(-inwards, chance.gauss(-0.08, 0.15) * float(np.max(solid.size)))
    tilt, roll = math.radians(chance.triangular(10, 95, 50)), math.radians(chance.gauss(-12, 14))
    own = np.float64([chance.gauss(0.02, 0.03), chance.uniform(0.3, 0.42), 0.085])
    at = np.float64([*edge, -solid.half]) + solid.half * math.cos(tilt) * np.float64([*inwards, -1]) * 0.7
    pose = Pose(_bent(chance, 0), chance.uniform(0.0, 0.5), 1.2, chance.uniform(-0.1, 0.4), chance.uniform(0.4, 0.9), _wrist(chance))
    return Grip(_wobble(chance, 0.08) @ _palm(inwards, tilt, roll), own, at, pose, mirrored)


def by_handle(solid: Solid, _skeleton: Skeleton, chance: random.Random) -> Grip | None:
    """A thin part of the product in the fist's hollow: a pan's or a jug's handle, a racket's grip; None without one."""
    if solid.handle is None:
        return None
    middle, axis, thickness = solid.handle
    middle = middle + axis * chance.gauss(0, 0.08)
    inwards = np.float64([-axis[1], axis[0]]) * (1 if chance.random() < 0.5 else -1)
    if inwards @ middle > 0 and chance.random() < 0.8:  # the palm comes from outside
        inwards = -inwards
    if solid.flat(middle) > 0:  # bent: the far side of the bow
        middle = _nearest_inside(solid, middle, inwards)
    tilt, roll = math.radians(chance.triangular(10, 95, 50)), math.radians(chance.gauss(-12, 14))
    own = np.float64([chance.gauss(0.02, 0.03), chance.uniform(0.3, 0.42), 0.085])
    edge = middle - inwards * thickness / 2
    at = np.float64([*edge, -solid.half]) + min(solid.half, 0.1) * math.cos(tilt) * np.float64([*inwards, -1]) * 0.7
    pose = Pose(_bent(chance, 0), chance.uniform(0.0, 0.5), 1.2, chance.uniform(-0.1, 0.4), chance.uniform(0.4, 0.9), _wrist(chance))
    return Grip(_wobble(chance, 0.08) @ _palm(inwards, tilt, roll), own, at, pose, chance.random() < 0.25)


def _nearest_inside(solid, middle, inwards):
    """The point on the line through `middle` towards where the palm comes from that is inside the product; `middle` without one."""
    steps = np.linspace(0.02, 0.6, 30)
    line = middle - steps[:, None] * inwards
    inside = np.nonzero(solid.flat(line) < 0)[0]
    return line[inside[0]] if len(inside) else middle


def lie(solid: Solid, _skeleton: Skeleton, chance: random.Random) -> Grip:
    """The product on the palm of a hand seen from above."""
    fingers = math.radians(chance.triangular(50, 215, 125))
    turn = _wobble(chance, 0.25) @ _palm(np.float64([math.cos(fingers), math.sin(fingers)]), math.radians(chance.gauss(0, 12)), 0)
    own = np.float64([chance.gauss(0, 0.03), chance.triangular(0.3, 0.7, 0.45), 0.06])
    bend, spread, rise = _bent(chance, chance.uniform(0, 0.1)), chance.uniform(0.2, 1.0), chance.uniform(0.7, 1.2)
    pose = Pose(bend, spread, rise, chance.uniform(0.2, 0.9), chance.uniform(0.2, 0.7), _wrist(chance))
    at = np.float64([chance.gauss(0, 0.1) * solid.size[0], chance.gauss(0, 0.1) * solid.size[1], -2 * solid.half])
    return Grip(turn, own, at, pose)


def stand(solid: Solid, _skeleton: Skeleton, chance: random.Random) -> Grip:
    """The product upright on an open palm."""
    mirrored = chance.random() < 0.5
    tilt, roll = math.radians(chance.triangular(45, 85, 65)), math.radians(chance.gauss(75, 25))
    edge = solid.edge_at(np.float64([0, -1]), chance.gauss(0, 0.08) * solid.size[0])
    own = np.float64([chance.gauss(0, 0.04), chance.triangular(0.25, 0.7, 0.45), 0.06])
    bend, spread, rise = _bent(chance, chance.uniform(0.05, 0.25)), chance.uniform(0.1, 0.8), chance.uniform(0.4, 1.0)
    pose = Pose(bend, spread, rise, chance.uniform(0.3, 0.9), chance.uniform(0.0, 0.5), _wrist(chance))
    return Grip(_wobble(chance, 0.1) @ _palm(np.float64([0, 1]), tilt, roll), own, np.float64([*edge, -solid.half]), pose, mirrored)


def tips(solid: Solid, skeleton: Skeleton, chance: random.Random) -> Grip | None:
    """The product between the tips of the thumb and the index finger; None if it is too wide."""
    along = np.float64([1, 0]) if (solid.size[0] < solid.size[1]) == (chance.random() < 0.85) else np.float64([0, 1])
    along = rotation(Z, chance.gauss(0, 0.2))[:2, :2] @ along * chance.choice((1, -1))
    aside = chance.uniform(-0.4, 0.4) * float(np.max(solid.size))
    ends = solid.edge_at(along, aside), solid.edge_at(-along, -aside)
    width, middle = float(np.linalg.norm(ends[0] - ends[1])), (ends[0] + ends[1]) / 2
    pose, (index, thumb) = _pinch(skeleton, width + 0.02, chance)
    if abs(np.linalg.norm(index - thumb) - width - 0.02) > 0.03 or solid.flat(middle) > 0:
        return None
    apart = (index - thumb) / np.linalg.norm(index - thumb)
    reach = (index + thumb) / 2
    reach = reach - reach @ apart * apart
    reach /= np.linalg.norm(reach)
    across = np.float64([-along[1], along[0], 0]) * chance.choice((1, -1))
    there = np.float64([*along, 0]), rotation(np.float64([*along, 0]), chance.gauss(0, 0.7)) @ across
    turn = np.stack([*there, np.cross(*there)]).T @ np.stack([apart, reach, np.cross(apart, reach)])
    return Grip(turn, (index + thumb) / 2, np.float64([*middle, -solid.half + chance.uniform(0.0, 0.03)]), pose, closes=())


def _pinch(skeleton, width, chance):
    """The pose in which thumb and index finger are `width` apart, or nearly so, and their tips."""
    relaxed, curl = chance.uniform(0, 0.5), chance.uniform(0.5, 1.0)
    roll, aside, best = chance.uniform(0.6, 1.0), chance.uniform(0.1, 0.4), None
    for share in np.linspace(0, 1, 14):
        bend = np.zeros((5, 3))
        bend[1:] = np.float64([1.1, 1.0, 0.5]) * (1 - share) * curl
        bend[2:] = bend[2:] * 0.9 + np.float64([[0.5], [0.8], [1.0]]) * relaxed
        bend[0] = 0, 0.15, 0.45 * (1 - share)
        pose = Pose(bend, 0.3, 0.55 + 0.6 * share, aside, roll, _wrist(chance))
        ends = [skeleton.samples(pose, finger)[2, -1] for finger in (1, 0)]
        off = abs(np.linalg.norm(ends[0] - ends[1]) - width)
        best = min(best or (9,), (off, share, pose, ends), key=lambda found: found[0])
    return best[2:]


def lay_arm(grip: Grip, chance: random.Random) -> bool:
    """Bends the wrist as little as possible so that the forearm leaves the frame below or at a side, and not towards the camera; whether it can."""
    highest, choices = 0.95 if chance.random() < FROM_ABOVE else 0.3, []
    for up in WRIST[0]:
        for aside in WRIST[1]:
            _, y, z = grip.turn @ (rotation((1, 0, 0), up) @ rotation((0, 0, 1), aside))[:, 1] * -1
            towards = -z if grip.mirrored else z
            if y < highest and -0.75 < towards < 0.4:
                choices.append((abs(up - grip.pose.wrist[0]) + abs(aside - grip.pose.wrist[1]), up, aside))
    if choices:
        _, up, aside = min(choices)
        grip.pose.wrist = (up + chance.gauss(0, 0.04), aside + chance.gauss(0, 0.04))
    return bool(choices)


class Closing:
    """Closes the fingers of a grip until they touch the product."""

    def __init__(self, skeleton: Skeleton, solid: Solid, grip: Grip):
        self.skeleton, self.solid, self.grip = skeleton, solid, grip
        self.pose = replace(grip.pose, bend=grip.pose.bend.copy())
        self.shift = grip.at - grip.turn @ grip.own

    def placed(self, points: np.ndarray) -> np.ndarray:
        """Points (..., 3) of the hand in the product's frame."""
        return points @ self.grip.turn.T + self.shift

    def step_back(self, points: np.ndarray) -> None:
        """Moves the hand away along its palm's normal until points (n, 3) of the palm are outside the product."""
        for _ in range(3):
            nearest = float(self.solid.distance(self.placed(points)).min())
            self.shift = self.shift + self.grip.turn[:, 2] * np.clip(nearest, -0.2, 0.0)

    def close(self) -> None:
        """Bends each finger: all joints together until one touches, then the ones beyond it."""
        for finger in (f for f in self.grip.closes if f):
            far = self._first_touch(lambda c, f=finger: self._bend(f, c * CLOSED), finger)
            self._bend(finger, far * CLOSED)
            touching = self._touching(finger)
            for joint in range(touching + 1, 3) if touching is not None else ():
                start = self.pose.bend[finger, joint]
                grow = self._first_touch(lambda c, f=finger, j=joint, s=start: self._set(f, j, s + c), finger)
                self._set(finger, joint, start + 0.8 * grow)
        if 0 in self.grip.closes:
            self._close_thumb()

    def _close_thumb(self):
        top = self.pose.rise

        def lower(c):
            self.pose.rise = top - c * (top + 0.1)
        lower(self._first_touch(lower, 0))
        for joint in (1, 2):
            start = self.pose.bend[0, joint]
            self._first_touch(lambda c, j=joint, s=start: self._set(0, j, s + 0.7 * c), 0)

    def _bend(self, finger, much):
        self.pose.bend[finger] = self.grip.pose.bend[finger] + much

    def _set(self, finger, joint, value):
        self.pose.bend[finger, joint] = value

    def _gaps(self, finger):
        samples = self.placed(self.skeleton.samples(self.pose, finger))
        return (self.solid.distance(samples) - RADII[finger][:, None]).min(1)

    def _touching(self, finger):
        """The outermost joint whose bone touches, or nothing."""
        near = np.nonzero(self._gaps(finger) < 0.02)[0]
        return int(near[-1]) if len(near) else None

    def _first_touch(self, move, finger):
        """How far (0-1) `move` goes before the finger touches; the pose is left there."""
        low, high = 0.0, 1.0
        for share in (0, 0.15, 0.3, 0.45, 0.6, 0.8, 1):
            move(share)
            if self._gaps(finger).min() < 0:
                high = share
                break
            low = share
        else:
            return 1.0
        for _ in range(3):
            middle = (low + high) / 2
            move(middle)
            if self._gaps(finger).min() < 0:
                high = middle
            else:
                low = middle
        move(low)
        return low

"""The bones of a right hand: how they bend, and where its skin is then. The frame and unit are those of pack_hands.py (x towards the thumb, y along
the fingers, z out of the palm, 1 from the wrist to the tip of the middle finger); angles are in radians, 0 is the packed hand."""
import math
from dataclasses import dataclass

import numpy as np

ARM, HAND, FIRST = 0, 1, 2  # rows of the bones: forearm, palm, and three for each finger, the thumb first
THUMB_AXIS = np.float64([-0.3, -0.45, 0.84])  # about which the packed thumb bends
SAMPLES = np.float64([0.15, 0.55, 0.95])  # of a bone's length: where a finger is tested for touching something


@dataclass
class Pose:
    """How a hand is bent. `bend` (5, 3): of each joint from the palm outwards, in the direction in which it closes (the thumb's first is not used);
    `spread`: of the fingers, 1 as packed, 0 parallel; `rise`, `aside`, `roll`: direction of the thumb above the palm's plane, from y towards x, and
    its rotation about itself towards the fingers; `wrist`: of the forearm towards the back of the hand, and towards the thumb."""

    bend: np.ndarray
    spread: float
    rise: float
    aside: float
    roll: float
    wrist: tuple


def rotation(axis: np.ndarray, angle: float) -> np.ndarray:
    """(3, 3) about a unit axis."""
    x, y, z = axis
    c, s = math.cos(angle), math.sin(angle)
    d = 1 - c
    return np.array([[c + d * x * x, d * x * y - s * z, d * x * z + s * y], [d * x * y + s * z, c + d * y * y, d * y * z - s * x],
                     [d * x * z - s * y, d * y * z + s * x, c + d * z * z]])


def between(start: np.ndarray, end: np.ndarray) -> np.ndarray:
    """The smallest rotation (3, 3) that brings one unit vector to another."""
    (a, b, c), (d, e, f) = start, end
    axis = b * f - c * e, c * d - a * f, a * e - b * d
    length = math.hypot(*axis)
    return rotation([x / length for x in axis], math.atan2(length, a * d + b * e + c * f)) if length > 1e-6 else np.eye(3)


class Skeleton:
    """The joints of one body. `bones` (15, 2, 3): ends of each finger's three bones, from the palm outwards."""

    def __init__(self, bones: np.ndarray):
        self.bones = bones.astype(np.float64)
        ways = self.bones[:, 1] - self.bones[:, 0]
        self.ways = ways / np.linalg.norm(ways, axis=1, keepdims=True)
        self.axes = np.cross(self.ways, (0, 0, 1))
        self.axes[:3] = THUMB_AXIS
        self.axes /= np.linalg.norm(self.axes, axis=1, keepdims=True)
        tip = self.bones[2, 1] - self.bones[0, 0]
        self.thumb = tip / np.linalg.norm(tip)
        self.along = self.bones[:, None, 0] * (1 - SAMPLES[:, None]) + self.bones[:, None, 1] * SAMPLES[:, None]

    def finger(self, pose: Pose, finger: int) -> list:
        """[(rotation (3, 3), shift (3,))] of a finger's three bones: a packed point p of a bone is then at rotation @ p + shift."""
        turn, shift, bones = np.eye(3), np.zeros(3), []
        for joint in range(3):
            bone = 3 * finger + joint
            here = self._thumb_base(pose) if bone == 0 else rotation(self.axes[bone], pose.bend[finger, joint])
            if finger and joint == 0:
                here = rotation((0, 0, 1), self._together(finger) * (1 - pose.spread)) @ here
            pivot = self.bones[bone, 0]
            shift = turn @ (pivot - here @ pivot) + shift
            turn = turn @ here
            bones.append((turn, shift))
        return bones

    def turns(self, pose: Pose) -> tuple:
        """(rotations (17, 3, 3), shifts (17, 3)) of all bones."""
        bones = [(rotation((1, 0, 0), pose.wrist[0]) @ rotation((0, 0, 1), pose.wrist[1]), np.zeros(3)), (np.eye(3), np.zeros(3))]
        for finger in range(5):
            bones += self.finger(pose, finger)
        return np.stack([turn for turn, _ in bones]), np.stack([shift for _, shift in bones])

    def _together(self, finger):
        """The rotation about z that makes a packed finger parallel to y."""
        way = self.ways[3 * finger]
        return math.atan2(way[0], way[1])

    def _thumb_base(self, pose):
        way = np.array([math.cos(pose.rise) * math.sin(pose.aside), math.cos(pose.rise) * math.cos(pose.aside), math.sin(pose.rise)])
        return rotation(way, -pose.roll) @ between(self.thumb, way)

    def samples(self, pose: Pose, finger: int) -> np.ndarray:
        """(3, samples, 3): points on the axes of a bent finger's bones."""
        return np.array([self.along[3 * finger + joint] @ turn.T + shift for joint, (turn, shift) in enumerate(self.finger(pose, finger))])


def skin(points: np.ndarray, weights: np.ndarray, turns: np.ndarray, shifts: np.ndarray) -> np.ndarray:
    """Packed points (n, 3) of the bent hand: each follows its bones by their weights (n, 17)."""
    blended = (weights @ turns.reshape(17, 9).astype(np.float32)).reshape(-1, 3, 3)
    return np.einsum('nij,nj->ni', blended, points) + weights @ shifts.astype(np.float32)

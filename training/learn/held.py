"""Products held by hands, as layers of a photo: the hand behind the product, the product, and what of the hand is in front of it."""
import random
from dataclasses import dataclass, replace

import cv2
import numpy as np

from .grips import Closing, by_handle, clamp, lay_arm, lie, stand, tips, wrap
from .hand_pose import HAND, skin
from .hands import FINER, Hands
from .solid import Solid

WHOLE = 0.85  # least share of a product that is in one piece
LEAST_HIDDEN, MOST_HIDDEN, TRIES = 0.004, 0.35, 6  # shares of the product that a hand may hide; how often a grip is tried
LEAST, MOST = 0.4, 1.6  # length of the hand compared with the product's longer side
BOTH = 0.25  # share of the products held at one side that a second hand holds at the other
SLACK = 0.006  # hand lengths that what touches the product's front may be behind it and is still seen


@dataclass
class Held:
    """A held product on a frame: BGR 0-255 float32 (side, side, 3) and cover 0-1 (side, side) of the hand (all of it), of the product, and of what of
    the hand is in front of the product; `shade`: darkness of the product from the shadow of that."""

    hand: tuple
    product: tuple
    front: tuple
    shade: np.ndarray


def hold(hands: Hands, colours: np.ndarray, alpha: np.ndarray, side: int, chance: random.Random) -> Held | None:
    """A product (colours (h, w, 3) BGR 0-255 and alpha (h, w) 0-1, cropped to it) held in a frame of `side` px; None if no hand fits."""
    if not _in_one_piece(alpha):
        return None
    person, light = hands.person(chance), hands.light(chance)
    middle, flip = np.float64([chance.gauss(0.5, 0.06), chance.gauss(0.46, 0.06)]) * side, chance.random() < 0.5
    if flip:
        colours, alpha = colours[:, ::-1], alpha[:, ::-1]
    held = None
    for _ in range(TRIES):
        held = held or _held(hands, person, light, colours, alpha, middle, side, chance)
    if held is None:
        return None
    soft = chance.uniform(0.3, 0.8) if chance.random() < 0.6 else 0
    tint = np.exp(np.float32([chance.gauss(0, 0.04) for _ in range(3)]) + chance.gauss(0, 0.08))
    (hand, around), (product, whole), (front, before) = (_softened(*pair, soft) for pair in (held.hand, held.product, held.front))
    parts = np.clip(hand * tint, 0, 255), around, product, whole, np.clip(front * tint, 0, 255), before, held.shade
    hand, around, product, whole, front, before, shade = (np.ascontiguousarray(part[:, ::-1]) if flip else part for part in parts)
    return Held((hand, around), (product, whole), (front, before), shade)


def _held(hands, person, light, colours, alpha, middle, side, chance):
    """One try of `hold`: a right hand, perhaps with the left one at the other side."""
    ratio = chance.uniform(LEAST, MOST)
    scale, small = max(alpha.shape) * ratio, min(alpha.shape) / (max(alpha.shape) * ratio)
    rounded = chance.random() < 0.5
    half = min(small / 2, 0.22) * (chance.uniform(0.6, 1) if rounded else chance.uniform(0.05, 0.5))
    edge = half if rounded else half * 0.3
    shares = {clamp: 3, wrap: 5 * (small < 0.6), lie: 2 * (ratio > 0.95), stand: 2 * (ratio > 0.55), tips: 4 * (small < 0.65)}
    solid = Solid(alpha, scale, half, edge)
    if solid.handle is not None:
        shares[by_handle] = 7
    kind = chance.choices(list(shares), list(shares.values()))[0]
    grip = kind(solid, person.skeleton, chance)
    held = grip and _grasp(hands, person, light, solid, grip, colours, alpha, middle, side, chance)
    if held is None or kind is not clamp or ratio > 1 or chance.random() > BOTH:
        return held
    mirror = np.float64([side - middle[0], middle[1]])
    light, solid = replace(light, sun=light.sun * (-1, 1, 1)), Solid(alpha[:, ::-1], scale, half, edge)
    left = replace(clamp(solid, person.skeleton, chance), mirrored=grip.mirrored)
    other = _grasp(hands, person, light, solid, left, colours[:, ::-1], alpha[:, ::-1], mirror, side, chance)
    if other is None:
        return held
    hand, front = (_over(below, tuple(part[:, ::-1] for part in above)) for below, above in ((held.hand, other.hand), (held.front, other.front)))
    return Held(hand, held.product, front, 1 - (1 - held.shade) * (1 - other.shade[:, ::-1]))


def _over(below, above):
    """Two layers (colours, cover) as one."""
    cover = 1 - (1 - below[1]) * (1 - above[1])
    light = below[0] * (below[1] * (1 - above[1]))[..., None] + above[0] * above[1][..., None]
    return light / np.maximum(cover, 1e-3)[..., None], cover


def _softened(colours, cover, sigma):
    """A layer out of focus by `sigma` px."""
    if not sigma:
        return colours, cover
    light, soft = cv2.GaussianBlur(colours * cover[..., None], (0, 0), sigma), cv2.GaussianBlur(cover, (0, 0), sigma)
    return light / np.maximum(soft, 1e-3)[..., None], soft


def _in_one_piece(alpha):
    _, _, pieces, _ = cv2.connectedComponentsWithStats((alpha > 0.5).astype(np.uint8))
    areas = pieces[1:, cv2.CC_STAT_AREA]
    return len(areas) > 0 and areas.max() > WHOLE * areas.sum()


def _grasp(hands, person, light, solid, grip, colours, alpha, middle, side, chance):
    """The product in this grip; None if nothing of the hand is in front, or too much."""
    if not lay_arm(grip, chance):
        return None
    closing = Closing(person.skeleton, solid, grip)
    closing.step_back(person.points[person.weights[:, HAND] > 0.6][::16].astype(np.float64))
    closing.close()
    turns, shifts = person.skeleton.turns(closing.pose)
    points = closing.placed(skin(person.points, person.weights, turns, shifts))
    if grip.mirrored:
        points[:, 2] = -2 * solid.half - points[:, 2]
    far, scale = max(chance.uniform(3, 6), points[:, 2].max() + 2), solid.scale

    def project(p):
        near = 1 / (far - p[:, 2])
        return np.stack([middle[0] + p[:, 0] * scale * far * near, middle[1] - p[:, 1] * scale * far * near, near], 1)
    seen = hands.see(person, points, project, side)
    there = seen.ids >= 0
    surface = solid.front_of(there.shape[::-1], middle * FINER - (seen.left, seen.top), scale * FINER)
    ahead = seen.near > 1 / (np.float32(far + SLACK) - surface)
    front = _reduced(ahead, seen, side)
    product = _on_frame(colours, alpha, middle, side)
    if not LEAST_HIDDEN < float((product[1] * front).sum()) / max(float(product[1].sum()), 1) < MOST_HIDDEN:
        return None
    shown = hands.shade(person, seen, np.float64([0, 0, far]), light)
    hand, front = ((_reduced(light, seen, side) / np.maximum(part, 1e-3)[..., None], part)
                   for light, part in ((shown, _reduced(there, seen, side)), (shown * ahead[..., None], front)))
    return Held(hand, product, front, _shade(front[1], max(alpha.shape), chance))


def _shade(front, length, chance):
    """Darkness (side, side) of the product from what is in front of it: where it touches, and around."""
    aside, down = chance.gauss(0, 0.02) * length, abs(chance.gauss(0.01, 0.015)) * length
    moved = cv2.warpAffine(front, np.float32([[1, 0, aside], [0, 1, down]]), front.shape)
    tight = cv2.GaussianBlur(moved, (0, 0), max(0.5, 0.012 * length)) * chance.uniform(0.3, 0.7)
    wide = cv2.GaussianBlur(moved, (0, 0), max(1.0, 0.05 * length)) * chance.uniform(0.1, 0.45)
    return 1 - (1 - tight) * (1 - wide)


def _on_frame(colours, alpha, middle, side):
    height, width = alpha.shape
    move = np.float32([[1, 0, middle[0] - width / 2], [0, 1, middle[1] - height / 2]])
    return (cv2.warpAffine(np.ascontiguousarray(colours), move, (side, side), borderMode=cv2.BORDER_REPLICATE),
            cv2.warpAffine(np.ascontiguousarray(alpha), move, (side, side)))


def _reduced(fine, seen, side):
    """What is on the hand's fine pixels (h, w) or (h, w, 3) on the frame (side, side), float32."""
    height, width = (size // FINER for size in fine.shape[:2])
    frame = np.zeros((side, side, *fine.shape[2:]), np.float32)
    part = np.s_[seen.top // FINER:seen.top // FINER + height, seen.left // FINER:seen.left // FINER + width]
    frame[part] = cv2.resize(fine.astype(np.float32), (width, height), interpolation=cv2.INTER_AREA)
    return frame

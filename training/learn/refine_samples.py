"""Training samples of the refiner: photos, the large network's answers for them at half their size, and the exact masks."""
import random

import cv2
import numpy as np
import torch

from .hints import BEFORE, BOX
from .network import HINTS, UNSURE, prepare
from .photometric import vary
from .refine_signs import compare_colours
from .stage import compose
from .warp import random_view

SIDES = (288, 352, 448)  # px of a sample
COARSE = (1.5, 2.6)  # sample pixels per pixel of the large network's input
VIEWS = 0.3  # share of samples that are a view of one rendered picture
TOLD = 0.4  # share of samples for which the network gets the product's place
CAMOUFLAGED = 0.3  # share of samples with a print in the colour of the background
THIN = (1 / 40, 1 / 16)  # of the side: narrower parts count as thin
DROPPED = 0.45  # share of samples whose belief loses its thin parts
SURE, LIKELY, RULED_OUT = 0.65, 0.5, 0.25  # as in plan-seeds.ts
WITHOUT_BELIEF = 0.15  # share of samples with only a mask, as after a stroke
SPECK = 0.04  # as in clean-mask.ts
AROUND = 0.12  # margin around the believed area, as a share of its longer side


def draw_sample(pictures, products, networks: list, chance: random.Random) -> np.ndarray | None:
    """(18, h, w) bytes: the refiner's evidence (refine_net.py), then the exact mask; cropped to the believed area, as the engine
    does. None if it is empty."""
    side = chance.choice(SIDES)
    if chance.random() < VIEWS:
        photo, truth = random_view(*pictures.draw(chance), side, chance)
    else:
        photo, truth, *_ = compose(products, pictures, side, chance)
    photo = np.ascontiguousarray(photo)
    if chance.random() < CAMOUFLAGED:
        photo = _print_ground(photo, truth, chance)
    photo = vary(photo, chance)
    belief = _believe(chance.choice(networks), photo, truth, chance)
    if chance.random() < DROPPED:
        belief = _drop_thin(belief, truth, chance)
    grid = round(side / chance.uniform(1.0, 1.6))
    mask = _cut(photo, belief, grid)
    if mask is None:
        return None
    ys, xs = np.where(np.maximum(belief, mask) > 0.3)
    room = int(AROUND * max(np.ptp(ys), np.ptp(xs))) + 2
    part = np.s_[max(0, ys.min() - room):ys.max() + room, max(0, xs.min() - room):xs.max() + room]
    photo, belief, mask, truth = (np.ascontiguousarray(plane[part]) for plane in (photo[..., ::-1], belief, mask, truth))
    if chance.random() < WITHOUT_BELIEF:
        belief = mask
    return join_evidence(photo.transpose(2, 0, 1), belief, mask, truth)


def join_evidence(photo: np.ndarray, belief: np.ndarray, mask: np.ndarray, truth: np.ndarray) -> np.ndarray:
    """The sample from photo (3, h, w) and exact mask (8-bit), belief and previous mask (0-1)."""
    signs = compare_colours(photo.astype(np.float32) / 255, belief, mask)
    return np.concatenate([photo, *((part * 255 + 0.5).astype(np.uint8) for part in (belief[None], mask[None], signs)), truth[None]])


def _print_ground(photo, truth, chance):
    """Letters, stripes or spots on the product in the colour of its surroundings: they are not holes."""
    side = truth.shape[0]
    ys, xs = np.where((cv2.dilate(truth, np.ones((15, 15))) > 127) & (truth < 10))
    inside_ys, inside_xs = np.where(truth > 200)
    if len(ys) < 20 or len(inside_ys) < 200:
        return photo
    k = chance.randrange(len(ys))
    colour = tuple(int(np.clip(c + chance.gauss(0, 5), 0, 255)) for c in photo[ys[k], xs[k]].astype(int))
    ink = np.zeros((side, side), np.uint8)
    for _ in range(chance.randint(1, 5)):
        k = chance.randrange(len(inside_ys))
        at, size = (int(inside_xs[k]) - side // 12, int(inside_ys[k])), chance.uniform(0.3, 1.6) * side / 320
        kind = chance.random()
        if kind < 0.5:
            word = ''.join(chance.choice('aBcDeFgHiKLMnoPRsTuwXyZ 0123') for _ in range(chance.randint(2, 8)))
            cv2.putText(ink, word, at, chance.choice((0, 2, 3, 4, 6, 7)), size, 255, max(1, round(size * chance.uniform(1, 4))), cv2.LINE_AA)
        elif kind < 0.75:
            cv2.ellipse(ink, at, (int(side * chance.uniform(0.01, 0.12)), int(side * chance.uniform(0.01, 0.1))), chance.uniform(0, 180), 0, 360, 255, -1, cv2.LINE_AA)
        else:
            far = (at[0] + int(side * chance.uniform(-0.5, 0.5)), at[1] + int(side * chance.uniform(-0.5, 0.5)))
            cv2.line(ink, at, far, 255, max(1, int(side * chance.uniform(0.005, 0.06))), cv2.LINE_AA)
    # Not up to the rim, where they could not be distinguished.
    rim = 2 * chance.randint(1, 5) + 1
    cover = np.minimum(ink, cv2.erode(truth, np.ones((rim, rim)))).astype(np.float32)[..., None] / 255
    light = (photo.astype(np.float32).mean(2, keepdims=True) + 40) / (photo[truth > 200].mean() + 40)
    paint = np.float32(colour) * (light ** chance.choice((0, 0, 0.6)))
    return (photo * (1 - cover) + np.clip(paint, 0, 255) * cover).astype(np.uint8)


def _believe(network, photo, truth, chance):
    """The network's answer for the photo at about half its size, straight and mirrored; in some samples with a box."""
    side = photo.shape[0]
    small = max(96, 32 * round(side / chance.uniform(*COARSE) / 32))
    view = cv2.resize(photo, (small, small), interpolation=cv2.INTER_AREA)[..., ::-1]
    hints = np.zeros((2, HINTS, small, small), np.float32)
    hints[:, BEFORE] = UNSURE
    ys, xs = np.where(truth > 127)
    if chance.random() < TOLD and len(xs):
        slack = chance.uniform(0, 0.06) * side
        low = (np.array([xs.min(), ys.min()]) - slack) * small / side
        high = (np.array([xs.max(), ys.max()]) + slack) * small / side
        (x0, y0), (x1, y1) = np.clip(low, 0, small).astype(int), np.clip(high, 0, small).astype(int)
        hints[0, BOX, y0:y1, x0:x1] = 1
        hints[1] = hints[0, :, :, ::-1]
    views = np.stack([view, view[:, ::-1]]).transpose(0, 3, 1, 2)
    with torch.no_grad():
        said = network(prepare(torch.from_numpy(np.ascontiguousarray(views))), torch.from_numpy(hints))[0][:, 0].numpy()
    return cv2.resize((said[0] + said[1, :, ::-1]) / 2, (side, side), interpolation=cv2.INTER_LINEAR)


def _drop_thin(belief, truth, chance):
    """A belief that misses legs, cords or handles: completely, or from some point on."""
    side = truth.shape[0]
    reach = 2 * int(side * chance.uniform(*THIN) / 2) + 1
    solid = (truth > 127).astype(np.uint8)
    thin = solid & ~cv2.morphologyEx(solid, cv2.MORPH_OPEN, cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (reach, reach)))
    count, labels = cv2.connectedComponents(thin)
    gone = np.zeros((side, side), np.float32)
    for label in range(1, count):
        if chance.random() < 0.6:
            part = labels == label
            if chance.random() < 0.4:  # from some point on
                axis = chance.choice((0, 1))
                places = np.where(part)[axis]
                limit = chance.uniform(places.min(), places.max() + 1)
                part &= (np.arange(side).reshape((-1, 1) if axis == 0 else (1, -1)) > limit) == (chance.random() < 0.75)
            gone[part] = 1
    gone = cv2.GaussianBlur(cv2.dilate(gone, np.ones((5, 5))), (0, 0), 2)
    return belief * (1 - gone * chance.uniform(0.6, 1))


def _cut(photo, belief, grid):
    """The mask that the engine draws on its small grid (run-grabcut.ts), at the photo's size; None if the belief is empty."""
    small, seen = (cv2.resize(a, (grid, grid), interpolation=cv2.INTER_AREA) for a in (photo, belief))
    likely = (seen > LIKELY).astype(np.uint8)
    if likely.sum() < 30:
        return None
    seeds = np.where(likely > 0, np.where(seen > SURE, cv2.GC_FGD, cv2.GC_PR_FGD), np.where(seen < RULED_OUT, cv2.GC_BGD, cv2.GC_PR_BGD)).astype(np.uint8)
    if (seeds == cv2.GC_FGD).any() and (seeds == cv2.GC_BGD).any():
        cv2.setRNGSeed(1)
        cv2.grabCut(small, seeds, None, np.zeros((1, 65)), np.zeros((1, 65)), 2, cv2.GC_INIT_WITH_MASK)
    found = seeds & 1
    count, labels, stats, _ = cv2.connectedComponentsWithStats(found)
    if count < 2:
        return None
    largest = stats[1:, cv2.CC_STAT_AREA].max()
    kept = np.flatnonzero(stats[:, cv2.CC_STAT_AREA] > SPECK * largest)
    found = np.isin(labels, kept[kept > 0]).astype(np.float32)
    return cv2.resize(found, photo.shape[1::-1], interpolation=cv2.INTER_LINEAR)

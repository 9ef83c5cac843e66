"""stage.py for whole batches on a GPU: photos composed from pools of objects, grounds and held products, and views of whole scenes, which stay in its
memory and are renewed by layers.py."""
import math
import random

import torch
from torch.nn import functional

from .fast_photometric import Draw, blur, vary
from .hints import BOX, DAB, KEEP, SILENT, disc

RENDERED, ROOMS = 0.1, 0.34  # shares of samples that are a view of a whole rendered picture, and of a whole scene of rooms.py
EMPTY = 0.02  # share of samples that show no product
CUT_OFF, OFFER, UNDER, REFLECTED, ALIKE, IN_FRONT, HELD = 0.12, 0.07, 0.06, 0.1, 0.1, 0.12, 0.13  # what they mean: stage.py
FEW, CROWD = (0, 0, 0, 1, 1, 2, 3, 4), (5, 6, 7, 8)  # numbers of other objects
HELD_OF, ROOMS_OF = 10, 3  # objects in the pool for each held product, and for each scene
CROWDED = 0.12  # share of samples with a crowd behind the product
OTHER_WANTED, LEAST_COVER = 0.25, 0.004  # as in samples.py


class Pool:
    """Canvases in the GPU's memory; new ones replace the oldest."""

    def __init__(self, count: int, planes: int, side: int, device):
        self.store = torch.zeros(count, planes, side, side, dtype=torch.uint8, device=device)
        self.at, self.full = 0, 0

    def add(self, canvases: torch.Tensor) -> torch.Tensor:
        """Store (n, h, w, planes) 8-bit; returns the places."""
        places = (self.at + torch.arange(len(canvases), device=self.store.device)) % len(self.store)
        self.store[places] = canvases.to(self.store.device, non_blocking=True).permute(0, 3, 1, 2)
        self.at, self.full = (self.at + len(canvases)) % len(self.store), min(len(self.store), self.full + len(canvases))
        return places

    def pick(self, count: int) -> torch.Tensor:
        """Random places."""
        return torch.randint(self.full, (count,), device=self.store.device)


class Stage:
    """Composes batches. `rendered`: (n, side, side, 4) 8-bit BGR and mask of whole pictures."""

    def __init__(self, objects: int, grounds: int, side: int, rendered: torch.Tensor, device):
        self.device = device
        self.objects, self.grounds = Pool(objects, 6, side, device), Pool(grounds, 3, side, device)
        self.held, self.rooms = Pool(objects // HELD_OF, 6, side, device), Pool(objects // ROOMS_OF, 5, side, device)
        self.boxes = torch.zeros(objects, 4, device=device)  # left, top, right, bottom of each object, in -1 ... 1
        self.rendered = rendered.to(device).permute(0, 3, 1, 2).contiguous()

    def add(self, objects: torch.Tensor, grounds: torch.Tensor, held: torch.Tensor, rooms: torch.Tensor) -> None:
        """New canvases of layers.py."""
        places = self.objects.add(objects)
        self.grounds.add(grounds)
        self.held.add(held)
        self.rooms.add(rooms)
        self.boxes[places] = _boxes(self.objects.store[places, 4] > 40)

    def draw(self, count: int, side: int, chance: random.Random) -> tuple:
        """(photos (n, 3, side, side) RGB 0-255, hints (n, 3, side, side) 0 or 1, masks and other objects (n, 1, side, side) 0-1)."""
        whole, rooms = max(1, round(count * RENDERED)), max(1, round(count * ROOMS))
        photos, masks, others, most = self._compose(count - whole - rooms, side, chance)
        seen, scenes = self._see(self.rendered, len(self.rendered), whole, side), self._see(self.rooms.store, self.rooms.full, rooms, side)
        photos = vary(torch.cat([photos, seen[:, :3], scenes[:, :3]]).flip(1))
        nothing = torch.zeros_like(seen[:, 3:])
        masks, others = torch.cat([masks, seen[:, 3:], scenes[:, 3:4]]), torch.cat([others, nothing, scenes[:, 4:]])
        # Scenes are framed around their product: what else they show makes no hint necessary.
        most = torch.cat([most, torch.zeros(whole + rooms, device=self.device)])
        draw = Draw(count, self.device)
        swap = (draw.maybe(OTHER_WANTED) * (others.mean((1, 2, 3), keepdim=True) > LEAST_COVER)).bool()
        guess = 2 * most.view(-1, 1, 1, 1) > masks.mean((1, 2, 3), keepdim=True)
        masks, others = torch.where(swap, others, masks), torch.where(swap, masks, others)
        hints = first_hints(masks, (swap | guess).view(-1) | (draw.maybe(1 - SILENT).view(-1) > 0))
        return photos * 255, hints, masks, others

    def _see(self, pictures, known, count, side):
        """Views of `count` of the first `known` pictures: cut, rotated, flipped."""
        draw = Draw(count, self.device)
        canvases = pictures[torch.randint(known, (count,), device=self.device)].float() / 255
        scale, angle = draw.between(0.62, 1.0), draw.around(0, 0.06)
        room = 1 - scale
        x, y = draw.between(-1, 1) * room, draw.between(-1, 1) * room
        flip = 1 - 2 * draw.maybe(0.5)
        rows = [torch.cat([scale * flip * torch.cos(angle), -scale * torch.sin(angle), x], 3), torch.cat([scale * flip * torch.sin(angle), scale * torch.cos(angle), y], 3)]
        return _sample(canvases, torch.cat(rows, 2).view(count, 2, 3), side, 'reflection')

    def _compose(self, count, side, chance):
        draw = Draw(count, self.device)
        scene = self._ground(count, side, draw)
        covers = []
        numbers = [chance.choice(CROWD if chance.random() < CROWDED else FEW) for _ in range(count)]
        for k in range(max(numbers)):
            which = torch.tensor([i for i, n in enumerate(numbers) if n > k], device=self.device)
            scene = self._add_other(scene, covers, which, [numbers[i] > 4 for i in which.tolist()], side)
        rows = torch.tensor([i for i in range(count) if self.held.full and chance.random() < HELD], device=self.device, dtype=torch.long)
        scene, masks = self._add_product(scene, covers, rows, count, side)
        hands = torch.zeros_like(masks)
        if len(rows):
            scene, masks, hands = self._add_held(scene, masks, hands, covers, rows, side)
        which = torch.tensor([i for i in range(count) if chance.random() < IN_FRONT], device=self.device, dtype=torch.long)
        if len(which):
            scene, masks, hands = self._add_in_front(scene, masks, hands, covers, which, side)
        scene = scene * _falloff(count, side, self.device)
        others, most = torch.zeros_like(masks), torch.zeros(count, device=self.device)
        for which, cover in covers:
            area = cover.mean((1, 2, 3))
            larger = area > most[which]
            others[which] = torch.where(larger.view(-1, 1, 1, 1), cover, others[which])
            most[which] = torch.maximum(area, most[which])
        # A hand may be selected like another object, but it leaves no doubt about what the product is.
        others = torch.where(hands.mean((1, 2, 3), keepdim=True) > LEAST_COVER, hands, others)
        return scene.clamp(0, 1), masks, others, most

    def _ground(self, count, side, draw):
        grounds = self.grounds.store[self.grounds.pick(count)].float() / 255
        scale, flip = draw.between(0.6, 1.0), 1 - 2 * draw.maybe(0.5)
        room = 1 - scale
        theta = _affine(scale * flip, scale, draw.between(-1, 1) * room, draw.between(-1, 1) * room)
        sigma = draw.maybe(0.3) * draw.between(0.6, 3.5) * side / 224
        return blur(_sample(grounds, theta, side, 'reflection'), sigma, 8)

    def _layer(self, objects, longest, x, y, side):
        """Objects (n, 6, side, side), 0-1, with the middle of the base at x, y (0-1) and their longer side `longest` (0-1)."""
        draw = Draw(len(objects), self.device)
        canvases = self.objects.store[objects].float() / 255
        small = float(longest.max()) * side < 0.55 * canvases.shape[-1]
        canvases = functional.avg_pool2d(canvases, 2) if small else canvases
        left, top, right, bottom = self.boxes[objects].view(-1, 4, 1, 1, 1).unbind(1)
        scale = torch.maximum(right - left, bottom - top) / (2 * longest)
        squeeze = torch.exp(draw.around(0, 0.06))
        flip = 1 - 2 * draw.maybe(0.5)
        across, along = scale * squeeze * flip, scale / squeeze
        shift_x, shift_y = (left + right) / 2 - across * (2 * x - 1), bottom - along * (2 * y - 1)
        return _sample(canvases, _affine(across, along, shift_x, shift_y), side, 'zeros')

    def _put(self, scene, layer):
        """The scene with the objects' shadows and then the objects; `layer` as from _layer."""
        draw = Draw(len(layer), self.device)
        dark = layer[:, 5:] * draw.between(0.25, 1.0)
        gain = torch.exp(draw.around(0, 0.15) + 0.04 * torch.randn(len(layer), 3, 1, 1, device=self.device))
        scene = scene * (1 - dark.clamp(0, 0.92))
        return scene * (1 - layer[:, 3:4]) + torch.minimum(layer[:, :3] * gain, layer[:, 3:4])

    def _add_other(self, scene, covers, which, crowd, side):
        draw, crowd = Draw(len(which), self.device), torch.tensor(crowd, device=self.device).view(-1, 1, 1, 1)
        longest = torch.where(crowd, draw.between(0.25, 0.7), draw.between(0.1, 0.34))
        aside = torch.where(draw.maybe(0.5) > 0, draw.between(-0.02, 0.3), draw.between(0.7, 1.02))
        x = torch.where(crowd, draw.between(-0.05, 1.05), aside)
        y = torch.where(crowd, draw.between(0.25, 0.75), draw.between(0.25, 1.05))
        layer = self._layer(self.objects.pick(len(which)), longest, x, y, side)
        return self._over(scene, covers, which, layer)

    def _over(self, scene, covers, which, layer):
        """The scene with one more object in the samples `which`; what it covers is taken from the earlier ones."""
        scene = scene.index_copy(0, which, self._put(scene[which], layer))
        hidden = torch.zeros(len(scene), 1, *scene.shape[2:], device=self.device)
        hidden[which] = layer[:, 4:5]
        for k, (others, cover) in enumerate(covers):
            covers[k] = (others, cover * (1 - hidden[others]))
        covers.append((which, layer[:, 4:5]))
        return scene

    def _add_product(self, scene, covers, held, count, side):
        """The products of all samples except those `held`."""
        draw = Draw(count, self.device)
        share = 0.3 + 0.75 * _triangular(draw, 0.53)
        x = draw.around(0.5, 0.07)
        y = torch.where(share < 0.9, draw.between(0, 1) * (0.97 - 0.5 - share * 0.35) + 0.5 + share * 0.35, torch.full_like(share, 0.97))
        off = draw.maybe(CUT_OFF) > 0
        x = torch.where(off, torch.where(draw.maybe(0.5) > 0, draw.between(0, 0.2), draw.between(0.8, 1)), x)
        y = torch.where(off, draw.between(0.7, 1.2), y)
        offer = draw.maybe(OFFER) > 0
        share = torch.where(offer, share * draw.between(0.45, 0.7), share)
        first = self.objects.pick(count)
        reach = share * 0.5 * torch.where(offer, torch.ones_like(share), torch.zeros_like(share))
        layer = self._layer(first, share, x - reach * draw.between(0.7, 1.1), y, side)
        empty = draw.maybe(EMPTY).index_fill(0, held, 1)
        layer = layer * (1 - empty)
        under = (draw.maybe(UNDER) > 0).view(-1)
        if under.any():  # a dark strip of shadow below the lower outline, easily taken for a part of the product
            rows = under.nonzero().view(-1)
            part = Draw(len(rows), self.device)
            strip = _moved(layer[rows, 4:5], part.around(0, 0.03) * share[rows], part.between(0.01, 0.08) * share[rows], side)
            strip = blur(strip, part.between(0.3, 4.0) * side / 256, 8) * part.between(0.3, 0.92)
            scene = scene.index_copy(0, rows, scene[rows] * (1 - strip))
        glossy = ((draw.maybe(REFLECTED) > 0) & (empty == 0)).view(-1).nonzero().view(-1)
        if len(glossy):
            scene = scene.index_copy(0, glossy, _reflect(scene[glossy], layer[glossy, :4], y[glossy], side))
        layer = torch.cat([self._alike(scene, layer, draw), layer[:, 3:]], 1)
        everyone = torch.arange(count, device=self.device)
        scene = self._over(scene, covers, everyone, layer)
        masks = covers.pop()[1]
        rows = (offer & (empty == 0)).view(-1).nonzero().view(-1)
        if len(rows):
            part = Draw(len(rows), self.device)
            size = share[rows] * part.between(0.6, 1.3)
            second = self._layer(self.objects.pick(len(rows)), size, x[rows] + size * part.between(0.3, 0.6), y[rows] + part.around(0, 0.03), side)
            scene = self._over(scene, covers, rows, second)
            masks = masks.index_copy(0, rows, torch.maximum(masks[rows], covers.pop()[1]))
        return scene, masks

    def _add_held(self, scene, masks, hands, covers, rows, side):
        """Products in hands, in the samples `rows`: parts of the frames in the pool, so that the arms leave the photo."""
        draw = Draw(len(rows), self.device)
        frames = self.held.store[self.held.pick(len(rows))].float() / 255
        scale, flip = draw.between(0.72, 1.0), 1 - 2 * draw.maybe(0.5)
        room = 1 - scale
        layer = _sample(frames, _affine(scale * flip, scale, draw.between(-1, 1) * room, draw.between(-1, 1) * room), side, 'border')
        behind = blur(scene[rows], draw.maybe(0.55) * draw.between(1, 5) * side / 224, 8)
        gain = torch.exp(draw.around(0, 0.12) + 0.04 * torch.randn(len(rows), 3, 1, 1, device=self.device))
        opacity = layer[:, 3:4]
        scene = scene.index_copy(0, rows, behind * (1 - opacity) + torch.minimum(layer[:, :3] * gain, opacity))
        for k, (others, cover) in enumerate(covers):
            hidden = torch.zeros_like(masks).index_copy(0, rows, opacity)
            covers[k] = (others, cover * (1 - hidden[others]))
        return scene, masks.index_copy(0, rows, layer[:, 4:5]), hands.index_copy(0, rows, layer[:, 5:])

    def _alike(self, scene, layer, draw):
        """The colours of the layer; some get the mean colour of what is behind them."""
        opacity = layer[:, 3:4]
        area = opacity.sum((2, 3), keepdim=True) + 1
        ratio = ((scene * opacity).sum((2, 3), keepdim=True) / area + 0.016) / (layer[:, :3].sum((2, 3), keepdim=True) / area + 0.016)
        much = draw.maybe(ALIKE) * draw.between(0.4, 1.0)
        return torch.minimum(layer[:, :3] * ratio ** much, opacity)

    def _add_in_front(self, scene, masks, hands, covers, which, side):
        draw = Draw(len(which), self.device)
        x = torch.where(draw.maybe(0.5) > 0, draw.between(-0.1, 0.15), draw.between(0.85, 1.1))
        layer = self._layer(self.objects.pick(len(which)), draw.between(0.2, 0.4), x, draw.between(1.05, 1.25), side)
        masks, hands = (planes.index_copy(0, which, planes[which] * (1 - layer[:, 4:5])) for planes in (masks, hands))
        return self._over(scene, covers, which, layer), masks, hands


def first_hints(masks: torch.Tensor, speak: torch.Tensor) -> torch.Tensor:
    """(n, 3, s, s) 0 or 1: a box or a tap for those who `speak` (n,), as hints.draw_hints."""
    count, side, device = len(masks), masks.shape[-1], masks.device
    draw = Draw(count, device)
    hints = torch.zeros(count, 3, side, side, device=device)
    there = (masks > 0.5).flatten(1).any(1) & speak
    boxed = there & (draw.maybe(0.5).view(-1) > 0)
    box = (_boxes(masks[:, 0] > 0.5) + 1) / 2 * side
    slack = (0.02 + 0.025 * torch.randn(count, 4, device=device)) * (box[:, 2:] - box[:, :2]).amax(1, keepdim=True)
    left, top, right, bottom = (part.view(-1, 1, 1) for part in (box + slack * torch.tensor([-1, -1, 1, 1], device=device)).unbind(1))
    middles = torch.arange(side, device=device) + 0.5
    inside = (middles >= left) & (middles <= right) & (middles.view(-1, 1) >= top) & (middles.view(-1, 1) <= bottom)
    hints[:, BOX] = (inside & boxed.view(-1, 1, 1)).float()
    solid = (masks > 0.8).float()
    deep = sum(functional.avg_pool2d(functional.avg_pool2d(solid, (2 * r + 1, 1), 1, (r, 0)), (1, 2 * r + 1), 1, (0, r)) for r in (2, 6, 14)) * solid
    limit = deep.amax((2, 3), keepdim=True) * draw.between(0.45, 0.95)
    place = ((deep >= limit) * solid * (0.5 + torch.rand_like(solid))).flatten(1).argmax(1)
    radius = (draw.between(*DAB).view(-1) * side).clamp(min=1.0)
    hints[:, KEEP] = (disc(side, place % side + 0.5, place // side + 0.5, radius) & (there & ~boxed).view(-1, 1, 1)).float()
    return hints


def _affine(across, along, x, y):
    zero = torch.zeros_like(across)
    return torch.cat([torch.cat([across, zero, x], 3), torch.cat([zero, along, y], 3)], 2).view(-1, 2, 3)


def _sample(canvases, theta, side, outside):
    grid = functional.affine_grid(theta, (len(theta), 1, side, side), align_corners=False)
    return functional.grid_sample(canvases, grid, mode='bilinear', padding_mode=outside, align_corners=False)


def _moved(planes, right, down, side):
    one = torch.ones_like(right)
    return _sample(planes, _affine(one, one, -2 * right, -2 * down), side, 'zeros')


def _reflect(scene, layer, base, side):
    """The scene with objects (n, 4, side, side) reflected in the table on which they stand, `base` (n, 1, 1, 1) from the top, 0-1: stage.py does the same."""
    draw = Draw(len(layer), layer.device)
    below = _moved(layer.flip(2), torch.zeros_like(base), 2 * base - 1, side)
    below = blur(below, draw.between(0.3, 6.0) * side / 256, 8)
    rows = torch.arange(side, device=layer.device).view(1, 1, side, 1) / side
    reach = torch.where(draw.maybe(0.5) > 0, torch.full_like(base, 3.0), draw.between(0.05, 0.5))
    fading = (1 - (rows - base) / reach).clamp(0, 1) * (rows >= base)
    much = torch.where(draw.maybe(0.5) > 0, draw.between(0.08, 0.4), draw.between(0.3, 0.8)) * fading
    return scene * (1 - below[:, 3:] * much) + below[:, :3] * much * draw.between(0.4, 1.0)


def _boxes(inside):
    """(n, 4) left, top, right, bottom in -1 ... 1 of (n, h, w); the whole canvas if it is empty."""
    sides = []
    for axis in (1, 2):  # columns, then rows
        line = inside.any(axis).float()
        length = line.shape[1]
        first, last = line.argmax(1), length - line.flip(1).argmax(1)
        sides.append((first / length * 2 - 1, last / length * 2 - 1))
    return torch.stack([sides[0][0], sides[1][0], sides[0][1], sides[1][1]], 1)


def _triangular(draw, mode):
    """Triangular between 0 and 1."""
    u = draw.between(0, 1)
    return torch.where(u < mode, (u * mode).sqrt(), 1 - ((1 - u) * (1 - mode)).sqrt())


def _falloff(count, side, device):
    """Light that is weaker on one side, and the lens's vignette."""
    draw = Draw(count, device)
    line = torch.linspace(-1, 1, side, device=device)
    y, x = line.view(1, 1, -1, 1), line.view(1, 1, 1, -1)
    turn, much = draw.between(0, 2 * math.pi), draw.around(0, 0.12).abs()
    return 1 + much * (x * torch.cos(turn) + y * torch.sin(turn)) - draw.between(0, 0.12) * (x * x + y * y)

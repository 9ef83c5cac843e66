"""Folders of pictures with masks, as render.py writes them, read from disk when they are asked for."""
import os
import random

import cv2
import numpy as np

MASK_ENDS = ('_mask.png', '.png')
PLATE_ENDS = ('_plate.jpg', '_bg.jpg')
LARGEST_DRAW = 20  # tries to find a piece of background before giving up


def find_pairs(folder: str) -> list:
    """[(photo, mask)] of a folder: NAME.jpg with NAME_mask.png or NAME.png, and photo.* with mask.png in each subfolder."""
    pairs = []
    for place, _, files in sorted(os.walk(folder)):
        there = set(files)
        for name in sorted(files):
            stem = os.path.splitext(name)[0]
            if name == 'photo.jpg' and 'mask.png' in there:
                pairs.append((os.path.join(place, name), os.path.join(place, 'mask.png')))
            elif name.endswith('.jpg') and not name.endswith(PLATE_ENDS):
                mask = next((stem + end for end in MASK_ENDS if stem + end in there), None)
                # render.py writes the notes last: without them a picture is still being written.
                if mask and (mask != stem + '_mask.png' or stem + '.json' in there):
                    pairs.append((os.path.join(place, name), os.path.join(place, mask)))
    return pairs


class Pictures:
    """What there is to learn from. All methods return 8-bit arrays, photos BGR (h, w, 3), masks (h, w)."""

    def __init__(self, folders: list):
        self.pairs = [pair for folder in folders for pair in find_pairs(folder)]
        self.plates = [os.path.join(folder, name) for folder in folders for name in sorted(os.listdir(folder))
                       if name.endswith(PLATE_ENDS)]
        if not self.pairs:
            raise SystemExit(f'no pictures with masks in {", ".join(folders)}')

    def draw(self, chance: random.Random) -> tuple:
        """A (photo, mask); a pair that is being written or torn is passed over."""
        while True:
            photo, mask = (cv2.imread(path, kind) for path, kind in zip(chance.choice(self.pairs), (1, 0)))
            if photo is not None and mask is not None and photo.shape[:2] == mask.shape and mask.max() > 127:
                return photo, mask

    def draw_background(self, chance: random.Random) -> np.ndarray:
        """A plate, or a piece of a photo in which nothing of the product shows."""
        if self.plates and chance.random() < 0.6:
            plate = cv2.imread(chance.choice(self.plates))
            if plate is not None:
                return plate
        for _ in range(LARGEST_DRAW):
            photo, mask = self.draw(chance)
            height, width = mask.shape
            h, w = chance.randint(height // 3, height * 3 // 4), chance.randint(width // 3, width * 3 // 4)
            y, x = chance.randint(0, height - h), chance.randint(0, width - w)
            if mask[y:y + h, x:x + w].max() < 20:
                return photo[y:y + h, x:x + w]
        return np.full((64, 64, 3), chance.randint(0, 255), np.uint8)

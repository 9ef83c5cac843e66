"""Folders of pictures with masks, as render.py writes them, read from disk on request."""
import os
import random

import cv2
import numpy as np

MASK_ENDS = ('_mask.png', '.png')
PLATE_ENDS = ('_plate.jpg', '_bg.jpg')


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


PLATE_SIDE = 640  # px of a plate kept in memory
MOST_FROM_FOLDERS, MANY = 0.6, 500  # maximum share of the empty scenes that come from the folders; if there are fewer than MANY, it is reduced
HELD_OUT_PLATES = 6  # every sixth plate is for evaluation only


class Places:
    """Empty rooms and tables. `folders`: those of write_places.py; `plates`: a folder of empty scenes in the product's format, which stay in memory;
    `held_out` takes those kept apart."""

    def __init__(self, folders: list, plates: str | None = None, held_out: bool = False):
        self.places = [os.path.join(folder, name) for folder in folders for name in sorted(os.listdir(folder))
                       if name.endswith(PLATE_ENDS)] if not held_out else []
        known = sorted(name for name in os.listdir(plates) if name.endswith('.jpg')) if plates else []
        chosen = [name for k, name in enumerate(known) if (k % HELD_OUT_PLATES == 0) == held_out]
        self.plates = [_shrink(cv2.imread(os.path.join(plates, name))) for name in chosen]

    def draw_place(self, chance: random.Random) -> np.ndarray:
        """An empty scene: one of the product's own, or from the folders."""
        if self.places and (not self.plates or chance.random() < min(MOST_FROM_FOLDERS, len(self.places) / MANY)):
            place = cv2.imread(chance.choice(self.places))
            if place is not None:
                return place
        if not self.plates:
            raise SystemExit('there are no empty scenes to compose in: give --plates')
        return chance.choice(self.plates)


class Pictures(Places):
    """The training material: rendered pictures with masks, read on request, and empty places. All methods return 8-bit arrays, photos BGR (h, w, 3),
    masks (h, w)."""

    def __init__(self, folders: list, plates: str | None = None, held_out: bool = False):
        super().__init__(folders, plates, held_out)
        self.pairs = [pair for folder in folders for pair in find_pairs(folder)]
        if not self.pairs:
            raise SystemExit(f'no pictures with masks in {", ".join(folders)}')

    def draw(self, chance: random.Random) -> tuple:
        """A (photo, mask); an incomplete or damaged pair is skipped."""
        while True:
            photo, mask = (cv2.imread(path, kind) for path, kind in zip(chance.choice(self.pairs), (1, 0)))
            if photo is not None and mask is not None and photo.shape[:2] == mask.shape and mask.max() > 127:
                return photo, mask


def _shrink(plate):
    scale = PLATE_SIDE / min(plate.shape[:2])
    return cv2.resize(plate, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)

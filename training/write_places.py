"""Empty places out of panoramas: python3 training/write_places.py --panoramas DIR --out DIR --count N --seed S [--size 320]

Writes OUT/000000_bg.jpg and so on: what a phone at a random place of a random equirectangular .hdr file sees, developed as a
phone does. train.py composes products in them when OUT is among its --pictures. Panoramas held out by render.py are passed over."""
import argparse
import glob
import math
import os
import random
import zlib

import cv2
import numpy as np

HELD_OUT = 5  # as in scenes/surroundings.py


def look(panorama: np.ndarray, side: int, turn: float, pitch: float, field: float) -> np.ndarray:
    """Linear BGR (side, side, 3) that a camera sees which looks `pitch` down, turned by `turn`, `field` wide (radians)."""
    height, width = panorama.shape[:2]
    half = math.tan(field / 2)
    y, x = np.mgrid[-half:half:side * 1j, -half:half:side * 1j].astype(np.float32)
    length = np.sqrt(x * x + y * y + 1)
    down = (y * math.cos(pitch) + math.sin(pitch)) / length
    ahead = math.cos(pitch) - y * math.sin(pitch)
    across = (np.arctan2(x, ahead) + turn) / (2 * math.pi) * width
    along = (np.arcsin(np.clip(down, -1, 1)) / math.pi + 0.5) * height
    return cv2.remap(panorama, (across % width).astype(np.float32), along.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


def develop(light: np.ndarray, chance: random.Random) -> np.ndarray:
    """8-bit BGR: neutral grey and exposure by the middle of the picture, highlights rolled off."""
    means = np.minimum(light, np.percentile(light, 95)).mean((0, 1))
    light = light * np.clip((means.mean() / np.maximum(means, 1e-4)) ** chance.uniform(0.3, 1), 0.6, 1.7)
    level = chance.uniform(0.3, 0.75) / max(float(np.percentile(light.mean(2), 70)), 1e-3)
    return (np.clip(1 - np.exp(-light * level * 1.4), 0, 1) ** (1 / 2.2) * 255 + 0.5).astype(np.uint8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name in ('--panoramas', '--out'):
        parser.add_argument(name, required=True)
    parser.add_argument('--count', type=int, required=True)
    parser.add_argument('--seed', type=int, required=True)
    parser.add_argument('--size', type=int, default=320)
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    paths = sorted(glob.glob(os.path.join(arguments.panoramas, '**', '*.hdr'), recursive=True))
    paths = [path for path in paths if zlib.crc32(os.path.relpath(path, arguments.panoramas).encode()) % HELD_OUT]
    panoramas = [cv2.imread(path, cv2.IMREAD_UNCHANGED) for path in paths]
    chance = random.Random(arguments.seed)
    for index in range(arguments.count):
        panorama = chance.choice(panoramas)
        light = look(panorama, arguments.size, chance.uniform(0, 2 * math.pi), math.radians(chance.triangular(-5, 75, 22)),
                     math.radians(chance.uniform(55, 85)))
        cv2.imwrite(os.path.join(arguments.out, f'{index:06d}_bg.jpg'), develop(light, chance), [cv2.IMWRITE_JPEG_QUALITY, 92])


if __name__ == '__main__':
    main()

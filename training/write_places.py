"""Cut empty places out of panoramas: python3 training/write_places.py --panoramas DIR --out DIR --count N --seed S [--size 320]

Writes OUT/000000_bg.jpg and so on: the view of a phone at a random place of a random equirectangular .hdr file, developed as a phone
does. train.py composes products into them if OUT is among its --pictures. Panoramas held out by render.py are skipped."""
import argparse
import math
import os
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from scenes.chance import between, pick, reseed, triangular  # noqa: E402
from scenes.develop import Phone, phone_quality  # noqa: E402
from scenes.panoramas import list_panoramas  # noqa: E402


def look(panorama: np.ndarray, side: int, turn: float, pitch: float, field: float) -> np.ndarray:
    """Linear BGR (side, side, 3) of a camera that looks `pitch` down, rotated by `turn`, `field` wide (radians)."""
    height, width = panorama.shape[:2]
    half = math.tan(field / 2)
    y, x = np.mgrid[-half:half:side * 1j, -half:half:side * 1j].astype(np.float32)
    length = np.sqrt(x * x + y * y + 1)
    down = (y * math.cos(pitch) + math.sin(pitch)) / length
    ahead = math.cos(pitch) - y * math.sin(pitch)
    across = (np.arctan2(x, ahead) + turn) / (2 * math.pi) * width
    along = (np.arcsin(np.clip(down, -1, 1)) / math.pi + 0.5) * height
    return cv2.remap(panorama, (across % width).astype(np.float32), along.astype(np.float32), cv2.INTER_LINEAR, borderMode=cv2.BORDER_WRAP)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, text in (('--panoramas', 'folder of equirectangular .hdr files'), ('--out', 'folder for the pictures')):
        parser.add_argument(name, required=True, help=text)
    parser.add_argument('--count', type=int, required=True, help='number of pictures')
    parser.add_argument('--seed', type=int, required=True, help='seed and index determine each picture')
    parser.add_argument('--size', type=int, default=320, help='pixels per side')
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    panoramas = [cv2.imread(path, cv2.IMREAD_UNCHANGED) for path in list_panoramas(arguments.panoramas, False)]
    for index in range(arguments.count):
        reseed(arguments.seed, index)
        light = look(pick(*panoramas), arguments.size, between(0, 2 * math.pi), math.radians(triangular(-5, 75, 22)), math.radians(between(55, 85)))
        place = Phone(light).develop(light)
        cv2.imwrite(os.path.join(arguments.out, f'{index:06d}_bg.jpg'), place, [cv2.IMWRITE_JPEG_QUALITY, phone_quality()])


if __name__ == '__main__':
    main()

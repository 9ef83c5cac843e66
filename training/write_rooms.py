"""Write whole scenes of 3D models as pictures with masks: python3 training/write_rooms.py --models DIR --places DIR --plates DIR --out DIR
--count N --seed S [--size PX]

train.py takes OUT among its --pictures, because drawing a scene takes half a second. Existing ones are skipped, so a killed run continues."""
import argparse
import os
import random
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402

from learn.pictures import Places  # noqa: E402
from learn.rooms import OCCUPIED, Rooms  # noqa: E402
from learn.views import Views  # noqa: E402

QUALITY = 92


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--models', required=True, help='folder of pack_models.py')
    parser.add_argument('--places', required=True, help='folder of write_places.py')
    parser.add_argument('--plates', required=True, help='folder of empty scenes (packages/scenes/plates)')
    parser.add_argument('--out', required=True, help='folder for the pictures')
    parser.add_argument('--count', type=int, required=True, help='number of scenes')
    parser.add_argument('--seed', type=int, required=True, help='series')
    parser.add_argument('--occupied', type=float, default=OCCUPIED, help='share of products on which other things stand')
    parser.add_argument('--size', type=int, default=320, help='pixels of a side')
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    cv2.setNumThreads(1)
    rooms = Rooms(Views(arguments.models), Places([arguments.places], arguments.plates), arguments.occupied)
    for number in range(arguments.count):
        stem = os.path.join(arguments.out, f'{number:06d}')
        if os.path.exists(stem + '.json'):
            continue
        canvas = rooms.draw(arguments.size, random.Random(arguments.seed * 1_000_003 + number))
        cv2.imwrite(stem + '.jpg', canvas[..., :3], [cv2.IMWRITE_JPEG_QUALITY, QUALITY])
        cv2.imwrite(stem + '_mask.png', canvas[..., 3])
        with open(stem + '.json', 'w', encoding='utf8') as file:
            file.write('{}')


if __name__ == '__main__':
    main()

"""Compose pairs of shots: python3 training/compose_pairs.py --pictures DIR [DIR ...] --plates DIR --out DIR --count N --seed S

DIR/000000.jpg (photo), _empty.jpg (the same place without the product, from a phone moved by hand), _mask.png and .json. If a picture
of render.py has a plate, photo and plate form a pair (--from-plates): their shadows and reflections are real."""
import argparse
import json
import os
import random
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402

from learn.pairs import compose_pair, shoot_twice  # noqa: E402
from learn.pictures import Pictures  # noqa: E402
from learn.products import Products  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of render.py')
    parser.add_argument('--plates', required=True, help='folder of empty scenes')
    parser.add_argument('--out', required=True, help='folder for the pairs')
    parser.add_argument('--count', type=int, required=True, help='number of pairs, at most that many with --from-plates')
    parser.add_argument('--seed', type=int, required=True, help='seed and index determine each pair')
    parser.add_argument('--size', type=int, default=384, help='pixels per side')
    parser.add_argument('--from-plates', action='store_true', help='pair each rendered photo with its own plate')
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    pictures = Pictures(arguments.pictures, arguments.plates)
    if arguments.from_plates:
        stems = [photo[:-4] for photo, _ in pictures.pairs if os.path.exists(photo[:-4] + '_plate.jpg')][:arguments.count]
        drawn = (tuple(cv2.imread(stem + end, kind) for end, kind in (('.jpg', 1), ('_plate.jpg', 1), ('_mask.png', 0))) for stem in stems)
    else:
        products = Products(pictures.pairs)
        chances = (random.Random(arguments.seed * 1_000_003 + index) for index in range(arguments.count))
        drawn = (compose_pair(products, pictures, arguments.size, chance) for chance in chances)
    for index, (photo, empty, mask) in enumerate(drawn):
        photo, empty = shoot_twice(photo, empty, random.Random(arguments.seed * 7_000_003 + index))
        stem = os.path.join(arguments.out, f'{index:06d}')
        cv2.imwrite(stem + '.jpg', photo, [cv2.IMWRITE_JPEG_QUALITY, 95])
        cv2.imwrite(stem + '_empty.jpg', empty, [cv2.IMWRITE_JPEG_QUALITY, 95])
        cv2.imwrite(stem + '_mask.png', mask)
        with open(stem + '.json', 'w', encoding='utf8') as file:
            json.dump(dict(seed=arguments.seed, index=index, share=round(float(mask.mean()) / 255, 4)), file)


if __name__ == '__main__':
    main()

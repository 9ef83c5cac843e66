"""Compose photo-like pictures with exact masks: python3 training/compose.py --pictures DIR [DIR ...] --plates DIR --out DIR --count N
--seed S

The same kind as training samples (learn/stage.py), written as render.py writes its pictures: DIR/000000.jpg, _mask.png and .json.
--held-out takes only plates that training never sees; with pictures of `render.py --held-out` both products and places are new: a
network is chosen on that set. --plain: plain backgrounds only, the commonest amateur photo. --boxes: only objects with flat faces
(learn/boxes.py)."""
import argparse
import json
import os
import random
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from learn.photometric import vary  # noqa: E402
from learn.pictures import Pictures  # noqa: E402
from learn.products import Products  # noqa: E402
from learn.stage import compose  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of render.py whose products are cut out')
    parser.add_argument('--plates', required=True, help='folder of empty scenes')
    parser.add_argument('--out', required=True, help='folder for the pictures')
    parser.add_argument('--count', type=int, required=True, help='number of pictures')
    parser.add_argument('--seed', type=int, required=True, help='seed and index determine each picture')
    parser.add_argument('--size', type=int, default=448, help='pixels per side')
    parser.add_argument('--held-out', action='store_true', help='use only plates that training never sees')
    parser.add_argument('--plain', action='store_true', help='plain backgrounds only')
    parser.add_argument('--boxes', action='store_true', help='only objects with flat faces')
    arguments = parser.parse_args()
    os.makedirs(arguments.out, exist_ok=True)
    pictures = Pictures(arguments.pictures, arguments.plates, arguments.held_out)
    products = Products(pictures.pairs, prints=pictures if arguments.boxes else None, boxes=1.0)
    print(f'{len(products.all)} products, {len(pictures.plates)} plates', flush=True)
    for index in range(arguments.count):
        chance = random.Random(arguments.seed * 1_000_003 + index)
        photo, mask, *_ = compose(products, pictures, arguments.size, chance, arguments.plain)
        stem = os.path.join(arguments.out, f'{index:06d}')
        cv2.imwrite(stem + '.jpg', vary(np.ascontiguousarray(photo), chance), [cv2.IMWRITE_JPEG_QUALITY, 92])
        cv2.imwrite(stem + '_mask.png', mask)
        with open(stem + '.json', 'w', encoding='utf8') as file:
            json.dump(dict(seed=arguments.seed, index=index, share=round(float(mask.mean()) / 255, 4), plain=arguments.plain), file)


if __name__ == '__main__':
    main()

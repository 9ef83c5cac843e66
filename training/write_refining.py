"""Prepare the refiner's training samples: python3 training/write_refining.py --pictures DIR [DIR ...] --plates DIR [--models DIR] --networks
ONNX,ONNX [...] --out DIR --count N --seed S

Composes photos like training's, runs each network (encoder and decoder, separated by a comma) on them at about half their size, and
writes OUT/SEED-INDEX.npy (format: learn/refine_samples.py). --held-out takes only plates that training never sees."""
import argparse
import os
import random
import sys

sys.dont_write_bytecode = True
os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402

from learn.checkpoint import load_network  # noqa: E402
from learn.pictures import Pictures  # noqa: E402
from learn.products import Products  # noqa: E402
from learn.refine_samples import draw_sample  # noqa: E402
from learn.views import Views  # noqa: E402

# Views of models are sharp at any size, cut-outs of rendered pictures only at theirs: the refiner has to learn sharp outlines.
VIEW_SIDE, VIEWED = 448, 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of pictures with masks')
    parser.add_argument('--plates', required=True, help='folder of empty scenes')
    parser.add_argument('--models', help='folder of 3D models (pack_models.py)')
    parser.add_argument('--networks', nargs='+', required=True, help='checkpoint or ENCODER.onnx,DECODER.onnx of each network')
    parser.add_argument('--out', required=True, help='folder for the samples')
    parser.add_argument('--count', type=int, required=True, help='number of samples; existing ones are skipped')
    parser.add_argument('--seed', type=int, required=True, help='seed and index determine each sample')
    parser.add_argument('--held-out', action='store_true', help='use only plates that training never sees')
    parser.add_argument('--kept', help='file that caches the cut-out products for the next start')
    arguments = parser.parse_args()
    torch.set_num_threads(1)
    cv2.setNumThreads(1)
    os.makedirs(arguments.out, exist_ok=True)
    networks = [load_network(files) for files in arguments.networks]
    pictures = Pictures(arguments.pictures, arguments.plates, arguments.held_out)
    views = Views(arguments.models) if arguments.models else None
    products = Products(pictures.pairs, arguments.kept, pictures, views=views, view_side=VIEW_SIDE, viewed=VIEWED)
    print(f'{len(products.all)} products, {len(pictures.plates)} plates', flush=True)
    for index in range(arguments.count):
        path = os.path.join(arguments.out, f'{arguments.seed}-{index:05d}.npy')
        if os.path.exists(path):
            continue
        sample = draw_sample(pictures, products, networks, random.Random(arguments.seed * 1_000_003 + index))
        if sample is not None:
            with open(path + '.part', 'wb') as file:
                np.save(file, sample)
            os.replace(path + '.part', path)


if __name__ == '__main__':
    main()

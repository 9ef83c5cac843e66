"""Measure a checkpoint: python3 training/evaluate.py CHECKPOINT FOLDER [FOLDER ...] [--size 224] [--box] [--sheet SHEET.png]

A folder holds NAME.jpg with NAME_mask.png (as render.py writes them), or subfolders of photo.jpg with mask.png. Prints mean, median
and worst per folder: IoU, boundary F-score (2 px at 1024 px), mean absolute error of alpha, share of the certain pixels that are
right. Measures the network alone, at one size; the engine refines its edge afterwards."""
import argparse
import os
import sys

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402

from learn.checkpoint import load_network  # noqa: E402
from learn.hints import BEFORE, BOX  # noqa: E402
from learn.measures import measure  # noqa: E402
from learn.network import HINTS, UNSURE, prepare  # noqa: E402
from learn.pictures import find_pairs  # noqa: E402

CELL = 200  # px of a picture on the sheet


def ask(network, photo: np.ndarray, size: int, box: tuple | None) -> np.ndarray:
    """Probability 0-1 at the photo's size; `box` is (x0, y0, x1, y1) in shares of the photo."""
    view = cv2.resize(photo, (size, size), interpolation=cv2.INTER_AREA)[..., ::-1].transpose(2, 0, 1)
    hints = torch.zeros(1, HINTS, size, size)
    hints[0, BEFORE] = UNSURE
    if box:
        x0, y0, x1, y1 = (round(share * size) for share in box)
        hints[0, BOX, y0:y1, x0:x1] = 1
    device = next(network.parameters()).device
    with torch.no_grad():
        answer = network(prepare(torch.from_numpy(view.copy())[None].to(device)), hints.to(device))
    return cv2.resize(answer[0][0, 0].float().cpu().numpy(), photo.shape[1::-1], interpolation=cv2.INTER_LINEAR)


def box_around(mask: np.ndarray) -> tuple:
    """The mask's bounding box in shares, a fiftieth wider on each side."""
    ys, xs = np.where(mask > 127)
    height, width = mask.shape
    return (max(0, xs.min() / width - 0.02), max(0, ys.min() / height - 0.02),
            min(1, xs.max() / width + 0.02), min(1, ys.max() / height + 0.02))


def show(photo: np.ndarray, probability: np.ndarray, truth: np.ndarray) -> np.ndarray:
    """Photo, answer and truth side by side: (CELL, 3 * CELL, 3) 8-bit BGR."""
    grey = (cv2.cvtColor((a * 255).astype(np.uint8), cv2.COLOR_GRAY2BGR) for a in (probability, truth / 255))
    return np.hstack([cv2.resize(a, (CELL, CELL), interpolation=cv2.INTER_AREA) for a in (photo, *grey)])


def report(folder: str, scores: list) -> None:
    """Prints mean, median and worst value of each measure."""
    print(f'{folder}: {len(scores)} pictures')
    for name in scores[0]:
        values = np.array([s[name] for s in scores])
        worst = values.max() if name == 'mae' else values.min()
        print(f'  {name:9} mean {values.mean():.4f}  median {np.median(values):.4f}  worst {worst:.4f}')


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkpoint', help='last.pt of train.py or a file of shrink.py')
    parser.add_argument('folders', nargs='+', help='folders of pictures with masks')
    parser.add_argument('--size', type=int, default=224, help='pixels per side at which the network runs')
    parser.add_argument('--box', action='store_true', help='give the network the bounding box of the product as a hint')
    parser.add_argument('--sheet', help='picture file for photo, answer and truth of the first 48 pictures')
    arguments = parser.parse_args()
    network, cells = load_network(arguments.checkpoint, 'cuda' if torch.cuda.is_available() else 'cpu'), []
    for folder in arguments.folders:
        scores = []
        for photo_path, mask_path in find_pairs(folder):
            photo, truth = cv2.imread(photo_path), cv2.imread(mask_path, 0)
            truth = cv2.resize(truth, photo.shape[1::-1], interpolation=cv2.INTER_AREA)
            probability = ask(network, photo, arguments.size, box_around(truth) if arguments.box else None)
            scores.append(measure(probability, truth))
            cells.append(show(photo, probability, truth))
        if not scores:
            sys.exit(f'no pictures with masks in {folder}')
        report(os.path.normpath(folder), scores)
    if arguments.sheet:
        cells = cells[:48] + [np.zeros_like(cells[0])] * (-len(cells[:48]) % 3)
        cv2.imwrite(arguments.sheet, np.vstack([np.hstack(cells[i:i + 3]) for i in range(0, len(cells), 3)]))


if __name__ == '__main__':
    main()

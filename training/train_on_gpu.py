"""Train the cut-out network on a GPU that is there for a few minutes: python3 training/train_on_gpu.py --pack DIR --out DIR --minutes M
[--begin ONNX ...]

DIR is an unpacked archive of pack.py. The processor's cores draw objects and grounds (learn/layers.py), the GPU composes photos from them
(learn/fast_stage.py) and learns. The learning rate rises, stays, and falls over the last third of the minutes. Every minute and at the end
OUT gets weights-0.pt and weights-1.pt, the averaged weights in half precision, and log.jsonl; OUT/plateau-*.pt are those before the rate falls.
export.py takes weights-0.pt."""
import argparse
import math
import os
import queue
import random
import sys
import threading
import time

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402
import torch  # noqa: E402

from learn.checkpoint import State, save_halves  # noqa: E402
from learn.fast_stage import Stage  # noqa: E402
from learn.hands import Hands  # noqa: E402
from learn.layers import Layers  # noqa: E402
from learn.pictures import Pictures  # noqa: E402
from learn.products import Products  # noqa: E402
from learn.views import Views  # noqa: E402
from train import Log, learn  # noqa: E402

CANVAS = 320  # px of a side of an object or ground
SIZES = ((192, 1.5), (224, 1.15), (256, 0.85), (320, 0.5))  # px of a side, and samples per step relative to --batch
WARM_UP, COOL = 0.03, 0.38  # shares of the time in which the rate rises and falls
SAVE_SECONDS = 60
FIRST = 1000  # objects in the pool before training begins


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pack', required=True, help='folder with pictures/, places/, plates/, models/ and perhaps hands/')
    parser.add_argument('--out', required=True, help='folder for the weights')
    parser.add_argument('--begin', nargs='*', help='ONNX files of the product with the initial weights')
    parser.add_argument('--minutes', type=float, required=True, help='length of the training')
    parser.add_argument('--batch', type=int, default=160, help='samples per step, on average')
    parser.add_argument('--rate', type=float, default=1e-3, help='highest learning rate')
    parser.add_argument('--workers', type=int, default=15, help='processes that draw')
    parser.add_argument('--objects', type=int, default=20_000, help='objects in the pool')
    parser.add_argument('--grounds', type=int, default=6_000, help='grounds in the pool')
    return parser.parse_args()


def rate_at(done: float, top: float) -> float:
    """Learning rate after this share of the time: a rise, a plateau, and a fall by 1 - sqrt (Hägele and others, 2024, arXiv 2405.18392)."""
    if done < WARM_UP:
        return top * (0.02 + 0.98 * done / WARM_UP)
    return top * max(0.005, 1 - math.sqrt(min(1.0, max(0.0, 1 - (1 - done) / COOL))))


def read_rendered(pairs: list) -> torch.Tensor:
    """(n, CANVAS, CANVAS, 4) 8-bit: photo BGR and mask of whole pictures."""
    read = []
    for photo_path, mask_path in pairs:
        photo, mask = cv2.imread(photo_path), cv2.imread(mask_path, 0)
        if photo is not None and mask is not None and photo.shape[:2] == mask.shape and mask.max() > 127:
            read.append(cv2.resize(np.dstack([photo, mask]), (CANVAS, CANVAS), interpolation=cv2.INTER_AREA if len(photo) > CANVAS else cv2.INTER_LINEAR))
    return torch.from_numpy(np.stack(read))


class Supply:
    """New objects and grounds from other processes, as they come."""

    def __init__(self, layers: Layers, workers: int, pin: bool):
        # The processes start before anything touches the GPU.
        self.stream = iter(torch.utils.data.DataLoader(layers, None, num_workers=workers, pin_memory=pin, prefetch_factor=3))
        self.waiting, self.drawn = queue.Queue(12), 0
        threading.Thread(target=self._read, daemon=True).start()

    def _read(self):
        try:
            for part in self.stream:
                self.waiting.put(part)
        except Exception as error:  # the main thread ends: without new parts it would wait for the whole of its few minutes
            self.waiting.put(error)

    def move(self, stage: Stage, most: int) -> None:
        """Give the stage what has come, at most `most` parts."""
        for _ in range(most):
            try:
                parts = self.waiting.get_nowait()
            except queue.Empty:
                return
            if isinstance(parts, Exception):
                raise parts
            stage.add(*parts)
            self.drawn += len(parts[0])


def main() -> None:
    arguments = parse_arguments()
    started = time.time()
    os.makedirs(arguments.out, exist_ok=True)
    folder = {name: os.path.join(arguments.pack, name) for name in ('pictures', 'places', 'plates', 'models', 'hands')}
    pictures = Pictures([folder['pictures'], folder['places']], folder['plates'])
    views = Views(folder['models'])
    hands = Hands(folder['hands'], views.panoramas) if os.path.exists(folder['hands']) else None
    products = Products(pictures.pairs, prints=pictures, workers=arguments.workers, hands=hands)
    supply = Supply(Layers(pictures, views, products, CANVAS, 7), arguments.workers, torch.cuda.device_count() > 0)
    rendered = read_rendered(pictures.pairs)
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.backends.cudnn.benchmark = False  # trying algorithms takes ten seconds for each size of a step
    torch.backends.cuda.matmul.allow_tf32 = torch.backends.cudnn.allow_tf32 = True
    stage, state = Stage(arguments.objects, arguments.grounds, CANVAS, rendered, device), State(arguments.rate, device, arguments.begin)
    while supply.drawn < min(FIRST, arguments.objects):
        supply.move(stage, 8)
        time.sleep(0.01)
    print(f'{device}, {sum(p.numel() for p in state.network.parameters())} parameters, {len(rendered)} pictures, {len(products.all)} products, '
          f'begins after {time.time() - started:.0f} s', flush=True)
    chance, log = random.Random(1), Log(os.path.join(arguments.out, 'log.jsonl'))
    saved, cooling = time.time(), False
    while True:
        done = (time.time() - started) / (arguments.minutes * 60)
        if done >= 1:
            break
        if not cooling and done > 1 - COOL:
            cooling = True
            save_halves(state, os.path.join(arguments.out, 'plateau'))
        rate = rate_at(done, arguments.rate)
        state.set_rate(rate)
        supply.move(stage, 4)
        side, share = chance.choice(SIZES)
        count = max(2, round(arguments.batch * share))
        with torch.no_grad():
            batch = stage.draw(count, side, chance)
        log.add(*learn(state, *batch, chance), state, rate, count)
        state.samples += count
        if time.time() - saved > SAVE_SECONDS:
            save_halves(state, os.path.join(arguments.out, 'weights'))
            saved = time.time()
            print(f'{supply.drawn} objects drawn, {state.steps} steps', flush=True)
    save_halves(state, os.path.join(arguments.out, 'weights'))
    print(f'stopped after {state.samples} samples, {state.steps} steps, {supply.drawn} objects', flush=True)
    os._exit(0)  # the drawing processes never end by themselves


if __name__ == '__main__':
    main()

"""Train the cut-out network: python3 training/train.py --pictures DIR [DIR ...] --out DIR --samples N

Goes on from DIR/last.pt where there is one, so the same command starts and resumes. Uses a GPU when there is one. The learning
rate rises, stays, and cools down over the last --cool samples: a copy of DIR can be cooled down early for use while DIR itself goes on.
--minutes stops a call earlier, and the next call goes on. DIR/log.jsonl keeps the losses."""
import argparse
import json
import math
import os
import sys
import time

sys.dont_write_bytecode = True
os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
import torch  # noqa: E402

from learn.checkpoint import State  # noqa: E402
from learn.losses import total_loss  # noqa: E402
from learn.network import prepare  # noqa: E402
from learn.samples import Samples  # noqa: E402

WARM_UP = 4000  # samples over which the rate rises
LOG_SECONDS, SAVE_SECONDS = 20, 60


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of render.py')
    parser.add_argument('--out', required=True)
    parser.add_argument('--samples', type=int, required=True, help='length of the whole training')
    parser.add_argument('--cool', type=int, default=60_000, help='samples at the end over which the rate falls')
    parser.add_argument('--minutes', type=float, default=math.inf, help='stop this call after so long')
    parser.add_argument('--size', type=int, default=320, help='pixels per side')
    parser.add_argument('--batch', type=int, default=16)
    parser.add_argument('--rate', type=float, default=2e-3)
    parser.add_argument('--workers', type=int, default=1, help='processes that prepare samples')
    parser.add_argument('--threads', type=int, default=1, help='of the network, without a GPU')
    return parser.parse_args()


def rate_at(samples: int, total: int, cool: int, top: float) -> float:
    """Learning rate after `samples` of `total`: a rise, a plain, and a fall by 1 - sqrt (Hägele and others, 2024, arXiv 2405.18392)."""
    if samples < WARM_UP:
        return top * (0.02 + 0.98 * samples / WARM_UP)
    cooled = max(0.0, 1 - (total - samples) / cool)
    return top * max(0.005, 1 - math.sqrt(min(1.0, cooled)))


def learn(state: State, batch: list, device: str) -> float:
    """One step; returns the loss of the full-size head."""
    photos, hints, masks = (part.to(device, non_blocking=True) for part in batch)
    photos = prepare(photos).contiguous(memory_format=torch.channels_last)
    state.network.train()
    with torch.autocast(device, torch.bfloat16, enabled=True):
        outputs = state.network(photos, hints.float() / 255)
    loss, shown = total_loss(tuple(o.float() for o in outputs), masks.float() / 255)
    state.optimiser.zero_grad(set_to_none=True)
    loss.backward()
    torch.nn.utils.clip_grad_norm_(state.network.parameters(), 2.0)
    state.optimiser.step()
    state.follow()
    return shown.item()


class Log:
    """Prints and keeps the mean loss every few seconds."""

    def __init__(self, path: str):
        self.path, self.losses, self.since = path, [], time.time()

    def add(self, loss: float, state: State, rate: float, batch: int) -> None:
        """Note one step."""
        self.losses.append(loss)
        passed = time.time() - self.since
        if passed < LOG_SECONDS:
            return
        line = json.dumps(dict(samples=state.samples, loss=round(sum(self.losses) / len(self.losses), 4), rate=round(rate, 6),
                               per_second=round(len(self.losses) * batch / passed, 1)))
        print(line, flush=True)
        with open(self.path, 'a', encoding='utf8') as file:
            file.write(line + '\n')
        self.losses, self.since = [], time.time()


def main() -> None:
    arguments = parse_arguments()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.set_num_threads(arguments.threads)
    torch.backends.cudnn.benchmark = True
    os.makedirs(arguments.out, exist_ok=True)
    path, state = os.path.join(arguments.out, 'last.pt'), State(arguments.rate, device)
    if os.path.exists(path):
        state.load(path, device)
    print(f'{device}, {sum(p.numel() for p in state.network.parameters())} parameters, from sample {state.samples}', flush=True)
    samples = Samples(arguments.pictures, arguments.size, seed=1 + state.samples)
    print(f'{len(samples.pictures.pairs)} pictures, {len(samples.pictures.plates)} plates', flush=True)
    loader = torch.utils.data.DataLoader(samples, arguments.batch, num_workers=arguments.workers, pin_memory=device == 'cuda')
    log, started, saved = Log(os.path.join(arguments.out, 'log.jsonl')), time.time(), time.time()
    for batch in loader:
        rate = rate_at(state.samples, arguments.samples, arguments.cool, arguments.rate)
        state.set_rate(rate)
        log.add(learn(state, batch, device), state, rate, arguments.batch)
        state.samples += arguments.batch
        over = state.samples >= arguments.samples or time.time() - started > arguments.minutes * 60
        if over or time.time() - saved > SAVE_SECONDS:
            state.save(path)
            saved = time.time()
        if over:
            break
    print(f'stopped at sample {state.samples} of {arguments.samples}', flush=True)


if __name__ == '__main__':
    main()

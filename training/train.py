"""Train the cut-out network: python3 training/train.py --pictures DIR [DIR ...] --plates DIR --out DIR --samples N [--begin ONNX ...]

Continues from DIR/last.pt if it exists, so the same command starts and resumes; otherwise --begin gives the initial weights. Uses a
GPU if there is one. The learning rate rises, stays, and cools down over the last --cool samples: a copy of DIR can be cooled down
early for use while DIR itself continues. --minutes ends a call earlier, and the next call continues. DIR/log.jsonl keeps the losses.

Each photo is encoded once and answered one to three times: a simulated user puts a dab into the largest error, and the previous
answer is part of the next input (Sofiiuk and others, "Reviving iterative training with mask guidance", 2021, arXiv 2102.06583)."""
import argparse
import functools
import json
import math
import os
import random
import re
import sys
import time

sys.dont_write_bytecode = True
os.environ.setdefault('OMP_WAIT_POLICY', 'passive')
import torch  # noqa: E402
from torch.nn import functional  # noqa: E402

from learn.checkpoint import State  # noqa: E402
from learn.hands import Hands  # noqa: E402
from learn.hints import add_dabs, remember, weigh_colours  # noqa: E402
from learn.losses import draft_loss, fine_loss  # noqa: E402
from learn.network import UNSURE, prepare  # noqa: E402
from learn.samples import Samples  # noqa: E402
from learn.views import Views  # noqa: E402

WARM_UP = 3000  # samples over which the rate rises
# Pages of 2 MB where the kernel has them, and memory that stays with the process (GNU C library, "Memory Allocation Tunables").
LARGE_PAGES = ':'.join(f'glibc.malloc.{name}={value}' for name, value in
                       dict(hugetlb=1, mmap_threshold=2**32, trim_threshold=2**33, top_pad=2**28).items())
LOG_SECONDS, SAVE_SECONDS = 20, 60
ROUNDS = (1, 2)  # answers per encoding: the result without a hint matters most, and a further answer costs as much as a third of a sample
REMIND = 0.15  # share of later answers whose only hint is the previous mask, as after choosing a candidate
COLOURED = 0.45  # share of the later answers whose only hint is a mask spoiled by colours: the engine asks again with such a draft
SHARP = 0.4  # share of the previous masks that are 0 or 1, as the engine's are


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of pictures with masks, and of empty places (write_places.py)')
    parser.add_argument('--plates', help='folder of empty scenes for compositing (packages/scenes/plates)')
    parser.add_argument('--models', help='folder of 3D models (pack_models.py)')
    parser.add_argument('--hands', help='folder of the hand (pack_hands.py) that holds some of the products')
    parser.add_argument('--out', required=True, help='folder of this training: last.pt, log.jsonl')
    parser.add_argument('--begin', nargs='*', help='ONNX files of the product with the initial weights')
    parser.add_argument('--samples', type=int, required=True, help='length of the whole training')
    parser.add_argument('--cool', type=int, default=60_000, help='samples at the end over which the learning rate falls')
    parser.add_argument('--minutes', type=float, default=math.inf, help='stop this call after this time; the next call continues')
    parser.add_argument('--size', type=int, default=160, help='pixels per side')
    parser.add_argument('--batch', type=int, default=16, help='samples per step')
    parser.add_argument('--rate', type=float, default=5e-4, help='highest learning rate')
    parser.add_argument('--workers', type=int, default=1, help='processes that prepare samples')
    parser.add_argument('--threads', type=int, default=1, help='threads of the network without a GPU')
    return parser.parse_args()


def rate_at(samples: int, total: int, cool: int, top: float) -> float:
    """Learning rate after `samples` of `total`: a rise, a plateau, and a fall by 1 - sqrt (Hägele and others, 2024, arXiv 2405.18392)."""
    if samples < WARM_UP:
        return top * (0.02 + 0.98 * samples / WARM_UP)
    cooled = max(0.0, 1 - (total - samples) / cool)
    return top * max(0.005, 1 - math.sqrt(min(1.0, cooled)))


@functools.lru_cache
def has_short_floats(device: str) -> bool:
    """Whether the device multiplies 16-bit floats faster than 32-bit ones: GPUs do, and processors whose flags say so."""
    if device == 'cuda':
        return True
    with open('/proc/cpuinfo', encoding='utf8') as file:
        return bool(re.search(r'^flags.*\b(avx512_bf16|amx_bf16)\b', file.read(), re.M))


def learn(state: State, photos: torch.Tensor, first: torch.Tensor, masks: torch.Tensor, others: torch.Tensor, chance: random.Random) -> tuple:
    """One step; returns (loss of the first answer at full size, answers given). Photos 0-255, first hints, masks and other objects 0-1."""
    photos, device = prepare(photos).contiguous(memory_format=torch.channels_last), photos.device.type
    hints = torch.cat([first, torch.full_like(masks, UNSURE)], 1)
    # Another object may be a candidate only without a hint.
    others = others * (first.amax((1, 2, 3)) == 0).float().view(-1, 1, 1, 1)
    small, small_others = (functional.avg_pool2d(m, 4) for m in (masks, others))
    network, rounds, total, shown = state.network.train(), chance.choice(ROUNDS), 0.0, None
    with torch.autocast(device, torch.bfloat16, enabled=has_short_floats(device)):
        levels = network.encoder(photos)
        for k in range(rounds):
            x, heads, candidates, rating, heard = network.decoder.draft(levels, hints)
            total = total + draft_loss([h.float() for h in heads], candidates.float(), rating.float(), small, small_others)
            if k in (0, rounds - 1):
                fine = fine_loss(network.decoder.finish(levels, x, heard).float(), masks)
                total, shown = total + fine, fine.detach() if shown is None else shown
            if k + 1 < rounds:
                hints = next_word(hints, heads[-1].detach().float(), candidates.detach().float(), small, photos, chance)
                small_others = torch.zeros_like(small_others)
    state.optimiser.zero_grad(set_to_none=True)
    total.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), 2.0)
    state.optimiser.step()
    state.follow()
    return shown, rounds


def next_word(hints: torch.Tensor, answer: torch.Tensor, candidates: torch.Tensor, wanted: torch.Tensor, photos: torch.Tensor,
              chance: random.Random) -> torch.Tensor:
    """The next hint: the answer or the best candidate becomes the previous mask, and a dab goes into its largest error. In
    some calls the mask after the engine's weighing of colours becomes the previous mask instead, without a dab."""
    hints, said = hints.clone(), torch.sigmoid(answer)
    if chance.random() < COLOURED:
        remember(hints, weigh_colours(said, photos, chance))
        return hints
    if chance.random() < 0.4:
        choices = torch.sigmoid(torch.cat([answer, candidates], 1))
        off = (choices - wanted).abs().mean((2, 3))
        said = choices[torch.arange(len(choices)), off.argmin(1)][:, None]
    if chance.random() < SHARP:
        said = (said > 0.5).float()
    remember(hints, said)
    if chance.random() > REMIND:
        add_dabs(hints, said, wanted, chance)
    return hints


def use_large_pages() -> None:
    """Start this program again with large memory pages, which only a new process can have: a step allocates hundreds of megabytes, and
    requesting them from the kernel 4 KB at a time takes a third of a step (66 ms a sample, 44 with 2 MB pages)."""
    if 'GLIBC_TUNABLES' not in os.environ:
        os.environ['GLIBC_TUNABLES'] = LARGE_PAGES
        os.execv(sys.executable, [sys.executable, *sys.argv])


class Log:
    """Prints and records the mean loss every few seconds."""

    def __init__(self, path: str):
        self.path, self.losses, self.answers, self.samples, self.since = path, [], 0, 0, time.time()

    def add(self, loss: torch.Tensor, rounds: int, state: State, rate: float, batch: int) -> None:
        """Record one step: its loss, and `rounds` answers for each of `batch` samples."""
        self.losses.append(loss)
        self.samples += batch
        self.answers += rounds * batch
        passed = time.time() - self.since
        if passed < LOG_SECONDS:
            return
        line = json.dumps(dict(samples=state.samples, loss=round(float(torch.stack(self.losses).mean()), 4), rate=round(rate, 6),
                               per_second=round(self.samples / passed, 1), answers_per_second=round(self.answers / passed, 1)))
        print(line, flush=True)
        with open(self.path, 'a', encoding='utf8') as file:
            file.write(line + '\n')
        self.losses, self.answers, self.samples, self.since = [], 0, 0, time.time()


def main() -> None:
    arguments = parse_arguments()
    device = 'cuda' if torch.cuda.is_available() else 'cpu'
    torch.set_num_threads(arguments.threads)
    torch.backends.cudnn.benchmark = True
    os.makedirs(arguments.out, exist_ok=True)
    path, state = os.path.join(arguments.out, 'last.pt'), State(arguments.rate, device, arguments.begin)
    if os.path.exists(path):
        state.load(path, device)
    print(f'{device}, {sum(p.numel() for p in state.network.parameters())} parameters, from sample {state.samples}', flush=True)
    views = arguments.models and Views(arguments.models)
    hands = arguments.hands and Hands(arguments.hands, views.panoramas if views else None)
    kept = os.path.join(arguments.out, 'products.pickle')
    samples = Samples(arguments.pictures, arguments.plates, arguments.size, 1 + state.samples, kept, views, hands)
    print(f'{len(samples.pictures.pairs)} pictures, {len(samples.products.all)} products, {len(samples.pictures.plates)} plates', flush=True)
    loader = torch.utils.data.DataLoader(samples, arguments.batch, num_workers=arguments.workers, pin_memory=device == 'cuda')
    log, started, saved, chance = Log(os.path.join(arguments.out, 'log.jsonl')), time.time(), time.time(), random.Random(state.samples)
    for batch in loader:
        rate = rate_at(state.samples, arguments.samples, arguments.cool, arguments.rate)
        state.set_rate(rate)
        photos, *planes = (part.to(device, non_blocking=True) for part in batch)
        log.add(*learn(state, photos, *(plane.float() / 255 for plane in planes), chance), state, rate, arguments.batch)
        state.samples += arguments.batch
        over = state.samples >= arguments.samples or time.time() - started > arguments.minutes * 60
        if over or time.time() - saved > SAVE_SECONDS:
            state.save(path)
            saved = time.time()
        if over:
            break
    print(f'stopped at sample {state.samples} of {arguments.samples}', flush=True)


if __name__ == '__main__':
    use_large_pages()
    main()

"""Write a small checkpoint: python3 training/shrink.py CHECKPOINT OUT.pt

Only the averaged weights, in half precision (8 MB): enough to continue on another machine. train.py continues from it with a new
optimiser."""
import argparse
import os
import sys

sys.dont_write_bytecode = True
import torch  # noqa: E402


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('checkpoint', help='last.pt of train.py')
    parser.add_argument('out', help='file to write')
    arguments = parser.parse_args()
    stored = torch.load(arguments.checkpoint, map_location='cpu')
    average = {name: value.half() if value.dtype.is_floating_point else value for name, value in stored['average'].items()}
    torch.save(dict(average=average, samples=stored['samples'], steps=stored['steps']), arguments.out)
    print(f'{arguments.out}: {os.path.getsize(arguments.out) / 1e6:.1f} MB, {stored["samples"]} samples')


if __name__ == '__main__':
    main()

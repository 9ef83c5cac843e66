"""Render training pictures: python3 training/render.py --out DIR --count N --seed S [--threads T] [--size 384] [--held-out] [--pairs]
[--clear] [--models DIR] [--panoramas DIR]

Writes DIR/000000.jpg (photo), _mask.png (exact coverage), _plate.jpg (some: the scene without the product), _empty.jpg (with --pairs:
a second shot without the product, hand-held) and .json (notes, written last). Existing pictures are skipped, so a killed run
continues. Index and seed determine each picture."""
import argparse
import json
import os
import subprocess
import sys
import tempfile

HERE = os.path.dirname(os.path.abspath(__file__))
BATCH = 60  # pictures per Blender process: a new one now and then frees leaked memory


def parse_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--out', required=True, help='folder for the pictures')
    parser.add_argument('--count', type=int, required=True, help='number of pictures in the folder')
    parser.add_argument('--seed', type=int, required=True, help='seed and index determine each picture')
    parser.add_argument('--first', type=int, default=0, help='index of the first picture')
    parser.add_argument('--threads', type=int, default=1, help='threads of Blender')
    parser.add_argument('--size', type=int, default=384, help='pixels per side')
    parser.add_argument('--held-out', action='store_true', help='render only families and panoramas that training never sees')
    parser.add_argument('--pairs', action='store_true', help='add a second shot without the product to each picture')
    parser.add_argument('--clear', action='store_true', help='render well lit, sharp products, mostly alone, for compositing')
    parser.add_argument('--models', help='folder of OBJ files to use as further products')
    parser.add_argument('--panoramas', help='folder of equirectangular .hdr files, which surround two thirds of the scenes')
    parser.add_argument('--up', choices=('Y', 'Z'), default='Y', help='axis of the OBJ files that points up')
    parser.add_argument('--family', help='render only this family, for inspection')
    return parser.parse_args()


def run_blender(job: dict) -> list:
    """One Blender process for one batch; prints a line per picture and returns the indices not reached.

    Blender's Python uses the libraries of the first python3 on PATH, so the system's, which has OpenCV, comes first."""
    environment = dict(os.environ, PATH='/usr/bin:' + os.environ['PATH'])
    command = ['blender', '-b', '--factory-startup', '-P', os.path.join(HERE, 'scenes', 'shoot.py'), '--', json.dumps(job)]
    left = list(job['indices'])
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment) as process:
        for line in process.stdout:
            if line.startswith(('PICTURE', 'FAILED')):
                left.remove(int(line.split()[1]))
            if line.startswith(('PICTURE', 'FAILED', 'Traceback', '  File', '    ')) or 'Error' in line:
                print(line, end='', flush=True)
    if left == job['indices'] and process.returncode == 0:
        sys.exit('Blender came to no picture: see above')
    if left:
        print(f'CRASHED {left[0]} (exit {process.returncode})', flush=True)
    return left[1:]


def main() -> None:
    arguments = parse_arguments()
    os.makedirs(arguments.out, exist_ok=True)
    indices = range(arguments.first, arguments.first + arguments.count)
    missing = [i for i in indices if not os.path.exists(os.path.join(arguments.out, f'{i:06d}.json'))]
    print(f'{len(indices) - len(missing)} there, {len(missing)} to render', flush=True)
    with tempfile.TemporaryDirectory() as folder:
        while missing:
            job = dict(indices=missing[:BATCH], seed=arguments.seed, size=arguments.size, held_out=arguments.held_out,
                       threads=arguments.threads, family=arguments.family, pairs=arguments.pairs, clear=arguments.clear,
                       models=arguments.models and os.path.abspath(arguments.models), up=arguments.up,
                       panoramas=arguments.panoramas and os.path.abspath(arguments.panoramas),
                       folder=os.path.abspath(arguments.out), scratch=os.path.join(folder, 'picture'))
            missing = run_blender(job) + missing[BATCH:]


if __name__ == '__main__':
    sys.exit(main())

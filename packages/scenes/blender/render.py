#!/usr/bin/env python3
"""Renders plates from start to finish: `npm run scenes -- NAME… [--draft] [--develop] [--out DIR] [--threads N]`. NAME is a set (all
its views and palettes), SET_VIEW, or SET_PALETTE_VIEW: marble, marble_low, podium_sage_low."""
import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
PLATES = os.path.join(HERE, '..', 'plates')
WORK = os.path.join(os.environ.get('TMPDIR', '/tmp'), 'vitrine-scenes')
VIEWS = ('low', 'mid', 'high', 'top')
INSTALL = 'on Debian: apt-get install blender python3-numpy python3-opencv python3-pil'


def sets():
    return {f[:-3] for f in os.listdir(os.path.join(HERE, 'sets')) if f.endswith('.py') and f[0] != '_'}


def parse(name):
    """NAME → set, palette, view; None where it names none."""
    name = name.removeprefix('plate_')
    known = [s for s in sets() if name == s or name.startswith(s + '_')]
    if not known:
        raise SystemExit(f'There is no set for "{name}". Sets: {", ".join(sorted(sets()))}.')
    found = max(known, key=len)
    rest = name[len(found) + 1:]
    view = next((v for v in VIEWS if rest == v or rest.endswith('_' + v)), None)
    palette = rest.removesuffix(view or '').strip('_') or None
    return dict(set=found, palette=palette, view=view)


def shoot(blender, job):
    """Runs Blender and prints its progress lines. Returns the names of the plates."""
    command = [blender, '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(HERE, 'shoot.py'), '--', json.dumps(job)]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
    lines = done.stdout.splitlines()
    if done.returncode != 0:
        raise SystemExit('\n'.join(lines[-25:]) + '\nBlender could not render this set.')
    for line in lines:
        if line.startswith('RENDER '):
            print(line, flush=True)
    return [line.split()[1] for line in lines if line.startswith('SHOT ')]


def options():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('names', nargs='+')
    p.add_argument('--draft', action='store_true', help='512 px, few samples, into --out or the working folder')
    p.add_argument('--develop', action='store_true', help='develop again what was rendered before')
    p.add_argument('--out', help='where the plate goes')
    p.add_argument('--threads', type=int, default=0)
    p.add_argument('--size', type=int, help='pixels, instead of 2048 (512 for a draft)')
    return p.parse_args()


def main():
    o = options()
    blender = shutil.which(os.environ.get('BLENDER', 'blender'))
    if blender is None:
        raise SystemExit(f'Blender is needed to render scenes ({INSTALL}).')
    if any(importlib.util.find_spec(name) is None for name in ('cv2', 'numpy', 'PIL')):
        debian = '/usr/bin/python3'
        if os.path.exists(debian) and not sys.executable.startswith('/usr/bin/'):
            os.execv(debian, [debian, *sys.argv])
        raise SystemExit(f'numpy, OpenCV and Pillow for Python are needed to develop scenes ({INSTALL}).')
    from develop.plate import develop
    work = WORK + ('-draft' if o.draft else '')
    size, quality = o.size or (512 if o.draft else 2048), .5 if o.draft else 1
    for name in o.names:
        start = time.time()
        job = dict(parse(name), work=work, size=size, quality=quality, threads=o.threads, develop_only=o.develop)
        plates = shoot(blender, job)
        for plate in plates:
            develop(work, plate, o.out or (work if o.draft else PLATES))
        print(f'{name}: {time.time() - start:.0f} s for {len(plates)} plates', flush=True)


main()

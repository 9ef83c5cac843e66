#!/usr/bin/env python3
"""Renders dressings: `python3 packages/scenes/blender/render_dressings.py NAME… [--draft] [--threads N]`. NAME is a file of
dressings/. Writes ../dressings/NAME.webp (with alpha and shadow), NAME.json, and NAME_masks.png where a colour is applied."""
import argparse
import importlib.util
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, '..', 'dressings')
WORK = os.path.join(os.environ.get('TMPDIR', '/tmp'), 'vitrine-dressings')


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('names', nargs='+')
    p.add_argument('--draft', action='store_true')
    p.add_argument('--develop', action='store_true', help='develop again what was rendered before')
    p.add_argument('--threads', type=int, default=0)
    p.add_argument('--size', type=int)
    p.add_argument('--samples', type=int)
    o = p.parse_args()
    if any(importlib.util.find_spec(name) is None for name in ('cv2', 'numpy')):
        if sys.executable.startswith('/usr/bin/'):
            raise SystemExit('numpy and OpenCV for Python are needed (on Debian: apt-get install python3-numpy python3-opencv).')
        os.execv('/usr/bin/python3', ['/usr/bin/python3', *sys.argv])
    from develop.dressing import develop
    work = WORK + ('-draft' if o.draft else '')
    for name in o.names:
        job = dict(name=name, work=work, size=o.size or (480 if o.draft else 1600), samples=o.samples or (16 if o.draft else 56), threads=o.threads)
        if not o.develop:
            done = subprocess.run([os.environ.get('BLENDER', 'blender'), '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(HERE, 'dress.py'), '--', json.dumps(job)],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if done.returncode:
                raise SystemExit('\n'.join(done.stdout.splitlines()[-25:]))
        develop(work, name, work if o.draft else OUT)
        print(name, flush=True)


main()

#!/usr/bin/env python3
"""Renders the reference for the engine's shadows: `npm run shadows -- OUT [NAME…] [--threads N]`. NAME is SET_VIEW or
SET_PALETTE_VIEW; default: the six of `VIEWS`. Writes OUT/NAME_things.webp and OUT/NAME_floor.png, and OUT/references.json."""
import argparse
import importlib.util
import json
import os
import subprocess
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
WORK = os.path.join(os.environ.get('TMPDIR', '/tmp'), 'vitrine-shadows')
THINGS = ('can', 'carton', 'bar', 'ball', 'bottle', 'mug', 'bowl', 'goblet', 'plate', 'stool', 'car', 'headband')
# A softbox, a sun through a window, a window from behind, a podium, a sun from behind, and a floor for large objects.
VIEWS = {'sweep_warm_mid': ('sweep', 'warm', 'mid'), 'marble_mid': ('marble', None, 'mid'), 'kitchen_oak_mid': ('kitchen_oak', None, 'mid'),
         'podium_sand_mid': ('podium', 'sand', 'mid'), 'terrace_mid': ('terrace', None, 'mid'), 'living_floor_mid': ('living_floor', None, 'mid')}


def main():
    p = argparse.ArgumentParser(description=__doc__)
    p.add_argument('out')
    p.add_argument('names', nargs='*', default=list(VIEWS))
    p.add_argument('--develop', action='store_true', help='develop again what was rendered before')
    p.add_argument('--threads', type=int, default=0)
    p.add_argument('--size', type=int, default=256)
    p.add_argument('--samples', type=int, default=8)
    o = p.parse_args()
    if any(importlib.util.find_spec(name) is None for name in ('cv2', 'numpy')):
        if sys.executable.startswith('/usr/bin/'):
            raise SystemExit('numpy and OpenCV for Python are needed (on Debian: apt-get install python3-numpy python3-opencv).')
        os.execv('/usr/bin/python3', ['/usr/bin/python3', *sys.argv])
    from develop.shade import REDUCED, develop
    os.makedirs(o.out, exist_ok=True)
    for name in o.names:
        set_name, palette, view = VIEWS[name]
        folder = os.path.join(WORK, name)
        job = dict(set=set_name, palette=palette, view=view, folder=folder, size=o.size, samples=o.samples, threads=o.threads, objects=THINGS)
        if not o.develop:
            done = subprocess.run([os.environ.get('BLENDER', 'blender'), '-b', '--factory-startup', '--python-exit-code', '1', '-P', os.path.join(HERE, 'shade.py'), '--', json.dumps(job)],
                                  stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False)
            if done.returncode:
                raise SystemExit('\n'.join(done.stdout.splitlines()[-25:]))
        develop(folder, THINGS, os.path.join(o.out, name))
        print(name, flush=True)
    with open(os.path.join(o.out, 'references.json'), 'w', encoding='utf8') as f:
        json.dump(dict(things=THINGS, plates=list(VIEWS), thingPx=o.size, floorPx=o.size // REDUCED), f, indent=2)
        f.write('\n')


main()

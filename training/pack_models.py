"""Pack 3D models and panoramas for learn/views.py: python3 training/pack_models.py --list FILE --panoramas DIR --out DIR [--held-out DIR]

FILE is JSON: [[path, name, axis that points up (Y or Z)], ...]; paths are .obj, .gltf or .glb files. Writes OUT/NAME.npz (triangles, materials,
small textures, and how much of the sky each corner sees) and OUT/skies.npz. Every seventh model, by its name, is for evaluation only: it
is written as OBJ into --held-out, for render.py. Existing models are skipped, so a killed run continues. Needs Blender."""
import argparse
import json
import math
import os
import subprocess
import sys
import zlib

sys.dont_write_bytecode = True
import cv2  # noqa: E402
import numpy as np  # noqa: E402

from learn.views import MAP_SIDE, MAP_SLACK, SKY_HEIGHTS, address, build_raster, map_from  # noqa: E402
from scenes.panoramas import list_panoramas  # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
BATCH, TRIANGLES, DIRECTIONS = 40, 4500, 48  # models per Blender process, most triangles of a model, directions of the sky
FROM_BELOW, BRIGHTEST = 0.35, 60.0  # light of the ground compared with the sky's; limit of a panorama's pixels


def convert(models: list, raw: str, held_out: str | None) -> None:
    """Runs Blender on all models that RAW lacks; one that crashes it is skipped, and named."""
    environment = dict(os.environ, PATH='/usr/bin:' + os.environ['PATH'])
    left = [m for m in models if not os.path.exists(os.path.join(raw, m[1] + '.npz'))]
    while left:
        job = json.dumps(dict(models=left[:BATCH], out=raw, held_out=held_out, triangles=TRIANGLES))
        said = subprocess.run(['blender', '-b', '--factory-startup', '-P', os.path.join(HERE, 'scenes', 'read_model.py'), '--', job],
                              capture_output=True, text=True, env=environment).stdout
        done = [line for line in said.splitlines() if line.startswith(('MODEL', 'FAILED'))]
        print('\n'.join(line for line in done if line.startswith('FAILED')), flush=True)
        if len(done) < len(left[:BATCH]):
            print('CRASHED', left[len(done)][1], flush=True)
            done.append('')
        left = left[len(done):]


def open_sky(points: np.ndarray, normals: np.ndarray, triangles: np.ndarray, library) -> np.ndarray:
    """(n,) 8-bit share of the light from all sides that reaches each corner; a model may have its normals inside out."""
    use, received, possible = np.ones(len(triangles), bool), np.zeros((2, len(points))), np.full((2, len(points)), 1e-6)
    for k in range(DIRECTIONS):
        height = 1 - (2 * k + 1) / DIRECTIONS
        angle, flat = k * math.pi * (3 - math.sqrt(5)), math.sqrt(1 - height * height)
        ray = np.float32([flat * math.cos(angle), flat * math.sin(angle), height])
        to_map = map_from(points, ray)
        placed = np.ascontiguousarray(points @ to_map[:, :3].T + to_map[:, 3])
        seen, ids = np.zeros((MAP_SIDE, MAP_SIDE), np.float32), np.full((MAP_SIDE, MAP_SIDE), -1, np.int32)
        library.see(address(placed), address(triangles), address(use.view(np.uint8)), len(triangles), MAP_SIDE, MAP_SIDE, address(seen), address(ids))
        x, y = (np.clip(placed[:, d].astype(int), 0, MAP_SIDE - 1) for d in (0, 1))
        free = seen[y, x] < placed[:, 2] + MAP_SLACK
        facing = normals @ ray
        for side, towards in enumerate((np.maximum(facing, 0), np.maximum(-facing, 0))):
            received[side] += towards * free * (1 if height > 0 else FROM_BELOW)
            possible[side] += towards
    return np.rint((received / possible).max(0) * 255).astype(np.uint8)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--list', required=True, help='JSON file of the models')
    parser.add_argument('--panoramas', required=True, help='folder of equirectangular .hdr files')
    parser.add_argument('--out', required=True, help='folder for the packed models')
    parser.add_argument('--held-out', help='folder for the models that training never sees')
    arguments = parser.parse_args()
    with open(arguments.list, encoding='utf8') as file:
        models = json.load(file)
    raw, library = os.path.join(arguments.out, 'raw'), build_raster()
    os.makedirs(raw, exist_ok=True)
    convert(models, raw, arguments.held_out and os.path.abspath(arguments.held_out))
    for name in sorted(os.listdir(raw)):
        out = os.path.join(arguments.out, name)
        if os.path.exists(out):
            continue
        with np.load(os.path.join(raw, name)) as file:
            parts = dict(file)
        points, normals = parts['points'].astype(np.float32) / 4095, parts['normals'].astype(np.float32) / 127
        parts['open'] = open_sky(points, normals, np.ascontiguousarray(parts['triangles'].astype(np.int32)), library)
        np.savez(out, **parts)
    skies = {}
    for path in list_panoramas(arguments.panoramas, False):
        picture = cv2.imread(path, cv2.IMREAD_UNCHANGED)
        small = cv2.resize(picture, (2 * SKY_HEIGHTS[0], SKY_HEIGHTS[0]), interpolation=cv2.INTER_AREA)
        skies[f'sky{zlib.crc32(path.encode()):08x}'] = np.clip(small[..., ::-1], 0, BRIGHTEST).astype(np.float16)
    np.savez_compressed(os.path.join(arguments.out, 'skies.npz'), **skies)
    print(f'{arguments.out}: {len(os.listdir(arguments.out)) - 2} models, {len(skies)} skies')


if __name__ == '__main__':
    main()

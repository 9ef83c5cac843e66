"""Write real photos with masks as training material: python3 training/write_photos.py --sources DIR --out DIR [--held-out DIR] [--places DIR]

DIR of --sources has a git repository for each one named in photos/photos.json, as OWNER+NAME (`git clone --bare` suffices). The photos are other people's,
under the free licences of photos/README.md, and not part of this project; the masks in photos/masks.zip are our own: drawn by the product's network,
then looked at, mended or left out one by one. Writes N.jpg and N.png, longer side at most 520 px. Every seventh photo is for evaluation only.
With --places, the parts of the other photos that show no product are written as N_bg.jpg: floors, beds and tables to compose in."""
import argparse
import json
import os
import subprocess
import zipfile

import cv2
import numpy as np

HERE = os.path.join(os.path.dirname(os.path.abspath(__file__)), 'photos')
HELD_OUT, AT = 7, 3  # photos whose number modulo HELD_OUT is AT are for evaluation only
APART, LEAST_PLACE = 0.03, 0.3  # distance of an empty part from the product, and its shorter side, as shares of the photo's longer side
SOFTENED = 0.7  # px: the masks have one bit per pixel, outlines of photos are blurred about as much


def read_photo(repository: str, commit: str, path: str) -> np.ndarray | None:
    """A photo out of a repository's commit, BGR (h, w, 3); None if it is not there."""
    found = subprocess.run(['git', '-C', repository, 'cat-file', 'blob', f'{commit}:{path}'], capture_output=True, check=False)
    return cv2.imdecode(np.frombuffer(found.stdout, np.uint8), cv2.IMREAD_COLOR) if found.returncode == 0 else None


def empty_parts(mask: np.ndarray) -> list:
    """[(left, top, right, bottom)] of up to four rectangles beside, above and below everything that is product."""
    height, width = mask.shape
    side = max(height, width)
    ys, xs = np.where(mask > 127)
    left, top, right, bottom = (round(v + by * APART * side) for v, by in ((xs.min(), -1), (ys.min(), -1), (xs.max(), 1), (ys.max(), 1)))
    parts = ((0, 0, left, height), (right, 0, width, height), (0, 0, width, top), (0, bottom, width, height))
    return [part for part in parts if min(part[2] - part[0], part[3] - part[1]) >= LEAST_PLACE * side]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--sources', required=True, help='folder with the repositories')
    parser.add_argument('--out', required=True, help='folder for the photos to learn from')
    parser.add_argument('--held-out', help='folder for the photos to evaluate with')
    parser.add_argument('--places', help='folder for the empty parts of the photos to learn from')
    arguments = parser.parse_args()
    for folder in filter(None, (arguments.out, arguments.held_out, arguments.places)):
        os.makedirs(folder, exist_ok=True)
    with open(os.path.join(HERE, 'photos.json'), encoding='utf8') as file:
        sources = json.load(file)
    written, missing = 0, []
    with zipfile.ZipFile(os.path.join(HERE, 'masks.zip')) as masks:
        for name, source in sources.items():
            repository = os.path.join(arguments.sources, name.replace('/', '+'))
            for number, path in source['photos'].items():
                folder = arguments.held_out if int(number) % HELD_OUT == AT else arguments.out
                if folder is None:
                    continue
                photo = read_photo(repository, source['commit'], path)
                if photo is None:
                    missing.append(f'{name}: {path}')
                    continue
                mask = cv2.imdecode(np.frombuffer(masks.read(f'{number}.png'), np.uint8), cv2.IMREAD_GRAYSCALE)
                photo = cv2.resize(photo, mask.shape[::-1], interpolation=cv2.INTER_AREA)
                cv2.imwrite(os.path.join(folder, f'{number}.jpg'), photo, [cv2.IMWRITE_JPEG_QUALITY, 92])
                cv2.imwrite(os.path.join(folder, f'{number}.png'), cv2.GaussianBlur(mask, (0, 0), SOFTENED))
                for k, (left, top, right, bottom) in enumerate(empty_parts(mask) if arguments.places and folder == arguments.out else ()):
                    cv2.imwrite(os.path.join(arguments.places, f'{number}{k}_bg.jpg'), photo[top:bottom, left:right], [cv2.IMWRITE_JPEG_QUALITY, 92])
                written += 1
    print(f'{written} photos written, {len(missing)} not found' + ''.join(f'\n  {each}' for each in missing[:20]))


if __name__ == '__main__':
    main()

"""Pack the training material into one small file: python3 training/pack.py --pictures DIR [DIR ...] --places DIR --plates DIR --models DIR
[--hands DIR] --out PACK.tar.xz

Everything that train_on_gpu.py needs can so be moved to another machine at once: `tar xf PACK.tar.xz -C DIR` gives DIR/pictures, places, plates,
models and hands. Photos are stored as small JPEG files."""
import argparse
import io
import os
import sys
import tarfile

sys.dont_write_bytecode = True
import cv2  # noqa: E402

from learn.pictures import PLATE_ENDS, PLATE_SIDE, find_pairs  # noqa: E402

SIDE, QUALITY, PLATE_QUALITY = 320, 72, 86  # px of a side of a picture or place; with these, 1,000 pictures take some 14 MB


def add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    """Adds one file, with the same bytes each time."""
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    archive.addfile(entry, io.BytesIO(content))


def encode(kind: str, picture, side: int, *options) -> bytes:
    """Bytes of the picture with a shorter side of at most `side` px, encoded as a file of this kind (`.jpg`, `.png`)."""
    scale = min(1.0, side / min(picture.shape[:2]))
    small = cv2.resize(picture, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA) if scale < 1 else picture
    return cv2.imencode(kind, small, list(options))[1].tobytes()


def add_photos(archive: tarfile.TarFile, kind: str, folder: str, names: list, side: int, quality: int) -> None:
    """Adds these photos of a folder below `kind`."""
    for name in names:
        photo = cv2.imread(os.path.join(folder, name))
        add(archive, f'{kind}/{name}', encode('.jpg', photo, side, cv2.IMWRITE_JPEG_QUALITY, quality))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of pictures with masks')
    parser.add_argument('--places', required=True, help='folder of write_places.py')
    parser.add_argument('--plates', required=True, help='folder of empty scenes')
    parser.add_argument('--models', required=True, help='folder of pack_models.py')
    parser.add_argument('--hands', help='folder of pack_hands.py')
    parser.add_argument('--out', required=True, help='file to write')
    arguments = parser.parse_args()
    with tarfile.open(arguments.out, 'w:xz') as archive:
        pairs = [pair for folder in arguments.pictures for pair in find_pairs(folder)]
        for count, (photo_path, mask_path) in enumerate(pairs):
            photo, mask = cv2.imread(photo_path), cv2.imread(mask_path, 0)
            if photo is not None and mask is not None:
                stem = f'pictures/{count:06d}'
                add(archive, stem + '.jpg', encode('.jpg', photo, SIDE, cv2.IMWRITE_JPEG_QUALITY, QUALITY))
                add(archive, stem + '_mask.png', encode('.png', mask, SIDE, cv2.IMWRITE_PNG_COMPRESSION, 9))
                add(archive, stem + '.json', b'{}')
        places = sorted(name for name in os.listdir(arguments.places) if name.endswith(PLATE_ENDS))
        add_photos(archive, 'places', arguments.places, places, SIDE, QUALITY)
        plates = sorted(name for name in os.listdir(arguments.plates) if name.endswith('.jpg'))
        add_photos(archive, 'plates', arguments.plates, plates, PLATE_SIDE, PLATE_QUALITY)
        models = sorted(name for name in os.listdir(arguments.models) if name.endswith('.npz'))
        packed = [(f'models/{name}', os.path.join(arguments.models, name)) for name in models]
        packed += [('hands/hands.npz', os.path.join(arguments.hands, 'hands.npz'))] if arguments.hands else []
        for name, path in packed:
            with open(path, 'rb') as file:
                add(archive, name, file.read())
    print(f'{arguments.out}: {len(pairs)} pictures, {len(places)} places, {len(plates)} plates, {len(models) - 1} models, '
          f'{os.path.getsize(arguments.out) / 1e6:.1f} MB')


if __name__ == '__main__':
    main()

"""Pack the training material into one small file: python3 training/pack.py --pictures DIR [DIR ...] --plates DIR --out PACK.tar

Pictures are stored as JPEG of good quality with their masks, plates as small as training keeps them, so that everything can be moved
to another machine at once. `tar xf PACK.tar -C DIR` gives DIR/pictures and DIR/plates, as train.py takes them; gpu.sh does that and
trains."""
import argparse
import io
import os
import sys
import tarfile

sys.dont_write_bytecode = True
import cv2  # noqa: E402

from learn.pictures import PLATE_SIDE, find_pairs  # noqa: E402

QUALITY, PLATE_QUALITY = 74, 88  # some 55 MB for 3,600 pictures


def add(archive: tarfile.TarFile, name: str, content: bytes) -> None:
    """Adds one file, with the same bytes each time."""
    entry = tarfile.TarInfo(name)
    entry.size = len(content)
    archive.addfile(entry, io.BytesIO(content))


def encode(kind: str, picture, *options) -> bytes:
    """Bytes of the picture, encoded as a file of this kind (`.jpg`, `.png`)."""
    return cv2.imencode(kind, picture, list(options))[1].tobytes()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument('--pictures', nargs='+', required=True, help='folders of pictures with masks')
    parser.add_argument('--plates', required=True, help='folder of empty scenes')
    parser.add_argument('--out', required=True, help='tar file to write')
    arguments = parser.parse_args()
    count = 0
    with tarfile.open(arguments.out, 'w') as archive:
        for folder in arguments.pictures:
            for photo_path, mask_path in find_pairs(folder):
                photo, mask = cv2.imread(photo_path), cv2.imread(mask_path, 0)
                if photo is None or mask is None:
                    continue
                stem = f'pictures/{count:06d}'
                add(archive, stem + '.jpg', encode('.jpg', photo, cv2.IMWRITE_JPEG_QUALITY, QUALITY))
                add(archive, stem + '_mask.png', encode('.png', mask, cv2.IMWRITE_PNG_COMPRESSION, 9))
                add(archive, stem + '.json', b'{}')
                count += 1
        for name in sorted(n for n in os.listdir(arguments.plates) if n.endswith('.jpg')):
            plate = cv2.imread(os.path.join(arguments.plates, name))
            scale = PLATE_SIDE / min(plate.shape[:2])
            plate = cv2.resize(plate, None, fx=scale, fy=scale, interpolation=cv2.INTER_AREA)
            add(archive, 'plates/' + name, encode('.jpg', plate, cv2.IMWRITE_JPEG_QUALITY, PLATE_QUALITY))
    print(f'{arguments.out}: {count} pictures, {os.path.getsize(arguments.out) / 1e6:.1f} MB')


if __name__ == '__main__':
    main()

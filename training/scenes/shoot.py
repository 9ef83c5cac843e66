"""Runs inside Blender: renders the pictures named in a JSON argument. Started by training/render.py."""
import json
import os
import sys
import time
import traceback

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
sys.dont_write_bytecode = True
from scenes import film  # noqa: E402  (first: it lets OpenCV read EXR)
from scenes.develop import jpeg_quality, phone_quality  # noqa: E402
from scenes.models import use_models  # noqa: E402
from scenes.picture import take_picture  # noqa: E402
from scenes.surroundings import use_panoramas  # noqa: E402
import cv2  # noqa: E402

cv2.setNumThreads(1)


def store(folder: str, index: int, result: dict) -> None:
    """Write the files of one picture; the notes are written last and mark it as complete."""
    stem = os.path.join(folder, f'{index:06d}')
    is_kind = not result['notes'].get('harsh', True)
    cv2.imwrite(stem + '.jpg', result['photo'], [cv2.IMWRITE_JPEG_QUALITY, phone_quality() if is_kind else jpeg_quality()])
    cv2.imwrite(stem + '_mask.png', result['mask'])
    if result['plate'] is not None:
        cv2.imwrite(stem + '_plate.jpg', result['plate'], [cv2.IMWRITE_JPEG_QUALITY, 90])
    if result['empty'] is not None:
        cv2.imwrite(stem + '_empty.jpg', result['empty'], [cv2.IMWRITE_JPEG_QUALITY, phone_quality() if is_kind else jpeg_quality()])
    with open(stem + '.json.part', 'w', encoding='utf8') as file:
        json.dump(result['notes'], file)
    os.replace(stem + '.json.part', stem + '.json')


def main() -> None:
    """Render every index of the job; a picture that fails is reported and skipped."""
    job = json.loads(sys.argv[sys.argv.index('--') + 1])
    if job['models']:
        use_models(job['models'], job['up'])
    if job['panoramas']:
        use_panoramas(job['panoramas'], job['held_out'])
    for index in job['indices']:
        started = time.time()
        try:
            result = take_picture(job['seed'], index, job['size'], job['held_out'], job['threads'], job['scratch'],
                                  job['family'], job['pairs'], job['clear'])
            store(job['folder'], index, result)
            notes = result['notes']
            print(f'PICTURE {index} {notes["family"]} {notes["place"]} {time.time() - started:.2f} s', flush=True)
        except Exception:
            traceback.print_exc()
            print(f'FAILED {index}', flush=True)


main()

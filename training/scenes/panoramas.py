"""Which panoramas of a folder are for training, and which for evaluation. Does not need Blender."""
import os
import zlib

HELD_OUT = 5  # every fifth panorama, by its name, is for evaluation only


def list_panoramas(folder: str, held_out: bool) -> list:
    """Paths of the .hdr files below `folder` for training, or for evaluation. Ends the program if there is none."""
    paths = sorted(os.path.join(place, name) for place, _, names in os.walk(folder, followlinks=True)
                   for name in names if name.endswith('.hdr'))
    chosen = [path for path in paths if (zlib.crc32(os.path.relpath(path, folder).encode()) % HELD_OUT == 0) == held_out]
    if not chosen:
        raise SystemExit(f'no .hdr files in {folder}')
    return chosen

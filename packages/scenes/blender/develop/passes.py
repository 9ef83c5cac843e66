"""Reads Blender's output."""
import os

os.environ['OPENCV_IO_ENABLE_OPENEXR'] = '1'

import cv2  # noqa: E402
import numpy as np  # noqa: E402

LUMINANCE = np.array([.2126, .7152, .0722], np.float32)


def lum(a):
    """Relative luminance of linear RGB."""
    return a @ LUMINANCE


def read(folder, layer, name):
    """One pass as H×W×3 (rgba: ×4, depth: H×W), linear, finite."""
    path = os.path.join(folder, f'{layer}_{name}_0001.exr')
    a = cv2.imread(path, cv2.IMREAD_UNCHANGED)
    if a is None:
        raise SystemExit(f'{path} is missing: render without --develop first.')
    a = np.nan_to_num(a.astype(np.float32), nan=0, posinf=6e4, neginf=0)
    if name == 'depth':
        return a if a.ndim == 2 else a[..., 0]
    rgb = np.ascontiguousarray(a[..., 2::-1])
    return np.dstack([rgb, a[..., 3]]) if name == 'rgba' else rgb


LIGHT = ('rgba', 'normal', 'depth', 'dcol', 'ddir', 'dind', 'gcol', 'gdir', 'gind', 'tcol', 'tdir', 'tind', 'emit', 'env')
DETAIL = ('rgba', 'normal', 'depth', 'dcol', 'gcol')


def read_layer(folder, layer):
    """Every pass of a layer by its short name."""
    return {name: read(folder, layer, name) for name in (DETAIL if layer == 'detail' else LIGHT)}

"""One plate from its passes: picture, JSON, key map."""
import json
import os

import cv2
import numpy as np

from .bokeh import defocus
from .denoise import denoise
from .jpeg import write_jpeg
from .light import key_share, light_at, probe
from .passes import read, read_layer
from .tone import agx, finish, glare


def load(folder, name):
    with open(os.path.join(folder, name + '.json'), encoding='utf8') as f:
        return json.load(f)


def picture(folder, light_folder, look):
    """Linear RGB of the whole frame."""
    front, detail = read_layer(light_folder, 'front'), read_layer(folder, 'detail')
    old_paint = None if folder == light_folder else read(light_folder, 'detail', 'dcol').mean((0, 1))
    sharp = denoise(front, look['layers'], detail, old_paint)
    if not look['layers']:
        return sharp
    back = read_layer(light_folder, 'back')
    far = np.minimum(denoise(back), 60)
    far = defocus(far, back['depth'], look['focus'], look['bokeh'])
    far = cv2.resize(far, sharp.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    raw, alpha = detail['rgba'][..., 3:4], clean_alpha(detail['rgba'][..., 3])
    return sharp / np.maximum(raw, .25) * alpha + np.maximum(far, 0) * (1 - alpha)


def clean_alpha(alpha):
    """Smooths the grain of few samples where an edge is out of focus; leaves sharp edges."""
    alpha = np.clip(alpha, 0, 1)
    s = 2.0 * alpha.shape[0] / 2048
    wide = cv2.boxFilter(((alpha > .03) & (alpha < .97)).astype(np.float32), -1, (9, 9)) > .55
    wide = cv2.GaussianBlur(wide.astype(np.float32), (0, 0), 3 * s)
    soft = cv2.GaussianBlur(alpha, (0, 0), sigmaX=4 * s, sigmaY=.8 * s)
    return (alpha * (1 - wide) + soft * wide)[..., None]


def palette(display, count=5):
    """The picture's colours by share, as hex, from clusters in Lab; those under 4 % are left out."""
    small = cv2.resize(display, (64, 64), interpolation=cv2.INTER_AREA).astype(np.float32)
    lab = cv2.cvtColor(small, cv2.COLOR_RGB2Lab).reshape(-1, 3)
    cv2.setRNGSeed(1)
    _, label, centers = cv2.kmeans(lab, count, None, (3, 40, .1), 3, cv2.KMEANS_PP_CENTERS)
    share = np.bincount(label.ravel(), minlength=count) / len(lab)
    rgb = cv2.cvtColor(centers[None].astype(np.float32), cv2.COLOR_Lab2RGB)[0]
    order = [i for i in np.argsort(-share) if share[i] > .04 or i in np.argsort(-share)[:3]]
    return ['#%02x%02x%02x' % tuple(int(round(v * 255)) for v in np.clip(rgb[i], 0, 1)) for i in order]


def develop(work, name, out):
    """Reads WORK/NAME, writes OUT/NAME.{jpg,json} and OUT/NAME_key.png."""
    folder = os.path.join(work, name)
    info, look = load(folder, 'info'), load(folder, 'look')
    light_folder = os.path.join(work, look['base'] or name)
    lin = glare(picture(folder, light_folder, look), look['glare'])
    display = finish(agx(lin, look['ev'], look['contrast'], look['saturation']), look['vignette'])
    share, key, total = key_share(light_folder, look['layers'])
    info.update(light_at(info, share, key, total), palette=palette(display.astype(np.float32)), probe=probe(folder, info, look))
    os.makedirs(out, exist_ok=True)
    quality, size = write_jpeg(os.path.join(out, name + '.jpg'), display)
    cv2.imwrite(os.path.join(out, name + '_key.png'), (share * 255).astype(np.uint8), [cv2.IMWRITE_PNG_COMPRESSION, 9])
    with open(os.path.join(out, name + '.json'), 'w', encoding='utf8') as f:
        json.dump(rounded(info), f, indent=1)
        f.write('\n')
    print(f'{name}: {size // 1024} KB at quality {quality}, mean {display.mean():.2f}, probe {info["probe"]["front"]}', flush=True)


def rounded(value):
    """Eight significant digits: enough for a pixel, short enough to read."""
    if isinstance(value, float):
        return float(f'{value:.8g}')
    if isinstance(value, dict):
        return {k: rounded(v) for k, v in value.items()}
    return [rounded(v) for v in value] if isinstance(value, (list, tuple)) else value

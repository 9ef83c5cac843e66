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
    raw = np.clip(detail['rgba'][..., 3], 0, 1)
    far, distance = np.minimum(denoise(back), 60), back['depth']
    if look['soft_from']:
        far, distance = run_under(raw, far, distance)
    far = defocus(far, distance, look['focus'] + look['soft_from'], look['bokeh'])
    far = cv2.resize(far, sharp.shape[1::-1], interpolation=cv2.INTER_CUBIC)
    alpha, level = clean_alpha(raw)
    colour = clean_colour(sharp / np.maximum(raw, .25)[..., None], raw, level)
    near = np.dstack([colour * alpha[..., None], alpha])
    if look['soft_from']:
        near = soften(near, detail['depth'], look)
    return near[..., :3] + np.maximum(far, 0) * (1 - near[..., 3:])


def run_under(alpha, *far):
    """Pictures of the far layer whose ground continues below the sharp one, column by column: nothing was rendered there."""
    small = cv2.resize(alpha, far[0].shape[1::-1], interpolation=cv2.INTER_AREA)
    far = [picture.copy() for picture in far]
    for x in range(small.shape[1]):
        edge = int(np.flatnonzero(small[:, x] < .5).max(initial=0))
        if edge > 8:
            for picture in far:
                picture[edge - 2:, x] = picture[edge - 7:edge - 2, x].mean(0)
    return far


def soften(near, depth, look):
    """Blurs what is farther than `soft_from` metres behind the focus, like the far layer: ground without an edge of its own continues
    there. RGBA with colours multiplied by alpha."""
    solid = near[..., 3] > .5
    most = np.percentile(depth[solid], 99.8)
    depth = np.where(solid, np.minimum(depth, most), most)
    return defocus(near, depth, look['focus'] + look['soft_from'], look['bokeh'])


def blur(field, across, down):
    """Gaussian blur; widths in pixels of a picture of 2048."""
    s = field.shape[0] / 2048
    return cv2.GaussianBlur(field, (0, 0), sigmaX=across * s, sigmaY=down * s)


def clean_alpha(alpha):
    """Smooths the grain of few samples at out-of-focus edges, most of all along the level back edge of a table; keeps sharp edges.
    Returns alpha, and 0-1 how level the edge is at each place."""
    partly = blur(((alpha > .03) & (alpha < .97)).astype(np.float32), 5, 5)
    wide = np.clip((blur(partly, 2, 2) - .45) / .1, 0, 1)
    level = np.abs(blur(alpha, 24, 5) - blur(alpha, 5, 5)) < .04
    level = blur((level & (partly > .12)).astype(np.float32), 6, 2)
    level = np.clip(2 * level - .4, 0, 1)
    soft = alpha * (1 - wide) + blur(alpha, 4, 1.6) * wide
    return soft * (1 - level) + blur(alpha, 24, 1) * level, level


def clean_colour(colour, alpha, level):
    """A level edge takes the colour in front of it: where coverage is low, there is only grain."""
    weight = np.clip((alpha - .7) / .3, 0, 1)
    near = blur(colour * weight[..., None], 8, 4) / np.maximum(blur(weight, 8, 4), 1e-3)[..., None]
    share = np.maximum(level * (blur(alpha, 8, 2) < .98), 0)[..., None]
    return colour * (1 - share) + near * share


def palette(display, count=5):
    """The picture's colours by share, as hex, from clusters in Lab; those below 4 % are left out."""
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

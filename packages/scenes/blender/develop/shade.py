"""Two atlases of a view from the passes of shade.py: the objects with alpha, and how much each darkens the picture of the floor."""
import json
import os

import cv2
import numpy as np

from .denoise import fireflies
from .passes import read
from .tone import agx

# Fields are kept at half the rendered size: the noise of few samples is gone, a shadow's edge is not.
REDUCED = 2
# Metres by which a place may be off the floor's plane and still count as floor.
LEVEL = .004
LUMA = np.array([.299, .587, .114], np.float32)


def reduced(a):
    return cv2.resize(a, None, fx=1 / REDUCED, fy=1 / REDUCED, interpolation=cv2.INTER_AREA)


def light_of(folder, tag):
    """Diffuse light at every place, linear RGB."""
    return reduced(fireflies(read(folder, tag, 'ddir'), 6) + fireflies(read(folder, tag, 'dind'), 3))


def floor_of(folder, facts):
    """Share of every place that is the floor on which the object stands, 0–1."""
    depth = read(folder, 'empty', 'depth')
    h, w = depth.shape
    yy, xx = np.mgrid[0:h, 0:w] + .5
    pixels = np.stack([xx, yy, np.ones_like(xx)], -1)
    there = pixels @ np.array(facts['H_image_to_floor']).T
    expected = 1 / np.maximum(there[..., 2], 1e-9)
    slope = abs(np.array(facts['world_to_cam'])[2][2])
    near = (there[..., 2] > 0) & (np.abs(depth - expected) * max(.2, slope) < LEVEL)
    radius = facts['look']['support'].get('radius')
    if radius:
        near &= np.hypot(there[..., 0], there[..., 1]) / np.maximum(there[..., 2], 1e-9) < radius
    return reduced(near.astype(np.float32))


def field_of(empty, shaded, floor):
    """0: not floor; 1–255: how much the object darkens the picture there, 0–1."""
    paint, gloss, light, look = empty
    shown = [agx(paint * cv2.GaussianBlur(one, (0, 0), .6) + gloss, look['ev'], look['contrast'], look['saturation']) @ LUMA for one in (light, shaded)]
    darker = np.clip(1 - shown[1] / np.maximum(shown[0], 1e-3), 0, 1)
    return np.where(floor > .98, 1 + np.round(254 * darker), 0).astype(np.uint8)


def thing_of(folder, name):
    """The object alone as seen, 8-bit BGRA with straight alpha."""
    rgba = read(folder, name + '_thing', 'rgba')
    alpha = np.clip(rgba[..., 3:], 0, 1)
    look = json.load(open(os.path.join(folder, 'facts.json'), encoding='utf8'))['look']
    rgb = agx(rgba[..., :3] / np.maximum(alpha, .02), look['ev'], look['contrast'], look['saturation'])
    return np.round(255 * np.dstack([rgb[..., ::-1], alpha])).astype(np.uint8)


def develop(folder, names, out):
    """Writes OUT_things.webp and OUT_floor.png: one cell per object, from left to right."""
    with open(os.path.join(folder, 'facts.json'), encoding='utf8') as f:
        facts = json.load(f)
    floor, look = floor_of(folder, facts), facts['look']
    light = light_of(folder, 'empty')
    paint = cv2.GaussianBlur(reduced(read(folder, 'empty', 'dcol')), (0, 0), 2)
    gloss = reduced((fireflies(read(folder, 'empty', 'gdir'), 4) + fireflies(read(folder, 'empty', 'gind'), 3)) * read(folder, 'empty', 'gcol'))
    empty = paint, cv2.GaussianBlur(gloss, (0, 0), 2), light, look
    fields = [field_of(empty, light_of(folder, name), floor) for name in names]
    cv2.imwrite(out + '_floor.png', np.hstack(fields), [cv2.IMWRITE_PNG_COMPRESSION, 9])
    cv2.imwrite(out + '_things.webp', np.hstack([thing_of(folder, name) for name in names]), [cv2.IMWRITE_WEBP_QUALITY, 82])

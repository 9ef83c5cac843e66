import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { Plane, Planes } from '../../pixels/plane.ts';
import { buildPyramid, costOf, fitHomography } from './fit-homography.ts';
import { type Homography, identity, mapPoint } from './homography.ts';
import { matchFeatures } from './match-features.ts';

const LEVELS = 4;
/** The pyramid level at which two starting points are compared: fine enough to decide, coarse enough to be fast. */
const CONTEST = 2;

/** The empty shot as the camera of the photo would have seen it. */
export interface Aligned {
  /** sRGB 0–1, framed like the photo. */
  shot: Planes;
  /** 1 where the empty shot shows the place at all, else 0. */
  seen: Uint8Array;
  map: Homography;
}

/**
 * Aligns the empty shot with the photo: matched features and the unchanged frame are two starting points, and the better one is refined.
 * @param photo, empty of the same size
 */
export async function alignShots(photo: OpaquePixels, empty: OpaquePixels): Promise<Aligned> {
  const [here, there] = [buildPyramid(lumaOf(photo), LEVELS), buildPyramid(lumaOf(empty), LEVELS)];
  const found = await matchFeatures(photo, empty);
  const starts = [fitHomography(here, there, identity(), 0, CONTEST + 1)];
  if (found !== null) starts.push(fitHomography(here, there, found, CONTEST, CONTEST + 1));
  const costs = starts.map((map) => costOf(here[CONTEST]!, there[CONTEST]!, map));
  const best = starts[costs.indexOf(Math.min(...costs))]!;
  const map = fitHomography(here, there, best, LEVELS - 1, LEVELS);
  return { ...warp(empty, map), map };
}

function lumaOf({ data, width, height }: OpaquePixels): Plane {
  const out = new Float32Array(width * height);
  for (let i = 0; i < out.length; i++) {
    out[i] = (0.299 * data[i * 3]! + 0.587 * data[i * 3 + 1]! + 0.114 * data[i * 3 + 2]!) / 255;
  }
  return { data: out, width, height };
}

function warp({ data, width, height }: OpaquePixels, map: Homography): Pick<Aligned, 'shot' | 'seen'> {
  const size = width * height;
  const channels = [new Float32Array(size), new Float32Array(size), new Float32Array(size)] as const;
  const seen = new Uint8Array(size);
  const half = Math.max(width, height) / 2;
  const to = new Float64Array(2);
  for (let row = 0, i = 0; row < height; row++) {
    for (let column = 0; column < width; column++, i++) {
      mapPoint(map, (column + 0.5 - width / 2) / half, (row + 0.5 - height / 2) / half, to);
      const [u, v] = [to[0]! * half + width / 2 - 0.5, to[1]! * half + height / 2 - 0.5];
      seen[i] = u >= -0.5 && v >= -0.5 && u <= width - 0.5 && v <= height - 0.5 ? 1 : 0;
      const [left, top] = [clamp(Math.floor(u), width - 1), clamp(Math.floor(v), height - 1)];
      const [tx, ty] = [Math.min(1, Math.max(0, u - left)), Math.min(1, Math.max(0, v - top))];
      const right = Math.min(width - 1, left + 1) - left;
      const below = (Math.min(height - 1, top + 1) - top) * width;
      const at = top * width + left;
      for (let c = 0; c < 3; c++) {
        const upper = data[at * 3 + c]! * (1 - tx) + data[(at + right) * 3 + c]! * tx;
        const lower = data[(at + below) * 3 + c]! * (1 - tx) + data[(at + below + right) * 3 + c]! * tx;
        channels[c]![i] = (upper * (1 - ty) + lower * ty) / 255;
      }
    }
  }
  return { shot: { channels, width, height }, seen };
}

const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

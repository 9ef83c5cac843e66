import sharp from 'sharp';
import type { Area } from '../model.ts';
import type { Sides } from './plan-frame.ts';
import { pixelsOf } from '../pixels/opaque-pixels.ts';

/** Longer side for the analysis: enough to see letters and lines, while grain averages out. */
const SIDE_PX = 320;
/** Difference between neighbouring pixels from which there is content. */
const DRAWN = 12;
/** Margin around content that must not be cropped, as a fraction of the picture. */
const AIR = 0.045;

/** Pixels on each side of a picture that are not needed. */
export interface Background {
  /** Plain background only: may be cropped. */
  spare: Sides;
  /** Neither product nor words: may be repeated. */
  bare: Sides;
}

/**
 * Finds the background around a picture's content, with a margin.
 * @param keep product and words, in fractions
 */
export async function findBackground(
  picture: Uint8Array,
  size: { width: number; height: number },
  keep: readonly Area[],
): Promise<Background> {
  const small = await pixelsOf(sharp(picture).resize(SIDE_PX, SIDE_PX, { fit: 'inside' }).toColourspace('srgb'));
  const drawn = boundDrawn(small.data, small.width, small.height);
  return { spare: around(drawn === null ? keep : [...keep, drawn], size), bare: around(keep, size) };
}

function around(areas: readonly Area[], { width, height }: { width: number; height: number }): Sides {
  if (areas.length === 0) return { left: 0, top: 0, right: 0, bottom: 0 };
  const free = (shares: number[], sizePx: number): number =>
    Math.floor(Math.max(0, Math.min(...shares) - AIR) * sizePx);
  return {
    left: free(
      areas.map(({ left }) => left),
      width,
    ),
    top: free(
      areas.map(({ top }) => top),
      height,
    ),
    right: free(
      areas.map((area) => 1 - area.left - area.width),
      width,
    ),
    bottom: free(
      areas.map((area) => 1 - area.top - area.height),
      height,
    ),
  };
}

/** Bounding box of everything with an edge, in fractions; null if the picture is plain. */
function boundDrawn(data: Uint8Array, width: number, height: number): Area | null {
  let [minX, maxX, minY, maxY] = [width, -1, height, -1];
  for (let y = 1; y < height; y++) {
    for (let x = 1; x < width; x++) {
      const i = (y * width + x) * 3;
      if (!differs(data, i, i - 3) && !differs(data, i, i - width * 3)) continue;
      minX = Math.min(minX, x - 1);
      maxX = Math.max(maxX, x);
      minY = Math.min(minY, y - 1);
      maxY = y;
    }
  }
  if (maxX < 0) return null;
  const [left, top] = [minX / width, minY / height];
  return { left, top, width: (maxX + 1) / width - left, height: (maxY + 1) / height - top };
}

function differs(data: Uint8Array, i: number, j: number): boolean {
  for (let c = 0; c < 3; c++) if (Math.abs(data[i + c]! - data[j + c]!) >= DRAWN) return true;
  return false;
}

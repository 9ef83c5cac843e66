import { randomFrom } from '../pixels/random.ts';
import { drawOut } from './draw-out.ts';
import { lookAtEdges } from './look-at-edges.ts';
import type { Sides } from './plan-frame.ts';
import { type OpaquePixels, pixelsOf, sharpOf } from '../pixels/opaque-pixels.ts';

/** Blur levels of the added background, as fractions of the result's longer side; values in between are interpolated. */
const BLURS = [0, 0.012, 0.04, 0.09] as const;
/** Distance from the picture, as the same fraction, at which the last level is reached. */
const FAR = 0.26;
/** Blurring works at this size: blurred areas have no more detail. */
const BLUR_SIDE_PX = 400;

/**
 * Adds background around a picture, made from the picture itself: a plain edge continues unchanged; otherwise the outer strip is
 * mirrored, stretched and increasingly blurred, so that there is no seam and nothing is visible twice. Pure white stays pure
 * white; film grain continues.
 * @param bare pixels on each side without product and words
 */
export async function extendBackground(picture: OpaquePixels, pad: Sides, bare: Sides): Promise<OpaquePixels> {
  if (pad.left + pad.top + pad.right + pad.bottom === 0) return picture;
  const { plain, grain } = lookAtEdges(picture);
  const extended = plain
    ? await pixelsOf(sharpOf(picture).extend({ ...pad, extendWith: 'copy' }))
    : await drawOut(picture, pad, bare);
  const levels: Buffer[] = [];
  for (const share of BLURS) levels.push(share === 0 ? extended.data : await blur(extended, share));
  // A plain edge is blurred from the first pixel on: its grain would be stretched into lines.
  return mixLevels(picture, pad, levels, { start: plain ? 1 : 0, noise: grainOf(plain ? grain : 0) });
}

async function blur(background: OpaquePixels, share: number): Promise<Buffer> {
  const { width, height } = background;
  const ratio = Math.min(1, BLUR_SIDE_PX / Math.max(width, height));
  const reduced = { width: Math.ceil(width * ratio), height: Math.ceil(height * ratio), fit: 'fill' } as const;
  const small = await pixelsOf(sharpOf(background).resize(reduced));
  const soft = await pixelsOf(sharpOf(small).blur(Math.max(0.3, share * Math.max(small.width, small.height))));
  return (await pixelsOf(sharpOf(soft).resize(width, height, { fit: 'fill', kernel: 'linear' }))).data;
}

interface Mix {
  /** Blur level right beside the picture. */
  start: number;
  noise: () => number;
}

function mixLevels(picture: OpaquePixels, pad: Sides, levels: readonly Buffer[], { start, noise }: Mix): OpaquePixels {
  const [width, height] = [picture.width + pad.left + pad.right, picture.height + pad.top + pad.bottom];
  const data = Buffer.from(levels[0]!);
  const perPixel = (BLURS.length - 1) / (FAR * Math.max(width, height));
  const right = pad.left + picture.width - 1;
  const bottom = pad.top + picture.height - 1;
  for (let y = 0; y < height; y++) {
    const dy = Math.max(pad.top - y, y - bottom, 0);
    for (let x = 0; x < width; x++) {
      const distance = Math.max(dy, pad.left - x, x - right, 0);
      // Skip the picture itself.
      if (distance === 0) x = right + 1;
      if (x >= width) break;
      const depth = Math.min(BLURS.length - 1.001, start + Math.max(1, distance) * perPixel);
      const [near, next, share] = [levels[Math.floor(depth)]!, levels[Math.floor(depth) + 1]!, depth % 1];
      const [i, grain] = [(y * width + x) * 3, noise()];
      for (let c = 0; c < 3; c++) data[i + c] = clamp(near[i + c]! * (1 - share) + next[i + c]! * share + grain);
    }
  }
  return { data, width, height };
}

const clamp = (level: number): number => Math.max(0, Math.min(255, Math.round(level)));

/** Seeded, so that the same picture gives the same bytes. */
function grainOf(sigma: number): () => number {
  const random = randomFrom(7);
  return sigma < 0.3 ? () => 0 : () => sigma * Math.sqrt(3) * (random() + random() + random() + random() - 2);
}

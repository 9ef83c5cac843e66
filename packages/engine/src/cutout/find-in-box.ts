import sharp from 'sharp';
import type { OpaquePixels } from '../intake/decode-photo.ts';
import type { Box, HintBox } from '../model.ts';
import { type Finding, findUnaided } from './find-unaided.ts';
import type { Network } from './network/open-network.ts';
import type { Mask } from './plane.ts';
import { GUESSES_IN_BOX } from './try-guesses.ts';

/** What is seen around the user's box, as a share of its longer side: what is background can only be told from some. */
const MARGIN = 0.15;

/**
 * Finds what the user's box holds: what was found in the whole photo, cut off at the box, or what is found when only the
 * box and a little around it is looked at, whichever fills the box better.
 * @param pixels longer side up to 1024 px, @param unaided what was found without the box
 */
export async function findInBox(
  pixels: OpaquePixels,
  box: HintBox,
  unaided: Finding,
  network: Network,
): Promise<Finding> {
  const part = widen(box, pixels);
  const { data, info } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .extract(part)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const near = await findUnaided({ data, width: info.width, height: info.height }, network, GUESSES_IN_BOX);
  const found = [unaided.mask, place(near.mask, part, pixels, unaided.mask)].map((mask) => keepInside(mask, box));
  const [first, second] = found.map((mask) => measureFill(mask, box));
  return second! > first! ? { mask: found[1]!, score: near.score } : { mask: found[0]!, score: unaided.score };
}

function widen({ x, y, w, h }: HintBox, { width, height }: OpaquePixels): Box {
  const margin = MARGIN * Math.max(w * width, h * height);
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const left = clamp(x * width - margin, width - 1);
  const top = clamp(y * height - margin, height - 1);
  const right = clamp((x + w) * width + margin, width);
  const bottom = clamp((y + h) * height + margin, height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The mask of a part of `whole`, at the size of `frame`, which shows all of it. */
function place(mask: Mask, part: Box, whole: OpaquePixels, { width, height }: Mask): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const v = Math.floor(((((y + 0.5) * whole.height) / height - part.top) * mask.height) / part.height);
    for (let x = 0; x < width; x++, i++) {
      const u = Math.floor(((((x + 0.5) * whole.width) / width - part.left) * mask.width) / part.width);
      if (u >= 0 && u < mask.width && v >= 0 && v < mask.height) data[i] = mask.data[v * mask.width + u]!;
    }
  }
  return { data, width, height };
}

function keepInside({ data, width, height }: Mask, { x, y, w, h }: HintBox): Mask {
  const out = data.map((value, i) => {
    const u = ((i % width) + 0.5) / width;
    const v = (Math.floor(i / width) + 0.5) / height;
    return u >= x && u <= x + w && v >= y && v <= y + h ? value : 0;
  });
  return { data: out, width, height };
}

/** How much of the box the bounds of a mask inside it take up, 0–1. */
function measureFill({ data, width, height }: Mask, box: HintBox): number {
  let [minX, maxX, minY, maxY] = [width, -1, height, -1];
  data.forEach((value, i) => {
    if (value === 0) return;
    minX = Math.min(minX, i % width);
    maxX = Math.max(maxX, i % width);
    minY = Math.min(minY, Math.floor(i / width));
    maxY = Math.floor(i / width);
  });
  if (maxX < 0) return 0;
  return ((maxX - minX + 1) * (maxY - minY + 1)) / Math.max(1, box.w * width * box.h * height);
}

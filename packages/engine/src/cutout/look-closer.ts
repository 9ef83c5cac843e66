import sharp from 'sharp';
import type { OpaquePixels } from '../intake/decode-photo.ts';
import type { Box, HintBox } from '../model.ts';
import { frameHints } from './network/frame-hints.ts';
import type { Network } from './network/open-network.ts';
import { rateByNetwork } from './network/rate-by-network.ts';
import type { Plane } from './plane.ts';
import { resizePlane } from './resize-plane.ts';

/** What is seen around a thing, as a share of its longer side: what is background can only be told from some. */
const MARGIN = 0.15;

/**
 * Asks the network once more, about what lies around `about` alone: there it sees more of a small thing. It is told where
 * the thing lies and asked a second time without being told, since the box may be wrong or loose.
 * @param belief its probabilities for the whole photo, @param about shares of the photo
 * @returns the mean of all it said, framed like `belief`
 */
export async function lookCloser(
  pixels: OpaquePixels,
  network: Network,
  belief: Plane,
  about: HintBox,
): Promise<Plane> {
  const part = widen(about, belief);
  const near = await extract(pixels, part, belief);
  const share = { x: part.left / belief.width, y: part.top / belief.height };
  const frame = { ...share, w: part.width / belief.width, h: part.height / belief.height };
  const seen = [await rateByNetwork(near, network, frameHints({ box: about, strokes: [] }, frame, 1))];
  if (network.profile.hints !== null) seen.push(await rateByNetwork(near, network));
  return blend(
    belief,
    seen.map((plane) => resizePlane(plane, part.width, part.height)),
    part,
  );
}

/** @returns pixels of a picture as large as `frame` */
function widen({ x, y, w, h }: HintBox, { width, height }: Plane): Box {
  const margin = MARGIN * Math.max(w * width, h * height);
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const left = clamp(x * width - margin, width - 1);
  const top = clamp(y * height - margin, height - 1);
  const right = clamp((x + w) * width + margin, width);
  const bottom = clamp((y + h) * height + margin, height);
  return { left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

async function extract(pixels: OpaquePixels, part: Box, frame: Plane): Promise<OpaquePixels> {
  const [scaleX, scaleY] = [pixels.width / frame.width, pixels.height / frame.height];
  const left = Math.floor(part.left * scaleX);
  const top = Math.floor(part.top * scaleY);
  const right = Math.min(pixels.width, Math.max(left + 1, Math.round((part.left + part.width) * scaleX)));
  const bottom = Math.min(pixels.height, Math.max(top + 1, Math.round((part.top + part.height) * scaleY)));
  const { data, info } = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .extract({ left, top, width: right - left, height: bottom - top })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Inside the part the mean of all planes, outside it what was believed before. */
function blend(belief: Plane, seen: readonly Plane[], { left, top, width, height }: Box): Plane {
  const data = belief.data.slice();
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      const at = (top + y) * belief.width + left + x;
      data[at] = seen.reduce((sum, plane) => sum + plane.data[i]!, data[at]!) / (seen.length + 1);
    }
  }
  return { ...belief, data };
}

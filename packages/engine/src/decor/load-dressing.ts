import type { Canvas } from '@napi-rs/canvas';
import { type Dressing, dressings } from '@vitrine/scenes';
import sharp from 'sharp';
import { LINEAR_OF, levelOf, linearOfHex, type Linear } from '../pixels/colour.ts';
import { canvasOf } from '../pixels/rasters.ts';

/** A dressing in the requested colours, ready to draw: its shadow is dark and translucent. */
export interface PaintedDressing {
  dressing: Dressing;
  image: Canvas;
}

/** Pixels of a file, rows from the top. */
interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Areas rendered white, to be coloured, reflect this share of the light. */
const ALBEDO = 0.86;
/** Decoded dressings kept per thread: a picture shows one, and two styles have one. */
const MAX_KEPT = 2;
const kept = new Map<string, Promise<{ picture: Pixels; masks: Pixels | null }>>();

/** Dressings in their colours: a preview and its final have the same. */
const painted = new Map<string, Promise<PaintedDressing>>();

/**
 * Loads a dressing and colours it by its masks; the rendered light and shade stay. The result must not be drawn on.
 * @param colours by mask name, `#rrggbb`; a mask without a colour stays white
 * @throws RangeError when there is no dressing of that name
 */
export function paintDressing(name: string, colours: Readonly<Record<string, string>>): Promise<PaintedDressing> {
  return keepLast(painted, JSON.stringify([name, colours]), () => paint(name, colours));
}

/** Caches the latest values of an expensive function. */
function keepLast<T>(kept: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const known = kept.get(key) ?? make();
  kept.delete(key);
  kept.set(key, known);
  known.catch(() => kept.delete(key));
  while (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return known;
}

async function paint(name: string, colours: Readonly<Record<string, string>>): Promise<PaintedDressing> {
  const dressing = dressings.get(name);
  if (!dressing) throw new RangeError(`No dressing is called ${name}`);
  const { picture, masks } = await openDressing(dressing);
  const { width, height } = picture;
  const data = new Uint8ClampedArray(picture.data);
  if (masks)
    layColours(
      data,
      masks.data,
      dressing.info.masks.map((mask) => shareOf(colours[mask])),
    );
  return { dressing, image: canvasOf({ data, width, height }) };
}

const openDressing = (dressing: Dressing): Promise<{ picture: Pixels; masks: Pixels | null }> =>
  keepLast(kept, dressing.name, () => decode(dressing));

async function decode({ imagePath, masksPath }: Dressing): Promise<{ picture: Pixels; masks: Pixels | null }> {
  const picture = await read(imagePath, 4);
  endShadow(picture);
  return { picture, masks: masksPath === null ? null : await read(masksPath, 3) };
}

/**
 * Alpha from which a pixel is the object rather than its shadow, and alpha at an edge below which the shadow has already faded.
 */
const [SOLID, ENDED] = [250, 8];

/** A shadow cut off by the picture's right edge fades out before it, from half-way between the object and the edge. */
function endShadow({ data, width, height }: Pixels): void {
  let [last, most] = [0, 0];
  for (let y = 0; y < height; y++) {
    most = Math.max(most, data[(y * width + width - 1) * 4 + 3]!);
    for (let x = width - 1; x > last; x--) if (data[(y * width + x) * 4 + 3]! >= SOLID) last = x;
  }
  if (most < ENDED || most >= SOLID) return;
  const from = Math.round(last + 0.25 * (width - last));
  for (let x = from; x < width; x++) {
    const t = 1 - (x - from) / (width - 1 - from);
    const kept = t * t * (3 - 2 * t);
    for (let y = 0; y < height; y++) data[(y * width + x) * 4 + 3]! *= kept;
  }
}

async function read(path: string, channels: 3 | 4): Promise<Pixels> {
  const image = channels === 4 ? sharp(path).ensureAlpha() : sharp(path).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** Reflectance of a colour relative to the rendered white; null leaves white as it is. */
function shareOf(hex: string | undefined): Linear | null {
  if (hex === undefined) return null;
  const [r, g, b] = linearOfHex(hex);
  return [r / ALBEDO, g / ALBEDO, b / ALBEDO];
}

function layColours(data: Uint8ClampedArray, masks: Uint8Array, shares: readonly (Linear | null)[]): void {
  const laid = shares.flatMap((share, mask) => (share ? [{ share, mask }] : []));
  if (laid.length === 0) return;
  for (let at = 0, mask0 = 0; at < data.length; at += 4, mask0 += 3) {
    if (data[at + 3] === 0) continue;
    for (let c = 0; c < 3; c++) {
      let factor = 1;
      for (const { share, mask } of laid) factor += (masks[mask0 + mask]! / 255) * (share[c]! - 1);
      if (factor !== 1) data[at + c] = levelOf(LINEAR_OF[data[at + c]!]! * factor);
    }
  }
}

import type { Canvas } from '@napi-rs/canvas';
import { type Dressing, dressings } from '@vitrine/scenes';
import sharp from 'sharp';
import { LINEAR_OF, levelOf, linearOfHex, type Linear } from '../pixels/colour.ts';
import { canvasOf } from '../pixels/rasters.ts';

/** A dressing in the colours asked for, ready to be drawn: its shadow is dark and translucent. */
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

/** What is white for want of a colour was rendered with this share of light sent back. */
const ALBEDO = 0.86;
/** Decoded dressings a thread keeps: a picture shows one, and two styles have one. */
const MAX_KEPT = 2;
const kept = new Map<string, Promise<{ picture: Pixels; masks: Pixels | null }>>();

/**
 * Opens a dressing and lays colours on it by its masks; light and shade stay as they were rendered.
 * @param colours by name of the mask, `#rrggbb`; a mask without one stays white
 * @throws RangeError when there is no dressing of that name
 */
export async function paintDressing(name: string, colours: Readonly<Record<string, string>>): Promise<PaintedDressing> {
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

function openDressing(dressing: Dressing): Promise<{ picture: Pixels; masks: Pixels | null }> {
  const known = kept.get(dressing.name) ?? decode(dressing);
  kept.delete(dressing.name);
  kept.set(dressing.name, known);
  known.catch(() => kept.delete(dressing.name));
  while (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return known;
}

async function decode({ imagePath, masksPath }: Dressing): Promise<{ picture: Pixels; masks: Pixels | null }> {
  return { picture: await read(imagePath, 4), masks: masksPath === null ? null : await read(masksPath, 3) };
}

async function read(path: string, channels: 3 | 4): Promise<Pixels> {
  const image = channels === 4 ? sharp(path).ensureAlpha() : sharp(path).removeAlpha();
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** What a colour sends back of the light, by what white did; null leaves white as it is. */
function shareOf(hex: string | undefined): Linear | null {
  if (hex === undefined) return null;
  const [r, g, b] = linearOfHex(hex);
  return [r / ALBEDO, g / ALBEDO, b / ALBEDO];
}

function layColours(data: Uint8ClampedArray, masks: Uint8Array, shares: readonly (Linear | null)[]): void {
  for (let i = 0; i < data.length / 4; i++) {
    if ((data[i * 4 + 3] ?? 0) === 0) continue;
    for (let c = 0; c < 3; c++) {
      let factor = 1;
      shares.forEach((share, mask) => {
        const cover = (masks[i * 3 + mask] ?? 0) / 255;
        if (share) factor += cover * ((share[c] ?? 1) - 1);
      });
      if (factor !== 1) data[i * 4 + c] = levelOf((LINEAR_OF[data[i * 4 + c] ?? 0] ?? 0) * factor);
    }
  }
}

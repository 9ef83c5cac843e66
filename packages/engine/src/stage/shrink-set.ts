import { plates } from '@vitrine/scenes';
import sharp from 'sharp';
import type { ChosenSet } from './choose-set.ts';

/** Longer side: sharp as a thumbnail on a high-density screen, and a few kilobytes. */
const SIDE_PX = 240;
const made = new Map<string, Promise<Uint8Array>>();

/** A thumbnail of a set as it would be used, for choosing it: WebP, longer side 240 px. Cached, because there are few sets. */
export function shrinkSet({ name, mirrored }: ChosenSet): Promise<Uint8Array> {
  const key = `${name} ${mirrored}`;
  const known = made.get(key) ?? shrink(name, mirrored);
  made.set(key, known);
  known.catch(() => made.delete(key));
  return known;
}

function shrink(name: string, mirrored: boolean): Promise<Uint8Array> {
  const plate = plates.get(name);
  if (plate === undefined) throw new RangeError(`No plate is called ${name}`);
  return sharp(plate.imagePath)
    .resize(SIDE_PX, SIDE_PX, { fit: 'inside' })
    .flop(mirrored)
    .webp({ quality: 60 })
    .toBuffer();
}

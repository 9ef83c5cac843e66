import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { boundOpaque } from '../pixels/bound-opaque.ts';
import type { Product, Raster } from '../model.ts';

/** Folder of the stored references, written by `npm run shadows`. */
export const SHADES = join(import.meta.dirname, '../stage/shades');

/** An object rendered in a scene: the reference for measurements. */
export interface Shade {
  plate: string;
  thing: string;
  /** The object alone, lit by the scene, framed like the plate. */
  product: Product;
  /** Longer side of the frame that the cut-out's box lies in, pixels. */
  framePx: number;
  /** By how much the object darkens the floor, 0–1, rows from the top; NaN: not floor. */
  darker: Float32Array;
  /** Side of `darker`, pixels. */
  floorPx: number;
}

interface Index {
  things: string[];
  plates: string[];
  thingPx: number;
  floorPx: number;
}

/** All references of a folder, scene by scene. */
export async function readShades(folder: string = SHADES): Promise<Shade[]> {
  const index: Index = JSON.parse(await readFile(join(folder, 'references.json'), 'utf8'));
  const sets = await Promise.all(index.plates.map((plate) => readSet(folder, plate, index)));
  return sets.flat();
}

async function readSet(folder: string, plate: string, { things, thingPx, floorPx }: Index): Promise<Shade[]> {
  const shown = await sharp(join(folder, `${plate}_things.webp`))
    .ensureAlpha()
    .raw()
    .toBuffer();
  const floor = await sharp(join(folder, `${plate}_floor.png`))
    .greyscale()
    .raw()
    .toBuffer();
  return things.map((thing, i) => ({
    plate,
    thing,
    product: productOf(cellOf(shown, { side: thingPx, count: things.length, channels: 4 }, i), thingPx),
    framePx: thingPx,
    darker: Float32Array.from(cellOf(floor, { side: floorPx, count: things.length, channels: 1 }, i), (value) =>
      value === 0 ? NaN : (value - 1) / 254,
    ),
    floorPx,
  }));
}

/** One square of a row of squares. */
function cellOf(
  data: Uint8Array,
  { side, count, channels }: { side: number; count: number; channels: number },
  i: number,
): Uint8ClampedArray {
  const cell = new Uint8ClampedArray(side * side * channels);
  for (let row = 0; row < side; row++) {
    const from = (row * count + i) * side * channels;
    cell.set(data.subarray(from, from + side * channels), row * side * channels);
  }
  return cell;
}

function productOf(data: Uint8ClampedArray, side: number): Product {
  const photo: Raster = { data, width: side, height: side };
  const box = boundOpaque(photo);
  if (!box) throw new RangeError('A reference shows nothing');
  const cutout = new Uint8ClampedArray(box.width * box.height * 4);
  for (let row = 0; row < box.height; row++) {
    const from = ((box.top + row) * side + box.left) * 4;
    cutout.set(data.subarray(from, from + box.width * 4), row * box.width * 4);
  }
  return { photo, cutout: { data: cutout, width: box.width, height: box.height }, box, score: 1 };
}

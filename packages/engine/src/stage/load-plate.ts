import { plates, type Plate } from '@vitrine/scenes';
import { type Image, loadImage } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import type { KeyMap } from './stage.ts';

/** A decoded plate: its picture and its light. */
export interface LoadedPlate {
  plate: Plate;
  image: Image;
  keyMap: KeyMap | null;
}

const KEY_MAP_PX = 512;
/** Plates kept per thread, at 16 MB each: decoding one again takes a thirtieth of the time of drawing a picture. */
let mostKept = 3;

/** For tests that compose hundreds of pictures and draw few: there, decoding plates and collecting the garbage is most of the work. */
export const keepPlates = (count: number): void => void (mostKept = count);

const kept = new Map<string, Promise<LoadedPlate>>();

/** Decodes a plate and keeps the last three in this thread: no picture shows more. Throws if there is no plate with this name. */
export function loadPlate(name: string): Promise<LoadedPlate> {
  const plate = kept.get(name) ?? decode(name);
  // Deleted and inserted again at the end, so that the first entry of the Map is the least recently used.
  kept.delete(name);
  kept.set(name, plate);
  plate.catch(() => kept.delete(name));
  while (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  return plate;
}

async function decode(name: string): Promise<LoadedPlate> {
  const plate = plates.get(name);
  if (!plate) throw new RangeError(`No plate is called ${name}`);
  return {
    plate,
    // Decoded by Skia itself: other pixels would be copied into a canvas, which takes as long again as decoding.
    image: await loadImage(await readFile(plate.imagePath)),
    keyMap: existsSync(plate.keyPath) ? await readKeyMap(plate.keyPath) : null,
  };
}

async function readKeyMap(path: string): Promise<KeyMap> {
  const bytes = await sharp(path).resize(KEY_MAP_PX, KEY_MAP_PX, { fit: 'fill' }).greyscale().raw().toBuffer();
  const values = new Float32Array(bytes.length);
  for (let i = 0; i < values.length; i++) values[i] = bytes[i]! / 255;
  return { values, width: KEY_MAP_PX, height: KEY_MAP_PX };
}

import { plates, type Plate } from '@vitrine/scenes';
import type { Canvas } from '@napi-rs/canvas';
import { existsSync } from 'node:fs';
import sharp from 'sharp';
import { canvasOf } from './rasters.ts';
import type { KeyMap } from './stage.ts';

/** A plate decoded: its picture and its light. */
export interface LoadedPlate {
  plate: Plate;
  image: Canvas;
  keyMap: KeyMap | null;
}

const KEY_MAP_PX = 512;
const loaded = new Map<string, Promise<LoadedPlate>>();

/** Decodes a plate once a thread (16 MB for 2048 px). Throws when there is no plate of that name. */
export function loadPlate(name: string): Promise<LoadedPlate> {
  const known = loaded.get(name) ?? decode(name);
  loaded.set(name, known);
  return known;
}

async function decode(name: string): Promise<LoadedPlate> {
  const plate = plates.get(name);
  if (!plate) throw new RangeError(`No plate is called ${name}`);
  const { data, info } = await sharp(plate.imagePath).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.length);
  return {
    plate,
    image: canvasOf({ data: pixels, width: info.width, height: info.height }),
    keyMap: existsSync(plate.keyPath) ? await readKeyMap(plate.keyPath) : null,
  };
}

async function readKeyMap(path: string): Promise<KeyMap> {
  const bytes = await sharp(path).resize(KEY_MAP_PX, KEY_MAP_PX, { fit: 'fill' }).greyscale().raw().toBuffer();
  return { values: Float32Array.from(bytes, (level) => level / 255), width: KEY_MAP_PX, height: KEY_MAP_PX };
}

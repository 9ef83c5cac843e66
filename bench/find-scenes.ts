import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { BenchPhoto } from './find-photos.ts';

/** The first `count` pictures with masks in a folder written by training/render.py. */
export async function findScenes(folder: string, count: number): Promise<BenchPhoto[]> {
  const files = new Set(await readdir(folder));
  const names = [...files].filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -'.json'.length));
  const whole = names.filter((name) => files.has(`${name}.jpg`) && files.has(`${name}_mask.png`));
  return whole
    .toSorted()
    .slice(0, count)
    .map((name) => ({ name, photo: join(folder, `${name}.jpg`), mask: join(folder, `${name}_mask.png`) }));
}

/** The first `count` pictures that training/render.py wrote with --pairs. */
export async function findScenePairs(folder: string, count: number): Promise<BenchPhoto[]> {
  const files = new Set(await readdir(folder));
  const scenes = await findScenes(folder, files.size);
  return scenes
    .filter(({ name }) => files.has(`${name}_empty.jpg`))
    .slice(0, count)
    .map((scene) => Object.assign(scene, { empty: join(folder, `${scene.name}_empty.jpg`) }));
}

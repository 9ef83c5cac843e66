/**
 * `npm run bench:engine [-- --photos DIR] [--threads N]`: speed and memory of the engine on this machine, quality of its cut-outs and how
 * true its pictures stay to the product. DIR: folders with a photo.jpg or photo.png, and a mask.png if the exact outline is known; default:
 * ../shared/photos if it exists. Our own samples are always included. Prints Markdown for docs/benchmarks.md.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_STYLE_IDS } from '@vitrine/contract/limits';
import { createEngine } from '@vitrine/engine/pool';
import { findPhotos, SAMPLES } from './find-photos.ts';
import { measureCutOuts, tableOfCutOuts } from './measure-cut-outs.ts';
import { measurePictures } from './measure-pictures.ts';
import { measureRun } from './measure-run.ts';

const FURTHER_PHOTOS = '../shared/photos';

const { values } = parseArgs({
  options: { photos: { type: 'string' }, threads: { type: 'string', default: '2' } },
});
const threads = Number(values.threads);
const photos = await findPhotos(values.photos ?? (existsSync(FURTHER_PHOTOS) ? FURTHER_PHOTOS : undefined));
const engine = createEngine({ threads });
const load = (): string => loadavg()[0]!.toFixed(1);
try {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${threads} threads`;
  console.log(`${machine}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.`);
  const before = load();
  const photo = join(SAMPLES, 'pump/photo.jpg');
  const run = await measureRun(engine, { photo, width: 4000, height: 3000, styles: DEFAULT_STYLE_IDS, threads });
  console.log(`Load of the machine before and after (the engine's own in it): ${before}, ${load()}.\n\n${run}\n`);
  const cutOuts = await measureCutOuts(engine, photos);
  console.log(`${tableOfCutOuts(cutOuts)}\n`);
  console.log(await measurePictures(engine, cutOuts, DEFAULT_STYLE_IDS));
} finally {
  await engine.close();
}

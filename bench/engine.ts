/**
 * `npm run bench [-- --photos DIR] [--threads N]`: what the engine needs on this machine, and how good its cut-outs are.
 * DIR: folders that hold a photo.jpg or photo.png, and a mask.png where the exact outline is known. Prints Markdown,
 * ready for docs/benchmarks.md.
 */
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { createEngine } from '@vitrine/engine/pool';
import { findPhotos } from './find-photos.ts';
import { measureCutOuts } from './measure-cut-outs.ts';
import { measureRun } from './measure-run.ts';

const { values } = parseArgs({
  options: { photos: { type: 'string' }, threads: { type: 'string', default: '2' } },
});
const threads = Number(values.threads);
const photos = await findPhotos(values.photos);
const engine = createEngine({ threads });
try {
  console.log(`${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${threads} threads,`);
  console.log(`Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}\n`);
  // One after the other: two at once would measure each other.
  console.log(`${await measureRun(engine, photos[0]!, threads)}\n`);
  console.log(`${await measureCutOuts(engine, photos)}\n`);
} finally {
  await engine.close();
}

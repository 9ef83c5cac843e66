/**
 * `npm run bench:cutout [-- --photos DIR] [--scenes DIR] [--count N]`: how good the cut-outs are. DIR of --photos: folders that
 * hold a photo.jpg or photo.png and the exact mask.png; left out: our own samples and ../shared/photos where there is one. DIR of
 * --scenes: pictures as training/render.py writes them, held out from training; the first N of them. Prints Markdown, ready
 * for docs/benchmarks.md.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { createEngine } from '@vitrine/engine/pool';
import { findPhotos } from './find-photos.ts';
import { findScenes } from './find-scenes.ts';
import { measureCutOuts, tableOfCutOuts } from './measure-cut-outs.ts';
import { summariseCutOuts } from './summarise-cut-outs.ts';

const FURTHER_PHOTOS = '../shared/photos';

const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    scenes: { type: 'string' },
    count: { type: 'string', default: '300' },
    model: { type: 'string' },
  },
});
const engine = createEngine({ threads: 1, mattingModel: values.model ?? null });
try {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`;
  console.log(`${machine}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.\n`);
  const photos = await findPhotos(values.photos ?? (existsSync(FURTHER_PHOTOS) ? FURTHER_PHOTOS : undefined));
  const real = await measureCutOuts(engine, photos);
  console.log(tableOfCutOuts(real));
  if (values.scenes !== undefined) {
    const scenes = await measureCutOuts(engine, await findScenes(values.scenes, Number(values.count)));
    console.log(`\n${summariseCutOuts(scenes)}`);
  }
} finally {
  await engine.close();
}

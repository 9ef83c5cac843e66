/**
 * `npm run bench:cutout [-- --photos DIR] [--scenes DIR …] [--count N] [--gestures]`: how good the cut-outs are. DIR of --photos: folders that
 * hold a photo.jpg or photo.png and the exact mask.png; left out: our own samples and ../shared/photos where there is one. DIR of
 * --scenes (as often as wanted): pictures as training/render.py and compose.py write them, held out from training; the first N of each.
 * --gestures plays a user, with a tap and with a box first, until the cut-out is right. Prints Markdown, ready
 * for docs/benchmarks.md.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '@vitrine/engine/pool';
import { type BenchPhoto, findPhotos } from './find-photos.ts';
import { findScenes } from './find-scenes.ts';
import { measureCutOuts, tableOfCutOuts } from './measure-cut-outs.ts';
import { playGestures } from './play-gestures.ts';
import { summariseCutOuts } from './summarise-cut-outs.ts';
import { summariseGestures } from './summarise-gestures.ts';

const FURTHER_PHOTOS = '../shared/photos';

const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    scenes: { type: 'string', multiple: true, default: [] },
    gestures: { type: 'boolean', default: false },
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
  const play = async (played: readonly BenchPhoto[]): Promise<void> => {
    for (const first of ['tap', 'box'] as const) {
      console.log(`\n${summariseGestures(await playGestures(engine, played, first), first)}`);
    }
  };
  if (values.gestures) await play(photos);
  for (const folder of values.scenes) {
    const scenes = await findScenes(folder, Number(values.count));
    console.log(`\n**${basename(folder)}**\n\n${summariseCutOuts(await measureCutOuts(engine, scenes))}`);
    if (values.gestures) await play(scenes);
  }
} finally {
  await engine.close();
}

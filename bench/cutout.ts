/**
 * `npm run bench:cutout [-- --photos DIR] [--scenes DIR …] [--pairs DIR] [--count N] [--gestures]`: quality of the cut-outs. --photos: a
 * folder of folders with a photo.jpg or photo.png and the exact mask.png; default: our own samples, and ../shared/photos if it exists.
 * --scenes (may be repeated): pictures from training/render.py and compose.py that training does not use; the first N of each. --gestures
 * simulates a user, starting with a tap and with a box, until the cut-out is right. --pairs: such pictures with a second shot without the
 * product, measured with it and without; nothing else is measured then. Prints Markdown for docs/benchmarks.md.
 */
import { existsSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { createEngine } from '@vitrine/engine/pool';
import { type BenchPhoto, findPhotos } from './find-photos.ts';
import { findScenePairs, findScenes } from './find-scenes.ts';
import { measureCutOuts, tableOfCutOuts } from './measure-cut-outs.ts';
import { playGestures } from './play-gestures.ts';
import { describePairs, summariseCutOuts } from './summarise-cut-outs.ts';
import { summariseGestures } from './summarise-gestures.ts';

const FURTHER_PHOTOS = '../shared/photos';

const { values } = parseArgs({
  options: {
    photos: { type: 'string' },
    scenes: { type: 'string', multiple: true, default: [] },
    pairs: { type: 'string' },
    gestures: { type: 'boolean', default: false },
    count: { type: 'string', default: '300' },
    model: { type: 'string' },
  },
});
const engine = createEngine({ threads: 1, mattingModel: values.model ?? null });
try {
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores`;
  console.log(`${machine}, Node ${process.versions.node}, ${new Date().toISOString().slice(0, 10)}.\n`);
  if (values.pairs === undefined) await measureAlone();
  else await measurePairs(values.pairs);
} finally {
  await engine.close();
}

async function measureAlone(): Promise<void> {
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
}

/** Each picture with its empty shot, alone, and with the empty shot of another, which must be refused. */
async function measurePairs(folder: string): Promise<void> {
  const pairs = await findScenePairs(folder, Number(values.count));
  const measured = await measureCutOuts(engine, pairs);
  console.log(tableOfCutOuts(measured));
  console.log(`\n${summariseCutOuts(measured)}\n\n${describePairs(measured)}`);
  const bare = await measureCutOuts(
    engine,
    pairs.map(({ empty: _empty, ...alone }) => alone),
  );
  console.log(`\nThe same photos by themselves:\n\n${summariseCutOuts(bare)}`);
  const strange = await measureCutOuts(
    engine,
    pairs.map((pair, i) => Object.assign({}, pair, { empty: pairs[(i + 1) % pairs.length]!.empty! })),
  );
  const refused = strange.filter(({ notes }) => notes.includes('unrelated_background')).length;
  console.log(`\nWith the empty shot of another photo: ${refused} of ${strange.length} refused.`);
}

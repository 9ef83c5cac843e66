/**
 * Runs in its own process: takes in every file of the corpus and prints for each the outcome, the time and the peak memory of the process so
 * far, one JSON line each.
 */
import sharp from 'sharp';
import { EngineError } from '../../model.ts';
import { takeInPhoto } from '../take-in-photo.ts';
import { type Expected, makeCorpus } from './corpus.fixture.ts';

/** Outcome of a file. */
export interface CorpusResult {
  name: string;
  expected: Expected;
  /** `picture`, the code of the refusal, or any other error. */
  outcome: string;
  ms: number;
  /** Peak memory of the process for the file, above its level before. */
  megabytes: number;
}

// As in a render thread.
sharp.concurrency(1);
sharp.cache(false);

const outcomeOf = async (bytes: Uint8Array): Promise<string> => {
  try {
    const { width, height, photo } = await takeInPhoto(bytes);
    const made = await sharp(photo).metadata();
    return made.width === width && made.height === height ? 'picture' : 'a picture of another size';
  } catch (error) {
    return error instanceof EngineError ? error.code : String(error);
  }
};

// Bombs last: the peak memory is then theirs.
for (const { name, bytes, expected } of await makeCorpus()) {
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const outcome = await outcomeOf(bytes);
  const result: CorpusResult = {
    name,
    expected,
    outcome,
    ms: Math.round(performance.now() - start),
    megabytes: Math.round((process.resourceUsage().maxRSS - before / 1024) / 1000),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

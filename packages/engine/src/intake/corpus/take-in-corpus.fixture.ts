/**
 * Run as a process of its own: takes in every file of the corpus and says of each what became of it, how long it took and
 * the most memory the process has had so far, a JSON line each.
 */
import sharp from 'sharp';
import { EngineError } from '../../model.ts';
import { takeInPhoto } from '../take-in-photo.ts';
import { type Expected, makeCorpus } from './corpus.fixture.ts';

/** What became of a file. */
export interface CorpusResult {
  name: string;
  expected: Expected;
  /** `picture`, the code of the refusal, or whatever else was thrown. */
  outcome: string;
  ms: number;
  /** Peak of the process while it took the file in, above what it had before. */
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

// Bombs last: the most memory so far is then what they took.
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

/**
 * Runs in its own process: takes in every file of the corpus and prints for each the outcome, the time and the peak memory of the process so
 * far, one JSON line each.
 */
import { readFileSync, writeFileSync } from 'node:fs';
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

/**
 * Peak memory in kilobytes since the last reset (Linux, proc(5): clear_refs, VmHWM). Without it the peak of the process would count, also while its
 * memory shrinks.
 */
function peakKilobytes(): number {
  try {
    const [, peak] = /^VmHWM:\s+(\d+)/mu.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    return Number(peak ?? process.resourceUsage().maxRSS);
  } catch {
    return process.resourceUsage().maxRSS;
  }
}

function resetPeak(): void {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
  } catch {
    // Other systems keep the peak of the process: bombs come last, so that it is theirs.
  }
}

for (const { name, bytes, expected } of await makeCorpus()) {
  resetPeak();
  const before = process.memoryUsage.rss();
  const start = performance.now();
  const outcome = await outcomeOf(bytes);
  const result: CorpusResult = {
    name,
    expected,
    outcome,
    ms: Math.round(performance.now() - start),
    megabytes: Math.round((peakKilobytes() - before / 1024) / 1000),
  };
  process.stdout.write(`${JSON.stringify(result)}\n`);
}

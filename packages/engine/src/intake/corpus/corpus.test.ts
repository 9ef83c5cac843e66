import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Expected } from './corpus.fixture.ts';
import type { CorpusResult } from './take-in-corpus.fixture.ts';

/** A photo of 100 megapixels takes a second and 0.3 GB: far below this limit, also on a busy machine. */
const MOST_MS = 20_000;
const MOST_MEGABYTES = 700;

describe('files that are damaged, foreign, unusual or much larger than they look', () => {
  let results: CorpusResult[];

  beforeAll(async () => {
    const script = new URL('./take-in-corpus.fixture.ts', import.meta.url).pathname;
    // A crash would end the process with another status, a hang with the timeout: both reject.
    const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 110_000, maxBuffer: 10e6 });
    results = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as CorpusResult);
  });

  it('each give a picture or a clear refusal, as expected', () => {
    const allowed = (expected: Expected): string[] =>
      expected === 'either' ? ['picture', 'unreadable_image', 'too_many_pixels'] : [expected];
    expect(results.filter(({ expected, outcome }) => !allowed(expected).includes(outcome))).toEqual([]);
    expect(new Set(results.map(({ name }) => name)).size).toBeGreaterThan(120);
  });

  it('are all processed in bounded time and memory', () => {
    expect(results.filter(({ ms }) => ms > MOST_MS)).toEqual([]);
    expect(results.filter(({ megabytes }) => megabytes > MOST_MEGABYTES)).toEqual([]);
  });

  it('refuses a picture of too many pixels before decoding any', () => {
    const refused = results.filter(({ name, outcome }) => outcome === 'too_many_pixels' && name.includes('×'));
    expect(refused).toHaveLength(2);
    expect(Math.max(...refused.map(({ megabytes }) => megabytes))).toBeLessThan(100);
  });
});

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Frees pixels that nobody holds any more. The collector sees a raster of 67 MB as a small object and lets several
 * pile up; asked after each large picture, it takes some milliseconds.
 */
export const collectGarbage: () => void = runInNewContext('gc');

/**
 * Gives back whatever can be given back before a process idles: more than collectGarbage it compacts the heap, drops compiled code that
 * nothing runs and looks again for what the first pass has freed.
 */
export function releaseMemory(): void {
  const collect: (how: object) => void = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

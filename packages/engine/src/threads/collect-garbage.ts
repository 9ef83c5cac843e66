import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Frees unreferenced pixels. The garbage collector sees a raster of 67 MB as a small object and lets several pile up; called
 * after each large picture, it takes some milliseconds.
 */
export const collectGarbage: () => void = runInNewContext('gc');

/**
 * Frees as much as possible before a process idles: unlike collectGarbage it compacts the heap, drops unused compiled code and
 * runs again for what the first pass has freed.
 */
export function releaseMemory(): void {
  const collect: (how: object) => void = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

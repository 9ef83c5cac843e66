import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');

/**
 * Frees pixels that nobody holds any more. The collector sees a raster of 67 MB as a small object and lets several
 * pile up; asked after each large picture, it takes some milliseconds.
 */
export const collectGarbage: () => void = runInNewContext('gc');

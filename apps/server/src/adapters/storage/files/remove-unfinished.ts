import { rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { walkFiles } from './walk-files.ts';

/** Suffix of files that are still being written. */
export const UNFINISHED = '.part';

/** Removes partial files that a crash left under `root` before `at`, and their empty folders. */
export async function removeUnfinished(root: string, at: Date): Promise<void> {
  for await (const { file, isFolder, changedAt } of walkFiles(root)) {
    if (changedAt >= at) continue;
    if (isFolder && path.dirname(file) !== root) await rmdir(file).catch(unlessFull);
    else if (!isFolder && file.endsWith(UNFINISHED)) await rm(file, { force: true });
  }
}

function unlessFull(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'ENOENT') throw error;
}

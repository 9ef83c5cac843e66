import type { Dirent, Stats } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import path from 'node:path';
import { errorCode } from '../../../text/error-code.ts';

/** A file or a folder that existed when it was listed. */
export interface Found {
  /** Absolute. */
  file: string;
  isFolder: boolean;
  changedAt: Date;
}

/** Everything under `folder`, the content of a folder before the folder itself. Entries removed meanwhile are skipped. */
export async function* walkFiles(folder: string): AsyncGenerator<Found> {
  for (const entry of await entriesOf(folder)) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walkFiles(file);
    const stats: Stats | null = await stat(file).catch(() => null);
    if (stats !== null) yield { file, isFolder: entry.isDirectory(), changedAt: stats.mtime };
  }
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await Array.fromAsync(await opendir(folder));
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

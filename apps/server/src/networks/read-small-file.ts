import { readFile } from 'node:fs/promises';

/** A text file; null when there is none. */
export async function readSmallFile(file: string): Promise<string | null> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
}

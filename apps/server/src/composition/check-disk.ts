import { statfs } from 'node:fs/promises';
import { DiskFullError } from './explain-failure.ts';

/** The embedded database needs about 45 MB when it is made; a set of twenty 4K pictures up to about 100 MB. */
const NEEDED_BYTES = 200e6;

/**
 * Looks whether the data folder has room: a database that runs out of space while it starts says so in ways that
 * help nobody.
 * @throws DiskFullError
 */
export async function checkDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new DiskFullError(folder);
}

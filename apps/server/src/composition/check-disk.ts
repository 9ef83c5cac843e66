import { statfs } from 'node:fs/promises';
import { DiskFullError } from './explain-failure.ts';

/** The embedded database needs about 45 MB at creation; a set of twenty 4K pictures up to about 100 MB. */
const NEEDED_BYTES = 200e6;

/**
 * Checks for space in the data folder: a database that runs out of it during its start fails with unhelpful errors.
 * @throws DiskFullError
 */
export async function checkDisk(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new DiskFullError(folder);
}

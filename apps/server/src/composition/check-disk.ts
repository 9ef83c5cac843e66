import { chmod, mkdir, statfs } from 'node:fs/promises';
import { DiskFullError } from './explain-failure.ts';

/** The embedded database needs about 45 MB when it is made; a set of twenty 4K pictures up to about 100 MB. */
const NEEDED_BYTES = 200e6;

/**
 * Makes the data folder and looks whether it has room: a database that runs out of space while it starts says so in ways that
 * help nobody.
 * @throws DiskFullError
 */
export async function checkDisk(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  // The embedded database writes files that everybody may read. A volume of another owner keeps the rights that they gave it.
  await chmod(folder, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize < NEEDED_BYTES) throw new DiskFullError(folder);
}

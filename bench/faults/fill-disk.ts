import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { samplePhoto } from '../site/make-sets.ts';
import { openSite } from '../site/open-site.ts';
import { beginOne } from './one-set.ts';
import type { Scenario } from './outcome.ts';

const run = promisify(execFile);
/** What a start needs, and what is written after it. */
const DISK_MB = 320;
const FULL_S = 8;
const BLOCK = Buffer.alloc(1_000_000);

/** Data folder and database are in a small in-memory file system, which is filled while a set is made; then space is freed again. */
export const fillDisk: Scenario = async () => {
  const fault = 'the disk is full';
  const disk = await mkdtemp(path.join(tmpdir(), 'vitrine-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', disk]);
  } catch {
    await rmdir(disk);
    return [{ fault, result: 'not tried: only root may make a small disk', faults: [] }];
  }
  const site = await openSite({ roles: ['all'], dataDir: disk, env: { FINAL_SIDE_PX: '512', RENDER_THREADS: '1' } });
  try {
    const { person, end } = await beginOne(site);
    const photo = await samplePhoto('mug', 640);
    await fill(path.join(disk, 'rubbish'));
    const statuses = new Set<number | undefined>();
    for (const until = Date.now() + FULL_S * 1000; Date.now() < until; await sleep(500)) {
      statuses.add((await person.upload(photo))?.status);
    }
    const died = site.members[0]!.now().hasEnded();
    await rm(path.join(disk, 'rubbish'));
    if (died) await site.members[0]!.restart();
    const faults = await end();
    const again = await person.upload(photo);
    if (again?.status !== 201) faults.push(`an upload afterwards: ${again?.status}`);
    for (const status of statuses) if (status !== 507) faults.push(`an upload on the full disk: ${status}`);
    if (died) faults.push('the server ended');
    return [
      {
        fault,
        result: `full for ${FULL_S} s in a set: uploads ${[...statuses].join(', ')}; the set was made after it`,
        faults,
      },
    ];
  } finally {
    await site.close();
    await run('umount', [disk]);
    await rmdir(disk);
  }
};

/** Writes until the disk is full. */
async function fill(file: string): Promise<void> {
  const rubbish = await open(file, 'w');
  try {
    for (;;) await rubbish.write(BLOCK);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  } finally {
    await rubbish.close();
  }
}

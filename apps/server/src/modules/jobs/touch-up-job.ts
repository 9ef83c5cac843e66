import { AppError, MAX_SET_TOUCH_UPS } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { inUse, lockPhoto, shownOf } from '../photos/index.ts';
import { findNewCutouts } from './find-new-cutouts.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJobPhotos, type JobRow, keepFormerCutouts, lockJob, takeCutout, updateJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { readPriority } from './read-priority.ts';
import { type ShownKeys, showsOther } from './shows-other.ts';
import { TOUCH_UP_PRIORITY } from './touch-up-priority.ts';
import {
  findInAllLanguages,
  lookOf,
  presentLook,
  updateVariation,
  type VariationRow,
} from './variations.repository.ts';

/**
 * Applies the cut-outs that a finished job's photos show now, and requests the affected pictures again, for free. Pictures stay
 * until the new ones are stored. If no cut-out has changed, only the pictures that failed last time are requested again, and it
 * does not count as a touch-up.
 * @throws AppError not_found, job_deleted, job_running, picture_not_ready without any picture, touch_ups_used_up, no_product_found
 */
export async function touchUpJob(
  { db, queue, changes }: Pick<JobsParts, 'db' | 'queue' | 'changes'>,
  userId: string,
  jobId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = ownJob(await lockJob(tx, jobId), userId);
    if (job.status === 'queued' || job.status === 'generating') throw new AppError('job_running');
    const variations = await findInAllLanguages(tx, jobId);
    if (!variations.some(isThere)) throw new AppError('picture_not_ready');
    const isNew = await takeNewCutouts(tx, job);
    const touchUp = job.touchUps + (isNew ? 1 : 0);
    const again = variations.filter((row) => isThere(row) && (isNew || row.changeFailed));
    const asked = await withOtherProducts(tx, jobId, again, touchUp);
    if (!isNew && asked.length === 0) return;
    const { revision } = await updateJob(tx, jobId, { touchUps: touchUp });
    for (const row of asked) {
      const version = row.changes + 1;
      const wish = { ...presentLook(row), touchUp, version };
      await updateVariation(tx, row.id, { asked: wish, changes: version, changeFailed: false, revision });
    }
    // Missing pictures will use the new cut-outs when they are made.
    for (const row of variations.filter((each) => !isThere(each)))
      await updateVariation(tx, row.id, {
        look: { ...lookOf(row), touchUp },
        asked: row.asked && { ...row.asked, touchUp },
        hasPreview: false,
        revision,
      });
    const priority = TOUCH_UP_PRIORITY + (await readPriority(tx, job));
    if (asked.length > 0) await queue.enqueue(tx, 'touch-up-job', [{ jobId, touchUp }], { priority });
    await changes.announce(tx, jobId);
  });
}

const isThere = ({ status }: VariationRow): boolean => status === 'ready';

/** Switches to the cut-outs that differ from the job's. @returns whether there are any */
async function takeNewCutouts(tx: Db, job: JobRow): Promise<boolean> {
  const used = (await findJobPhotos(tx, [job.id])).map(({ photo }) => photo);
  for (const { id } of used.toSorted((one, other) => (one.id < other.id ? -1 : 1))) await lockPhoto(tx, id);
  const others = await findNewCutouts(tx, used);
  if (others.length === 0) return false;
  if (job.touchUps >= MAX_SET_TOUCH_UPS) throw new AppError('touch_ups_used_up');
  const now = used.map(({ id, cutout }) => others.find(({ photoId }) => photoId === id) ?? cutout);
  if (now.every(({ status }) => status === 'failed')) throw new AppError('no_product_found');
  await keepFormerCutouts(tx, job.id);
  for (const { photoId, revision } of others) await takeCutout(tx, job.id, photoId, revision);
  return true;
}

/** The pictures that show another product after the touch-up. */
async function withOtherProducts(
  tx: Db,
  jobId: string,
  rows: VariationRow[],
  touchUp: number,
): Promise<VariationRow[]> {
  const known = new Map<number, ShownKeys>();
  const productsAt = async (time: number) => {
    const found = known.get(time) ?? keysOf(await findJobPhotos(tx, [jobId], time));
    known.set(time, found);
    return found;
  };
  const others = [];
  for (const row of rows)
    if (showsOther(row.style, await productsAt(presentLook(row).touchUp ?? 0), await productsAt(touchUp)))
      others.push(row);
  return others;
}

function keysOf(rows: Awaited<ReturnType<typeof findJobPhotos>>): ShownKeys {
  const ready = rows.filter(({ photo }) => photo.cutout.status !== 'failed');
  return shownOf(inUse(ready).map(({ photo }) => photo)).map(({ photo: { id, cutout }, shown, isPart, isAside }) => ({
    shown,
    isPart,
    isAside,
    photo: `${id}@${cutout.revision}`,
  }));
}

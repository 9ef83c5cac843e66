import type { Tasks } from '../../ports/queue-port.ts';
import { cutOutPhoto } from '../photos/index.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJob, findJobPhotos } from './jobs.repository.ts';
import { giveUpVersion } from './make-version.ts';
import { readPriority } from './read-priority.ts';
import { TOUCH_UP_PRIORITY } from './touch-up-priority.ts';
import { findInAllLanguages } from './variations.repository.ts';

type Touched = Tasks['touch-up-job'];

/**
 * Makes a job's full-size cut-outs after its `touchUp`th touch-up, then requests every picture that waits for them. Idempotent;
 * if there was another touch-up since, its task does the work of both.
 */
export async function remakePictures(
  parts: JobsParts,
  { jobId, touchUp }: Touched,
  signal?: AbortSignal,
): Promise<void> {
  const job = await findJob(parts.db, jobId);
  if (job?.touchUps !== touchUp) return;
  const cutouts = [];
  for (const { photo } of await findJobPhotos(parts.db, [jobId], touchUp))
    cutouts.push(await cutOutPhoto(parts, photo.id, photo.cutout.revision, signal));
  if (!cutouts.some((cutout) => cutout?.hasFull)) return giveUpTouchUp(parts, { jobId, touchUp });
  await parts.db.transaction(async (tx) => {
    const tasks = await findWaiting(tx, jobId);
    const priority = TOUCH_UP_PRIORITY + (await readPriority(tx, job));
    await parts.queue.enqueue(tx, 'change-picture', tasks, { priority });
  });
}

/** Leaves every waiting picture unchanged and records that it failed. */
export async function giveUpTouchUp(parts: JobsParts, { jobId, touchUp }: Touched): Promise<void> {
  if ((await findJob(parts.db, jobId))?.touchUps !== touchUp) return;
  for (const wish of await findWaiting(parts.db, jobId)) await giveUpVersion(parts, wish);
}

/** Requested versions that are not made yet, one per picture. */
const findWaiting = async (db: JobsParts['db'], jobId: string): Promise<Tasks['change-picture'][]> =>
  (await findInAllLanguages(db, jobId)).flatMap(({ id: variationId, asked }) =>
    asked === null ? [] : [{ variationId, version: asked.version }],
  );

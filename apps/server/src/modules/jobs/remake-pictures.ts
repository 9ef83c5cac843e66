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
 * Makes the full cut-outs of a job after its `touchUp`th touch-up, then asks for every picture that waits for them. Idempotent;
 * where another touch-up came since, its own task does the work of both.
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

/** Leaves every picture that waits as it was, and says that it could not be made. */
export async function giveUpTouchUp(parts: JobsParts, { jobId, touchUp }: Touched): Promise<void> {
  if ((await findJob(parts.db, jobId))?.touchUps !== touchUp) return;
  for (const wish of await findWaiting(parts.db, jobId)) await giveUpVersion(parts, wish);
}

/** The versions that are asked for and not made yet, one for each picture. */
const findWaiting = async (db: JobsParts['db'], jobId: string): Promise<Tasks['change-picture'][]> =>
  (await findInAllLanguages(db, jobId)).flatMap(({ id: variationId, asked }) =>
    asked === null ? [] : [{ variationId, version: asked.version }],
  );

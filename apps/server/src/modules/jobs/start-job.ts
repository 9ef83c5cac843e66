import { cutOutPhoto } from '../photos/index.ts';
import type { JobTaskParts } from './jobs-parts.ts';
import { findJob, findJobPhotos, lockJob, updateJob } from './jobs.repository.ts';
import { failJob } from './fail-job.ts';
import { readPriority } from './read-priority.ts';
import { findVariations } from './variations.repository.ts';

/** Previews of all jobs run before any finals: every seller sees something soon. */
const PREVIEW_PRIORITY = 10;

/**
 * Makes the missing cut-outs, then enqueues every picture. Idempotent; does nothing if the job no longer waits in this attempt.
 */
export async function startJob(
  parts: JobTaskParts,
  jobId: string,
  attempt: number,
  signal?: AbortSignal,
): Promise<void> {
  const job = await findJob(parts.db, jobId);
  if (job?.status !== 'queued' || job.attempt !== attempt) return;
  const rows = await findJobPhotos(parts.db, [jobId]);
  const cutouts = [];
  for (const { photo } of rows) cutouts.push(await cutOutPhoto(parts, photo.id, photo.cutout.revision, signal));
  if (!cutouts.some((cutout) => cutout?.hasFull)) return failJob(parts, jobId, attempt, 'no_product_found');
  await parts.db.transaction(async (tx) => {
    const locked = await lockJob(tx, jobId);
    if (locked?.status !== 'queued' || locked.attempt !== attempt) return;
    await updateJob(tx, jobId, { status: 'generating' });
    const missing = (await findVariations(tx, [jobId])).filter(({ status }) => status !== 'ready');
    const tasks = (size: 'preview' | 'final') => missing.map(({ id }) => ({ variationId: id, attempt, size }));
    const priority = await readPriority(tx, job);
    await parts.queue.enqueue(tx, 'render-variation', tasks('preview'), { priority: PREVIEW_PRIORITY + priority });
    await parts.queue.enqueue(tx, 'render-variation', tasks('final'), { priority });
    await parts.changes.announce(tx, jobId);
  });
}

import { countProgress } from './count-progress.ts';
import { decideEnd } from './decide-end.ts';
import { endJob } from './end-job.ts';
import { emailEnd } from './email-end.ts';
import type { JobTaskParts } from './jobs-parts.ts';
import { lockJob, updateJob } from './jobs.repository.ts';
import { findVariation, findVariations, type NewVariation, updateVariation } from './variations.repository.ts';

export interface VariationChange {
  variationId: string;
  jobId: string;
  /** The change is applied only if the job is in this attempt. */
  attempt: number;
  change: Pick<NewVariation, 'status' | 'hasPreview' | 'checks'>;
}

/**
 * Updates a variation and, if it was the last one, ends the job and books its credit, in one transaction. Does nothing if the job
 * is no longer generating this attempt, or if the variation is already ready.
 */
export async function settleVariation(
  { db, changes, ...parts }: Pick<JobTaskParts, 'db' | 'queue' | 'publicUrl' | 'changes'>,
  { variationId, jobId, attempt, change }: VariationChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    const before = await findVariation(tx, variationId);
    if (job?.status !== 'generating' || job.attempt !== attempt) return;
    if (before === undefined || before.status === 'ready') return;
    const isFirst = change.hasPreview === true && job.firstPictureAt === null;
    const { revision } = await updateJob(tx, jobId, isFirst ? { firstPictureAt: new Date() } : {});
    await updateVariation(tx, variationId, { ...change, revision });
    const progress = countProgress(await findVariations(tx, [jobId]));
    const end = decideEnd(progress, job.attempt > job.creditAttempt);
    if (end !== null) {
      await endJob({ ...parts, db: tx }, job, end, progress);
      await emailEnd({ ...parts, db: tx }, job, end, progress);
    }
    await changes.announce(tx, jobId);
  });
}

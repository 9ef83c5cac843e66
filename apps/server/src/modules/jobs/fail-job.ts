import { endJob } from './end-job.ts';
import { countProgress } from './count-progress.ts';
import { decideEnd } from './decide-end.ts';
import { emailEnd } from './email-end.ts';
import type { JobTaskParts } from './jobs-parts.ts';
import { lockJob, updateJob } from './jobs.repository.ts';
import { findVariations, updateUnfinished } from './variations.repository.ts';

/**
 * Ends a job that could not be started: unfinished pictures fail, and the credit follows the usual rule. `failure` gives the
 * reason if no step threw one.
 */
export async function failJob(
  { db, changes, ...parts }: Pick<JobTaskParts, 'db' | 'queue' | 'publicUrl' | 'changes'>,
  jobId: string,
  attempt: number,
  failure?: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockJob(tx, jobId);
    if (job?.status !== 'queued' || job.attempt !== attempt) return;
    if (failure !== undefined) await updateJob(tx, jobId, { failure });
    await updateUnfinished(tx, jobId, { status: 'failed', revision: job.revision + 1 });
    const progress = countProgress(await findVariations(tx, [jobId]));
    const end = decideEnd(progress, job.attempt > job.creditAttempt);
    if (end !== null) {
      await endJob({ ...parts, db: tx }, job, end, progress);
      await emailEnd({ ...parts, db: tx }, job, end, progress);
    }
    await changes.announce(tx, jobId);
  });
}

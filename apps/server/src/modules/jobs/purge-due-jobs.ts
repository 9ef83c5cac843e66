import type { JobsParts } from './jobs-parts.ts';
import { listDueJobs } from './job-lists.repository.ts';
import { lockJob } from './jobs.repository.ts';
import { PURGE_AFTER_MS } from './purge-after.ts';
import { purgeJob } from './purge-job.ts';

const BATCH = 50;

/** Purges jobs whose retention has expired; each in its own transaction. */
export async function purgeDueJobs(
  { db, queue }: Pick<JobsParts, 'db' | 'queue'>,
  now: Date = new Date(),
  signal?: AbortSignal,
): Promise<void> {
  const before = new Date(now.getTime() - PURGE_AFTER_MS);
  for (;;) {
    const due = await listDueJobs(db, before, BATCH);
    for (const jobId of due) {
      if (signal?.aborted === true) return;
      await db.transaction(async (tx) => {
        const job = await lockJob(tx, jobId);
        // Restored meanwhile, or purged by another process.
        if (job === undefined || job.purgedAt !== null || job.deletedAt === null || job.deletedAt >= before) return;
        await purgeJob({ db: tx, queue }, jobId);
      });
    }
    if (due.length < BATCH) return;
  }
}

import type { JobsParts } from './jobs-parts.ts';
import { deleteJobPhotos, updateJob } from './jobs.repository.ts';
import { releasePhotos } from '../photos/index.ts';
import { stripVariations } from './variations.repository.ts';

/**
 * Ends a deleted job for good, in the caller's transaction, under lockJob: its words, its photos that no other job shows, and
 * all files. What stays is the bare row that the ledger and the figures speak of, and that keeps its idempotency key from
 * making a second job. Files go by a task of the same transaction: no crash leaves any behind.
 */
export async function purgeJob({ db, queue }: Pick<JobsParts, 'db' | 'queue'>, jobId: string): Promise<void> {
  const photoIds = await releasePhotos(db, await deleteJobPhotos(db, jobId));
  await stripVariations(db, jobId);
  await updateJob(db, jobId, {
    description: '',
    searchText: '',
    texts: {},
    languageTexts: {},
    failure: null,
    purgedAt: new Date(),
  });
  await queue.enqueue(db, 'remove-files', [{ photoIds, jobIds: [jobId] }]);
}

import type { JobsParts } from './jobs-parts.ts';
import { deleteJobPhotos, updateJob } from './jobs.repository.ts';
import { releasePhotos } from '../photos/index.ts';
import { stripVariations } from './variations.repository.ts';

/**
 * Purges a deleted job, in the caller's transaction, under lockJob: its words, its photos that no other job uses, and all files.
 * The empty row stays for the ledger and the statistics, and so that its idempotency key makes no second job. A task of the same
 * transaction removes the files, so a crash leaves none behind.
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

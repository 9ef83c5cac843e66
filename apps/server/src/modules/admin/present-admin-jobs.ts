import type { AdminJob } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { type AdminJobRow, countPictures } from './admin-jobs.repository.ts';
import { withoutPersons } from './without-persons.ts';

/** Jobs as administrators see them; their progress is read in one query. */
export async function presentAdminJobs(db: Db, rows: AdminJobRow[]): Promise<AdminJob[]> {
  const ids = rows.map(({ id }) => id);
  const counts = Map.groupBy(await countPictures(db, ids), ({ jobId }) => jobId);
  return rows.map((row) => {
    const own = counts.get(row.id) ?? [];
    const of = (status: string) => own.find((each) => each.status === status)?.pictures ?? 0;
    const total = own.reduce((sum, { pictures }) => sum + pictures, 0);
    return present(row, { done: of('ready'), failed: of('failed'), total });
  });
}

const present = (row: AdminJobRow, progress: AdminJob['progress']): AdminJob => ({
  id: row.id,
  user_id: row.userId,
  user_email: row.userEmail,
  status: row.status,
  credit: row.creditState,
  language: row.language,
  attempt: row.attempt,
  progress,
  failure: row.failure === null ? null : withoutPersons(row.failure),
  can_retry: canRetry(row, progress),
  created_at: row.createdAt.toISOString(),
  first_picture_at: row.firstPictureAt?.toISOString() ?? null,
  finished_at: row.finishedAt?.toISOString() ?? null,
});

/** The same rule as for owners: the ended job is incomplete, and its last retry is not used up. */
function canRetry({ status, creditState, deletedAt }: AdminJobRow, { done, total }: AdminJob['progress']): boolean {
  const isEnded = status !== 'queued' && status !== 'generating';
  return isEnded && deletedAt === null && done < total && !(done > 0 && creditState === 'returned');
}

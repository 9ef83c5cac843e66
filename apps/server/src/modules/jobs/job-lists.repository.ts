import type { JobsQuery } from '@vitrine/contract';
import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, like, lt, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs } from '../../database/schema.ts';
import { foldText } from '../../text/fold-text.ts';
import type { JobRow } from './jobs.repository.ts';

/** The filters of a list, without the page. */
export type JobFilter = Omit<JobsQuery, 'limit' | 'cursor' | 'sort'> & OneWorld;

interface OneWorld {
  /** true: sandbox jobs only; false: live jobs only; undefined: both. */
  isSandbox?: boolean | undefined;
}

const MAX_WORDS = 12;

/** Matching jobs of a user, `limit` rows after the job `cursor`. */
export async function listJobs(
  db: Db,
  userId: string,
  { limit, cursor, sort, ...filter }: JobsQuery & OneWorld,
): Promise<JobRow[]> {
  const [after, order] = sort === 'oldest' ? [gt, asc] : [lt, desc];
  return db
    .select()
    .from(jobs)
    .where(and(fits(userId, filter), cursor === undefined ? undefined : after(jobs.id, cursor)))
    .orderBy(order(jobs.id))
    .limit(limit);
}

export async function countJobs(db: Db, userId: string, filter: JobFilter): Promise<number> {
  const [row] = await db.select({ jobs: count() }).from(jobs).where(fits(userId, filter));
  return row?.jobs ?? 0;
}

/** Distinct languages and categories of a user's active or deleted jobs. */
export async function listUsedKinds(
  db: Db,
  userId: string,
  { shelf, isSandbox }: Pick<JobFilter, 'shelf' | 'isSandbox'>,
) {
  return db
    .selectDistinct({ language: jobs.language, category: jobs.category })
    .from(jobs)
    .where(fits(userId, { shelf, isSandbox }));
}

/** Deleted before `at` and not purged yet, oldest first. */
export async function listDueJobs(db: Db, at: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.deletedAt), isNull(jobs.purgedAt), lt(jobs.deletedAt, at)))
    .orderBy(asc(jobs.deletedAt))
    .limit(limit);
  return rows.map(({ id }) => id);
}

function fits(
  userId: string,
  { query = '', status, category, language, shelf, isSandbox }: JobFilter,
): SQL | undefined {
  const words = foldText(query).split(' ').slice(0, MAX_WORDS);
  return and(
    eq(jobs.userId, userId),
    shelf === 'deleted' ? and(isNotNull(jobs.deletedAt), isNull(jobs.purgedAt)) : isNull(jobs.deletedAt),
    status === 'running' ? inArray(jobs.status, ['queued', 'generating']) : status && eq(jobs.status, status),
    category && eq(jobs.category, category),
    language ? eq(jobs.language, language) : undefined,
    isSandbox === undefined ? undefined : eq(jobs.isSandbox, isSandbox),
    ...words.map((word) => like(jobs.searchText, `%${word.replaceAll(/[\\%_]/g, '\\$&')}%`)),
  );
}

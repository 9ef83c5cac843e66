import type { CallOut, InterfaceLocale, JobsQuery } from '@vitrine/contract';
import { toPage } from '../../database/page.ts';
import { countJobs, listJobs, listUsedKinds } from './job-lists.repository.ts';
import type { JobsParts } from './jobs-parts.ts';
import { presentJob } from './present-job.ts';
import { completeJobs } from './read-job.ts';

interface PageAsked {
  userId: string;
  locale: InterfaceLocale;
  query: JobsQuery;
  /** true: sandbox only; false: live only; undefined: both. */
  isSandbox: boolean | undefined;
}

/** A page of a user's jobs, the total number, and the available filters. */
export async function readJobPage(
  { db, storage }: Pick<JobsParts, 'db' | 'storage'>,
  { userId, locale, query: asked, isSandbox }: PageAsked,
): Promise<CallOut<'GET /jobs'>> {
  const query = { ...asked, isSandbox };
  const { items, next_cursor } = toPage(await listJobs(db, userId, { ...query, limit: query.limit + 1 }), query.limit);
  const whole = await completeJobs(db, items);
  const kinds = await listUsedKinds(db, userId, query);
  return {
    items: whole.map((each) => presentJob(each, storage, locale)),
    next_cursor,
    total: await countJobs(db, userId, query),
    used: {
      languages: [...new Set(kinds.map(({ language }) => language))].toSorted(),
      categories: [...new Set(kinds.flatMap(({ category }) => category ?? []))],
    },
  };
}

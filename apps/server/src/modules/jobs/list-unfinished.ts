import { and, asc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs, variations } from '../../database/schema.ts';
import type { Tasks } from '../../ports/queue-port.ts';

/** Per kind, oldest first: the next run finds the rest. */
const MOST = 500;

/** Jobs that have not started. */
export const listUnstarted = (db: Db): Promise<Tasks['start-job'][]> =>
  db
    .select({ jobId: jobs.id, attempt: jobs.attempt })
    .from(jobs)
    .where(eq(jobs.status, 'queued'))
    .orderBy(asc(jobs.id))
    .limit(MOST);

/** Missing pictures of running jobs; the final also makes its preview. */
export const listUnmade = (db: Db): Promise<Tasks['render-variation'][]> =>
  db
    .select({ variationId: variations.id, attempt: jobs.attempt, size: sql<'final'>`'final'` })
    .from(jobs)
    .innerJoin(variations, eq(variations.jobId, jobs.id))
    .where(
      and(
        eq(jobs.status, 'generating'),
        isNull(variations.language),
        inArray(variations.status, ['waiting', 'rendering']),
      ),
    )
    .orderBy(asc(jobs.id), asc(variations.position))
    .limit(MOST);

/** Requested versions that are not made yet. */
export const listUnchanged = (db: Db): Promise<Tasks['change-picture'][]> =>
  db
    .select({ variationId: variations.id, version: sql<number>`(${variations.asked} ->> 'version')::int` })
    .from(variations)
    .where(isNotNull(variations.asked))
    .orderBy(asc(variations.id))
    .limit(MOST);

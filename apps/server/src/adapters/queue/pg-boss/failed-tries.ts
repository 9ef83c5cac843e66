import type { PgBoss } from 'pg-boss';

/**
 * Runs that a task may lose with their processes before it is given up. pg-boss counts every run that was begun, whatever ended it; we
 * count beside it those that failed by themselves, in the task's own row, and the rest was lost.
 */
export const MOST_LOST_RUNS = 10;

/** What a task carries, how often it failed by itself so far, and the request that it goes back to. */
export type Counted<Data> = Data & { failedTries?: number; requestId?: string };

/** Splits what a task was enqueued with from what was written beside it. */
export function takeCount<Data>({ failedTries = 0, requestId, ...data }: Counted<Data>): {
  data: Data;
  failedTries: number;
  requestId: string | undefined;
} {
  return { data: data as unknown as Data, failedTries, requestId }; // What is left of Counted<Data> is Data: TypeScript does not take generics apart.
}

/** Writes down one more failure. Where the database does not take it, the run counts as a lost one. */
export async function countFailure(boss: PgBoss, { name, id }: { name: string; id: string }): Promise<void> {
  const count = `
    update pgboss.job
    set data = data || jsonb_build_object('failedTries', coalesce((data ->> 'failedTries')::int, 0) + 1)
    where name = $1 and id = $2`;
  await boss
    .getDb()
    .executeSql(count, [name, id])
    .catch(() => undefined);
}

import type { PgBoss } from 'pg-boss';

/**
 * Runs that a task may lose with their processes before it is given up. pg-boss counts every started run, however it ended; we
 * count real failures separately, in the task's own row, and the rest were lost runs.
 */
export const MOST_LOST_RUNS = 10;

/** A task's data, its number of real failures so far, and the request that caused it. */
export type Counted<Data> = Data & { failedTries?: number; requestId?: string };

/** Separates a task's own data from our counters. */
export function takeCount<Data>({ failedTries = 0, requestId, ...data }: Counted<Data>): {
  data: Data;
  failedTries: number;
  requestId: string | undefined;
} {
  return { data: data as unknown as Data, failedTries, requestId }; // What is left of Counted<Data> is Data: TypeScript does not take generics apart.
}

/** Records one more failure. If the database does not accept it, the run counts as lost. */
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

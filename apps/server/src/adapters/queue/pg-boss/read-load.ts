import type { PgBoss } from 'pg-boss';
import type { QueueLoad } from '../../../ports/queue-port.ts';

/**
 * Waiting states sort before `active` in the enum, so the index of waiting tasks answers the first query; delayed tasks are
 * excluded.
 */
const LOAD = `
  select
    (count(*) filter (where state < 'active' and start_after <= now()))::int as waiting,
    (count(*) filter (where state = 'active'))::int as running,
    min(start_after) filter (where state < 'active' and start_after <= now()) as since
  from pgboss.job
  where state <= 'active' and name = any($1)`;

interface LoadRow {
  waiting: number;
  running: number;
  since: Date | string | null;
}

/** Number of waiting and running tasks in the named queues. */
export async function readLoad(boss: PgBoss, names: readonly string[]): Promise<QueueLoad> {
  const { rows }: { rows: LoadRow[] } = await boss.getDb().executeSql(LOAD, [names]);
  const { waiting = 0, running = 0, since = null } = rows[0] ?? {};
  return { waiting, running, waitingSince: since === null ? null : new Date(since) };
}

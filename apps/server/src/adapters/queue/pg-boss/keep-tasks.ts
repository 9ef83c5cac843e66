import { sql } from 'drizzle-orm';
import { fromDrizzle, type PgBoss } from 'pg-boss';
import { z } from 'zod';
import type { Db } from '../../../database/db.ts';
import { queryRows } from '../../../database/query-rows.ts';

/**
 * A queue and a task in a backup: what we enqueued rather than pg-boss's rows, so that another version of it can restore them.
 */
export const keptQueue = z.object({
  name: z.string(),
  policy: z.string().nullable(),
  deadLetter: z.string().nullable(),
});
export const keptTask = z.object({
  queue: z.string(),
  data: z.record(z.string(), z.unknown()).nullable(),
  priority: z.number(),
  startAfter: z.string(),
  key: z.string().nullable(),
});
export type KeptQueue = z.output<typeof keptQueue>;
export type KeptTask = z.output<typeof keptTask>;

/**
 * Waiting and running tasks, as a query for a cursor; a task that runs during the backup starts again after a restore, as after a
 * crash.
 */
export const TASKS = `
  select name as "queue", data, priority, to_char(start_after at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "startAfter",
    singleton_key as "key"
  from pgboss.job where state <= 'active' order by created_on, id`;

/** Non-empty queues, preceded by their dead-letter queues. */
export async function listQueues(db: Db): Promise<KeptQueue[]> {
  const [found] = await queryRows<{ there: boolean }>(db, sql`select to_regclass('pgboss.job') is not null as there`);
  if (found?.there !== true) return [];
  return queryRows<KeptQueue>(
    db,
    sql`select name, policy, dead_letter as "deadLetter" from pgboss.queue order by dead_letter is not null, name`,
  );
}

/** Creates the queues; the server sets their other options at its start. Must run outside a transaction. */
export async function makeQueues(boss: PgBoss, queues: readonly KeptQueue[]): Promise<void> {
  for (const { name, policy, deadLetter } of queues) {
    await boss.createQueue(name, {
      ...(policy !== null && { policy: policy as 'standard' }),
      ...(deadLetter !== null && { deadLetter }),
    });
    // pg-boss reads a queue's definition at its first use, on its own connection; the embedded database has only one.
    await boss.insert(name, []);
  }
}

/** Restores tasks in the transaction of `db`. */
export async function putTasks(boss: PgBoss, db: Db, tasks: readonly KeptTask[]): Promise<void> {
  for (const { queue, data, priority, startAfter, key } of tasks) {
    const task = { priority, startAfter, ...(data !== null && { data }), ...(key !== null && { singletonKey: key }) };
    await boss.insert(queue, [task], { db: fromDrizzle(db as never, sql) }); // Drizzle's transaction answers `execute` with rows on both drivers; its type leaves that open.
  }
}

import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import type { Queue, TaskName } from '../ports/queue-port.ts';
import { IDLE_QUEUE } from './idle-queue.ts';

/** A queue that only collects: the test takes the tasks out and decides when to run them. */
export interface CollectingQueue {
  queue: Queue;
  /** The oldest committed task, handed out once; null if there is none. Simultaneous callers are served one after the other. */
  take: () => Promise<CollectedTask | null>;
}

interface CollectedTask {
  name: TaskName;
  data: Record<string, unknown>;
}

/**
 * The tasks are rows that commit with their transaction, like those of the real queue. A list in memory would hand a task out
 * before its transaction has committed, when there is nothing to do for it yet.
 */
export async function openCollectingQueue(db: Db): Promise<CollectingQueue> {
  await db.execute(
    sql`create table if not exists collected_tasks (id bigint generated always as identity primary key, name text, data jsonb)`,
  );
  const enqueue: Queue['enqueue'] = async (tx, name, data) => {
    for (const each of data) {
      await tx.execute(sql`insert into collected_tasks (name, data) values (${name}, ${JSON.stringify(each)}::jsonb)`);
    }
  };
  const takeOldest: CollectingQueue['take'] = async () => {
    const { rows } = (await db.execute(
      sql`delete from collected_tasks where id = (select min(id) from collected_tasks) returning name, data`,
    )) as { rows: CollectedTask[] };
    return rows[0] ?? null;
  };
  // Of two simultaneous statements one may wait for the other's row and return nothing while more tasks wait: its caller
  // continued before its own task was done.
  let last: Promise<CollectedTask | null> = Promise.resolve(null);
  const take: CollectingQueue['take'] = () => (last = last.catch(() => null).then(takeOldest));
  return { queue: { ...IDLE_QUEUE, enqueue }, take };
}

import { sql } from 'drizzle-orm';
import type { Db } from '../database/db.ts';
import type { Queue, TaskName } from '../ports/queue-port.ts';
import { IDLE_QUEUE } from './idle-queue.ts';

/** A queue that only collects: the test takes the tasks out and decides what is done with them, and when. */
export interface CollectingQueue {
  queue: Queue;
  /** The oldest task that is committed, once; null when there is none. Those who ask at once are answered one after the other. */
  take: () => Promise<CollectedTask | null>;
}

interface CollectedTask {
  name: TaskName;
  data: Record<string, unknown>;
}

/**
 * The tasks are rows that commit with what asks for them, as those of the real queue. A list in memory would hand a task out
 * before the transaction has committed, to somebody who finds nothing to do for it.
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
  // Of two statements at once one may look at the other's row and come away with nothing while more wait: whoever was told so
  // went on before his own task was done.
  let last: Promise<CollectedTask | null> = Promise.resolve(null);
  const take: CollectingQueue['take'] = () => (last = last.catch(() => null).then(takeOldest));
  return { queue: { ...IDLE_QUEUE, enqueue }, take };
}

import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import { listWaitingEmails } from './outbox.repository.ts';

/** Enqueues every waiting e-mail; one that still has a task is skipped, because an e-mail has one task at a time. */
export async function resumeSending({ db, queue }: { db: Db; queue: Queue }): Promise<void> {
  const waiting = await listWaitingEmails(db);
  const tasks = waiting.map((emailId) => ({ emailId }));
  if (tasks.length > 0) await queue.enqueue(db, 'send-email', tasks);
}

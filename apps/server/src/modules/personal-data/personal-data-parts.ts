import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';

/** What the module of personal data is given. */
export interface PersonalDataParts {
  db: Db;
  storage: Storage;
  queue: Queue;
  /** Tells those who follow a job that it changed, when the transaction commits. */
  changes: { announce(db: Db, jobId: string): Promise<void> };
  /** Sees to it, in the transaction of `db`, that what goes on taking money ends; nothing happens where nothing does. */
  cancelSubscriptionOf(db: Db, userId: string): Promise<void>;
}

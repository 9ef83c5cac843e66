import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';
import type { Storage } from '../../ports/storage-port.ts';

/** Dependencies of the personal data module. */
export interface PersonalDataParts {
  db: Db;
  storage: Storage;
  queue: Queue;
  /** Announces a job's change to its followers when the transaction commits. */
  changes: { announce(db: Db, jobId: string): Promise<void> };
  /** Cancels the user's subscription, in the transaction of `db`; does nothing without one. */
  cancelSubscriptionOf(db: Db, userId: string): Promise<void>;
}

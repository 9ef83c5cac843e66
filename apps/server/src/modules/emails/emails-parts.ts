import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';

/** Dependencies for writing an e-mail. */
export interface EmailsParts {
  /** The transaction that causes the e-mail. */
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  /** Links begin with it. */
  publicUrl: string;
}

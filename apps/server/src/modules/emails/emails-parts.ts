import type { Db } from '../../database/db.ts';
import type { Queue } from '../../ports/queue-port.ts';

/** What writing an e-mail takes. */
export interface EmailsParts {
  /** The transaction of the fact that the e-mail tells of. */
  db: Db;
  queue: Pick<Queue, 'enqueue'>;
  /** Links begin with it. */
  publicUrl: string;
}

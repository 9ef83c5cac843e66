import type { Db } from '../../../database/db.ts';

/** What the calls of the stand-in work with. */
export interface Sandbox {
  db: Db;
  /** Where browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Runs one transaction, after which whatever is to be told is sent. */
  act: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

import type { Db } from '../../../database/db.ts';

/** The dependencies of the stand-in's calls. */
export interface Sandbox {
  db: Db;
  /** Where browsers reach the server, without a slash at the end. */
  publicUrl: string;
  /** Runs one transaction and then sends the resulting notifications. */
  act: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

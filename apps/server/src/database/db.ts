import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type * as schema from './schema.ts';

/**
 * A pool or a transaction, on either driver: the first, required parameter of every repository function, so that the caller
 * decides the transaction boundaries.
 */
export type Db = PgDatabase<PgQueryResultHKT, typeof schema>;

/** A connected database and its operations. */
export interface Database {
  db: Db;
  /** Which server runs, in words, for the start-up line and the tests. */
  description: string;
  /**
   * Calls `listener` with the payload of every `notify` on `channel` after its transaction committed.
   * @returns stops listening
   */
  listen(channel: string, listener: (payload: string) => void): Promise<() => Promise<void>>;
  /** Applies the pending migrations of the migrations folder, or of another one. */
  migrate(folder?: string): Promise<void>;
  close(): Promise<void>;
}

import { sql } from 'drizzle-orm';
import type { Db } from './db.ts';

/**
 * Sends `payload` (at most 8,000 bytes, so send ids) to all listeners on `channel`, in every process, when the transaction of
 * `db` commits.
 */
export async function notify(db: Db, channel: string, payload: string): Promise<void> {
  await db.execute(sql`select pg_notify(${channel}, ${payload})`);
}

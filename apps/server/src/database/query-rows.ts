import type { SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Rows of a hand-written statement. Both drivers return them; Drizzle's common type does not say so. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}

import type { SQL } from 'drizzle-orm';
import type { Db } from './db.ts';

/** Rows of a statement of one's own. Both drivers answer so; Drizzle's type of a database on either leaves it open. */
export async function queryRows<Row>(db: Db, statement: SQL): Promise<Row[]> {
  const { rows } = (await db.execute(statement)) as { rows: Row[] };
  return rows;
}

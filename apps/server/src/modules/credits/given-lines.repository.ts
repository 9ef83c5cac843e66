import { eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { creditLines } from '../../database/schema.ts';
import type { CreditLineRow } from './credits.repository.ts';

export async function findLineByCause(db: Db, causeKey: string): Promise<CreditLineRow | undefined> {
  const [row] = await db.select().from(creditLines).where(eq(creditLines.causeKey, causeKey));
  return row;
}

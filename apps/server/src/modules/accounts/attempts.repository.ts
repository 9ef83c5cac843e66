import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { attempts } from '../../database/schema.ts';

/** One atomic statement, so that no two processes read the same count. An expired window restarts at `amount`. */
export async function countAttempt(
  db: Db,
  key: string,
  { now, endsAt, amount }: { now: Date; endsAt: Date; amount: number },
): Promise<{ count: number; endsAt: Date }> {
  const isOver = lte(attempts.endsAt, now);
  const [row] = await db
    .insert(attempts)
    .values({ key, count: amount, endsAt })
    .onConflictDoUpdate({
      target: attempts.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${attempts.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${attempts.endsAt} end`,
      },
    })
    .returning({ count: attempts.count, endsAt: attempts.endsAt });
  if (row === undefined) throw new Error('the attempt was not counted');
  return row;
}

export async function uncountAttempt(db: Db, key: string, amount: number): Promise<void> {
  await db
    .update(attempts)
    .set({ count: sql`greatest(${attempts.count} - ${amount}::integer, 0)` })
    .where(and(eq(attempts.key, key), gt(attempts.count, 0)));
}

export async function deleteAttempts(db: Db, key: string): Promise<void> {
  await db.delete(attempts).where(eq(attempts.key, key));
}

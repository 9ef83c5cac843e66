import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { emailTokens } from '../../database/schema.ts';

export type EmailTokenRow = typeof emailTokens.$inferSelect;

export async function insertEmailToken(
  db: Db,
  token: Pick<EmailTokenRow, 'userId' | 'purpose' | 'tokenHash' | 'expiresAt' | 'createdAt'>,
): Promise<void> {
  await db.insert(emailTokens).values({ id: newId(), ...token });
}

/** Locked until the transaction of `db` ends: a token is spent once. */
export async function lockEmailToken(db: Db, tokenHash: string): Promise<EmailTokenRow | undefined> {
  const [row] = await db.select().from(emailTokens).where(eq(emailTokens.tokenHash, tokenHash)).for('update');
  return row;
}

/** Spends every open token of a user: one confirmation is enough. */
export async function spendEmailTokens(db: Db, userId: string, at: Date): Promise<void> {
  await db
    .update(emailTokens)
    .set({ spentAt: at })
    .where(and(eq(emailTokens.userId, userId), isNull(emailTokens.spentAt)));
}

/** When tokens were sent to a user since `since`, the latest first. */
export async function listSendingTimes(db: Db, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), gt(emailTokens.createdAt, since)))
    .orderBy(desc(emailTokens.createdAt));
  return rows.map(({ at }) => at);
}

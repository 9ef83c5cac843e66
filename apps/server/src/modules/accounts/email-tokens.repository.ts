import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { emailTokens } from '../../database/schema.ts';

export type EmailTokenRow = typeof emailTokens.$inferSelect;
export type EmailTokenPurpose = EmailTokenRow['purpose'];
type NewEmailToken = Pick<EmailTokenRow, 'userId' | 'purpose' | 'tokenHash' | 'expiresAt' | 'createdAt'>;

/** With an `id`, does nothing if a token with it exists. @returns whether it was written */
export async function insertEmailToken(db: Db, token: NewEmailToken & { id?: string }): Promise<boolean> {
  const rows = await db
    .insert(emailTokens)
    .values({ id: newId(), ...token })
    .onConflictDoNothing({ target: emailTokens.id })
    .returning({ id: emailTokens.id });
  return rows.length > 0;
}

/** Locked until the transaction of `db` ends: a token is used once, and only for its purpose. */
export async function lockEmailToken(
  db: Db,
  tokenHash: string,
  purpose: EmailTokenPurpose,
): Promise<EmailTokenRow | undefined> {
  const [row] = await db
    .select()
    .from(emailTokens)
    .where(and(eq(emailTokens.tokenHash, tokenHash), eq(emailTokens.purpose, purpose)))
    .for('update');
  return row;
}

/** Invalidates every open token of a user, or those for one purpose: one is enough. */
export async function spendEmailTokens(db: Db, userId: string, at: Date, purpose?: EmailTokenPurpose): Promise<void> {
  await db
    .update(emailTokens)
    .set({ spentAt: at })
    .where(
      and(
        eq(emailTokens.userId, userId),
        isNull(emailTokens.spentAt),
        purpose === undefined ? undefined : eq(emailTokens.purpose, purpose),
      ),
    );
}

/** When confirmations were sent to a user after `since`, latest first. */
export async function listSendingTimes(db: Db, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .select({ at: emailTokens.createdAt })
    .from(emailTokens)
    .where(and(eq(emailTokens.userId, userId), eq(emailTokens.purpose, 'confirm'), gt(emailTokens.createdAt, since)))
    .orderBy(desc(emailTokens.createdAt));
  return rows.map(({ at }) => at);
}

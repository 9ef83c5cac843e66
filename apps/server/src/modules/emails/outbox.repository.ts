import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { emails } from '../../database/schema.ts';

export type EmailRow = typeof emails.$inferSelect;
export type NewEmailRow = Pick<EmailRow, 'userId' | 'to' | 'subject' | 'text' | 'html' | 'links' | 'causeKey'>;

/**
 * Puts an e-mail in the outbox, in the transaction of `db`.
 * @returns its id; null if one with the same cause exists
 */
export async function insertEmail(db: Db, email: NewEmailRow): Promise<string | null> {
  const id = newId();
  const rows = await db
    .insert(emails)
    .values({ id, ...email })
    .onConflictDoNothing({ target: emails.causeKey })
    .returning({ id: emails.id });
  return rows.length === 0 ? null : id;
}

export async function findEmail(db: Db, id: string): Promise<EmailRow | undefined> {
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  return row;
}

/** Ids of waiting e-mails, oldest first. */
export async function listWaitingEmails(db: Db): Promise<string[]> {
  const rows = await db.select({ id: emails.id }).from(emails).where(eq(emails.status, 'waiting')).orderBy(emails.id);
  return rows.map(({ id }) => id);
}

export const countWaitingEmails = (db: Db): Promise<number> => db.$count(emails, eq(emails.status, 'waiting'));

export async function updateEmail(
  db: Db,
  id: string,
  change: Partial<Pick<EmailRow, 'status' | 'failure' | 'sentAt' | 'text' | 'html' | 'links'>>,
): Promise<void> {
  await db.update(emails).set(change).where(eq(emails.id, id));
}

/** Counts one more delivery attempt. */
export async function countTry(db: Db, id: string): Promise<void> {
  await db
    .update(emails)
    .set({ tries: sql`${emails.tries} + 1` })
    .where(eq(emails.id, id));
}

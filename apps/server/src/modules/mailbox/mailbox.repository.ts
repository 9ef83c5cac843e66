import { desc, eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { emails } from '../../database/schema.ts';

const SHOWN = 100;

/** The latest e-mails, newest first; with `to` only those to that address. */
export async function listEmails(db: Db, to: string | undefined): Promise<(typeof emails.$inferSelect)[]> {
  return db
    .select()
    .from(emails)
    .where(to === undefined ? undefined : eq(emails.to, to.trim().toLowerCase()))
    .orderBy(desc(emails.id))
    .limit(SHOWN);
}

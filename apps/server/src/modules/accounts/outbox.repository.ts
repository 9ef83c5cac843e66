import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { emails } from '../../database/schema.ts';

export type NewEmail = Pick<typeof emails.$inferInsert, 'userId' | 'to' | 'subject' | 'text' | 'html' | 'links'>;

/** Puts an e-mail in the outbox: it exists if, and only if, the transaction of `db` commits. */
export async function insertEmail(db: Db, email: NewEmail): Promise<void> {
  await db.insert(emails).values({ id: newId(), ...email });
}

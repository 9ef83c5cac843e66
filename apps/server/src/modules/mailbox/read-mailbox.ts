import type { MailboxMessage } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { listEmails } from './mailbox.repository.ts';

/** What would have been sent, newest first. */
export async function readMailbox(db: Db, to: string | undefined): Promise<{ items: MailboxMessage[] }> {
  const rows = await listEmails(db, to);
  return {
    items: rows.map(({ id, to, subject, text, html, links, createdAt }) => {
      return { id, to, subject, text, html, links, sent_at: createdAt.toISOString() };
    }),
  };
}

import type { MailboxMessage } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { listEmails } from './mailbox.repository.ts';

/** The outbox, newest first. */
export async function readMailbox(db: Db, to: string | undefined): Promise<{ items: MailboxMessage[] }> {
  const rows = await listEmails(db, to);
  return {
    items: rows.map(({ id, to, subject, text, html, links, status, failure, sentAt, createdAt }) => {
      const sent_at = (sentAt ?? createdAt).toISOString();
      return { id, to, subject, text, html, links, sent_at, status, failure, language: languageOf(html) };
    }),
  };
}

const languageOf = (html: string): string | null => /<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? null;

import type { Db } from '../../database/db.ts';
import { type Mailer, MailRefusedError } from './mail-port.ts';
import { countTry, type EmailRow, findEmail, updateEmail } from './outbox.repository.ts';

export interface SendingParts {
  db: Db;
  mailer: Mailer;
}

/** What remains of a delivered e-mail in the outbox: its links give access to accounts, and it is read elsewhere. */
const ERASED = { text: '', html: '', links: [] };

/**
 * Delivers a waiting e-mail of the outbox. Between the mail server's answer and the commit there is one statement: a crash there
 * causes a second delivery with the same Message-ID, never a lost one.
 * @throws the mailer's error if a retry may help
 */
export async function sendEmail(parts: SendingParts, id: string): Promise<void> {
  const email = await findEmail(parts.db, id);
  if (email?.status !== 'waiting') return;
  await countTry(parts.db, id);
  try {
    await parts.mailer.send(email);
  } catch (error) {
    return noteFailure(parts.db, email, error);
  }
  const rest = parts.mailer.shownInOutbox ? {} : ERASED;
  await updateEmail(parts.db, id, { status: 'sent', sentAt: new Date(), failure: null, ...rest });
}

async function noteFailure(db: Db, { id }: EmailRow, error: unknown): Promise<void> {
  const failure = error instanceof Error ? error.message : String(error);
  const isFinal = error instanceof MailRefusedError;
  await updateEmail(db, id, { failure, ...(isFinal && { status: 'failed' }) });
  if (!isFinal) throw error;
}

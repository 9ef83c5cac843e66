import { composeEmail } from './compose-email.ts';
import type { NewEmail } from './email-values.ts';
import type { EmailsParts } from './emails-parts.ts';
import { insertEmail } from './outbox.repository.ts';

/**
 * Writes an e-mail and the task that sends it in the transaction of `db`, so both exist only if the change behind them commits.
 * An e-mail with the same `causeKey` is never written twice.
 */
export async function queueEmail({ db, queue, publicUrl }: EmailsParts, email: NewEmail): Promise<void> {
  const { userId, to, causeKey = null } = email;
  const emailId = await insertEmail(db, { userId, to, causeKey, ...composeEmail(email, email, publicUrl) });
  if (emailId !== null) await queue.enqueue(db, 'send-email', [{ emailId }]);
}

import type { CallIn, Session } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { openSession } from './open-session.ts';
import { spendEmailToken } from './spend-email-token.ts';

/**
 * Confirms the address that a token was sent to, makes the pending credits spendable and starts a session: all of it
 * or none, once for each token.
 * @throws AppError invalid_token when it is unknown, spent or too old
 */
export async function confirmEmail(
  parts: AccountsParts,
  { token, remember_me: rememberMe = false }: CallIn<'POST /auth/confirm'>['body'],
  client: Client,
): Promise<Session> {
  return parts.db.transaction(async (tx) => {
    const user = await spendEmailToken(tx, token, 'confirm');
    return openSession({ ...parts, db: tx }, user, { ...client, rememberMe, event: 'email_confirmed' });
  });
}

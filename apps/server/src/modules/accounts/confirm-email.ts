import type { CallIn, Entry } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { openSession } from './open-session.ts';
import { recordAudit } from './record-audit.ts';
import { endSessions } from './sessions.repository.ts';
import { spendEmailToken } from './spend-email-token.ts';
import { updateUser, type UserRow } from './users.repository.ts';

/**
 * Confirms the address that a token was sent to, makes the pending credits spendable and starts a session (or asks for the second
 * step): atomically, once per token. Somebody may have opened the account with another person's address and wait for that person
 * to confirm it: unless the confirmation comes from a session of this account, the earlier password and all sessions end.
 * @throws AppError invalid_token if it is unknown, used or too old
 */
export async function confirmEmail(
  parts: AccountsParts,
  { token, remember_me: rememberMe = false }: CallIn<'POST /auth/confirm'>['body'],
  client: Client & { userId: string | null },
): Promise<Entry> {
  return parts.db.transaction(async (tx) => {
    const confirmed = await spendEmailToken(tx, token, 'confirm');
    const user = confirmed.id === client.userId ? confirmed : await lockOthersOut(tx, confirmed);
    return openSession({ ...parts, db: tx }, user, { ...client, rememberMe, event: 'email_confirmed' });
  });
}

async function lockOthersOut(db: Db, user: UserRow): Promise<UserRow> {
  await endSessions(db, user.id, new Date());
  if (user.passwordHash === null) return user;
  await recordAudit(db, { actorId: user.id, action: 'account.taken_over', subject: user.id });
  return (await updateUser(db, user.id, { passwordHash: null })) ?? user;
}

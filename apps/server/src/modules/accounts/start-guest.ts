import type { InterfaceLocale, Session } from '@vitrine/contract';
import type { AccountsParts, Client } from './accounts-parts.ts';
import { beginSession } from './begin-session.ts';
import { takeAttempt } from './attempt-limit.ts';
import { insertUser } from './users.repository.ts';

/**
 * Creates a guest, an account without address and credits, and its session. Only that session gives access to the guest's work,
 * so the work is removed after it ends (modules/personal-data).
 * @throws AppError rate_limited
 */
export async function startGuest(
  parts: AccountsParts,
  { language }: { language?: InterfaceLocale | undefined },
  client: Client,
): Promise<Session> {
  await takeAttempt(parts.db, 'guestFromAddress', client.address);
  return parts.db.transaction(async (tx) => {
    const guest = { email: null, passwordHash: null, fullName: null, language: language ?? client.locale };
    const user = await insertUser(tx, { ...guest, isGuest: true });
    if (user === null) throw new Error('the guest was not inserted');
    return beginSession({ ...parts, db: tx }, user, {
      ...client,
      rememberMe: true,
      days: parts.guestDays,
      event: 'account_made',
    });
  });
}

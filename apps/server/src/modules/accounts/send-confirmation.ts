import { queueEmail } from '../emails/index.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { insertEmailToken } from './email-tokens.repository.ts';
import { newOpaqueToken } from './opaque-token.ts';
import type { UserRow } from './users.repository.ts';

const LINK_HOURS = 48;

/**
 * Writes the e-mail that asks `user` to confirm the address, in the transaction of `db`. The token is in the link's fragment: it
 * reaches no log, and a link scanner that opens the link cannot use it.
 */
export async function sendConfirmation(
  parts: Pick<AccountsParts, 'db' | 'queue' | 'publicUrl'>,
  user: UserRow,
): Promise<void> {
  if (user.email === null) return;
  const now = new Date();
  const { token, tokenHash } = newOpaqueToken();
  const expiresAt = new Date(now.getTime() + LINK_HOURS * 3_600_000);
  await insertEmailToken(parts.db, { userId: user.id, purpose: 'confirm', tokenHash, expiresAt, createdAt: now });
  const link = `${parts.publicUrl}/#type=signup&token=${token}`;
  await queueEmail(parts, {
    kind: 'confirm',
    userId: user.id,
    to: user.email,
    // Whoever typed the address also chose the name, and may be a stranger to the reader.
    name: null,
    locale: user.language,
    values: { link, hours: LINK_HOURS },
  });
}

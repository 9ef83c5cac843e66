import type { Tasks } from '../../ports/queue-port.ts';
import { queueEmail } from '../emails/index.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { insertEmailToken } from './email-tokens.repository.ts';
import { newOpaqueToken } from './opaque-token.ts';
import { findUserByEmail } from './users.repository.ts';

const LINK_MINUTES = 60;

/** Dependencies for sending the recovery e-mail. */
export type RecoveryParts = Pick<AccountsParts, 'db' | 'queue' | 'publicUrl'>;

/**
 * Writes the recovery e-mail if the address has an account; once per `recoveryId`, however often it runs. The token is in the
 * link's fragment: it reaches no log, and a link scanner cannot use it.
 */
export async function sendRecovery(parts: RecoveryParts, { recoveryId, email }: Tasks['send-recovery']): Promise<void> {
  await parts.db.transaction(async (tx) => {
    const user = await findUserByEmail(tx, email);
    if (user === undefined) return;
    const { token, tokenHash } = newOpaqueToken();
    const createdAt = new Date();
    const expiresAt = new Date(createdAt.getTime() + LINK_MINUTES * 60_000);
    const row = { id: recoveryId, userId: user.id, purpose: 'recover', tokenHash, createdAt, expiresAt } as const;
    if (!(await insertEmailToken(tx, row))) return;
    await queueEmail(
      { ...parts, db: tx },
      {
        kind: 'recover',
        userId: user.id,
        to: email,
        name: user.fullName,
        locale: user.language,
        values: { link: `${parts.publicUrl}/#type=recovery&token=${token}`, minutes: LINK_MINUTES },
      },
    );
  });
}

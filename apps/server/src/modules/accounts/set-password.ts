import { queueEmail } from '../emails/index.ts';
import type { AccountsParts } from './accounts-parts.ts';
import { spendEmailTokens } from './email-tokens.repository.ts';
import { deleteStepsOf } from './factors/sign-in-steps.repository.ts';
import { recordAudit } from './record-audit.ts';
import { endSessions } from './sessions.repository.ts';
import { updateUser, type UserRow } from './users.repository.ts';

/**
 * Sets a new password, in the transaction of `db`, under lockUser: every session except `keptSessionId`, every recovery link and
 * every unfinished sign-in becomes invalid; the change is recorded and the owner notified.
 */
export async function setPassword(
  parts: Pick<AccountsParts, 'db' | 'queue' | 'publicUrl'>,
  user: UserRow,
  { passwordHash, action, keptSessionId }: { passwordHash: string; action: string; keptSessionId?: string },
): Promise<void> {
  const { db } = parts;
  const now = new Date();
  await updateUser(db, user.id, { passwordHash });
  await endSessions(db, user.id, now, keptSessionId);
  await spendEmailTokens(db, user.id, now, 'recover');
  await deleteStepsOf(db, user.id);
  await recordAudit(db, { actorId: user.id, action, subject: user.id });
  if (user.email === null) return;
  const { id: userId, email: to, fullName: name } = user;
  const locale = user.language;
  await queueEmail(parts, { kind: 'password_changed', userId, to, name, locale, values: { at: now } });
}

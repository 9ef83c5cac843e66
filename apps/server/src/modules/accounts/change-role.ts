import type { Db } from '../../database/db.ts';
import { lockUserByEmail } from './claimed-users.repository.ts';
import { recordAudit } from './record-audit.ts';
import { updateUser, type UserRow } from './users.repository.ts';

/** `unconfirmed`: the account's e-mail address was never confirmed. */
export type RoleOutcome = 'changed' | 'unchanged' | 'unknown' | 'unconfirmed';

/** Gives the account of `email` a role, for the operator at the command line, and records it. */
export async function changeRole(db: Db, email: string, role: UserRow['role']): Promise<RoleOutcome> {
  return db.transaction(async (tx) => {
    const user = await lockUserByEmail(tx, email.trim().toLowerCase());
    if (user === undefined) return 'unknown';
    if (user.role === role) return 'unchanged';
    if (role === 'admin' && user.emailVerifiedAt === null) return 'unconfirmed';
    await updateUser(tx, user.id, { role });
    const action = role === 'admin' ? 'role.granted' : 'role.revoked';
    await recordAudit(tx, { actorId: null, action, subject: user.id, detail: { role: 'admin', email: user.email } });
    return 'changed';
  });
}

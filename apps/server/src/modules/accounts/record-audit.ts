import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { auditLines } from '../../database/schema.ts';

export interface AuditEntry {
  /** Id of the user who did it; null: the operator at the command line. */
  actorId: string | null;
  /** What was done, as `thing.done`: `role.granted`, `password.changed`. */
  action: string;
  /** Id of the user, or name of the thing, it was done to. */
  subject: string;
  /** Details needed to understand the line later. Never a password, a token or its hash. */
  detail?: Record<string, unknown>;
}

/** Records an action with rights over others or on an account's security, in the transaction of `db`. */
export async function recordAudit(db: Db, { actorId, action, subject, detail = {} }: AuditEntry): Promise<void> {
  await db.insert(auditLines).values({ id: newId(), actorId, action, subject, detail });
}

import type { Db } from '../../database/db.ts';
import { newId } from '../../database/new-id.ts';
import { auditLines } from '../../database/schema.ts';

export interface AuditEntry {
  /** Id of the user who did it; null: the operator at the command line. */
  actorId: string | null;
  /** What was done, as `thing.done`: `role.granted`, `password.changed`. */
  action: string;
  /** Id of the user, or name of the thing, that it was done to. */
  subject: string;
  /** What the line needs to be understood later. Never a password, a token or the hash of one. */
  detail?: Record<string, unknown>;
}

/** Writes down what was done with rights over others or to an account's safety: the line exists if the transaction of `db` commits. */
export async function recordAudit(db: Db, { actorId, action, subject, detail = {} }: AuditEntry): Promise<void> {
  await db.insert(auditLines).values({ id: newId(), actorId, action, subject, detail });
}

import { and, desc, eq, getTableColumns, lt } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { auditLines, users } from '../../database/schema.ts';

export type AuditRow = Awaited<ReturnType<typeof listAuditRows>>[number];

/** Newest first, `limit` rows older than the line `cursor`. The actor's address is included while the account exists. */
export async function listAuditRows(
  db: Db,
  { limit, cursor, subject }: { limit: number; cursor?: string | undefined; subject?: string | undefined },
) {
  return db
    .select({ ...getTableColumns(auditLines), actorEmail: users.email })
    .from(auditLines)
    .leftJoin(users, eq(users.id, auditLines.actorId))
    .where(
      and(
        cursor === undefined ? undefined : lt(auditLines.id, cursor),
        subject ? eq(auditLines.subject, subject) : undefined,
      ),
    )
    .orderBy(desc(auditLines.id))
    .limit(limit);
}

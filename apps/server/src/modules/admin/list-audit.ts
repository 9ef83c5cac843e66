import type { AuditLine, AuditQuery, CallOut } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { type AuditRow, listAuditRows } from './audit.repository.ts';

/** A page of the audit log, newest first. */
export async function listAudit(db: Db, query: AuditQuery): Promise<CallOut<'GET /admin/audit'>> {
  const rows = await listAuditRows(db, { ...query, limit: query.limit + 1 });
  const { items, next_cursor } = toPage(rows, query.limit);
  return { items: items.map(present), next_cursor };
}

const present = (row: AuditRow): AuditLine => ({
  id: row.id,
  actor_id: row.actorId,
  actor_email: row.actorEmail,
  action: row.action,
  subject: row.subject,
  detail: row.detail,
  created_at: row.createdAt.toISOString(),
});

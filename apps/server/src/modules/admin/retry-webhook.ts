import { type AdminWebhook, AppError } from '@vitrine/contract';
import { recordAudit } from '../accounts/index.ts';
import { retryEvent } from '../payments/index.ts';
import type { AdminParts } from './admin-parts.ts';
import { findWebhookRow } from './admin-webhooks.repository.ts';
import { presentWebhook } from './present-webhook.ts';

/**
 * Requests processing of an event now, and records who did; atomically. A processed event stays as it is.
 * @throws AppError not_found
 */
export async function retryWebhook(parts: AdminParts, adminId: string, eventId: string): Promise<AdminWebhook> {
  return parts.db.transaction(async (tx) => {
    const isAsked = await retryEvent({ ...parts, db: tx }, eventId);
    const row = await findWebhookRow(tx, eventId);
    if (row === undefined) throw new AppError('not_found');
    const detail = { type: row.type, attempts: row.tries };
    if (isAsked) await recordAudit(tx, { actorId: adminId, action: 'webhook.retried', subject: eventId, detail });
    return presentWebhook(row);
  });
}

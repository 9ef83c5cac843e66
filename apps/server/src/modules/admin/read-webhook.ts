import { type AdminWebhookDetail, AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { findWebhookRow } from './admin-webhooks.repository.ts';
import { factsOf } from './facts-of.ts';
import { presentWebhook } from './present-webhook.ts';

/** @throws AppError not_found */
export async function readWebhook(db: Db, eventId: string): Promise<AdminWebhookDetail> {
  const row = await findWebhookRow(db, eventId);
  if (row === undefined) throw new AppError('not_found');
  return { ...presentWebhook(row), ...factsOf(row.payload) };
}

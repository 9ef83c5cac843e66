import type { CreditLine, InterfaceLocale } from '@vitrine/contract';
import { translate } from '@vitrine/messages';
import type { CreditLineRow } from './credits.repository.ts';

/** A line of a ledger as its owner sees it. */
export const presentLine = (row: CreditLineRow, locale: InterfaceLocale): CreditLine => ({
  id: row.id,
  cause: row.cause,
  description: translate(locale, `credits.${row.cause}`),
  balance_change: row.balanceChange,
  pending_change: row.pendingChange,
  balance_after: row.balanceAfter,
  job_id: row.jobId,
  created_at: row.createdAt.toISOString(),
});

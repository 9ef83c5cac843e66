import { type Checks, checks } from '@vitrine/contract';
import type { VariationRow } from './variations.repository.ts';

/** What was measured on a picture; null for one that an earlier version measured in other terms. */
export function readChecks(row: Pick<VariationRow, 'checks'>): Checks | null {
  return checks.safeParse(row.checks).data ?? null;
}

import { type Checks, checks } from '@vitrine/contract';
import type { VariationRow } from './variations.repository.ts';

/** The measurements of a picture; null if an earlier version stored them in another format. */
export function readChecks(row: Pick<VariationRow, 'checks'>): Checks | null {
  return checks.safeParse(row.checks).data ?? null;
}

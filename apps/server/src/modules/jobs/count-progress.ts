import type { Job, VariationStatus } from '@vitrine/contract';

/** Progress of a job, from the statuses of its variations. */
export function countProgress(variations: readonly { status: VariationStatus }[]): Job['progress'] {
  const count = (status: VariationStatus) => variations.filter((each) => each.status === status).length;
  return { done: count('ready'), failed: count('failed'), total: variations.length };
}

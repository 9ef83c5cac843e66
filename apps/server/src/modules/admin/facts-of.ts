import type { AdminWebhookDetail } from '@vitrine/contract';
import { isPlainFact } from '../payments/index.ts';

const MAX_LENGTH = 120;

/** An event's payload as a flat list of the values that may be shown, each with its path; the others are counted. */
export function factsOf(payload: unknown): Pick<AdminWebhookDetail, 'facts' | 'hidden'> {
  const leaves = leavesOf(payload, []);
  const facts = leaves.flatMap(({ path, value }) => {
    return isPlainFact(path, value) ? [{ name: path.join('.'), value: value.slice(0, MAX_LENGTH) }] : [];
  });
  return { facts, hidden: leaves.length - facts.length };
}

interface Leaf {
  path: string[];
  value: string;
}

/** All non-null values. */
function leavesOf(value: unknown, path: string[]): Leaf[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return [{ path, value: typeof value === 'string' ? value : JSON.stringify(value) }];
}

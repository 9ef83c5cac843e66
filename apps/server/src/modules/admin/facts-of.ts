import type { AdminWebhookDetail } from '@vitrine/contract';

/** What a value may be called to be shown: ids, states, times, amounts. Everything else may be about a person, or secret. */
const SHOWN =
  /^(id|\w+_id|checkoutId|status|type|action|origin|reason|mode|event_type|currency_code|quantity|amount|total|subtotal|tax|grand_total|grand_total_tax|credit|discount|fee|earnings|invoice_number|collection_mode|billing_cycle|interval|frequency|error_code|effective_at|starts_at|ends_at|occurred_at|\w+_at|userId|plan)$/;

/** Ids that name a person or open something. */
const NEVER = /token|secret|signature|address_id|business_id|payment_method_id|card/i;

const MAX_LENGTH = 120;

/** The payload of an event as a flat list of what may be shown, each with its path; the rest is counted. */
export function factsOf(payload: unknown): Pick<AdminWebhookDetail, 'facts' | 'hidden'> {
  const leaves = leavesOf(payload, []);
  const facts = leaves.flatMap(({ path, value }) => {
    const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
    const isShown = SHOWN.test(name) && !NEVER.test(path.join('.')) && !value.includes('@');
    return isShown ? [{ name: path.join('.'), value: value.slice(0, MAX_LENGTH) }] : [];
  });
  return { facts, hidden: leaves.length - facts.length };
}

interface Leaf {
  path: string[];
  value: string;
}

/** Every value that is there; what is null says nothing. */
function leavesOf(value: unknown, path: string[]): Leaf[] {
  if (value === null || value === undefined) return [];
  if (typeof value === 'object') return Object.entries(value).flatMap(([key, each]) => leavesOf(each, [...path, key]));
  return [{ path, value: typeof value === 'string' ? value : JSON.stringify(value) }];
}

/** What a value may be called to be kept and shown: ids, states, times, amounts. Everything else may be about a person, or secret. */
const PLAIN =
  /^(id|\w+_id|checkoutId|status|type|action|origin|reason|mode|event_type|currency_code|quantity|amount|total|subtotal|tax|grand_total|grand_total_tax|credit|discount|fee|earnings|invoice_number|collection_mode|billing_cycle|interval|frequency|error_code|effective_at|starts_at|ends_at|occurred_at|\w+_at|userId|plan)$/;

/** Ids that name a person or open something. */
const NEVER = /token|secret|signature|address_id|business_id|payment_method_id|card/i;

/** Who somebody is to us or to the provider. */
const PERSON = /(^|\.)(customer_id|userId|user_id|customer\.id)$/;

/** Whether a value of a provider's event, by the names that lead to it, tells nothing of a person but an id. */
export function isPlainFact(path: readonly string[], value: string): boolean {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  return PLAIN.test(name) && !NEVER.test(path.join('.')) && !value.includes('@');
}

/** What is kept of an event once it is worked off: ids, states, times and amounts, in their places. */
export const redactEvent = (payload: Record<string, unknown>): Record<string, unknown> =>
  keptOf(payload, [], isPlainFact);

/** The same for somebody who is gone: without the ids that say who it was. */
export const redactPerson = (payload: Record<string, unknown>): Record<string, unknown> =>
  keptOf(payload, [], (path, value) => isPlainFact(path, value) && !PERSON.test(path.join('.')));

type IsKept = (path: string[], value: string) => boolean;

function keptOf(object: object, path: string[], isKept: IsKept): Record<string, unknown> {
  const entries = Object.entries(object).map(([key, each]) => [key, kept(each, [...path, key], isKept)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each !== undefined));
}

function kept(value: unknown, path: string[], isKept: IsKept): unknown {
  if (Array.isArray(value)) return value.map((each, index) => kept(each, [...path, String(index)], isKept));
  if (typeof value === 'object' && value !== null) return keptOf(value, path, isKept);
  if (value === null) return value;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isKept(path, text) ? value : undefined;
}

/** Names of values that may be stored and shown: ids, states, times, amounts. All others may be personal or secret. */
const PLAIN =
  /^(id|\w+_id|checkoutId|status|type|action|origin|reason|mode|event_type|currency_code|quantity|amount|total|subtotal|tax|grand_total|grand_total_tax|credit|discount|fee|earnings|invoice_number|collection_mode|billing_cycle|interval|frequency|error_code|effective_at|starts_at|ends_at|occurred_at|\w+_at|userId|plan)$/;

/** Ids that identify a person or grant access. */
const NEVER = /token|secret|signature|address_id|business_id|payment_method_id|card/i;

/** Ids of the user, ours or the provider's. */
const PERSON = /(^|\.)(customer_id|userId|user_id|customer\.id)$/;

/** Whether a value of a provider's event, judged by its path, reveals nothing about a person except an id. */
export function isPlainFact(path: readonly string[], value: string): boolean {
  const name = path.findLast((part) => !/^\d+$/.test(part)) ?? '';
  return PLAIN.test(name) && !NEVER.test(path.join('.')) && !value.includes('@');
}

/** The part of an event that is kept after processing: ids, states, times and amounts, in their places. */
export const redactEvent = (payload: Record<string, unknown>): Record<string, unknown> =>
  keptOf(payload, [], isPlainFact);

/** The same for a deleted user: without the ids that identify the user. */
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

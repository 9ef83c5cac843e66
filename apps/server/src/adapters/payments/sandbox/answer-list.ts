import type { Db } from '../../../database/db.ts';
import type { Entities, Kind } from './entities.ts';
import { type ListQuery } from './requests.ts';
import { listEntities } from './sandbox.repository.ts';

/** A page as Paddle gives it. */
export interface ListAnswer {
  data: object[];
  pagination: { per_page: number; next: string; has_more: boolean; estimated_total: number };
}

const FILTERS = [
  'id',
  'email',
  'status',
  'customer_id',
  'subscription_id',
  'transaction_id',
  'origin',
  'action',
] as const;

/** A page of a kind. `address` is the list's own; the next page's address is built from it. */
export async function answerList(db: Db, kind: Kind, query: ListQuery, address: string): Promise<ListAnswer> {
  const given = FILTERS.flatMap((name) => (query[name] === undefined ? [] : [[name, query[name]] as const]));
  const found = await listEntities(db, kind, {
    where: Object.fromEntries(given),
    after: query.after,
    limit: query.per_page + 1,
    newestFirst: query.order_by?.toUpperCase().endsWith('[DESC]') === true,
  });
  return paged(found.slice(0, query.per_page), found.length > query.per_page, query, address);
}

/** A page of recent events, pending and delivered ones together; the adapter reads them newest first. */
export async function answerEvents(db: Db, query: ListQuery, address: string): Promise<ListAnswer> {
  const newestFirst = query.order_by?.toUpperCase().endsWith('[DESC]') === true;
  const filter = { after: query.after, limit: query.per_page + 1, newestFirst };
  const waiting = await listEntities(db, 'event', filter);
  const delivered = await listEntities(db, 'delivered_event', filter);
  // One that is delivered between the two reads is in both.
  const each = new Map([...waiting, ...delivered].map((entity) => [entity.id, entity]));
  const both = [...each.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1) * (newestFirst ? -1 : 1));
  const page = both.slice(0, query.per_page);
  const answer = paged(page, both.length > query.per_page, query, address);
  return { ...answer, data: page.map(({ event }) => event) };
}

function paged(entities: Entities[Kind][], hasMore: boolean, query: ListQuery, address: string): ListAnswer {
  const next = new URL(address);
  const last = entities.at(-1)?.id;
  if (last !== undefined) next.searchParams.set('after', last);
  return {
    data: entities.map(tellable),
    pagination: { per_page: query.per_page, next: next.href, has_more: hasMore, estimated_total: entities.length },
  };
}

/** An entity as outsiders see it. */
export function tellable(entity: object): object {
  const { sandbox: _private, ...told }: { sandbox?: unknown } = entity;
  return told;
}

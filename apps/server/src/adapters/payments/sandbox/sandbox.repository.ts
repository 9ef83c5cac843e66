import { and, asc, desc, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../database/db.ts';
import { sandboxEntities } from '../../../database/schema.ts';
import type { Entities, Kind } from './entities.ts';
import { notFound } from './paddle-error.ts';

const table = sandboxEntities;
const asRow = (body: object) => body as Record<string, unknown>;
/** A row holds what was saved of its kind. */
const entityOf = <K extends Kind>(_kind: K, { body }: { body: Record<string, unknown> }): Entities[K] =>
  body as unknown as Entities[K]; // The column holds objects of all kinds, and `kind` says which.

export async function insertEntity<K extends Kind>(db: Db, kind: K, entity: Entities[K]): Promise<Entities[K]> {
  await db.insert(table).values({ id: entity.id, kind, body: asRow(entity) });
  return entity;
}

/** Stores the new state of an entity; with `as` it becomes another kind. */
export async function saveEntity<K extends Kind>(
  db: Db,
  kind: K,
  entity: Entities[K],
  as: Kind = kind,
): Promise<Entities[K]> {
  const saved = { kind: as, body: asRow(entity) };
  await db
    .insert(table)
    .values({ id: entity.id, ...saved })
    .onConflictDoUpdate({ target: table.id, set: saved });
  return entity;
}

export async function findEntity<K extends Kind>(db: Db, kind: K, id: string): Promise<Entities[K] | null> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), eq(table.id, id)));
  return row === undefined ? null : entityOf(kind, row);
}

/**
 * Reads an entity for changing: locked until the transaction ends.
 * @throws PaddleError not_found
 */
export async function lockEntity<K extends Kind>(db: Db, kind: K, id: string): Promise<Entities[K]> {
  const [row] = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), eq(table.id, id)))
    .for('update');
  if (row === undefined) throw notFound(id);
  return entityOf(kind, row);
}

export interface Filter {
  /** Fields of the body, each with its allowed values. */
  where?: Record<string, readonly string[]>;
  further?: SQL;
  /** Id of the last entity of the previous page. */
  after?: string | undefined;
  limit?: number;
  newestFirst?: boolean;
}

/** A page of a kind, by id, which is creation order. */
export async function listEntities<K extends Kind>(db: Db, kind: K, filter: Filter = {}): Promise<Entities[K][]> {
  const { where = {}, further, after, limit = 200, newestFirst = false } = filter;
  const conditions = Object.entries(where).map(([name, values]) =>
    inArray(sql<string>`${table.body} ->> ${name}::text`, [...values]),
  );
  const beyond = newestFirst ? lt : gt;
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), ...conditions, further, after === undefined ? undefined : beyond(table.id, after)))
    .orderBy(newestFirst ? desc(table.id) : asc(table.id))
    .limit(limit);
  return rows.map((row) => entityOf(kind, row));
}

/**
 * Entities of a kind due at `at` by a field of the body (a path like `{sandbox,dunning,nextTryAt}`), locked for this transaction.
 */
export async function lockDue<K extends Kind>(
  db: Db,
  kind: K,
  paths: readonly string[],
  at: Date,
  limit: number,
  where: Record<string, string> = {},
): Promise<Entities[K][]> {
  const moments = paths.map((path) => sql`${table.body} #>> ${path}::text[]`);
  const earliest = sql`least(${sql.join(moments, sql`, `)})`;
  const conditions = Object.entries(where).map(([name, value]) =>
    eq(sql<string>`${table.body} ->> ${name}::text`, value),
  );
  const rows = await db
    .select()
    .from(table)
    .where(and(eq(table.kind, kind), sql`${earliest} <= ${at.toISOString()}`, ...conditions))
    .orderBy(earliest, asc(table.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  return rows.map((row) => entityOf(kind, row));
}

import type { AdminUsersQuery } from '@vitrine/contract';
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { users } from '../../database/schema.ts';
import { matching } from './matching.ts';

/**
 * The last line of a user's ledger has the balance. The names are qualified: Drizzle omits the table in a query of one table, and
 * then `id` would be the line's.
 */
const last = (column: 'balance_after' | 'pending_after') =>
  sql<number>`coalesce((select l.${sql.identifier(column)} from credit_lines l where l.user_id = "users"."id"
    order by l.position desc limit 1), 0)`.mapWith(Number);

const COLUMNS = {
  id: users.id,
  email: users.email,
  fullName: users.fullName,
  role: users.role,
  isGuest: users.isGuest,
  emailVerifiedAt: users.emailVerifiedAt,
  language: users.language,
  createdAt: users.createdAt,
  balance: last('balance_after'),
  pending: last('pending_after'),
};

export type AdminUserRow = Awaited<ReturnType<typeof listUserRows>>[number];

/** Newest first, `limit` rows older than the user `cursor`; `query` filters by part of address or name, or by id. */
export async function listUserRows(db: Db, { limit, cursor, query, kind }: AdminUsersQuery) {
  return db
    .select(COLUMNS)
    .from(users)
    .where(
      and(
        cursor === undefined ? undefined : lt(users.id, cursor),
        query ? matching(query, { ids: [users.id], texts: [users.email, users.fullName] }) : undefined,
        kind && KINDS[kind],
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit);
}

export async function findUserRow(db: Db, id: string): Promise<AdminUserRow | undefined> {
  const [row] = await db.select(COLUMNS).from(users).where(eq(users.id, id));
  return row;
}

const KINDS: Record<NonNullable<AdminUsersQuery['kind']>, SQL> = {
  account: eq(users.isGuest, false),
  guest: eq(users.isGuest, true),
  admin: eq(users.role, 'admin'),
};

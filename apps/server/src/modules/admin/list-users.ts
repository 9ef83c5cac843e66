import type { AdminUsersQuery, CallOut } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { toPage } from '../../database/page.ts';
import { listUserRows } from './admin-users.repository.ts';
import { presentAdminUser } from './present-admin-user.ts';

/** A page of all users, guests included, newest first. */
export async function listUsers(db: Db, query: AdminUsersQuery): Promise<CallOut<'GET /admin/users'>> {
  const rows = await listUserRows(db, { ...query, limit: query.limit + 1 });
  const { items, next_cursor } = toPage(rows, query.limit);
  return { items: items.map(presentAdminUser), next_cursor };
}

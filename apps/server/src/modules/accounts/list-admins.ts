import { asc, eq } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { users } from '../../database/schema.ts';

/** E-mail addresses of the administrators, oldest account first. */
export async function listAdmins(db: Db): Promise<string[]> {
  const rows = await db
    .select({ email: users.email })
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(asc(users.id));
  return rows.map(({ email }) => email ?? '');
}

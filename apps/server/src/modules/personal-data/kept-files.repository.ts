import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobs, photos, users } from '../../database/schema.ts';

/** Creation time of this database's oldest remaining account; null without any. */
export async function firstAccountAt(db: Db): Promise<Date | null> {
  const [row] = await db.select({ at: users.createdAt }).from(users).orderBy(asc(users.createdAt)).limit(1);
  return row?.at ?? null;
}

/** Whether a photo, or an unpurged job, may still use its files. */
export async function keepsFilesOf(db: Db, kind: 'photos' | 'jobs', id: string): Promise<boolean> {
  const rows =
    kind === 'photos'
      ? await db.select({ id: photos.id }).from(photos).where(eq(photos.id, id))
      : await db
          .select({ id: jobs.id })
          .from(jobs)
          .where(and(eq(jobs.id, id), isNull(jobs.purgedAt)));
  return rows.length > 0;
}

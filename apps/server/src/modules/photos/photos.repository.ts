import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { jobPhotos, photos } from '../../database/schema.ts';

export type PhotoRow = typeof photos.$inferSelect;
export type NewPhoto = typeof photos.$inferInsert;

export async function insertPhoto(db: Db, photo: NewPhoto): Promise<PhotoRow> {
  const [row] = await db.insert(photos).values(photo).returning();
  if (row === undefined) throw new Error('insert returned no row');
  return row;
}

/** The photo, whoever owns it; also one that was deleted but still belongs to a job. */
export async function findPhoto(db: Db, photoId: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(eq(photos.id, photoId));
  return row;
}

/** Those of `photoIds` that belong to `userId` and are not deleted, in no order. */
export async function findOwnPhotos(db: Db, userId: string, photoIds: string[]): Promise<PhotoRow[]> {
  return db
    .select()
    .from(photos)
    .where(and(inArray(photos.id, photoIds), eq(photos.userId, userId), isNull(photos.deletedAt)));
}

/** Newest first, `limit` rows older than the photo `cursor`. */
export async function listPhotos(
  db: Db,
  userId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<PhotoRow[]> {
  const older = cursor === undefined ? undefined : lt(photos.id, cursor);
  return db
    .select()
    .from(photos)
    .where(and(eq(photos.userId, userId), isNull(photos.deletedAt), older))
    .orderBy(desc(photos.id))
    .limit(limit);
}

/** Writes down what the cut-out came to; `warnings` are added to those of the intake. */
export async function saveCutout(
  db: Db,
  photoId: string,
  result: Pick<PhotoRow, 'cutoutStatus' | 'cutoutScore' | 'warnings'>,
): Promise<void> {
  await db.update(photos).set(result).where(eq(photos.id, photoId));
}

export async function isUsedByJob(db: Db, photoId: string): Promise<boolean> {
  const rows = await db
    .select({ one: sql`1` })
    .from(jobPhotos)
    .where(eq(jobPhotos.photoId, photoId))
    .limit(1);
  return rows.length > 0;
}

export async function markDeleted(db: Db, photoId: string): Promise<void> {
  await db
    .update(photos)
    .set({ deletedAt: sql`now()` })
    .where(eq(photos.id, photoId));
}

export async function deletePhotoRow(db: Db, photoId: string): Promise<void> {
  await db.delete(photos).where(eq(photos.id, photoId));
}

/** Locks the row until the transaction ends, so that a job cannot take the photo while it is being deleted. */
export async function lockPhoto(db: Db, photoId: string): Promise<PhotoRow | undefined> {
  const [row] = await db.select().from(photos).where(eq(photos.id, photoId)).for('update');
  return row;
}

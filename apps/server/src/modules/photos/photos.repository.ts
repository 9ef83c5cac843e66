import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts, jobPhotos, photos } from '../../database/schema.ts';
import { type CutoutRow, cutoutColumns } from './cutouts.repository.ts';

/** A photo and one of its cut-outs: the one that is shown, unless told otherwise. */
export type PhotoRow = typeof photos.$inferSelect & { cutout: CutoutRow };
export type NewPhoto = typeof photos.$inferInsert;

const photoColumns = { ...getTableColumns(photos), cutout: cutoutColumns };
const shownCutout = and(eq(cutouts.photoId, photos.id), eq(cutouts.revision, photos.cutoutRevision));

export async function insertPhoto(db: Db, photo: NewPhoto): Promise<PhotoRow> {
  await db.insert(photos).values(photo);
  // Nothing is cut out of an empty shot.
  await db
    .insert(cutouts)
    .values({ photoId: photo.id, revision: 0, ...(photo.role === 'empty' && { status: 'failed' as const }) });
  const row = await findPhoto(db, photo.id);
  if (row === undefined) throw new Error('insert left no row');
  return row;
}

/** The photo, whoever owns it; also one that was deleted but still belongs to a job. */
export async function findPhoto(db: Db, photoId: string): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select(photoColumns)
    .from(photos)
    .innerJoin(cutouts, shownCutout)
    .where(eq(photos.id, photoId));
  return row;
}

/** Those of `photoIds` that belong to `userId` and are not deleted, in no order. */
export async function findOwnPhotos(db: Db, userId: string, photoIds: string[]): Promise<PhotoRow[]> {
  return db
    .select(photoColumns)
    .from(photos)
    .innerJoin(cutouts, shownCutout)
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
    .select(photoColumns)
    .from(photos)
    .innerJoin(cutouts, shownCutout)
    .where(and(eq(photos.userId, userId), eq(photos.role, 'product'), isNull(photos.deletedAt), older))
    .orderBy(desc(photos.id))
    .limit(limit);
}

/**
 * Gives the next touch-up of an own, undeleted photo its number.
 * @returns it, and the cut-out that is shown before it; undefined when there is no such photo
 */
export async function countTouchUp(
  db: Db,
  userId: string,
  photoId: string,
): Promise<{ touchUps: number; cutoutRevision: number } | undefined> {
  const [row] = await db
    .update(photos)
    .set({ touchUps: sql`${photos.touchUps} + 1` })
    .where(and(eq(photos.id, photoId), eq(photos.userId, userId), isNull(photos.deletedAt)))
    .returning({ touchUps: photos.touchUps, cutoutRevision: photos.cutoutRevision });
  return row;
}

/** Lets the photo show another of its cut-outs. Call under lockPhoto. */
export async function showCutout(db: Db, photoId: string, revision: number): Promise<void> {
  await db.update(photos).set({ cutoutRevision: revision }).where(eq(photos.id, photoId));
}

/** Own photos whose first cut-out is still to be made. */
export async function countUncut(db: Db, userId: string): Promise<number> {
  const isWaiting = and(eq(photos.userId, userId), isNull(photos.deletedAt), eq(cutouts.status, 'pending'));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(photos)
    .innerJoin(cutouts, shownCutout)
    .where(isWaiting);
  return row?.count ?? 0;
}

/** Own photos that are not deleted, and the bytes of the files that they came as. */
export async function measureKept(db: Db, userId: string): Promise<{ count: number; bytes: number }> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, bytes: sql<string>`coalesce(sum(${photos.bytes}), 0)` })
    .from(photos)
    .where(and(eq(photos.userId, userId), isNull(photos.deletedAt)));
  return { count: row?.count ?? 0, bytes: Number(row?.bytes ?? 0) };
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

export async function markRestored(db: Db, userId: string, photoId: string): Promise<void> {
  await db
    .update(photos)
    .set({ deletedAt: null })
    .where(and(eq(photos.id, photoId), eq(photos.userId, userId)));
}

export async function deletePhotoRow(db: Db, photoId: string): Promise<void> {
  await db.delete(photos).where(eq(photos.id, photoId));
}

/**
 * Locks the row until the transaction ends, so that no job can take the photo while it is being deleted, nor its cut-out
 * while it is being replaced.
 */
export async function lockPhoto(db: Db, photoId: string): Promise<typeof photos.$inferSelect | undefined> {
  const [row] = await db.select().from(photos).where(eq(photos.id, photoId)).for('update');
  return row;
}

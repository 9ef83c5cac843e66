import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts, jobPhotos, photos } from '../../database/schema.ts';
import { type CutoutRow, cutoutColumns } from './cutouts.repository.ts';

/** A photo and one of its cut-outs: by default the one that is shown. */
export type PhotoRow = typeof photos.$inferSelect & { cutout: CutoutRow };
export type NewPhoto = typeof photos.$inferInsert;

const photoColumns = { ...getTableColumns(photos), cutout: cutoutColumns };
const shownCutout = and(eq(cutouts.photoId, photos.id), eq(cutouts.revision, photos.cutoutRevision));

export async function insertPhoto(db: Db, photo: NewPhoto): Promise<PhotoRow> {
  await db.insert(photos).values(photo);
  // An empty shot has no cut-out.
  await db
    .insert(cutouts)
    .values({ photoId: photo.id, revision: 0, ...(photo.role === 'empty' && { status: 'failed' as const }) });
  const row = await findPhoto(db, photo.id);
  if (row === undefined) throw new Error('insert left no row');
  return row;
}

/** The photo, whoever owns it; also a deleted one that still belongs to a job. */
export async function findPhoto(db: Db, photoId: string): Promise<PhotoRow | undefined> {
  const [row] = await db
    .select(photoColumns)
    .from(photos)
    .innerJoin(cutouts, shownCutout)
    .where(eq(photos.id, photoId));
  return row;
}

/** The ones among `photoIds` that belong to `userId` and are not deleted, unordered. */
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
 * Reserves the next touch-up number of the caller's undeleted photo.
 * @returns it, and the cut-out currently shown; undefined if there is no such photo
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

/** Switches the photo to another of its cut-outs. Call under lockPhoto. */
export async function showCutout(db: Db, photoId: string, revision: number): Promise<void> {
  await db.update(photos).set({ cutoutRevision: revision }).where(eq(photos.id, photoId));
}

/** The user's photos that wait for their first cut-out. */
export async function countUncut(db: Db, userId: string): Promise<number> {
  const isWaiting = and(eq(photos.userId, userId), isNull(photos.deletedAt), eq(cutouts.status, 'pending'));
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(photos)
    .innerJoin(cutouts, shownCutout)
    .where(isWaiting);
  return row?.count ?? 0;
}

/** The user's undeleted photos, and the bytes of their uploaded files. */
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
 * Locks the row until the transaction ends, so that no job takes the photo while it is deleted, or its cut-out while it is
 * replaced.
 */
export async function lockPhoto(db: Db, photoId: string): Promise<typeof photos.$inferSelect | undefined> {
  const [row] = await db.select().from(photos).where(eq(photos.id, photoId)).for('update');
  return row;
}

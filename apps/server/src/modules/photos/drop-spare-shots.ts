import { and, eq, lt, notExists, sql } from 'drizzle-orm';
import { cutouts, photos } from '../../database/schema.ts';
import { photoFiles } from './photo-files.ts';
import type { PhotosParts } from './photos-parts.ts';

/** Removes a user's unused empty shots older than an hour: a recent one may still be used. */
export async function dropSpareShots(
  { db, storage }: Pick<PhotosParts, 'db' | 'storage'>,
  userId: string,
): Promise<void> {
  const served = db
    .select({ one: sql`1` })
    .from(cutouts)
    .where(eq(cutouts.emptyShotId, photos.id));
  const isOld = lt(photos.createdAt, sql`now() - interval '1 hour'`);
  const gone = await db
    .delete(photos)
    .where(and(eq(photos.userId, userId), eq(photos.role, 'empty'), isOld, notExists(served)))
    .returning({ id: photos.id });
  for (const { id } of gone) await storage.removeFolder(photoFiles(id).folder);
}

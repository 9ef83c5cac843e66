import type { TouchUp } from '@vitrine/contract';
import { and, eq, getTableColumns, notExists, notInArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts, jobPhotos } from '../../database/schema.ts';

type WholeCutout = typeof cutouts.$inferSelect;
/** A cut-out without the seller's input, which may be long. */
export type CutoutRow = Omit<WholeCutout, 'touchUp'>;
type CutoutResult = Pick<WholeCutout, 'status' | 'score' | 'warnings' | 'hasFull'> &
  Partial<Pick<WholeCutout, 'network' | 'fellBack' | 'seconds'>>;

const { touchUp: _long, ...short } = getTableColumns(cutouts);
/** The columns of a CutoutRow. */
export const cutoutColumns = short;

const isCutout = (photoId: string, revision: number) =>
  and(eq(cutouts.photoId, photoId), eq(cutouts.revision, revision));

export async function insertCutout(db: Db, cutout: typeof cutouts.$inferInsert): Promise<CutoutRow> {
  const [row] = await db.insert(cutouts).values(cutout).returning(cutoutColumns);
  if (row === undefined) throw new Error('insert left no row');
  return row;
}

export async function findCutout(db: Db, photoId: string, revision: number): Promise<WholeCutout | undefined> {
  const [row] = await db.select().from(cutouts).where(isCutout(photoId, revision));
  return row;
}

/** The seller's input for a cut-out; an empty list if there was none. */
export async function findTouchUp(db: Db, photoId: string, revision: number): Promise<TouchUp> {
  return (await findCutout(db, photoId, revision))?.touchUp ?? { strokes: [] };
}

/** Stores the result of a cut-out. @returns whether it still exists */
export async function saveCutout(db: Db, photoId: string, revision: number, result: CutoutResult): Promise<boolean> {
  const rows = await db
    .update(cutouts)
    .set(result)
    .where(isCutout(photoId, revision))
    .returning({ revision: cutouts.revision });
  return rows.length > 0;
}

/**
 * Deletes the touch-ups of a photo that no job uses, except `shown`; the engine's own cut-out always stays. Call under lockPhoto:
 * a job takes a cut-out under the same lock.
 * @returns the deleted revisions; the caller removes their files after the transaction
 */
export async function deleteUnusedCutouts(db: Db, photoId: string, shown: number): Promise<number[]> {
  const users = db
    .select({ one: sql`1` })
    .from(jobPhotos)
    .where(
      and(
        eq(jobPhotos.photoId, cutouts.photoId),
        or(eq(jobPhotos.cutoutRevision, cutouts.revision), sql`${cutouts.revision} = any(${jobPhotos.formerCutouts})`),
      ),
    );
  const rows = await db
    .delete(cutouts)
    .where(and(eq(cutouts.photoId, photoId), notInArray(cutouts.revision, [0, shown]), notExists(users)))
    .returning({ revision: cutouts.revision });
  return rows.map(({ revision }) => revision);
}

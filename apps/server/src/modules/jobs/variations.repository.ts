import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, type SQL } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { type PictureLook, variations } from '../../database/schema.ts';

export type VariationRow = typeof variations.$inferSelect;
export type NewVariation = typeof variations.$inferInsert;

/** The look of a picture's shown version. */
export const lookOf = ({ look, seed }: Pick<VariationRow, 'look' | 'seed'>): PictureLook =>
  look ?? { texts: {}, scene: 0, seed };

/** The look after all requested changes are made. */
export function presentLook(variation: VariationRow): PictureLook {
  if (variation.asked === null) return lookOf(variation);
  const { version: _number, ...look } = variation.asked;
  return look;
}

export async function insertVariations(db: Db, rows: NewVariation[]): Promise<void> {
  await db.insert(variations).values(rows);
}

export async function findVariation(db: Db, variationId: string): Promise<VariationRow | undefined> {
  const [row] = await db.select().from(variations).where(eq(variations.id, variationId));
  return row;
}

/** The variations of all `jobIds` in the jobs' own languages, in display order. */
export const findVariations = (db: Db, jobIds: string[]): Promise<VariationRow[]> =>
  findRows(db, jobIds, isNull(variations.language));

/** The variations in additional languages. */
export const findTranslations = (db: Db, jobIds: string[]): Promise<VariationRow[]> =>
  findRows(db, jobIds, isNotNull(variations.language));

/** A job's variations in all its languages. */
export const findInAllLanguages = (db: Db, jobId: string): Promise<VariationRow[]> => findRows(db, [jobId]);

async function findRows(db: Db, jobIds: string[], which?: SQL): Promise<VariationRow[]> {
  if (jobIds.length === 0) return [];
  return db
    .select()
    .from(variations)
    .where(and(inArray(variations.jobId, jobIds), which))
    .orderBy(asc(variations.jobId), asc(variations.language), asc(variations.position));
}

/** The variations changed after `revision` of their job. */
export async function findChangedVariations(db: Db, jobId: string, revision: number): Promise<VariationRow[]> {
  return db
    .select()
    .from(variations)
    .where(and(eq(variations.jobId, jobId), gt(variations.revision, revision)))
    .orderBy(asc(variations.position));
}

/** Whether a new version of some picture of the job is being made. */
export async function isChanging(db: Db, jobId: string): Promise<boolean> {
  const rows = await db
    .select({ id: variations.id })
    .from(variations)
    .where(and(eq(variations.jobId, jobId), isNotNull(variations.asked)))
    .limit(1);
  return rows.length > 0;
}

export async function updateVariation(db: Db, variationId: string, change: Partial<NewVariation>): Promise<void> {
  await db.update(variations).set(change).where(eq(variations.id, variationId));
}

/** Updates every unfinished variation of the job in its own language. */
export async function updateUnfinished(db: Db, jobId: string, change: Partial<NewVariation>): Promise<void> {
  await db
    .update(variations)
    .set(change)
    .where(and(eq(variations.jobId, jobId), isNull(variations.language), ne(variations.status, 'ready')));
}

/** Removes the seller's words and the references to deleted files from a job's pictures. */
export async function stripVariations(db: Db, jobId: string): Promise<void> {
  const bare = { hasPreview: false, look: null, asked: null, before: null };
  await db.update(variations).set(bare).where(eq(variations.jobId, jobId));
}

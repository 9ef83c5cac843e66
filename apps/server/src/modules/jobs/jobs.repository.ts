import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../database/db.ts';
import { cutouts, jobPhotos, jobs, photos } from '../../database/schema.ts';
import { cutoutColumns, type PhotoRow } from '../photos/index.ts';

export type JobRow = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

/** Inserts the job; undefined if the user already has one with this idempotency key. */
export async function insertJob(db: Db, job: NewJob): Promise<JobRow | undefined> {
  const [row] = await db
    .insert(jobs)
    .values(job)
    .onConflictDoNothing({ target: [jobs.userId, jobs.idempotencyKey] })
    .returning();
  return row;
}

export async function findJobByIdempotencyKey(db: Db, userId: string, key: string): Promise<JobRow | undefined> {
  const [row] = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.userId, userId), eq(jobs.idempotencyKey, key)));
  return row;
}

export async function findJob(db: Db, jobId: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId));
  return row;
}

/** Locks the row until the transaction ends: every change of a job or of its variations takes this lock first. */
export async function lockJob(db: Db, jobId: string): Promise<JobRow | undefined> {
  const [row] = await db.select().from(jobs).where(eq(jobs.id, jobId)).for('update');
  return row;
}

/** Changes the job and increments its revision. Call under lockJob. */
export async function updateJob(db: Db, jobId: string, change: Partial<NewJob> = {}): Promise<JobRow> {
  const [row] = await db
    .update(jobs)
    .set({ ...change, revision: sql`${jobs.revision} + 1` })
    .where(eq(jobs.id, jobId))
    .returning();
  if (row === undefined) throw new Error(`job ${jobId} is gone`);
  return row;
}

/** Records the first download of a finished job's pictures. */
export async function noteDownload(db: Db, jobId: string): Promise<void> {
  await db
    .update(jobs)
    .set({ downloadedAt: sql`now()` })
    .where(and(eq(jobs.id, jobId), isNull(jobs.downloadedAt), isNotNull(jobs.finishedAt)));
}

export async function insertJobPhotos(db: Db, rows: (typeof jobPhotos.$inferInsert)[]): Promise<void> {
  await db.insert(jobPhotos).values(rows);
}

/**
 * The photos of each of `jobIds` with the cut-outs that the job uses, focus photos first, then in the seller's order.
 * @param touchUp number of the job's touch-up whose cut-outs are wanted; left out: the current ones
 */
export async function findJobPhotos(
  db: Db,
  jobIds: string[],
  touchUp?: number,
): Promise<{ jobId: string; photo: PhotoRow; focus: boolean }[]> {
  if (jobIds.length === 0) return [];
  const { cutoutRevision: now, formerCutouts } = jobPhotos;
  // PostgreSQL arrays start at 1, and an index beyond the end gives null.
  const revision = touchUp === undefined ? now : sql`coalesce(${formerCutouts}[${touchUp + 1}::int], ${now})`;
  const rows = await db
    .select({ jobId: jobPhotos.jobId, focus: jobPhotos.focus, photo: getTableColumns(photos), cutout: cutoutColumns })
    .from(jobPhotos)
    .innerJoin(photos, eq(photos.id, jobPhotos.photoId))
    .innerJoin(cutouts, and(eq(cutouts.photoId, jobPhotos.photoId), eq(cutouts.revision, revision)))
    .where(inArray(jobPhotos.jobId, jobIds))
    .orderBy(desc(jobPhotos.focus), asc(jobPhotos.position));
  return rows.map(({ jobId, focus, photo, cutout }) => ({ jobId, focus, photo: { ...photo, cutout } }));
}

/** Detaches the photos from the job. @returns their ids */
export async function deleteJobPhotos(db: Db, jobId: string): Promise<string[]> {
  const rows = await db.delete(jobPhotos).where(eq(jobPhotos.jobId, jobId)).returning({ id: jobPhotos.photoId });
  return rows.map(({ id }) => id);
}

/** Switches the job to the cut-outs that its photos show now. Call under the photos' locks. */
export async function takeShownCutouts(db: Db, jobId: string): Promise<void> {
  const shown = db.select({ revision: photos.cutoutRevision }).from(photos).where(eq(photos.id, jobPhotos.photoId));
  await db
    .update(jobPhotos)
    .set({ cutoutRevision: sql`(${shown})` })
    .where(eq(jobPhotos.jobId, jobId));
}

/** Saves the job's current cut-outs as those before one more touch-up. */
export async function keepFormerCutouts(db: Db, jobId: string): Promise<void> {
  await db
    .update(jobPhotos)
    .set({ formerCutouts: sql`array_append(${jobPhotos.formerCutouts}, ${jobPhotos.cutoutRevision})` })
    .where(eq(jobPhotos.jobId, jobId));
}

/** Switches the job to another cut-out of one photo. Call under the photo's lock. */
export async function takeCutout(db: Db, jobId: string, photoId: string, revision: number): Promise<void> {
  await db
    .update(jobPhotos)
    .set({ cutoutRevision: revision })
    .where(and(eq(jobPhotos.jobId, jobId), eq(jobPhotos.photoId, photoId)));
}

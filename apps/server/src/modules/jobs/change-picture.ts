import { AppError, type ChangePictureBody } from '@vitrine/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database/db.ts';
import type { PictureLook } from '../../database/schema.ts';
import { changesLeft } from './changes-left.ts';
import type { JobsParts } from './jobs-parts.ts';
import { type JobRow, lockJob, updateJob } from './jobs.repository.ts';
import { wishedAdjustment } from './wished-adjustment.ts';
import { ownJob } from './own-job.ts';
import { readPriority } from './read-priority.ts';
import { findVariation, presentLook, updateVariation, type VariationRow } from './variations.repository.ts';

/** Before all pictures of jobs: somebody is waiting for this one. */
const PRIORITY = 20;

/**
 * Requests another version of a finished picture, or restores the previous one. The last request wins; a repeated request does
 * nothing. Costs no credit.
 * @throws AppError not_found, job_deleted, picture_not_ready, changes_used_up, nothing_to_undo
 */
export async function changePicture(
  { db, queue, changes }: Pick<JobsParts, 'db' | 'queue' | 'changes'>,
  userId: string,
  variationId: string,
  body: ChangePictureBody,
): Promise<{ job: JobRow; variation: VariationRow }> {
  return db.transaction(async (tx) => {
    const { job, variation } = await lockPicture(tx, userId, variationId);
    const change = body.undo === true ? undone(variation) : asked(job, variation, body);
    if (change === null) return { job, variation };
    const { revision } = await updateJob(tx, job.id);
    await updateVariation(tx, variationId, { ...change, changeFailed: false, revision });
    if (change.asked) {
      const priority = PRIORITY + (await readPriority(tx, job));
      await queue.enqueue(tx, 'change-picture', [{ variationId, version: change.asked.version }], { priority });
    }
    await changes.announce(tx, job.id);
    return { job, variation: { ...variation, ...change, changeFailed: false } };
  });
}

async function lockPicture(tx: Db, userId: string, variationId: string) {
  const found = await findVariation(tx, variationId);
  if (found === undefined) throw new AppError('not_found');
  const job = ownJob(await lockJob(tx, found.jobId), userId);
  const variation = await findVariation(tx, variationId);
  const running = job.status === 'queued' || job.status === 'generating';
  if (running || variation?.status !== 'ready') throw new AppError('picture_not_ready');
  return { job, variation };
}

type Change = Partial<Pick<VariationRow, 'asked' | 'changes' | 'version' | 'look' | 'checks' | 'before'>>;

/** Null if it is already requested or shown. */
function asked(job: JobRow, variation: VariationRow, body: ChangePictureBody): Change | null {
  const { texts = [], scene, seed, adjustment } = body;
  const { adjustment: hand = null, ...present } = presentLook(variation);
  const given = texts.map(({ slot, text }): [string, string] => [String(slot), text]);
  const edits = [...new Map([...Object.entries(present.texts), ...given])];
  const wish: PictureLook = {
    ...present,
    texts: Object.fromEntries(edits.filter(([, text]) => text !== '')),
    scene: scene ?? present.scene,
    seed: seed ?? present.seed,
    ...wishedAdjustment(variation, adjustment === undefined ? hand : adjustment),
  };
  return askFor(job, variation, wish);
}

/**
 * The change of a look; null if it is already requested or shown.
 * @throws AppError changes_used_up
 */
export function askFor(job: JobRow, variation: VariationRow, wish: PictureLook): Change | null {
  if (isDeepStrictEqual(wish, presentLook(variation)) && !variation.changeFailed) return null;
  if (changesLeft(job, variation) === 0) throw new AppError('changes_used_up');
  const changes = variation.changes + 1;
  return { asked: { ...wish, version: changes }, changes };
}

/** Swaps the previous and the shown version, so that undoing twice changes nothing. */
export function undone({ asked: running, before, version, look, checks }: VariationRow): Change {
  if (running !== null) throw new AppError('picture_not_ready');
  if (before === null) throw new AppError('nothing_to_undo');
  return { ...before, before: { version, look, checks } };
}

import { AppError, type AdjustJobBody } from '@vitrine/contract';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../database/db.ts';
import { askFor } from './change-picture.ts';
import { changesLeft } from './changes-left.ts';
import type { JobsParts } from './jobs-parts.ts';
import { type JobRow, lockJob, updateJob } from './jobs.repository.ts';
import { ownJob } from './own-job.ts';
import { readPriority } from './read-priority.ts';
import { TOUCH_UP_PRIORITY } from './touch-up-priority.ts';
import { findInAllLanguages, presentLook, updateVariation, type VariationRow } from './variations.repository.ts';
import { NO_ADJUSTMENT, wishedAdjustment } from './wished-adjustment.ts';

/**
 * Requests a new version of every picture of an ended job that supports the given shadow, background or size and differs from it,
 * for free. Each counts as a change of that picture; a picture without changes left stays as it is. A repeated request does
 * nothing.
 * @throws AppError not_found, job_deleted, job_running, picture_not_ready without any picture, changes_used_up if none may be
 * changed
 */
export async function adjustJob(
  { db, queue, changes }: Pick<JobsParts, 'db' | 'queue' | 'changes'>,
  userId: string,
  jobId: string,
  body: AdjustJobBody,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = ownJob(await lockJob(tx, jobId), userId);
    if (job.status === 'queued' || job.status === 'generating') throw new AppError('job_running');
    const ready = (await findInAllLanguages(tx, jobId)).filter(({ status }) => status === 'ready');
    if (ready.length === 0) throw new AppError('picture_not_ready');
    const others = ready.filter((row) => !isDeepStrictEqual(lookWith(row, body), presentLook(row)));
    if (others.length === 0) return;
    const free = others.filter((row) => changesLeft(job, row) > 0);
    if (free.length === 0) throw new AppError('changes_used_up');
    const tasks = await ask(tx, job, free, body);
    await queue.enqueue(tx, 'change-picture', tasks, {
      priority: TOUCH_UP_PRIORITY + (await readPriority(tx, job)),
    });
    await changes.announce(tx, jobId);
  });
}

/** The look of a picture with the given adjustment applied. */
function lookWith(row: VariationRow, body: AdjustJobBody) {
  const { adjustment = NO_ADJUSTMENT, ...look } = presentLook(row);
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  return { ...look, ...wishedAdjustment(row, { ...adjustment, ...given }) };
}

async function ask(tx: Db, job: JobRow, rows: VariationRow[], body: AdjustJobBody) {
  const { revision } = await updateJob(tx, job.id);
  const tasks = [];
  for (const row of rows) {
    const change = askFor(job, row, lookWith(row, body));
    if (!change?.asked) continue;
    await updateVariation(tx, row.id, { ...change, changeFailed: false, revision });
    tasks.push({ variationId: row.id, version: change.asked.version });
  }
  return tasks;
}

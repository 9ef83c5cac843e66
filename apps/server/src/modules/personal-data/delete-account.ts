import { AppError, type InterfaceLocale } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { deleteUser, lockWholeUser, recordAudit, requireOwnPassword } from '../accounts/index.ts';
import { deleteJobs, lockJobsOf } from '../jobs/index.ts';
import { listJobIds, listPhotoIds } from './belongings.repository.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';

/** Folders that one task removes. */
const FOLDERS_A_TASK = 200;
/** Longer than any task can take that may still be writing for the account. */
const SECOND_SWEEP_SECONDS = 10 * 60;
const MAX_TRIES = 5;

interface Leaving {
  userId: string;
  /** Confirms the deletion where the account has one. */
  password: string | undefined;
  locale: InterfaceLocale;
}

/**
 * Removes an account with everything that it made; payments stay in the books, without a name. A subscription is ended
 * and files are removed by tasks of the same transaction: none goes on, and none stays behind.
 * @throws AppError wrong_password, rate_limited
 */
export async function deleteAccount(parts: PersonalDataParts, { userId, password, locale }: Leaving): Promise<void> {
  await requireOwnPassword(parts.db, userId, password, locale);
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await parts.db.transaction((tx) => removeAll(parts, tx, userId))) return;
  }
  throw new AppError('unavailable');
}

/**
 * Jobs are locked before their user, as everywhere, and the user before the list is final: nothing can be added after.
 * @returns false when a job came in between
 */
async function removeAll(parts: PersonalDataParts, tx: Db, userId: string): Promise<boolean> {
  const { queue, changes } = parts;
  const jobs = await lockJobsOf(tx, userId);
  await lockWholeUser(tx, userId);
  const jobIds = await listJobIds(tx, userId);
  if (jobIds.length !== jobs.length) return false;
  const photoIds = await listPhotoIds(tx, userId);
  await parts.cancelSubscriptionOf(tx, userId);
  await deleteJobs(tx, userId, jobIds);
  await deleteUser(tx, userId);
  await recordAudit(tx, { actorId: userId, action: 'account.deleted', subject: userId });
  const tasks = [...chunks(photoIds, 'photoIds'), ...chunks(jobIds, 'jobIds')];
  if (tasks.length > 0) {
    await queue.enqueue(tx, 'remove-files', tasks);
    await queue.enqueue(tx, 'remove-files', tasks, { delaySeconds: SECOND_SWEEP_SECONDS });
  }
  for (const { id, isRunning } of jobs) if (isRunning) await changes.announce(tx, id);
  return true;
}

function chunks(ids: string[], name: 'photoIds' | 'jobIds') {
  return Array.from({ length: Math.ceil(ids.length / FOLDERS_A_TASK) }, (_, index) => ({
    photoIds: [],
    jobIds: [],
    [name]: ids.slice(index * FOLDERS_A_TASK, (index + 1) * FOLDERS_A_TASK),
  }));
}

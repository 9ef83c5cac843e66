import { AppError } from '@vitrine/contract';
import type { Db } from '../../database/db.ts';
import { deleteUser, lockWholeUser, recordAudit } from '../accounts/index.ts';
import { deleteJobs, lockJobsOf } from '../jobs/index.ts';
import { forgetPayer } from '../payments/index.ts';
import { deleteMessages, forgetInAudit, listJobIds, listMergedGuests, listPhotoIds } from './belongings.repository.ts';
import type { PersonalDataParts } from './personal-data-parts.ts';

/** Folders per removal task. */
const FOLDERS_A_TASK = 200;
/** Longer than any task that may still be writing for the account. */
const SECOND_SWEEP_SECONDS = 10 * 60;
const MAX_TRIES = 5;

export type RemovalParts = Omit<PersonalDataParts, 'storage'>;

interface Removal {
  /** Action recorded in the audit log. */
  cause: 'account.deleted' | 'guest.ended';
  /** Asked under the final locks; if false, nothing is removed. */
  isWanted?: (tx: Db) => Promise<boolean>;
}

/**
 * Deletes a user with all their data, including third parties' data about them. Payments stay in the books, without a name.
 * @throws AppError unavailable if new sets keep arriving meanwhile
 */
export async function removeAccount(
  parts: RemovalParts,
  userId: string,
  removal: Removal = { cause: 'account.deleted' },
): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    if (await parts.db.transaction((tx) => removeAll(parts, tx, userId, removal))) return;
  }
  throw new AppError('unavailable');
}

/**
 * Jobs are locked before their user, as everywhere, and the user before the final list: nothing can be added afterwards.
 * @returns false if a job arrived meanwhile
 */
async function removeAll(parts: RemovalParts, tx: Db, userId: string, { isWanted, cause }: Removal): Promise<boolean> {
  const { queue, changes } = parts;
  const jobs = await lockJobsOf(tx, userId);
  await lockWholeUser(tx, userId);
  if (isWanted !== undefined && !(await isWanted(tx))) return true;
  const jobIds = await listJobIds(tx, userId);
  if (jobIds.length !== jobs.length) return false;
  const photoIds = await listPhotoIds(tx, userId);
  await parts.cancelSubscriptionOf(tx, userId);
  for (const id of await listMergedGuests(tx, userId)) await forgetPayer(tx, id);
  await forgetPayer(tx, userId);
  await deleteMessages(tx, userId);
  await forgetInAudit(tx, userId);
  await deleteJobs(tx, userId, jobIds);
  await deleteUser(tx, userId);
  await recordAudit(tx, { actorId: userId, action: cause, subject: userId });
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

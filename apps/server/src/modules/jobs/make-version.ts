import type { Tasks } from '../../ports/queue-port.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJob, lockJob, updateJob } from './jobs.repository.ts';
import { storePicture } from './render-variation.ts';
import { findVariation, type NewVariation, updateVariation, type VariationRow } from './variations.repository.ts';

type Asked = Tasks['change-picture'];

/**
 * Makes the version of a picture that was asked for and shows it in the place of the one before. Idempotent: its files lie in a
 * folder of their own, and the row changes last. Does nothing when another version was asked for since.
 */
export async function makeVersion(parts: JobsParts, wish: Asked, signal?: AbortSignal): Promise<void> {
  const variation = await findVariation(parts.db, wish.variationId);
  const job = variation && (await findJob(parts.db, variation.jobId));
  if (job === undefined || variation?.asked?.version !== wish.version) return;
  const { version, ...look } = variation.asked;
  const next = { ...variation, version, look };
  await storePicture(parts, job, next, 'preview', signal);
  const { checks } = await storePicture(parts, job, next, 'final', signal);
  await settleAsked(parts, wish, (row) => ({
    version,
    look,
    checks,
    before: { version: row.version, look: row.look, checks: row.checks },
    changeFailed: false,
  }));
}

/** Leaves the picture as it was and says that the change could not be made. */
export const giveUpVersion = (parts: JobsParts, wish: Asked): Promise<void> =>
  settleAsked(parts, wish, () => ({ changeFailed: true }));

async function settleAsked(
  { db, changes }: Pick<JobsParts, 'db' | 'changes'>,
  { variationId, version }: Asked,
  change: (row: VariationRow) => Partial<NewVariation>,
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findVariation(tx, variationId);
    if (found === undefined || (await lockJob(tx, found.jobId)) === undefined) return;
    const row = await findVariation(tx, variationId);
    if (row?.asked?.version !== version) return;
    const { revision } = await updateJob(tx, row.jobId);
    await updateVariation(tx, variationId, { ...change(row), asked: null, revision });
    await changes.announce(tx, row.jobId);
  });
}

import { isDeepStrictEqual } from 'node:util';
import type { Tasks } from '../../ports/queue-port.ts';
import { cutOutPhoto } from '../photos/index.ts';
import { versionFolder } from './job-files.ts';
import type { JobsParts } from './jobs-parts.ts';
import { findJob, findJobPhotos, lockJob, updateJob } from './jobs.repository.ts';
import { storePicture } from './render-variation.ts';
import { findVariation, type NewVariation, updateVariation, type VariationRow } from './variations.repository.ts';

type Asked = Tasks['change-picture'];

/**
 * Makes a requested version of a picture and then shows it instead of the current one. Idempotent: its files have their own
 * folder, and the row changes last. Does nothing if another version was requested since.
 */
export async function makeVersion(parts: JobsParts, wish: Asked, signal?: AbortSignal): Promise<void> {
  await makeAsked(parts, wish, signal);
  await removeOldVersions(parts, wish.variationId);
}

async function makeAsked(parts: JobsParts, wish: Asked, signal?: AbortSignal): Promise<void> {
  const variation = await findVariation(parts.db, wish.variationId);
  const job = variation && (await findJob(parts.db, variation.jobId));
  if (job === undefined || variation?.asked?.version !== wish.version) return;
  const { version, ...look } = variation.asked;
  const next = { ...variation, version, look };
  // After a touch-up of the set the full-size cut-outs may not exist yet.
  for (const { photo } of await findJobPhotos(parts.db, [job.id], look.touchUp ?? 0))
    await cutOutPhoto(parts, photo.id, photo.cutout.revision, signal);
  await storePicture(parts, job, next, 'preview', signal);
  const { checks } = await storePicture(parts, job, next, 'final', signal);
  await settleAsked(
    parts,
    wish,
    (row) => ({
      ...(isThere(row)
        ? { before: { version: row.version, look: row.look, checks: row.checks } }
        : { status: 'ready', hasPreview: true }),
      version,
      look,
      checks,
      changeFailed: false,
    }),
    variation.asked,
  );
}

/**
 * Removes the files of versions that can no longer be shown. Kept are the shown one, the requested one, the previous one, and the
 * first, which is in the picture's own folder. Version numbers only grow, so a removed one cannot return meanwhile; repeating is
 * harmless, and leftovers of a crash are removed by the next change.
 */
async function removeOldVersions({ db, storage }: Pick<JobsParts, 'db' | 'storage'>, variationId: string) {
  const row = await findVariation(db, variationId);
  if (row === undefined) return;
  const kept = new Set([row.version, row.before?.version, row.asked?.version]);
  for (let version = 1; version <= row.changes; version += 1)
    if (!kept.has(version)) await storage.removeFolder(versionFolder({ ...row, version }));
}

/** Leaves the picture unchanged and records that the change failed. */
export const giveUpVersion = (parts: JobsParts, wish: Asked): Promise<void> =>
  settleAsked(parts, wish, (row) => (isThere(row) ? { changeFailed: true } : { status: 'failed' }));

/** A picture in an additional language does not exist before its first version is made. */
const isThere = ({ status }: VariationRow): boolean => status === 'ready';

async function settleAsked(
  { db, changes }: Pick<JobsParts, 'db' | 'changes'>,
  { variationId, version }: Asked,
  change: (row: VariationRow) => Partial<NewVariation>,
  made?: VariationRow['asked'],
): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await findVariation(tx, variationId);
    if (found === undefined || (await lockJob(tx, found.jobId)) === undefined) return;
    const row = await findVariation(tx, variationId);
    if (row?.asked?.version !== version) return;
    // A touch-up in the meantime enqueued its own task for the new request.
    if (made !== undefined && !isDeepStrictEqual(row.asked, made)) return;
    const { revision } = await updateJob(tx, row.jobId);
    await updateVariation(tx, variationId, { ...change(row), asked: null, revision });
    await changes.announce(tx, row.jobId);
  });
}

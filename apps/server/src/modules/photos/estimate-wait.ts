import { listPending, readLastSeconds } from './cutout-times.repository.ts';
import type { PhotosParts } from './photos-parts.ts';
import type { PhotoRow } from './photos.repository.ts';

/**
 * Estimated seconds until a pending cut-out is ready, from earlier durations, or from the result of `npm run model -- check`; at
 * least 1. Null if it is not pending, is fast, or has no estimate.
 */
export async function estimateWait(
  { db, studio }: Pick<PhotosParts, 'db' | 'studio'>,
  { id, cutout }: Pick<PhotoRow, 'id' | 'cutout'>,
): Promise<number | null> {
  const { takesLong, network, measuredSeconds } = studio.state();
  if (cutout.status !== 'pending' || !takesLong) return null;
  const each = median(await readLastSeconds(db, network)) ?? measuredSeconds;
  if (each === null) return null;
  const pending = await listPending(db);
  const at = pending.findIndex(({ photoId }) => photoId === id);
  const before = pending.slice(0, at + 1);
  const left = before.reduce((sum, { runningSeconds }) => sum + Math.max(0, each - (runningSeconds ?? 0)), 0);
  return Math.max(1, Math.round(left));
}

function median(values: number[]): number | null {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? null;
}

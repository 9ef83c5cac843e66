import { MAX_PICTURE_CHANGES } from '@vitrine/contract';
import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** Changes of a picture that are still free. Those that a touch-up of the whole set made are not counted against it. */
export const changesLeft = (
  { touchUps }: Pick<JobRow, 'touchUps'>,
  { changes }: Pick<VariationRow, 'changes'>,
): number => Math.max(0, MAX_PICTURE_CHANGES + touchUps - changes);

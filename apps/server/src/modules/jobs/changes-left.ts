import { MAX_PICTURE_CHANGES } from '@vitrine/contract';
import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** Remaining free changes of a picture. Changes made by a touch-up of the whole set do not count. */
export const changesLeft = (
  { touchUps }: Pick<JobRow, 'touchUps'>,
  { changes }: Pick<VariationRow, 'changes'>,
): number => Math.max(0, MAX_PICTURE_CHANGES + touchUps - changes);

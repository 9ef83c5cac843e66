import type { Variation } from '@vitrine/contract';
import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** A picture's state relative to the last touch-up of its job; the contract defines each value. */
export function standToTouchUp(
  { touchUps }: Pick<JobRow, 'touchUps'>,
  { before, look, asked, changeFailed }: VariationRow,
): Variation['change']['touch_up'] {
  if (touchUps === 0 || asked !== null) return 'none';
  const shown = look?.touchUp ?? 0;
  if (changeFailed && shown < touchUps) return 'failed';
  const other = before === null ? shown : (before.look?.touchUp ?? 0);
  if (shown === other || Math.max(shown, other) < touchUps) return 'none';
  return shown > other ? 'after' : 'before';
}

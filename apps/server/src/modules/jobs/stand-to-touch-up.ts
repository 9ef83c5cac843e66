import type { Variation } from '@vitrine/contract';
import type { JobRow } from './jobs.repository.ts';
import type { VariationRow } from './variations.repository.ts';

/** How a picture stands to the last touch-up of its job: the contract says what each word means. */
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

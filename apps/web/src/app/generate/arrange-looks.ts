import type { StyleId } from '@vitrine/contract/limits';
import { NEUTRAL, sameAdjustment, type Wish } from '../../features/jobs/hand/adjustment.ts';
import type { Looks } from './set-body.ts';

/** The looks of a set with one picture's look changed; a look equal to the composition is removed. */
export function withLook(looks: Looks, style: StyleId, { scene, adjustment }: Wish): Looks {
  const { [style]: _before, ...others } = looks;
  if (scene === 0 && sameAdjustment(adjustment, NEUTRAL)) return others;
  return { ...others, [style]: { scene, adjustment } };
}

/**
 * Applies size and shadow to every picture, and the background where it is plain; each product keeps its position. The renderer
 * drops what a picture does not support.
 */
export function withLookOnAll(
  looks: Looks,
  { style, styles, grounds }: { style: StyleId; styles: readonly StyleId[]; grounds: boolean },
  wish: Wish,
): Looks {
  const { scale, shadow, ground } = wish.adjustment;
  return styles.reduce<Looks>(
    (now, one) => {
      if (one === style) return now;
      const { scene = 0, adjustment = NEUTRAL } = now[one] ?? {};
      return withLook(now, one, { scene, adjustment: { ...adjustment, scale, shadow, ...(grounds && { ground }) } });
    },
    withLook(looks, style, wish),
  );
}

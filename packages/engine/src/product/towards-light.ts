import type { PreparedProduct } from './prepare-product.ts';

/** Below this difference between its sides a photo does not reveal the direction of its light. */
const LEAST_SIDE = 0.06;

/**
 * A unit vector towards a light on the side from which the product was lit in its photo (else the left), so that a drawn shadow
 * falls away from its bright side. Metres as in `KeyLight`: y away from the camera, z up.
 */
export function towardsLight({ light }: PreparedProduct, across: number, away: number, up: number) {
  const side = light.side > LEAST_SIDE ? 1 : -1;
  const length = Math.hypot(across, away, up);
  return [(side * across) / length, away / length, up / length] as const;
}

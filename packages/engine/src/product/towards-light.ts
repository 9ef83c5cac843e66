import type { PreparedProduct } from './prepare-product.ts';

/** A photo whose sides differ by less says nothing of where its light came from. */
const LEAST_SIDE = 0.06;

/**
 * A unit vector towards a light on the side from which the product was photographed in light (else the left), so that
 * a drawn shadow falls away from the product's own bright side. Metres as in `KeyLight`: y away from the camera, z up.
 */
export function towardsLight({ light }: PreparedProduct, across: number, away: number, up: number) {
  const side = light.side > LEAST_SIDE ? 1 : -1;
  const length = Math.hypot(across, away, up);
  return [(side * across) / length, away / length, up / length] as const;
}

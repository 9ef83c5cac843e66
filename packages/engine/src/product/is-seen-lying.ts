import { isFootless, type Kind } from '../goods/kinds.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** Height by width from which a kind is tall, and width by height from which such a thing has been laid down. */
const [TALL, LAID] = [2.4, 1.6];

/** Width of its only foot, as a share of its height, below which a thing would fall over: a watch stretched out, a toothbrush. */
const LEAST_FOOT = 0.1;

/**
 * Whether a product has no foot to stand on in its photo: it is worn, hangs, is flat, is a bottle on its side, or is a slim
 * thing on its tip.
 */
export function isSeenLying(product: PreparedProduct, kind: Kind | null): boolean {
  if (!kind) return false;
  if (isFootless(kind)) return true;
  if (kind.lives === 'floor' || kind.lives === 'ground') return false;
  return ((kind.ratio ?? 0) >= TALL && product.aspect > LAID) || standsOnTip(product);
}

function standsOnTip({ aspect, feet, extent }: PreparedProduct): boolean {
  const [only, second] = feet;
  if (!only || second || aspect > 1 / TALL) return false;
  return 2 * only.halfWidth < LEAST_FOOT * (extent.bottom - extent.top);
}

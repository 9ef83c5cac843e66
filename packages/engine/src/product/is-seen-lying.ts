import { isFootless, type Kind } from '../goods/kinds.ts';
import type { PreparedProduct } from './prepare-product.ts';

/** Height by width from which a kind is tall, and width by height from which such a thing has been laid down. */
const [TALL, LAID] = [2.4, 1.6];

/** Whether a product has no foot to stand on in its photo: it is worn, hangs, is flat, or is a bottle on its side. */
export function isSeenLying({ aspect }: PreparedProduct, kind: Kind | null): boolean {
  if (!kind) return false;
  return isFootless(kind) || (kind.lives !== 'floor' && (kind.ratio ?? 0) >= TALL && aspect > LAID);
}

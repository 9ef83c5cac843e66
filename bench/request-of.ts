import type { StyleId } from '@vitrine/contract/limits';
import type { RenderRequest, StoredProduct } from '@vitrine/engine/model';

/** A picture as measured: without a seller's words. */
export function requestOf(style: StyleId, product: StoredProduct, size: RenderRequest['size']): RenderRequest {
  const words = { language: 'en', description: '', category: null };
  return { style, products: [product], ...words, seed: 1, size, format: 'jpeg' };
}

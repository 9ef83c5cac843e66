import type { Adjustment, HandSheet } from '@vitrine/contract';
import type { HandSheet as DrawnSheet } from '@vitrine/engine/model';
import { imageAddress } from './image-address.ts';

/** Layers in the page's format, with scaling limited to `sharpest`; `adjustment` is the shown picture's. */
export function presentHandSheet(
  { layers, scale, enlargement: _enlargement, ...sheet }: DrawnSheet,
  { sharpest, adjustment }: { sharpest: number; adjustment: Adjustment },
): HandSheet {
  return {
    ...sheet,
    scale: { ...scale, most: Math.min(scale.most, sharpest) },
    layers: layers.map(({ role, blend, area, image }) => ({ role, blend, area, image: imageAddress('webp', image) })),
    adjustment,
  };
}

import type { Adjustment, HandSheet } from '@vitrine/contract';

type Layer = HandSheet['layers'][number];
export type Geometry = Pick<HandSheet, 'width' | 'height' | 'own' | 'vanishing'>;

/** How a layer is drawn: from its own rectangle to another; lengths in pixels of the sheet, rotation in radians. */
export interface LayerPlace {
  from: { x: number; y: number };
  to: { x: number; y: number };
  factor: number;
  turn: number;
  /** Centre of the rotation, before the move. */
  middle: { x: number; y: number };
}

/** Position of a layer after an adjustment; null for a static one. The engine uses the same rule (stage/adjust-stand.ts). */
export function placeLayer(sheet: Geometry, layer: Pick<Layer, 'role' | 'area'>, hand: Adjustment): LayerPlace | null {
  if (layer.role === 'still') return null;
  const { width, height, own } = sheet;
  const shorter = Math.min(width, height);
  const from = { x: (own.left + own.width / 2) * width, y: (own.top + own.height) * height };
  const to = { x: from.x + hand.x * shorter, y: from.y + hand.y * shorter };
  const vanishing = sheet.vanishing === null ? null : sheet.vanishing * height;
  const nearer = vanishing === null ? 1 : (to.y - vanishing) / (from.y - vanishing);
  const { area } = layer;
  const middle = { x: (area.left + area.width / 2) * width, y: (area.top + area.height / 2) * height };
  const turned = { shadow: 0, reflection: -1, product: 1 }[layer.role];
  return { from, to, factor: hand.scale * nearer, turn: (turned * hand.turn * Math.PI) / 180, middle };
}

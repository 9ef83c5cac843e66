import { luminance, LINEAR_OF } from '../pixels/colour.ts';
import { probeLayers } from '../page/draw-picture.ts';
import { paintVeil } from '../page/paint-shape.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import type { Stage } from './stage.ts';

/** A veil in the set's own tone, and the inks that stand on it. */
export interface WordVeil {
  layer: Layer;
  ink: string;
  second: string;
}

/**
 * Prepares a set for words: a bright set is veiled lighter and takes dark ink, a dark or colourful one is veiled in its
 * own deep shade and takes white. From a point (full) to a point (nothing).
 */
export function veilForWords(stage: Stage, from: UnitPoint, to: UnitPoint, opacity = 0.86): WordVeil {
  const { data } = probeLayers(stage.frame, stage.backdrop, 24);
  const sums = [0, 0, 0];
  for (let i = 0; i < data.length; i++)
    if (i % 4 < 3) sums[i % 4] = (sums[i % 4] ?? 0) + (LINEAR_OF[data[i] ?? 0] ?? 0);
  const [r = 0, g = 0, b = 0] = sums.map((sum) => sum / (data.length / 4));
  const grey = luminance([r, g, b]);
  if (grey > 0.4) return { layer: paintVeil('#f7f5f2', opacity, from, to), ink: '#221d1a', second: '#4a433e' };
  const warm = r > b;
  return { layer: paintVeil(warm ? '#2b190c' : '#10161d', opacity, from, to), ink: '#ffffff', second: '#f3e9df' };
}

import type { Frame, Layer } from '../picture.ts';
import { softenLayers } from '../soften-layer.ts';

/** The same layers as a soft shadow on the wall, moved by `x` and `y`. */
export function shadowOf(
  frame: Frame,
  layers: readonly Layer[],
  x: number,
  y: number,
  blur: number,
  opacity: number,
): Layer {
  const dark = layers.map((layer): Layer => ({
    name: layer.name,
    draw(surface) {
      surface.ctx.translate(x, y);
      layer.draw(surface);
    },
  }));
  return softenLayers(frame, dark, { blur, opacity, multiply: true });
}

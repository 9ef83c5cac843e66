import { endLayer } from './end-layer.ts';
import type { Layer, UnitBox } from './picture.ts';

/** The same layers, seen only through a window with round corners. */
export function clipLayers(layers: readonly Layer[], box: UnitBox, radius: number): Layer[] {
  return layers.map((layer) => ({
    ...endLayer(layer),
    draw({ window: _beyond, ...surface }) {
      const { ctx } = surface;
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, radius);
      ctx.clip();
      layer.draw(surface);
    },
  }));
}

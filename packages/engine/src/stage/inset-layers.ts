import { endLayer } from '../page/end-layer.ts';
import { moveRoom } from './hand-room.ts';
import type { Layer, ProductMark, UnitBox } from '../page/picture.ts';

/**
 * Layers of a separate picture, shown in a window of a larger one: laid out in a frame of the window's size, moved to the window's place and
 * clipped to it. For sets and products; words are set on the page itself.
 */
export function insetLayers(layers: readonly Layer[], box: UnitBox, radius = 0): Layer[] {
  return layers.map((layer) => ({
    ...endLayer(layer),
    ...(layer.product ? { product: moved(layer.product, box) } : {}),
    draw({ ctx, scale }) {
      // On whole pixels, so that a product on whole pixels of its own frame stays on them.
      const [x, y] = [Math.round(box.x * scale) / scale, Math.round(box.y * scale) / scale];
      ctx.beginPath();
      ctx.roundRect(x, y, box.w, box.h, radius);
      ctx.clip();
      ctx.translate(x, y);
      layer.draw({ ctx, scale, frame: { width: box.w, height: box.h } });
    },
  }));
}

function moved({ box, raster, unitsPerPixel, room }: ProductMark, by: UnitBox): ProductMark {
  const move = ({ x, y, w, h }: UnitBox): UnitBox => ({ x: x + by.x, y: y + by.y, w, h });
  const mark = { box: move(box), raster: raster && move(raster), unitsPerPixel };
  return room ? { ...mark, room: () => moveRoom(room(), by) } : mark;
}

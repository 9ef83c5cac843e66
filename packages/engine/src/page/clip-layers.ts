import { endLayer } from './end-layer.ts';
import type { Layer, UnitBox } from './picture.ts';

/** The same layers, visible only through a window with round corners. */
export function clipLayers(
  layers: readonly Layer[],
  box: UnitBox,
  radius: number | readonly [number, number, number, number],
): Layer[] {
  return layers.map((layer) => ({
    ...endLayer(layer),
    draw({ window: _beyond, ...surface }) {
      const { ctx } = surface;
      ctx.beginPath();
      ctx.roundRect(box.x, box.y, box.w, box.h, typeof radius === 'number' ? radius : [...radius]);
      ctx.clip();
      layer.draw(surface);
    },
  }));
}

/** A product's shadow in front of an arch stays inside it, as in a niche; the product itself may extend beyond it. */
export function shadeInArch(layers: readonly Layer[], arch: UnitBox): Layer[] {
  const round = [arch.w / 2, arch.w / 2, 0, 0] as const;
  return layers.flatMap((layer) =>
    layer.name === 'shadow' || layer.name === 'reflection' ? clipLayers([layer], arch, round) : [layer],
  );
}

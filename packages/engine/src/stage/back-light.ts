import { paintField } from '../page/paint-field.ts';
import type { Layer } from '../page/picture.ts';
import type { Stand } from './stand-product.ts';

/** Median luminance from which a product stands out against a dark background without help, linear. */
const BRIGHT = 0.14;
/** Light on the wall behind a black product, linear, warm; its reach as a share of the product. */
const [GLOW, REACH] = [[0.26, 0.195, 0.125] as const, 0.5];

/**
 * A light on the wall behind a dark product, so that its outline is visible against a dark background; stronger for darker products. Nothing
 * for a bright product.
 */
export function backLight({ product, visible }: Stand): Layer[] {
  const strength = 1 - product.light.median / BRIGHT;
  if (strength <= 0) return [];
  const [x, y] = [visible.x + visible.w / 2, visible.y + 0.44 * visible.h];
  const [w, h] = [REACH * (0.3 * visible.h + visible.w), REACH * visible.h];
  const glow = paintField('back light', (left, top) => {
    const away = ((left - x) / w) ** 2 + ((top - y) / h) ** 2;
    const light = strength * Math.exp(-1.4 * away);
    return [GLOW[0] * light, GLOW[1] * light, GLOW[2] * light];
  });
  return [
    {
      ...glow,
      blend: 'screen',
      draw(surface) {
        surface.ctx.globalCompositeOperation = 'screen';
        glow.draw(surface);
      },
    },
  ];
}

import { fade, hexOfOklch } from '../pixels/colour.ts';
import { outlineOf } from '../pixels/outline-of.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import type { PreparedProduct } from '../product/prepare-product.ts';

/** Three bold papers and a quiet one: the product's own hue, its complement, and cream. `#rrggbb`. */
export interface Papers {
  own: string;
  ownDeep: string;
  across: string;
  cream: string;
}

/** Papers that a product stands out from: all are lighter or darker than itself. */
export function papersOf({ palette: { accent, neutral } }: PreparedProduct): Papers {
  const hue = accent.h;
  const across = (hue + (hue > 90 && hue < 320 ? 190 : 155)) % 360;
  const loud = neutral ? 0.12 : Math.min(0.16, Math.max(0.11, accent.c));
  return {
    own: hexOfOklch({ l: 0.82, c: loud * 0.72, h: hue > 15 && hue < 60 ? 62 : hue }),
    ownDeep: hexOfOklch({ l: 0.6, c: loud, h: hue }),
    across: hexOfOklch({ l: 0.62, c: 0.095, h: across }),
    cream: hexOfOklch({ l: 0.955, c: 0.022, h: 85 }),
  };
}

/**
 * A piece of paper lying on what is behind it, in hard light: its shadow has its own shape, offset by `lift` units.
 * @param path SVG path in units
 */
export function cutPaper(path: string, color: string, lift: UnitPoint): Layer {
  return {
    name: 'paper',
    draw({ ctx }) {
      // Three outlines slightly apart: the sun is not a point, so the shadow's edge is slightly soft.
      for (const share of [0.86, 1, 1.14]) {
        ctx.save();
        ctx.translate(lift.x * share, lift.y * share);
        ctx.fillStyle = fade('#1d1410', 0.11);
        ctx.fill(outlineOf(path));
        ctx.restore();
      }
      ctx.fillStyle = color;
      ctx.fill(outlineOf(path));
    },
  };
}

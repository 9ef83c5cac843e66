import type { HintBox } from '../model.ts';
import type { Choice } from './choose-object.ts';
import type { Plane } from '../pixels/plane.ts';

/** Inside a box everything likely is product, even in several parts. @param box shares of the photo */
export function takeAllIn({ x, y, w, h }: HintBox, { data, width, height }: Plane, likely: number): Choice {
  const product = new Uint8Array(data.length);
  const others = new Uint8Array(data.length);
  data.forEach((value, i) => {
    const u = ((i % width) + 0.5) / width;
    const v = (Math.floor(i / width) + 0.5) / height;
    const isInside = u >= x && u <= x + w && v >= y && v <= y + h;
    product[i] = isInside && value > likely ? 1 : 0;
    others[i] = isInside ? 0 : 1;
  });
  return { product: { data: product, width, height }, others: { data: others, width, height }, lead: 1 };
}

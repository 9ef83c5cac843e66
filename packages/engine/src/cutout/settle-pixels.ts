import type { CutOutHints, Raster } from '../model.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import { drawStrokes, SETTLED } from './draw-strokes.ts';
import type { Mask } from '../pixels/plane.ts';

/** Applies hints pixel by pixel, in place: opaque below a keep stroke, transparent below an erase stroke and outside the box. */
export function settlePixels(cutout: Raster, photo: OpaquePixels, { box, strokes }: CutOutHints): void {
  if (box === undefined && strokes.length === 0) return;
  const { data, width, height } = cutout;
  const settled = drawStrokes(strokes, width, height).data;
  const { x, y, w, h } = box ?? { x: 0, y: 0, w: 1, h: 1 };
  for (let row = 0, i = 0; row < height; row++) {
    const isRowIn = row + 0.5 >= y * height && row + 0.5 <= (y + h) * height;
    for (let column = 0; column < width; column++, i++) {
      const isIn = isRowIn && column + 0.5 >= x * width && column + 0.5 <= (x + w) * width;
      if (settled[i] === SETTLED.product) {
        for (let c = 0; c < 3; c++) data[i * 4 + c] = photo.data[i * 3 + c]!;
        data[i * 4 + 3] = 255;
      } else if (!isIn || settled[i] === SETTLED.background) data.fill(0, i * 4, i * 4 + 4);
    }
  }
}

/** The mask after exact strokes: they do not change the search, only the cut-out. */
export function settleMask(mask: Mask, { strokes }: CutOutHints): Mask {
  const exact = strokes.filter((stroke) => stroke.exact);
  if (exact.length === 0) return mask;
  const settled = drawStrokes(exact, mask.width, mask.height).data;
  const data = mask.data.map((value, i) =>
    settled[i] === SETTLED.open ? value : Number(settled[i] === SETTLED.product),
  );
  return { ...mask, data };
}

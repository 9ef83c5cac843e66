import { type Canvas, createCanvas } from '@napi-rs/canvas';
import type { PaintedDressing } from './load-dressing.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';
import { canvasOf, rasterOf, smoothFor } from '../pixels/rasters.ts';
import { warpRaster } from '../page/warp-raster.ts';

/** Position and size of a dressing. */
export interface DressingWish {
  /** Position of its anchor, the middle of its base: units. */
  at: UnitPoint;
  unitsPerMetre: number;
  /** Mirrored, including the direction of its light. */
  mirrored: boolean;
}

/** A print on one of its faces. */
export interface FacePrint {
  face: string;
  /** Size of the face seen straight on, units. */
  width: number;
  height: number;
  layer: Layer;
}

/** Draws a dressing with its shadow. */
export function drawDressing({ dressing, image }: PaintedDressing, wish: DressingWish): Layer {
  const { box } = placed(dressing, wish);
  return {
    name: `dressing ${dressing.name}`,
    draw({ ctx, scale }) {
      smoothFor(ctx, (box.w * scale) / image.width);
      if (wish.mirrored) {
        ctx.translate(2 * box.x + box.w, 0);
        ctx.scale(-1, 1);
      }
      ctx.drawImage(image, box.x, box.y, box.w, box.h);
    },
  };
}

/** Prints on a face of a dressing, in its perspective. @throws RangeError if it has no face of that name */
export function printOnFace({ dressing }: PaintedDressing, wish: DressingWish, print: FacePrint): Layer {
  const { toUnits } = placed(dressing, wish);
  const known = dressing.info.faces[print.face];
  if (!known) throw new RangeError(`${dressing.name} has no face ${print.face}`);
  const [a, b, c, d] = known.map(([x, y]) => toUnits(x, y));
  if (!a || !b || !c || !d) throw new RangeError(`The face ${print.face} of ${dressing.name} has four corners`);
  // Mirrored, its left edge becomes the right one: words must not be mirrored.
  return warpedLayer(wish.mirrored ? [b, a, d, c] : [a, b, c, d], print);
}

function warpedLayer(quad: readonly UnitPoint[], { face, width, height, layer }: FacePrint): Layer {
  const [xs, ys] = [quad.map(({ x }) => x), quad.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [w, h] = [Math.max(...xs) - left, Math.max(...ys) - top];
  return {
    name: `print on ${face}`,
    draw({ ctx, scale, frame }) {
      const flat = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
      const inner = flat.getContext('2d');
      inner.scale(scale, scale);
      layer.draw({ ctx: inner, scale, frame });
      const local = quad.map(({ x, y }) => ({ x: (x - left) * scale, y: (y - top) * scale }));
      const warped: Canvas = canvasOf(
        warpRaster(rasterOf(flat), local, Math.ceil(w * scale) + 1, Math.ceil(h * scale) + 1),
      );
      // The ink has the same lighting as the board.
      ctx.globalCompositeOperation = 'source-over';
      ctx.drawImage(warped, left, top, warped.width / scale, warped.height / scale);
    },
  };
}

function placed({ info }: PaintedDressing['dressing'], { at, unitsPerMetre, mirrored }: DressingWish) {
  const [width, height] = info.size;
  const [anchorX, anchorY] = info.anchor_px;
  const scale = unitsPerMetre / info.px_per_metre;
  const toUnits = (x: number, y: number): UnitPoint => ({
    x: at.x + (mirrored ? anchorX - x : x - anchorX) * scale,
    y: at.y + (y - anchorY) * scale,
  });
  const corner = toUnits(mirrored ? width : 0, 0);
  return { box: { ...corner, w: width * scale, h: height * scale }, toUnits };
}

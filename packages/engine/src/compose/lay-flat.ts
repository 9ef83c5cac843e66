import { createCanvas, type Canvas } from '@napi-rs/canvas';
import { drawCutout } from './draw-product.ts';
import type { Frame, Layer, UnitBox, UnitPoint } from './picture.ts';
import type { PreparedProduct } from './prepare-product.ts';
import { smoothFor } from './rasters.ts';

export interface LyingWish {
  height: number;
  maxWidth: number;
  /** Middle of the visible product, units. */
  at: UnitPoint;
  turnDeg: number;
}

/** A product lying: its cut-out's box around the point it is turned about, and the turn in radians. */
interface Lying {
  at: UnitPoint;
  turn: number;
  box: UnitBox;
  /** Visible size before the turn, units. */
  w: number;
  h: number;
}

const PX_PER_UNIT = 0.45;
/** Three shadows in one: offset as a share of the thickness, blur in units, opacity. */
const PASSES = [
  [0.01, 5, 0.36],
  [0.05, 18, 0.24],
  [0.13, 44, 0.26],
] as const;

/** The product lying on a table seen from straight above, its shadow falling to the lower right. */
export function layFlat(frame: Frame, product: PreparedProduct, wish: LyingWish): Layer[] {
  const lying = lieDown(product, wish);
  const shadow = shadowCanvas(frame, product.cutout, lying);
  return [
    { name: 'shadow', draw: ({ ctx }) => ctx.drawImage(shadow, 0, 0, frame.width, frame.height) },
    {
      name: 'product',
      product: { box: turnedBounds(lying), raster: null, unitsPerPixel: null },
      draw(surface) {
        surface.ctx.translate(lying.at.x, lying.at.y);
        surface.ctx.rotate(lying.turn);
        drawCutout(surface, product.cutout, [], lying.box);
      },
    },
  ];
}

function lieDown({ extent, silhouette }: PreparedProduct, { height, maxWidth, at, turnDeg }: LyingWish): Lying {
  const [w, h] = [extent.right - extent.left, extent.bottom - extent.top];
  const scale = Math.min(height / h, maxWidth / w);
  const box = {
    x: (-(extent.left + extent.right) / 2) * scale,
    y: (-(extent.top + extent.bottom) / 2) * scale,
    w: silhouette.width * scale,
    h: silhouette.height * scale,
  };
  return { at, turn: (turnDeg * Math.PI) / 180, box, w: w * scale, h: h * scale };
}

function shadowCanvas(frame: Frame, cutout: Canvas, { at, turn, box, w, h }: Lying): Canvas {
  const canvas = createCanvas(Math.ceil(frame.width * PX_PER_UNIT), Math.ceil(frame.height * PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  for (const [reach, blur, opacity] of PASSES) {
    ctx.save();
    ctx.filter = `blur(${(blur * PX_PER_UNIT).toFixed(1)}px)`;
    ctx.globalAlpha = opacity;
    ctx.scale(PX_PER_UNIT, PX_PER_UNIT);
    ctx.translate(at.x + Math.min(w, h) * reach, at.y + Math.min(w, h) * reach * 0.9);
    ctx.rotate(turn);
    smoothFor(ctx, (box.w * PX_PER_UNIT) / cutout.width);
    ctx.drawImage(cutout, box.x, box.y, box.w, box.h);
    ctx.restore();
  }
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = '#2a1d14';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  return canvas;
}

function turnedBounds({ at, turn, w, h }: Lying): UnitBox {
  const [sine, cosine] = [Math.abs(Math.sin(turn)), Math.cos(turn)];
  const [bw, bh] = [w * cosine + h * sine, h * cosine + w * sine];
  return { x: at.x - bw / 2, y: at.y - bh / 2, w: bw, h: bh };
}

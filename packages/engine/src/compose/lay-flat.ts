import { createCanvas } from '@napi-rs/canvas';
import { drawCutout } from './draw-product.ts';
import type { Frame, Layer, UnitPoint } from './picture.ts';
import type { PreparedProduct } from './prepare-product.ts';

export interface LyingWish {
  height: number;
  maxWidth: number;
  /** Middle of the visible product, units. */
  at: UnitPoint;
  turnDeg: number;
}

const PX_PER_UNIT = 0.45;

/** The product lying on a table seen from straight above, its shadow falling to the lower right. */
export function layFlat(frame: Frame, product: PreparedProduct, { height, maxWidth, at, turnDeg }: LyingWish): Layer[] {
  const { extent, silhouette, cutout } = product;
  const scale = Math.min(height / (extent.bottom - extent.top), maxWidth / (extent.right - extent.left));
  const box = {
    x: (-(extent.left + extent.right) / 2) * scale,
    y: (-(extent.top + extent.bottom) / 2) * scale,
    w: silhouette.width * scale,
    h: silhouette.height * scale,
  };
  const turn = (turnDeg * Math.PI) / 180;
  const thickness = Math.min(extent.right - extent.left, extent.bottom - extent.top) * scale;
  const shadow = createCanvas(Math.ceil(frame.width * PX_PER_UNIT), Math.ceil(frame.height * PX_PER_UNIT));
  const ctx = shadow.getContext('2d');
  for (const [reach, blur, opacity] of [
    [0.01, 5, 0.36],
    [0.05, 18, 0.24],
    [0.13, 44, 0.26],
  ] as const) {
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.filter = `blur(${(blur * PX_PER_UNIT).toFixed(1)}px)`;
    ctx.globalAlpha = opacity;
    ctx.scale(PX_PER_UNIT, PX_PER_UNIT);
    ctx.translate(at.x + thickness * reach, at.y + thickness * reach * 0.9);
    ctx.rotate(turn);
    ctx.drawImage(cutout, box.x, box.y, box.w, box.h);
  }
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  ctx.filter = 'none';
  ctx.globalAlpha = 1;
  ctx.globalCompositeOperation = 'source-in';
  ctx.fillStyle = '#2a1d14';
  ctx.fillRect(0, 0, shadow.width, shadow.height);
  const [w, h] = [(extent.right - extent.left) * scale, (extent.bottom - extent.top) * scale];
  const [bw, bh] = [
    w * Math.cos(turn) + h * Math.abs(Math.sin(turn)),
    h * Math.cos(turn) + w * Math.abs(Math.sin(turn)),
  ];
  return [
    { name: 'shadow', draw: ({ ctx: out }) => out.drawImage(shadow, 0, 0, frame.width, frame.height) },
    {
      name: 'product',
      product: { box: { x: at.x - bw / 2, y: at.y - bh / 2, w: bw, h: bh }, raster: null, unitsPerPixel: null },
      draw(surface) {
        surface.ctx.translate(at.x, at.y);
        surface.ctx.rotate(turn);
        drawCutout(surface, cutout, [], box);
      },
    },
  ];
}

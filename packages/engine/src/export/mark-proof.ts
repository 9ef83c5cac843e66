import type { SKRSContext2D } from '@napi-rs/canvas';
import { canvasOf, rasterOf, release } from '../pixels/rasters.ts';
import type { Raster } from '../model.ts';
import { findFont, setFont } from '../type/fonts.ts';

/** Text of the watermark on proofs, and on pictures of a sandbox key. */
const MARKS = { proof: 'Vitrine preview', sandbox: 'Vitrine sandbox' } as const;
const TURN = -Math.PI / 7;
/** Fractions of the picture's longer side: letter height, line distance, gap between two marks of a line. */
const [SIZE, LINE, AIR] = [0.043, 0.13, 0.09];
/** Light letters with a dark edge are visible on any background without hiding it. */
const [LIGHT, DARK] = ['rgba(255, 255, 255, 0.34)', 'rgba(23, 20, 18, 0.26)'];

/** A copy of the picture with our watermark all over it, including product and words. Deterministic. */
export function markProof(picture: Raster, kind: keyof typeof MARKS = 'proof'): Raster {
  const canvas = canvasOf(picture);
  drawMark(canvas.getContext('2d'), picture, kind);
  const marked = rasterOf(canvas);
  release(canvas);
  return marked;
}

/**
 * Draws our watermark: lines across the picture, each offset from the previous one, so that no useful part is without it.
 * @param size of the marked picture, pixels
 */
export function drawMark(
  ctx: SKRSContext2D,
  { width, height }: { width: number; height: number },
  kind: keyof typeof MARKS = 'proof',
): void {
  const mark = MARKS[kind];
  const longer = Math.max(width, height);
  const size = longer * SIZE;
  setFont(ctx, findFont({ words: mark, language: 'en', voice: 'serif', weight: 600 }), size);
  ctx.textBaseline = 'middle';
  ctx.fillStyle = LIGHT;
  ctx.strokeStyle = DARK;
  ctx.lineWidth = Math.max(1, size / 18);
  ctx.lineJoin = 'round';
  ctx.translate(width / 2, height / 2);
  ctx.rotate(TURN);
  const step = ctx.measureText(mark).width + longer * AIR;
  // Half a diagonal in each direction reaches every corner, at any rotation.
  const reach = Math.hypot(width, height) / 2 + step;
  for (let row = 0, y = -reach; y < reach; row += 1, y += longer * LINE) {
    for (let x = -reach - (row % 2) * (step / 2); x < reach; x += step) {
      ctx.strokeText(mark, x, y);
      ctx.fillText(mark, x, y);
    }
  }
}

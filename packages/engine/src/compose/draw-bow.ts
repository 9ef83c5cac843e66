import type { SKRSContext2D } from '@napi-rs/canvas';
import { fade } from './colour.ts';
import { outlineOf } from './outline-of.ts';
import type { Layer, UnitPoint } from './picture.ts';

/** On a grid on which the bow is 200 wide; the left half, the right one is its mirror image. */
const LOOP = 'M2-4C-14-46-62-74-90-60C-112-49-104-14-74-4C-48 5-18 4 2-4Z';
const HOLLOW = 'M-14-10C-30-38-60-54-78-46C-92-39-86-20-66-14C-48-8-30-7-14-10Z';
const FOLD = 'M0-4C-24-20-52-26-84-22M0-4C-22-12-44-14-70-11';
const TAIL = 'M4-2C-14 14-30 34-62 46L-52 60L-60 76C-26 62-4 34 12 8Z';

/** A tied bow, its knot at a point. */
export function drawBow(knot: UnitPoint, width: number, color: string): Layer {
  return {
    name: 'bow',
    draw({ ctx }) {
      ctx.translate(knot.x, knot.y - width * 0.02);
      ctx.scale(width / 200, width / 200);
      cast(ctx);
      for (const side of [1, -1]) half(ctx, color, side);
      const knotShade = ctx.createLinearGradient(-14, -16, 14, 14);
      knotShade.addColorStop(0, fade('#ffffff', 0.3));
      knotShade.addColorStop(1, fade('#1a0508', 0.3));
      ctx.beginPath();
      ctx.roundRect(-15, -17, 30, 28, 11);
      ctx.fillStyle = color;
      ctx.fill();
      ctx.fillStyle = knotShade;
      ctx.fill();
    },
  };
}

/** The bow's own shadow on the lid. */
function cast(ctx: SKRSContext2D): void {
  for (const drop of [6, 10, 14]) {
    ctx.save();
    ctx.translate(drop * 0.6, drop);
    ctx.fillStyle = fade('#1a0d08', 0.08);
    for (const side of [1, -1]) {
      ctx.save();
      ctx.scale(side, 0.7);
      ctx.fill(outlineOf(LOOP));
      ctx.restore();
    }
    ctx.restore();
  }
}

function half(ctx: SKRSContext2D, color: string, side: number): void {
  ctx.save();
  ctx.scale(side, 1);
  shaded(ctx, TAIL, color, [0, 0, -60, 76], [-0.34, 0.06]);
  // The inside of the loop is seen through it, in its own shade.
  shaded(ctx, LOOP, color, [-20, -70, -30, 10], [side > 0 ? 0.32 : 0.16, -0.24]);
  shaded(ctx, HOLLOW, color, [-40, -54, -50, -6], [-0.62, -0.3]);
  ctx.strokeStyle = fade('#1a0508', 0.2);
  ctx.lineWidth = 1.6;
  ctx.lineCap = 'round';
  ctx.stroke(outlineOf(FOLD));
  ctx.restore();
}

function shaded(
  ctx: SKRSContext2D,
  path: string,
  color: string,
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  shades: readonly [number, number],
): void {
  const shape = outlineOf(path);
  ctx.fillStyle = color;
  ctx.fill(shape);
  const gradient = ctx.createLinearGradient(x0, y0, x1, y1);
  shades.forEach((amount, i) => gradient.addColorStop(i, fade(amount < 0 ? '#1a0508' : '#ffffff', Math.abs(amount))));
  ctx.fillStyle = gradient;
  ctx.fill(shape);
}

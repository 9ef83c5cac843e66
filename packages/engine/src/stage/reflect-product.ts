import { createCanvas } from '@napi-rs/canvas';
import type { Layer } from '../page/picture.ts';
import { smoothFor } from '../pixels/rasters.ts';
import { unitsPerMetreAt, type Stance, type Stand } from './stand-product.ts';
import type { Stage } from './stage.ts';

const PX_PER_UNIT = 0.7;

/** The product mirrored in the floor, fading with distance; nothing where the floor is matte. */
export function reflectProduct(stage: Stage, stand: Stand): Layer {
  const { share, blur } = stage.reflection;
  const { box, visible, product } = stand;
  const [width, height] = [Math.ceil(box.w * PX_PER_UNIT), Math.ceil(box.h * PX_PER_UNIT)];
  const canvas = createCanvas(Math.max(1, width), Math.max(1, height));
  const ctx = canvas.getContext('2d');
  const base = mirrorLine(stage, stand);
  if (share > 0) {
    ctx.filter = blur > 0 ? `blur(${(blur * PX_PER_UNIT).toFixed(2)}px)` : 'none';
    smoothFor(ctx, width / product.cutout.width);
    ctx.translate(0, height);
    ctx.scale(1, -1);
    ctx.drawImage(product.cutout, 0, 0, width, height);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.filter = 'none';
    ctx.globalCompositeOperation = 'destination-in';
    const fade = ctx.createLinearGradient(0, 0, 0, height);
    const reach = Math.min(1, (0.62 * visible.h) / box.h);
    for (let i = 0; i <= 8; i++)
      fade.addColorStop((reach * i) / 8, `rgba(0,0,0,${(share * (1 - i / 8) ** 1.8).toFixed(4)})`);
    ctx.fillStyle = fade;
    ctx.fillRect(0, 0, width, height);
  }
  const bottomGap = box.y + box.h - (visible.y + visible.h);
  return {
    name: 'reflection',
    draw({ ctx: out }) {
      if (share <= 0) return;
      out.imageSmoothingQuality = 'high';
      const slope = risingLine(stand);
      const draw = (x: number, w: number, rise: number): void => {
        out.save();
        out.beginPath();
        out.rect(x, 0, w, stage.frame.height);
        out.clip();
        out.transform(1, 2 * rise, 0, 1, 0, -2 * rise * (slope?.from ?? 0));
        out.drawImage(canvas, box.x, base - bottomGap, box.w, box.h);
        out.restore();
      };
      if (!slope) {
        draw(box.x, box.w, 0);
        return;
      }
      // Before the nearest foot the thing's near end runs back: level there, along the line of the feet beyond.
      const beside = slope.from - box.x;
      const [left, right] = slope.toRight ? [0, slope.rise] : [slope.rise, 0];
      draw(box.x, beside, left);
      draw(slope.from, box.w - beside, right);
    },
  };
}

/** Feet further apart than this, as a share of the product's height from the nearest one's upwards, stand along a line that runs back. */
const LEAST_RISE = 0.03;

/** Where the nearest of two feet stands, and how the floor's line rises from there to the other: a car seen at an angle. */
function risingLine({ feet, visible }: Stand): { from: number; toRight: boolean; rise: number } | null {
  const [near, far] = feet.toSorted((one, other) => other.front.y - one.front.y);
  if (!near || !far || feet.length !== 2 || near.front.y - far.front.y < LEAST_RISE * visible.h) return null;
  const rise = (far.front.y - near.front.y) / (far.front.x - near.front.x);
  return { from: near.front.x, toRight: far.front.x > near.front.x, rise };
}

/** Where the picture folds, in units: the middle of a round base lies behind its front edge. */
function mirrorLine(stage: Stage, { feet }: Stand): number {
  const foot = feet.reduce((nearest, one) => (one.front.y > nearest.front.y ? one : nearest), feet[0] ?? FLAT);
  const radius = foot.radiusM * foot.depth * unitsPerMetreAt(stage, foot.front);
  return foot.front.y - radius * Math.sin((stage.pitchDeg * Math.PI) / 180) * 0.9;
}

const FLAT: Stance = {
  front: { x: 0, y: 0 },
  floorX: 0,
  floorY: 0,
  radiusM: 0,
  depth: 1,
  middle: { x: 0, y: 0 },
};

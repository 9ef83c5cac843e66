import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { Layer, UnitPoint } from './picture.ts';
import { randomFrom } from './random.ts';

interface Leaf {
  x: number;
  y: number;
  angle: number;
  length: number;
  width: number;
  tone: number;
}

const SHADOW_PX_PER_UNIT = 0.5;

/** A eucalyptus twig lying on the table, with its shadow. `angle` in radians is where it points. */
export function paintSprig(
  root: UnitPoint,
  angle: number,
  length: number,
  colors: readonly [string, string],
  seed: number,
): Layer[] {
  const { stem, leaves } = growSprig(root, angle, length, seed);
  return [
    shadowOf(stem, leaves),
    {
      name: 'sprig',
      draw({ ctx }) {
        strokeStem(ctx, stem, '#8a8467');
        for (const leaf of leaves) drawLeaf(ctx, leaf, colors);
      },
    },
  ];
}

function growSprig(
  root: UnitPoint,
  angle: number,
  length: number,
  seed: number,
): { stem: UnitPoint[]; leaves: Leaf[] } {
  const random = randomFrom(seed * 31 + 7);
  const stem: UnitPoint[] = [];
  const leaves: Leaf[] = [];
  let [x, y, heading] = [root.x, root.y, angle];
  const count = 11;
  for (let i = 0; i <= count; i++) {
    stem.push({ x, y });
    const taper = 1 - (0.55 * i) / count;
    for (const side of i === 0 ? [] : [-1, 1]) {
      leaves.push({
        x,
        y,
        angle: heading + side * (0.85 + 0.3 * random()),
        length: 92 * taper * (0.85 + 0.3 * random()) * (length / 430),
        width: 46 * taper * (0.85 + 0.3 * random()) * (length / 430),
        tone: random(),
      });
    }
    heading += 0.06 + 0.05 * (random() - 0.5);
    x += Math.cos(heading) * (length / count);
    y += Math.sin(heading) * (length / count);
  }
  return { stem, leaves };
}

function shadowOf(stem: readonly UnitPoint[], leaves: readonly Leaf[]): Layer {
  const canvas = createCanvas(Math.ceil(1000 * SHADOW_PX_PER_UNIT), Math.ceil(1000 * SHADOW_PX_PER_UNIT));
  const ctx = canvas.getContext('2d');
  ctx.filter = 'blur(4px)';
  ctx.scale(SHADOW_PX_PER_UNIT, SHADOW_PX_PER_UNIT);
  ctx.translate(11, 13);
  strokeStem(ctx, stem, 'rgba(40,28,20,0.35)');
  for (const leaf of leaves) drawLeaf(ctx, leaf, ['#2a1d14', '#2a1d14'], 0.34);
  return {
    name: 'sprig shadow',
    draw({ ctx: out }) {
      out.imageSmoothingQuality = 'high';
      out.drawImage(canvas, 0, 0, 1000, 1000);
    },
  };
}

function strokeStem(ctx: SKRSContext2D, stem: readonly UnitPoint[], color: string): void {
  ctx.strokeStyle = color;
  ctx.lineWidth = 4;
  ctx.lineCap = 'round';
  ctx.lineJoin = 'round';
  ctx.beginPath();
  stem.forEach(({ x, y }, i) => (i === 0 ? ctx.moveTo(x, y) : ctx.lineTo(x, y)));
  ctx.stroke();
}

function drawLeaf(
  ctx: SKRSContext2D,
  { x, y, angle, length, width, tone }: Leaf,
  [dark, light]: readonly [string, string],
  opacity = 1,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.rotate(angle);
  ctx.globalAlpha = opacity;
  const gradient = ctx.createLinearGradient(0, -width / 2, length * 0.3, width / 2);
  gradient.addColorStop(0, tone > 0.5 ? light : dark);
  gradient.addColorStop(1, dark);
  ctx.fillStyle = gradient;
  ctx.beginPath();
  ctx.moveTo(6, 0);
  ctx.bezierCurveTo(length * 0.25, -width * 0.72, length * 0.8, -width * 0.55, length, 0);
  ctx.bezierCurveTo(length * 0.8, width * 0.55, length * 0.25, width * 0.72, 6, 0);
  ctx.fill();
  if (opacity === 1) {
    ctx.strokeStyle = 'rgba(255,255,255,0.28)';
    ctx.lineWidth = 1.4;
    ctx.beginPath();
    ctx.moveTo(0, 0);
    ctx.lineTo(length * 0.92, 0);
    ctx.stroke();
  }
  ctx.restore();
}

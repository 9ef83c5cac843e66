import { createCanvas } from '@napi-rs/canvas';
import { fade } from '../pixels/colour.ts';
import type { Layer, UnitPoint } from '../page/picture.ts';

/** A bent twig: from, over, to. */
export type Twig = readonly [UnitPoint, UnitPoint, UnitPoint];

/** The point at `t` (0–1) of a twig and the direction it runs in, radians. */
function alongTwig([a, b, c]: Twig, t: number): UnitPoint & { turn: number } {
  const mix = (p: number, q: number, r: number): number => (1 - t) ** 2 * p + 2 * t * (1 - t) * q + t ** 2 * r;
  const slope = (p: number, q: number, r: number): number => 2 * (1 - t) * (q - p) + 2 * t * (r - q);
  return {
    x: mix(a.x, b.x, c.x),
    y: mix(a.y, b.y, c.y),
    turn: Math.atan2(slope(a.y, b.y, c.y), slope(a.x, b.x, c.x)),
  };
}

/** A palm frond: narrow leaves on both sides of a long rib. */
export function drawFrond(twig: Twig, length: number, color: string): Layer {
  return {
    name: 'frond',
    draw({ ctx }) {
      ctx.fillStyle = color;
      for (let i = 2; i < 34; i++) {
        const t = i / 34;
        const { x, y, turn } = alongTwig(twig, t);
        const long = length * Math.sin(Math.PI * (0.18 + 0.74 * t)) ** 0.8;
        for (const side of [-1, 1]) {
          ctx.save();
          ctx.translate(x, y);
          ctx.rotate(turn + side * (1.15 - 0.55 * t));
          ctx.beginPath();
          ctx.moveTo(0, 0);
          ctx.quadraticCurveTo(long * 0.4, -long * 0.05, long, 0);
          ctx.quadraticCurveTo(long * 0.4, long * 0.06, 0, 0);
          ctx.fill();
          ctx.restore();
        }
      }
    },
  };
}

export interface Spot extends UnitPoint {
  r: number;
  opacity: number;
}

/** Soft round spots: snow in the air, lights out of focus. */
export function drawSpots(spots: readonly Spot[], color: string, edge = 0.5): Layer {
  const sprite = createCanvas(128, 128);
  const ctx = sprite.getContext('2d');
  const gradient = ctx.createRadialGradient(64, 64, 64 * (1 - edge), 64, 64, 64);
  gradient.addColorStop(0, fade(color, 1));
  gradient.addColorStop(1, fade(color, 0));
  ctx.fillStyle = gradient;
  ctx.fillRect(0, 0, 128, 128);
  return {
    name: 'spots',
    draw({ ctx: out }) {
      out.imageSmoothingQuality = 'high';
      for (const { x, y, r, opacity } of spots) {
        out.globalAlpha = opacity;
        out.drawImage(sprite, x - r, y - r, 2 * r, 2 * r);
      }
    },
  };
}

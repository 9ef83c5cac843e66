import type { SKRSContext2D } from '@napi-rs/canvas';
import { fade } from './colour.ts';
import { outlineOf } from './outline-of.ts';
import type { Layer, UnitPoint } from './picture.ts';

/** Where an ornament is, how large (units across), how turned, and how it lies. */
export interface Pose {
  at: UnitPoint;
  size: number;
  turnDeg: number;
  /** 1 seen from the front, 0.4 lying on the floor. */
  flat?: number;
  /** Whether it throws a small shadow on what it lies on. */
  lies?: boolean;
}

/** On a grid from −50 to 50. */
const MAPLE =
  'M0-50L8-31L22-37L19-14L41-23L37-11L49-4L27 11L31 21L7 18L3 46H-3L-7 18L-31 21L-27 11L-49-4L-37-11L-41-23L-19-14L-22-37L-8-31Z';
const LEAF = 'M0-50C26-34 27 14 0 42C-27 14-26-34 0-50Z';
const PETAL = 'M0 0C-17-12-20-37-4-46L0-41L4-46C20-37 17-12 0 0Z';

/** A maple leaf with its veins. */
export function drawMaple(pose: Pose, color: string): Layer {
  return posed('maple leaf', pose, MAPLE, (ctx) => {
    const light = ctx.createLinearGradient(-40, -40, 40, 40);
    light.addColorStop(0, fade('#fff2cf', 0.34));
    light.addColorStop(1, fade('#5a1d06', 0.3));
    paint(ctx, MAPLE, color, light);
    ctx.strokeStyle = fade('#5a2a10', 0.42);
    ctx.lineWidth = 1.5;
    ctx.stroke(outlineOf('M0 46V-42M0 14L34-14M0 14L-34-14M0 18L24 17M0 18L-24 17'));
  });
}

/** A plain leaf with a midrib. */
export function drawLeaf(pose: Pose, color: string): Layer {
  return posed('leaf', pose, LEAF, (ctx) => {
    const light = ctx.createLinearGradient(-26, 0, 26, 0);
    light.addColorStop(0, fade('#ffffff', 0.2));
    light.addColorStop(0.5, fade('#ffffff', 0));
    light.addColorStop(0.52, fade('#0d2313', 0.2));
    light.addColorStop(1, fade('#0d2313', 0.04));
    paint(ctx, LEAF, color, light);
    ctx.strokeStyle = fade('#12301a', 0.34);
    ctx.lineWidth = 1.6;
    ctx.stroke(outlineOf('M0-46V54'));
  });
}

/** Five petals and stamens. */
export function drawBlossom(pose: Pose, color: string): Layer {
  return posed('blossom', pose, null, (ctx) => {
    for (let i = 0; i < 5; i++) {
      ctx.save();
      ctx.rotate((i * Math.PI * 2) / 5);
      const light = ctx.createLinearGradient(0, 0, 0, -46);
      light.addColorStop(0, fade('#d8497f', 0.55));
      light.addColorStop(0.55, fade('#ffffff', 0.12));
      light.addColorStop(1, fade('#ffffff', 0.4));
      paint(ctx, PETAL, color, light);
      ctx.strokeStyle = fade('#b9517c', 0.3);
      ctx.lineWidth = 0.8;
      ctx.stroke(outlineOf(PETAL));
      ctx.restore();
    }
    ctx.fillStyle = '#f2c14e';
    for (let i = 0; i < 9; i++) {
      const r = i === 0 ? 0 : 9 + (i % 2) * 4;
      ctx.beginPath();
      ctx.arc(r * Math.cos(i * 0.78), r * Math.sin(i * 0.78), 2.4, 0, Math.PI * 2);
      ctx.fill();
    }
  });
}

/** One fallen petal. */
export function drawPetal(pose: Pose, color: string): Layer {
  return posed('petal', pose, PETAL, (ctx) => {
    const light = ctx.createLinearGradient(0, 0, 0, -46);
    light.addColorStop(0, fade('#d8497f', 0.4));
    light.addColorStop(0.7, fade('#ffffff', 0.25));
    paint(ctx, PETAL, color, light);
  });
}

function paint(ctx: SKRSContext2D, path: string, color: string, light: CanvasGradient): void {
  const shape = outlineOf(path);
  ctx.fillStyle = color;
  ctx.fill(shape);
  ctx.fillStyle = light;
  ctx.fill(shape);
}

type CanvasGradient = ReturnType<SKRSContext2D['createLinearGradient']>;

function posed(
  name: string,
  { at, size, turnDeg, flat = 1, lies = false }: Pose,
  shadow: string | null,
  draw: (ctx: SKRSContext2D) => void,
): Layer {
  return {
    name,
    draw({ ctx }) {
      const pose = (lift: number): void => {
        ctx.save();
        ctx.translate(at.x + lift, at.y + lift * 0.7);
        ctx.scale(size / 100, (size / 100) * flat);
        ctx.rotate((turnDeg * Math.PI) / 180);
      };
      if (lies && shadow) {
        for (const lift of [2, 4, 6]) {
          pose((lift * size) / 70);
          ctx.fillStyle = fade('#24120a', 0.11);
          ctx.fill(outlineOf(shadow));
          ctx.restore();
        }
      }
      pose(0);
      draw(ctx);
      ctx.restore();
    },
  };
}

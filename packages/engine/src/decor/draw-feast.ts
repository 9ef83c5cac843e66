import type { Feast } from '../phrases/name-feast.ts';
import type { Layer, Surface } from '../page/picture.ts';
import { randomFrom } from '../pixels/random.ts';
import { drawSpots } from './draw-branch.ts';
import type { FeastLook } from './feast-looks.ts';

type Ctx = Surface['ctx'];
type Drawn = Exclude<Feast, 'christmas'>;

/** Where the sign stands behind the product, units, and half its size. */
const CENTRE = { x: 500, y: 500 };
const HALF = 320;

/** A moon's crescent, open to the upper right. */
function crescent(ctx: Ctx): void {
  const [apart, inner] = [0.34 * HALF, 0.83 * HALF];
  const x = (apart ** 2 + HALF ** 2 - inner ** 2) / (2 * apart);
  const y = Math.sqrt(HALF ** 2 - x ** 2);
  ctx.rotate(-0.5);
  const [outerAt, innerAt] = [Math.atan2(y, x), Math.atan2(y, x - apart)];
  ctx.arc(0, 0, HALF, outerAt, 2 * Math.PI - outerAt);
  ctx.arc(apart, 0, inner, -innerAt, innerAt, true);
  ctx.fill();
}

/** Petals round a middle: a rangoli of two rings, or a flower of one. */
function petals(ctx: Ctx, count: number, from: number, to: number, width: number): void {
  for (let i = 0; i < count; i++) {
    ctx.save();
    ctx.rotate((2 * Math.PI * i) / count);
    ctx.beginPath();
    ctx.ellipse((from + to) / 2, 0, (to - from) / 2, width, 0, 0, 2 * Math.PI);
    ctx.fill();
    ctx.restore();
  }
}

function rangoli(ctx: Ctx): void {
  petals(ctx, 16, 0.72 * HALF, HALF, 24);
  petals(ctx, 12, 0.4 * HALF, 0.68 * HALF, 26);
}

/** Four arms on each side and one in the middle, nine flames. */
function candelabrum(ctx: Ctx): void {
  ctx.lineWidth = 12;
  ctx.lineCap = 'round';
  const arms = [0.25, 0.5, 0.75, 1].map((share) => share * HALF);
  for (const arm of arms) {
    ctx.beginPath();
    ctx.arc(0, -0.45 * HALF, arm, 0, Math.PI);
    ctx.stroke();
  }
  ctx.beginPath();
  ctx.moveTo(0, -0.6 * HALF);
  ctx.lineTo(0, HALF);
  ctx.stroke();
  for (const x of [0, ...arms, ...arms.map((arm) => -arm)]) {
    ctx.beginPath();
    ctx.ellipse(x, (x === 0 ? -0.72 : -0.57) * HALF, 9, 22, 0, 0, 2 * Math.PI);
    ctx.fill();
  }
}

/** Two round lanterns that hang beside the product. */
function lanterns(ctx: Ctx): void {
  for (const [x, y] of [
    [-340, -90],
    [340, -170],
  ] as const) {
    ctx.fillRect(x - 1.5, -CENTRE.y, 3, CENTRE.y + y - 70);
    ctx.fillRect(x - 32, y - 76, 64, 14);
    ctx.fillRect(x - 32, y + 62, 64, 14);
    ctx.fillRect(x - 1.5, y + 76, 3, 70);
    for (const share of [1, 0.62, 0.24]) {
      ctx.beginPath();
      ctx.ellipse(x, y, 88 * share, 68, 0, 0, 2 * Math.PI);
      if (share === 1) ctx.fill();
      else {
        ctx.strokeStyle = 'rgba(120, 20, 16, 0.5)';
        ctx.lineWidth = 3;
        ctx.stroke();
      }
    }
  }
}

function egg(ctx: Ctx): void {
  const [w, h] = [0.8 * HALF, 1.04 * HALF];
  ctx.moveTo(0, -h);
  ctx.bezierCurveTo(0.62 * w, -h, w, -0.1 * h, w, 0.28 * h);
  ctx.bezierCurveTo(w, 0.74 * h, 0.55 * w, h, 0, h);
  ctx.bezierCurveTo(-0.55 * w, h, -w, 0.74 * h, -w, 0.28 * h);
  ctx.bezierCurveTo(-w, -0.1 * h, -0.62 * w, -h, 0, -h);
  ctx.fill();
}

function heart(ctx: Ctx): void {
  const size = HALF / 16;
  for (let i = 0; i <= 120; i++) {
    const t = (2 * Math.PI * i) / 120;
    const y = 13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t);
    ctx.lineTo(size * 16 * Math.sin(t) ** 3, -size * y);
  }
  ctx.fill();
}

function flower(ctx: Ctx): void {
  petals(ctx, 9, 0.16 * HALF, HALF, 0.2 * HALF);
}

function moon(ctx: Ctx): void {
  ctx.arc(0, -30, 0.92 * HALF, 0, 2 * Math.PI);
  ctx.fill();
}

/** A price tag with its hole. */
function tag(ctx: Ctx): void {
  ctx.rotate(-0.32);
  ctx.roundRect(-HALF, -0.62 * HALF, 2 * HALF, 1.24 * HALF, 60);
  ctx.moveTo(-0.72 * HALF, 0);
  ctx.arc(-0.8 * HALF, 0, 0.08 * HALF, 0, 2 * Math.PI, true);
  ctx.fill('evenodd');
}

const SIGNS: Readonly<Record<Drawn, (ctx: Ctx) => void>> = {
  eid: crescent,
  diwali: rangoli,
  hanukkah: candelabrum,
  lunar_new_year: lanterns,
  easter: egg,
  valentines: heart,
  mothers_day: flower,
  halloween: moon,
  black_friday: tag,
};

/** The symbol of a holiday on the wall behind the product, and its lights. Another seed scatters the lights differently. */
export function drawFeast(feast: Drawn, { sign, lights }: FeastLook, seed: number): Layer[] {
  const drawn: Layer = {
    name: 'sign',
    draw({ ctx }) {
      ctx.translate(CENTRE.x, CENTRE.y);
      ctx.fillStyle = sign;
      ctx.strokeStyle = sign;
      ctx.beginPath();
      SIGNS[feast](ctx);
    },
  };
  if (lights === null) return [drawn];
  const random = randomFrom(seed * 7919 + 17);
  const spots = Array.from({ length: 34 }, () => ({
    x: random() * 1000,
    y: 250 + random() * 340,
    r: 8 + random() * 20,
    opacity: 0.1 + random() * 0.28,
  }));
  return [drawn, drawSpots(spots, lights, 0.28)];
}

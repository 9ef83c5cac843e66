import { samples } from '@vitrine/scenes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { Product } from '../model.ts';
import { sampleProduct } from './sample-product.ts';
import { straightenProduct } from './straighten-product.ts';

async function product(name: string): Promise<Product> {
  const sample = samples.get(name);
  if (!sample) throw new Error(`No sample ${name}`);
  return sampleProduct(sample.photoPath, sample.maskPath, 900);
}

/** A slim bottle, 120 × 400 px with round shoulders, rotated by some degrees. */
async function bottle(degrees: number): Promise<Product> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="500" height="560"><g transform="rotate(${degrees} 250 280)">
    <rect x="190" y="160" width="120" height="300" rx="24" fill="#357"/><rect x="225" y="90" width="50" height="90" fill="#222"/></g></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const cutout = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  return { photo: cutout, cutout, box: { left: 0, top: 0, width: 500, height: 560 }, score: 1 };
}

/** A jug that stands upright on a level base: its sides have different slopes, it has a lip and perhaps a handle. */
async function jug(slope: number, handle: number, lip: number): Promise<Product> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="500">
    <path d="M200 430 L${180 - slope - lip} 120 L${180 - slope} 100 L420 110 L400 430 Z" fill="#a33"/>
    <path d="M410 180 q ${handle * 1.5} 20 ${handle} 110 q -10 40 -60 60" fill="none" stroke="#a33"
      stroke-width="${handle > 0 ? 24 : 0}"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
  const cutout = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
  return { photo: cutout, cutout, box: { left: 0, top: 0, width: 600, height: 500 }, score: 1 };
}

describe('straightenProduct', () => {
  it.each([-5, -3, 3, 5])('rotates a bottle upright that leans by %d°', async (degrees) => {
    const straight = straightenProduct(await bottle(degrees));
    expect(straight.cutout.width).toBeLessThan(132);
    expect(straight.cutout.width).toBeGreaterThan(112);
  });

  it('leaves a product alone that its photo cut off at a side', async () => {
    const leaning = await bottle(5);
    const whole = { ...leaning.photo, width: 700, data: new Uint8ClampedArray(700 * 560 * 4) };
    const atSide = { ...leaning, photo: whole };
    expect(straightenProduct(atSide)).toBe(atSide);
  });

  it('leaves an upright bottle and a product with two feet alone', async () => {
    const upright = await bottle(0);
    expect(straightenProduct(upright)).toBe(upright);
    const headphones = await product('headphones');
    expect(straightenProduct(headphones)).toBe(headphones);
  });

  it.each([
    [30, 60, 30],
    [20, 40, 20],
    [40, 0, 30],
    [60, 0, 0],
  ])('leaves a jug as it stands whose two sides differ (%d, %d, %d)', async (slope, handle, lip) => {
    const upright = await jug(slope, handle, lip);
    expect(straightenProduct(upright)).toBe(upright);
  });

  it.each([424, 430, 436])(
    'leaves a pot alone whose lid is level, although one side slopes (base at %d)',
    async (base) => {
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="500">
      <path d="M200 ${base} L150 100 L400 100 L400 430 Z" fill="#a33"/></svg>`;
      const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
      const cutout = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
      const pot = { photo: cutout, cutout, box: { left: 0, top: 0, width: 600, height: 500 }, score: 1 };
      // A diff of all its pixels would take minutes to print.
      expect(straightenProduct(pot) === pot).toBe(true);
    },
  );

  it('finds the lean of a mug in spite of its handle', async () => {
    const mug = await product('mug');
    expect(straightenProduct(mug)).not.toBe(mug);
  });

  it.each([500, 900, 1400])('rotates a slim cup on a narrow round base upright at every size (%d px)', async (side) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 500 500">
      <path transform="rotate(2.4 250 250)" d="M185 60 L315 60 L288 420 Q250 452 212 420 Z" fill="#536"/></svg>`;
    const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true });
    const cutout = { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
    const leaning = { photo: cutout, cutout, box: { left: 0, top: 0, width: side, height: side }, score: 1 };
    expect(straightenProduct(leaning)).not.toBe(leaning);
  });
});

import { expect, type Locator, test } from '@playwright/test';
import sharp from 'sharp';

/** Time for the engine's picture, and for its answer to a change, on a busy machine. */
export const LONG_MS = 90_000;
/** Largest allowed mean Lab difference (CIE 1976) between the browser's drawing and the engine's picture. */
const MOST_DIFFERENCE = 2;

export const isEngines = (stage: Locator) => expect(stage).toHaveAttribute('data-engine', 'true', { timeout: LONG_MS });

/** The browser's drawing and the engine's picture of the same adjustment. */
async function readBoth(stage: Locator): Promise<[drawn: Buffer, made: Buffer]> {
  await isEngines(stage);
  const page = stage.page();
  const drawn = await page.evaluate<string>("document.querySelector('[role=application] canvas').toDataURL()");
  const made = await page.evaluate<string>("document.querySelector('[role=application] img').src");
  const plane = (address: string) =>
    sharp(Buffer.from(address.split(',')[1] ?? '', 'base64'))
      .removeAlpha()
      .raw()
      .toBuffer();
  return Promise.all([plane(drawn), plane(made)]);
}

/** sRGB 0–255 → CIE Lab, D65. */
function labOf(r: number, g: number, b: number): [number, number, number] {
  const linear = [r, g, b].map((v) => (v <= 10.3 ? v / 255 / 12.92 : ((v / 255 + 0.055) / 1.055) ** 2.4));
  const [lr = 0, lg = 0, lb = 0] = linear;
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f((0.4124 * lr + 0.3576 * lg + 0.1805 * lb) / 0.9505);
  const y = f(0.2126 * lr + 0.7152 * lg + 0.0722 * lb);
  const z = f((0.0193 * lr + 0.1192 * lg + 0.9505 * lb) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function meanDifference([one, other]: readonly [Buffer, Buffer]): number {
  expect(one.length).toBe(other.length);
  let sum = 0;
  for (let i = 0; i < one.length; i += 3) {
    const [a, b] = [one, other].map((plane) => labOf(plane[i] ?? 0, plane[i + 1] ?? 0, plane[i + 2] ?? 0));
    sum += Math.hypot(a![0] - b![0], a![1] - b![1], a![2] - b![2]);
  }
  return (sum * 3) / one.length;
}

/** Expects the page's drawing to match the engine's picture. */
export async function expectAlike(stage: Locator, what: string): Promise<void> {
  const difference = meanDifference(await readBoth(stage));
  test.info().annotations.push({ type: `difference, ${what}`, description: difference.toFixed(2) });
  expect(difference, what).toBeLessThan(MOST_DIFFERENCE);
}

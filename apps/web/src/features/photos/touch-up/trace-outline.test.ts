import { expect, it } from 'vitest';
import { type Outline, traceOutline } from './trace-outline.ts';

const SIDE = 40;
const cover = (isIn: (x: number, y: number) => boolean | number) => ({
  width: SIDE,
  height: SIDE,
  data: Array.from({ length: SIDE * SIDE }, (_, index) => 255 * Number(isIn(index % SIDE, Math.floor(index / SIDE)))),
});
/** Twice the area on the right of the line; negative for a hole. */
const area = (outline: Outline): number => {
  let sum = 0;
  for (let at = 0; at < outline.length; at += 2) {
    const [x, y] = [outline[at]!, outline[at + 1]!];
    const next = (at + 2) % outline.length;
    sum += x * outline[next + 1]! - outline[next]! * y;
  }
  return sum / 2;
};

it('follows the edge of the covered area', () => {
  const [outline, ...others] = traceOutline(cover((x, y) => x >= 10 && x < 30 && y >= 5 && y < 35));
  expect(others).toEqual([]);
  expect(Math.abs(area(outline!) - 20 * 30)).toBeLessThan(1);
  const xs = outline!.filter((_, index) => index % 2 === 0);
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([expect.closeTo(10, 1), expect.closeTo(30, 1)]);
});

it('follows a hole in the opposite direction', () => {
  const areas = traceOutline(cover((x, y) => Math.hypot(x - 20, y - 20) < 16 && Math.hypot(x - 20, y - 20) > 8));
  const [hole, disc] = areas.map(area).toSorted((a, b) => a - b);
  expect(disc).toBeCloseTo(Math.PI * 16 ** 2, -1.5);
  expect(hole).toBeCloseTo(-Math.PI * 8 ** 2, -1.5);
});

it('closes along the frame if the product is cut off', () => {
  const [outline] = traceOutline(cover(() => true));
  expect(area(outline!)).toBeCloseTo(SIDE * SIDE, -1);
});

it('separates areas that meet only at a corner, and omits specks', () => {
  const corners = cover((x, y) => x < 20 === y < 20);
  expect(traceOutline(corners)).toHaveLength(2);
  expect(traceOutline(cover((x, y) => x === 20 && y === 20))).toEqual([]);
});

it('runs between pixels where the coverage crosses one half', () => {
  const soft = cover((x) => (x < 19 ? 1 : x === 19 ? 0.25 : 0));
  const xs = traceOutline(soft)[0]!.filter((_, index) => index % 2 === 0);
  expect(Math.max(...xs)).toBeGreaterThan(18.9);
  expect(Math.max(...xs)).toBeLessThan(19.4);
});

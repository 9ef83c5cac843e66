import { touchUp } from '@vitrine/contract';
import { MAX_STROKE_POINTS, MAX_TOUCH_UP_STROKES } from '@vitrine/contract/limits';
import { expect, it } from 'vitest';
import { boxBetween, isFull, strokeAlong } from './strokes.ts';
import type { Point } from '../../../lib/view/view.ts';

const photo = { width: 1600, height: 1200 };
const brush = { mode: 'keep', radius: 0.02 } as const;
const line = (count: number, at: (part: number) => Point) =>
  Array.from({ length: count }, (_, index) => at(index / (count - 1)));

it('omits redundant points, and keeps ends and corners', () => {
  const corner = [
    ...line(100, (part) => ({ x: 0.1 + 0.4 * part, y: 0.2 })),
    ...line(100, (part) => ({ x: 0.5, y: 0.2 + 0.3 * part })),
  ];
  expect(strokeAlong(corner, brush, photo)).toEqual({
    ...brush,
    points: [
      [0.1, 0.2],
      [0.5, 0.2],
      [0.5, 0.5],
    ],
  });
});

it('keeps a curve within a pixel of the preview', () => {
  const arc = line(400, (part) => ({ x: 0.5 + 0.3 * Math.cos(part * 3), y: 0.5 + 0.3 * Math.sin(part * 3) }));
  const { points } = strokeAlong(arc, brush, photo)!;
  expect(points.length).toBeLessThan(40);
  const off = arc.map(({ x, y }) =>
    Math.min(
      ...points.slice(1).map(([x2, y2], index) => {
        const [x1, y1] = points[index]!;
        const part = ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2);
        const near = Math.min(1, Math.max(0, part));
        return Math.hypot(x - x1 - near * (x2 - x1), y - y1 - near * (y2 - y1));
      }),
    ),
  );
  expect(Math.max(...off) * 1024).toBeLessThan(1);
});

it('never has more points than the server accepts', () => {
  const scrawl = line(9000, (part) => ({ x: (part * 7919) % 1, y: (part * 104_729) % 1 }));
  const stroke = strokeAlong(scrawl, brush, photo)!;
  expect(stroke.points.length).toBeLessThanOrEqual(MAX_STROKE_POINTS);
  expect(touchUp.safeParse({ strokes: [stroke] }).success).toBe(true);
});

it('is a dot if the brush only touched', () => {
  expect(strokeAlong([{ x: 0.3, y: 0.4 }], brush, photo)?.points).toEqual([[0.3, 0.4]]);
});

it('is clipped to the photo, and empty outside it', () => {
  expect(strokeAlong([{ x: -0.01, y: 0.5 }], brush, photo)?.points).toEqual([[0, 0.5]]);
  expect(strokeAlong([{ x: -0.03, y: 0.5 }], brush, photo)).toBeNull();
});

it('makes a box of two corners in any order, clipped to the photo, and none if too small', () => {
  expect(boxBetween({ x: 0.6, y: 1.2 }, { x: 0.25, y: 0.3 })).toEqual({ x: 0.25, y: 0.3, w: 0.35, h: 0.7 });
  expect(boxBetween({ x: 0.5, y: 0.5 }, { x: 0.8, y: 0.505 })).toBeNull();
});

it('reports when no further stroke fits', () => {
  const stroke = { ...brush, points: [[0, 0]] as [number, number][] };
  const strokes = Array.from({ length: MAX_TOUCH_UP_STROKES }, () => stroke);
  expect([isFull({ strokes: strokes.slice(1) }), isFull({ strokes })]).toEqual([false, true]);
});

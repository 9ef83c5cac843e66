import { expect, it } from 'vitest';
import { type Frame, MAX_ZOOM, panBy, scaleOf, toShare, toSurface, WHOLE, zoomAt } from './view.ts';

const frame: Frame = {
  picture: { width: 1600, height: 1200 },
  surface: { width: 832, height: 1000 },
  view: WHOLE,
};
const at = (view: Frame['view']): Frame => ({ ...frame, view });

it('shows the whole picture with a margin, and converts between surface and picture coordinates', () => {
  expect(scaleOf(frame)).toBe(0.5);
  expect(toSurface(frame, { x: 0, y: 0 })).toEqual({ x: 16, y: 200 });
  expect(toShare(frame, { x: 816, y: 800 })).toEqual({ x: 1, y: 1 });
});

it('zooms at the pointer', () => {
  const pointer = { x: 300, y: 450 };
  const view = zoomAt(frame, 3, pointer);
  expect(view.zoom).toBe(3);
  const [before, after] = [toShare(frame, pointer), toShare(at(view), pointer)];
  expect(after.x).toBeCloseTo(before.x, 9);
  expect(after.y).toBeCloseTo(before.y, 9);
});

it('limits the zoom, and centres the picture when all of it is visible', () => {
  const near = zoomAt(frame, 1000, { x: 20, y: 210 });
  expect(near.zoom).toBe(MAX_ZOOM);
  expect(zoomAt(at(near), 0.0001, { x: 700, y: 3 })).toEqual(WHOLE);
});

it('pans, and stops at the picture’s edge', () => {
  const zoomed = at(zoomAt(frame, 4, { x: 416, y: 500 }));
  const moved = at(panBy(zoomed, 100, -40));
  const [from, to] = [toSurface(zoomed, { x: 0.5, y: 0.5 }), toSurface(moved, { x: 0.5, y: 0.5 })];
  expect([to.x - from.x, to.y - from.y]).toEqual([expect.closeTo(100, 9), expect.closeTo(-40, 9)]);
  const corner = at(panBy(zoomed, 1e6, 1e6));
  expect(toSurface(corner, { x: 0, y: 0 })).toEqual({ x: expect.closeTo(16, 9), y: expect.closeTo(16, 9) });
  expect(panBy(frame, 50, 50)).toEqual(WHOLE);
});

it('uses the given margin and largest zoom', () => {
  const tight: Frame = { ...frame, margin: 0, most: 2.5 };
  expect(scaleOf(tight)).toBe(0.52);
  expect(zoomAt(tight, 100, { x: 0, y: 0 }).zoom).toBe(2.5);
  const corner = panBy({ ...tight, view: { zoom: 2.5, x: 0.5, y: 0.5 } }, 1e6, 0);
  expect(toSurface({ ...tight, view: corner }, { x: 0, y: 0 }).x).toBeCloseTo(0, 9);
});

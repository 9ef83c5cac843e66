import { expect, it } from 'vitest';
import { NEUTRAL, sameAdjustment } from './adjustment.ts';
import { aimedAt, aimOf, asComposed, isAimed, placeOn, shareAt } from './callout-points.ts';

const SHEET = { own: { left: 0.2, top: 0.1, width: 0.5, height: 0.8 } };
const HANDLE = { label: 'Handle', to: { x: 0.9, y: 0.4 }, from: { x: 0.8, y: 0.3 } };

it('moves within the product, can be removed, and returns to its composed place', () => {
  const moved = { ...NEUTRAL, ...aimedAt(NEUTRAL, 'Handle', { x: 1.4, y: 0.25 }) };
  expect(aimOf(moved, HANDLE)).toEqual({ x: 1, y: 0.25 });
  expect([isAimed(moved, 'Handle'), isAimed(moved, 'Lid'), sameAdjustment(moved, NEUTRAL)]).toEqual([
    true,
    false,
    false,
  ]);
  const none = { ...moved, ...aimedAt(moved, 'Handle', null) };
  expect([none.points?.length, aimOf(none, HANDLE)]).toEqual([1, null]);
  const back = { ...none, ...asComposed(none, 'Handle') };
  expect([aimOf(back, HANDLE), sameAdjustment(back, NEUTRAL)]).toEqual([HANDLE.to, true]);
});

it('keeps its place on a product that is scaled about the middle of its lower edge', () => {
  const smaller = { ...NEUTRAL, scale: 0.5 };
  const place = placeOn(SHEET, smaller, { x: 1, y: 0 });
  expect(place.x).toBeCloseTo(0.575);
  expect(place.y).toBeCloseTo(0.5);
  expect(shareAt(SHEET, smaller, place).x).toBeCloseTo(1);
  expect(shareAt(SHEET, smaller, place).y).toBeCloseTo(0);
});

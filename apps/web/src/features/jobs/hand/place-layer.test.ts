import { expect, it } from 'vitest';
import { NEUTRAL } from './adjustment.ts';
import { type Geometry, placeLayer } from './place-layer.ts';

const SHEET: Geometry = {
  width: 1024,
  height: 512,
  own: { left: 0.25, top: 0.25, width: 0.5, height: 0.5 },
  vanishing: null,
};
const area = { left: 0.25, top: 0.25, width: 0.5, height: 0.5 };
const product = { role: 'product' as const, area };

it('moves by shares of the shorter side, from the middle of the lower edge', () => {
  const place = placeLayer(SHEET, product, { ...NEUTRAL, x: 0.1, y: -0.05, scale: 1.2 });
  expect(place).toMatchObject({ from: { x: 512, y: 384 }, factor: 1.2, middle: { x: 512, y: 256 } });
  expect(place?.to).toEqual({ x: expect.closeTo(563.2, 6), y: expect.closeTo(358.4, 6) });
});

it('shrinks a product that moves towards the floor’s horizon', () => {
  const inRoom = { ...SHEET, vanishing: 0.25 };
  // From 256 pixels below that line to 128.
  expect(placeLayer(inRoom, product, { ...NEUTRAL, y: -0.25 })?.factor).toBeCloseTo(0.5, 9);
  expect(placeLayer(SHEET, product, { ...NEUTRAL, y: -0.25 })?.factor).toBe(1);
});

it('turns the product, its reflection the other way, its shadow not at all', () => {
  const turnOf = (role: 'product' | 'reflection' | 'shadow' | 'still') =>
    placeLayer(SHEET, { role, area }, { ...NEUTRAL, turn: 9 })?.turn;
  expect(turnOf('product')).toBeCloseTo(Math.PI / 20, 9);
  expect(turnOf('reflection')).toBeCloseTo(-Math.PI / 20, 9);
  expect([turnOf('shadow'), turnOf('still')]).toEqual([0, undefined]);
});

import { expect, it } from 'vitest';
import { canMove, canScale, keepInRoom, movedBy, NEUTRAL, type Room, sameAdjustment } from './adjustment.ts';

const ROOM: Room = {
  reach: { left: -0.2, right: 0.3, up: -0.1, down: 0 },
  scale: { least: 0.6, most: 1.25 },
  turns: false,
};

it('is limited to the available room, with rounded values', () => {
  const far = keepInRoom(ROOM, { ...NEUTRAL, x: 1, y: 1, scale: 3, turn: 9 });
  expect(far).toEqual({ ...NEUTRAL, x: 0.3, scale: 1.25 });
  expect(keepInRoom({ ...ROOM, turns: true }, { ...NEUTRAL, turn: 90 }).turn).toBe(15);
  const thrice = [0, 1, 2].reduce((now) => keepInRoom(ROOM, movedBy(now, 0.1, 0)), NEUTRAL);
  expect(thrice.x).toBe(0.3);
});

it('becomes neutral after a move there and back', () => {
  const back = keepInRoom(ROOM, movedBy(keepInRoom(ROOM, movedBy(NEUTRAL, -0.07, -0.03)), 0.07, 0.03));
  expect(sameAdjustment(back, NEUTRAL)).toBe(true);
  expect(Object.is(back.x, 0)).toBe(true);
  expect(sameAdjustment({ ...NEUTRAL, shadow: 'none' }, NEUTRAL)).toBe(false);
});

it('reports whether moving and scaling are possible', () => {
  const fixed: Room = { reach: { left: 0, right: 0, up: 0, down: 0 }, scale: { least: 1, most: 1 }, turns: false };
  expect([canMove(ROOM), canScale(ROOM), canMove(fixed), canScale(fixed)]).toEqual([true, true, false, false]);
});

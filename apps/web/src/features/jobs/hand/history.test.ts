import { expect, it } from 'vitest';
import { NEUTRAL, type Wish } from './adjustment.ts';
import { after, historyOf, redone, undone } from './history.ts';

const at = (x: number): Wish => ({ adjustment: { ...NEUTRAL, x }, scene: 0 });
const START = historyOf(at(0));

it('takes a whole gesture back in one step, and on again', () => {
  const dragged = after(after(after(START, at(0.1), 1), at(0.2), 1), at(0.3), 1);
  const pressed = after(dragged, at(0.31), 2);
  expect(undone(pressed).present).toEqual(at(0.3));
  expect(undone(undone(pressed)).present).toEqual(at(0));
  expect(redone(redone(undone(undone(pressed)))).present).toEqual(at(0.31));
  expect(undone(START)).toBe(START);
  expect(redone(pressed)).toBe(pressed);
});

it('begins a step of its own after an undo, also within one gesture, and forgets what was undone', () => {
  const back = undone(after(after(START, at(0.1), 1), at(0.2), 2));
  const other = after(back, { ...at(0.1), scene: 1 }, 1);
  expect(other.future).toEqual([]);
  expect(undone(other).present).toEqual(at(0.1));
});

it('makes no step of what changes nothing', () => {
  expect(after(START, at(0), 5)).toBe(START);
});

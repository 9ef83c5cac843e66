import { expect, it } from 'vitest';
import { NEUTRAL, type Wish } from './adjustment.ts';
import { after, historyOf, redone, undone } from './history.ts';

const at = (x: number): Wish => ({ adjustment: { ...NEUTRAL, x }, scene: 0 });
const START = historyOf(at(0));

it('undoes a whole gesture in one step, and redoes it', () => {
  const dragged = after(after(after(START, at(0.1), 1), at(0.2), 1), at(0.3), 1);
  const pressed = after(dragged, at(0.31), 2);
  expect(undone(pressed).present).toEqual(at(0.3));
  expect(undone(undone(pressed)).present).toEqual(at(0));
  expect(redone(redone(undone(undone(pressed)))).present).toEqual(at(0.31));
  expect(undone(START)).toBe(START);
  expect(redone(pressed)).toBe(pressed);
});

it('starts a new step after an undo, even within a gesture, and drops the undone steps', () => {
  const back = undone(after(after(START, at(0.1), 1), at(0.2), 2));
  const other = after(back, { ...at(0.1), scene: 1 }, 1);
  expect(other.future).toEqual([]);
  expect(undone(other).present).toEqual(at(0.1));
});

it('adds no step without a change', () => {
  expect(after(START, at(0), 5)).toBe(START);
});

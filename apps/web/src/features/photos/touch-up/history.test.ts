import type { TouchUp, TouchUpStroke } from '@vitrine/contract';
import { expect, it } from 'vitest';
import { type HistoryAction, historyAfter, historyOf, UNTOUCHED } from './history.ts';

const stroke = (x: number): TouchUpStroke => ({ mode: 'keep', radius: 0.01, points: [[x, 0]] });
const box = { x: 0, y: 0, w: 1, h: 1 };
const say = (touchUp: TouchUp): HistoryAction => ({ type: 'say', touchUp });
const UNDO: HistoryAction = { type: 'undo' };
const REDO: HistoryAction = { type: 'redo' };
const play = (start: TouchUp, ...actions: HistoryAction[]) => actions.reduce(historyAfter, historyOf(start));

it('undoes and redoes stroke by stroke', () => {
  const [one, two] = [{ strokes: [stroke(1)] }, { strokes: [stroke(1), stroke(2)] }];
  expect(play(UNTOUCHED, say(one), say(two), UNDO).present).toBe(one);
  expect(play(UNTOUCHED, say(one), say(two), UNDO, UNDO, REDO, REDO).present).toBe(two);
});

it('drops the undone steps after a new one', () => {
  const [one, other] = [{ strokes: [stroke(1)] }, { strokes: [stroke(3)] }];
  const history = play(UNTOUCHED, say(one), UNDO, say(other));
  expect(historyAfter(history, REDO)).toBe(history);
});

it('undoes starting over', () => {
  const one = { strokes: [stroke(1)] };
  expect(play(one, say(UNTOUCHED), UNDO).present).toBe(one);
});

it('undoes a previous session’s strokes, choice, tap and box, in this order', () => {
  const former: TouchUp = { box, tap: [0.5, 0.5], choice: 2, strokes: [stroke(1)] };
  const pasts = historyOf(former).past;
  expect(pasts).toEqual([
    UNTOUCHED,
    { box, strokes: [] },
    { box, tap: [0.5, 0.5], strokes: [] },
    { box, tap: [0.5, 0.5], choice: 2, strokes: [] },
  ]);
  expect(historyOf({ choice: 0, strokes: [] }).past).toEqual([UNTOUCHED]);
  expect(historyOf(UNTOUCHED).past).toEqual([]);
});

it('undoes beyond the start of the session, to the engine’s cut-out', () => {
  const former = { box, strokes: [stroke(1), stroke(2)] };
  const undos = [UNDO, UNDO, UNDO, UNDO];
  const back = undos.map((_, index) => play(former, ...undos.slice(index)).present).toReversed();
  expect(back).toEqual([{ box, strokes: [stroke(1)] }, { box, strokes: [] }, UNTOUCHED, UNTOUCHED]);
});

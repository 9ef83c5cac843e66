import type { TouchUp } from '@vitrine/contract';

/** Undo history of a cut-out's input. */
export interface History {
  past: readonly TouchUp[];
  present: TouchUp;
  future: readonly TouchUp[];
}

export type HistoryAction = { type: 'say'; touchUp: TouchUp } | { type: 'undo' } | { type: 'redo' };

export const UNTOUCHED: TouchUp = { strokes: [] };

export const isUntouched = ({ box, tap, choice, strokes }: TouchUp): boolean =>
  box === undefined && tap === undefined && choice === undefined && strokes.length === 0;

/**
 * Undo steps for another session's input: the strokes from last to first, then the choice, the tap and the box.
 */
export function historyOf(present: TouchUp): History {
  const { box, tap, choice, strokes } = present;
  const boxed: TouchUp = { ...(box && { box }), strokes: [] };
  const tapped: TouchUp = { ...boxed, ...(tap && { tap }) };
  const upTo = (count: number): TouchUp => ({
    ...tapped,
    ...(choice !== undefined && { choice }),
    strokes: strokes.slice(0, count),
  });
  const past = [
    ...(box === undefined ? [] : [UNTOUCHED]),
    ...(tap === undefined ? [] : [boxed]),
    ...(choice === undefined ? [] : [tapped]),
    ...strokes.map((_, count) => upTo(count)),
  ];
  return { past, present, future: [] };
}

export function historyAfter(history: History, action: HistoryAction): History {
  const { past, present, future } = history;
  switch (action.type) {
    case 'say':
      return { past: [...past, present], present: action.touchUp, future: [] };
    case 'undo': {
      const before = past.at(-1);
      return before ? { past: past.slice(0, -1), present: before, future: [present, ...future] } : history;
    }
    case 'redo': {
      const [next, ...rest] = future;
      return next ? { past: [...past, present], present: next, future: rest } : history;
    }
  }
  return action satisfies never;
}

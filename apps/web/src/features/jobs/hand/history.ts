import { sameWish, type Wish } from './adjustment.ts';

/** Undo history: past wishes, the current one, and undone ones. */
export interface History {
  past: readonly Wish[];
  present: Wish;
  future: readonly Wish[];
  /** The gesture that made the current wish: further changes of it replace the wish. */
  gesture: number | null;
}

const MOST_STEPS = 200;

export const historyOf = (present: Wish): History => ({ past: [], present, future: [], gesture: null });

/** Adds a wish; a whole gesture is one step, however many events it has. */
export function after(history: History, next: Wish, gesture: number | null = null): History {
  const { past, present } = history;
  if (sameWish(present, next)) return history;
  const goesOn = gesture !== null && gesture === history.gesture;
  const before = goesOn ? past : [...past, present].slice(-MOST_STEPS);
  return { past: before, present: next, future: [], gesture };
}

export function undone(history: History): History {
  const { past, present, future } = history;
  const last = past.at(-1);
  if (last === undefined) return history;
  return { past: past.slice(0, -1), present: last, future: [present, ...future], gesture: null };
}

export function redone(history: History): History {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later, gesture: null };
}

import { sameWish, type Wish } from './adjustment.ts';

/** What was wanted before, what is wanted, and what undoing took back. */
export interface History {
  past: readonly Wish[];
  present: Wish;
  future: readonly Wish[];
  /** The gesture that made the present: what it goes on to say replaces that. */
  gesture: number | null;
}

const MOST_STEPS = 200;

export const historyOf = (present: Wish): History => ({ past: [], present, future: [], gesture: null });

/** A further wish; a whole gesture is one step, however often it moves. */
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

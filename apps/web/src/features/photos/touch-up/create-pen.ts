import type { Point } from '../../../lib/view/view.ts';

/** State that changes too often for React. */
export interface PenState {
  /** The line being drawn, in fractions of the photo; null between lines. */
  line: readonly Point[] | null;
  /** The brush position, in fractions of the photo; null without a pointer on the picture. */
  cursor: Point | null;
  /** Whether arrow keys move the brush, which is then shown without a pointer. */
  byKeys: boolean;
  /** How the keyboard draws: while Space is held, or from one Enter to the next. */
  drawsBy: 'space' | 'enter' | null;
  /** Whether a pointer pans because Space is held. */
  isPanning: boolean;
}

export interface Pen {
  now: () => Readonly<PenState>;
  change: (change: Partial<PenState>) => void;
  /** Extends the line, if one has started. */
  extend: (points: readonly Point[]) => void;
  /** Ends the line. @returns it; null if none had started */
  lift: () => readonly Point[] | null;
  /** Calls `listener` after every change. @returns unsubscribes */
  subscribe: (listener: () => void) => () => void;
}

export function createPen(): Pen {
  let state: PenState = { line: null, cursor: null, byKeys: false, drawsBy: null, isPanning: false };
  const listeners = new Set<() => void>();
  const change = (part: Partial<PenState>) => {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  return {
    now: () => state,
    change,
    extend: (points) => {
      if (state.line !== null) change({ line: [...state.line, ...points] });
    },
    lift: () => {
      const { line } = state;
      change({ line: null, drawsBy: null });
      return line;
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

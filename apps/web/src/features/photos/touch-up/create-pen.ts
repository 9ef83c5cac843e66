import type { Point } from '../../../lib/view/view.ts';

/** What moves too often to be drawn by React. */
export interface PenState {
  /** The line being drawn, in shares of the photo; null between lines. */
  line: readonly Point[] | null;
  /** Where the brush is, in shares of the photo; null when nothing points at the picture. */
  cursor: Point | null;
  /** Whether arrow keys move the brush: it is shown without a pointer then. */
  byKeys: boolean;
  /** What draws the line from keyboard: held Space, or one Enter until the next. */
  drawsBy: 'space' | 'enter' | null;
  /** Whether a pointer moves the picture because Space is held. */
  isPanning: boolean;
}

export interface Pen {
  now: () => Readonly<PenState>;
  change: (change: Partial<PenState>) => void;
  /** Draws on, if a line has begun. */
  extend: (points: readonly Point[]) => void;
  /** Takes the line off the picture. @returns the line; null when none had begun */
  lift: () => readonly Point[] | null;
  /** Calls `listener` after every change. @returns stops it */
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

const STEP = 2;
const LEAP = 10;

/**
 * Where a key moves a slider that stands at `position` (0–100), or null for a key that means nothing to it. Arrows
 * follow the eye: in a right-to-left page the left arrow moves towards the end.
 */
export function positionAfterKey(key: string, position: number, direction: 'ltr' | 'rtl'): number | null {
  const forward = direction === 'rtl' ? -1 : 1;
  const moves: Record<string, number> = {
    ArrowRight: STEP * forward,
    ArrowLeft: -STEP * forward,
    ArrowUp: STEP,
    ArrowDown: -STEP,
    PageUp: LEAP,
    PageDown: -LEAP,
    Home: -100,
    End: 100,
  };
  const move = moves[key];
  return move === undefined ? null : Math.min(100, Math.max(0, position + move));
}

/** Where a pointer at `x` stands between the edges of a box, counted from its reading start. */
export function positionAt(x: number, box: { left: number; width: number }, direction: 'ltr' | 'rtl'): number {
  const part = box.width === 0 ? 0 : Math.min(1, Math.max(0, (x - box.left) / box.width)) * 100;
  return direction === 'rtl' ? 100 - part : part;
}

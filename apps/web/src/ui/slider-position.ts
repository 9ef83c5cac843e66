/** Position of a pointer at `x` within a box, 0–100, from its reading start. */
export function positionAt(x: number, box: { left: number; width: number }, direction: 'ltr' | 'rtl'): number {
  const part = box.width === 0 ? 0 : Math.min(1, Math.max(0, (x - box.left) / box.width)) * 100;
  return direction === 'rtl' ? 100 - part : part;
}

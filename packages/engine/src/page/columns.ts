const MARGIN = 64;
const GAP = 22;

/** Equal columns between the margins of a page 1000 units wide: left edges and widths, units. */
export function columnsOf(count: number): { x: number; w: number }[] {
  const w = (1000 - 2 * MARGIN - (count - 1) * GAP) / count;
  return Array.from({ length: count }, (_, i) => ({ x: MARGIN + i * (w + GAP), w }));
}

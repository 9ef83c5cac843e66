/** Smooth value noise, 0–1, three octaves: clouds, veins, fibres. Repeatable: no seed but the place. */
export function noise2(x: number, y: number): number {
  return (
    0.57 * octave(x, y) + 0.28 * octave(x * 2.03 + 17.1, y * 2.03 + 3.7) + 0.15 * octave(x * 4.1 + 5.3, y * 4.1 + 29.9)
  );
}

function octave(x: number, y: number): number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)];
  const [tx, ty] = [smooth(x - x0), smooth(y - y0)];
  const top = cell(x0, y0) + (cell(x0 + 1, y0) - cell(x0, y0)) * tx;
  const bottom = cell(x0, y0 + 1) + (cell(x0 + 1, y0 + 1) - cell(x0, y0 + 1)) * tx;
  return top + (bottom - top) * ty;
}

function smooth(t: number): number {
  return t * t * t * (t * (t * 6 - 15) + 10);
}

/** A number 0–1 for a cell of the grid (integer hash after Hugo Elias and Wang). */
export function cell(x: number, y: number): number {
  let hash = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  return ((hash ^ (hash >>> 16)) >>> 0) / 4294967296;
}

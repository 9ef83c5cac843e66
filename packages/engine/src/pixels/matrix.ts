/** 3 × 3, by rows. */
export type Matrix3 = readonly [number, number, number, number, number, number, number, number, number];

export function matrixOf(rows: readonly (readonly [number, number, number])[]): Matrix3 {
  const [a, b, c] = rows;
  if (!a || !b || !c) throw new RangeError('A 3 × 3 matrix has three rows');
  return [...a, ...b, ...c];
}

/** The product `a · b`: first b, then a. */
export function multiply(a: Matrix3, b: Matrix3): Matrix3 {
  const cell = (row: number, column: number): number =>
    (a[row] ?? 0) * (b[column] ?? 0) +
    (a[row + 1] ?? 0) * (b[column + 3] ?? 0) +
    (a[row + 2] ?? 0) * (b[column + 6] ?? 0);
  return [cell(0, 0), cell(0, 1), cell(0, 2), cell(3, 0), cell(3, 1), cell(3, 2), cell(6, 0), cell(6, 1), cell(6, 2)];
}

/** Throws for a singular matrix. */
export function invert(m: Matrix3): Matrix3 {
  const [a, b, c, d, e, f, g, h, i] = m;
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  if (Math.abs(det) < 1e-18) throw new RangeError('Singular matrix');
  return [
    (e * i - f * h) / det,
    (c * h - b * i) / det,
    (b * f - c * e) / det,
    (f * g - d * i) / det,
    (a * i - c * g) / det,
    (c * d - a * f) / det,
    (d * h - e * g) / det,
    (b * g - a * h) / det,
    (a * e - b * d) / det,
  ];
}

/** Applies a homography to a point. */
export function project(m: Matrix3, x: number, y: number): { x: number; y: number } {
  const w = m[6] * x + m[7] * y + m[8];
  return { x: (m[0] * x + m[1] * y + m[2]) / w, y: (m[3] * x + m[4] * y + m[5]) / w };
}

/** The homography from the unit square's corners (0,0) (1,0) (1,1) (0,1) to four points (Heckbert, 1989). */
export function squareToQuad(quad: readonly { x: number; y: number }[]): Matrix3 {
  const [p0, p1, p2, p3] = quad;
  if (!p0 || !p1 || !p2 || !p3) throw new RangeError('A quad has four corners');
  const [sx, sy] = [p0.x - p1.x + p2.x - p3.x, p0.y - p1.y + p2.y - p3.y];
  const [dx1, dx2] = [p1.x - p2.x, p3.x - p2.x];
  const [dy1, dy2] = [p1.y - p2.y, p3.y - p2.y];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (sx * dy2 - dx2 * sy) / det;
  const h = (dx1 * sy - sx * dy1) / det;
  return [
    p1.x - p0.x + g * p1.x,
    p3.x - p0.x + h * p3.x,
    p0.x,
    p1.y - p0.y + g * p1.y,
    p3.y - p0.y + h * p3.y,
    p0.y,
    g,
    h,
    1,
  ];
}

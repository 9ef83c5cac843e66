/**
 * Mean over a square of (2 · radiusPx + 1)² pixels, ignoring the part outside the picture: two passes with running sums, so the
 * cost does not depend on the radius.
 */
export function blurBox(data: Float32Array, width: number, height: number, radiusPx: number): Float32Array {
  const rows = new Float32Array(data.length);
  for (let y = 0; y < height; y++) blurRow(data, rows, y * width, width, radiusPx);
  return blurColumns(rows, width, height, radiusPx);
}

function blurRow(from: Float32Array, to: Float32Array, start: number, length: number, radius: number): void {
  let sum = 0;
  let count = 0;
  for (let x = 0; x < Math.min(radius, length); x++, count++) sum += from[start + x]!;
  for (let x = 0; x < length; x++) {
    if (x + radius < length) {
      sum += from[start + x + radius]!;
      count++;
    }
    if (x - radius - 1 >= 0) {
      sum -= from[start + x - radius - 1]!;
      count--;
    }
    to[start + x] = sum / count;
  }
}

/** Whole rows are added and subtracted at once, so memory is accessed sequentially. */
function blurColumns(rows: Float32Array, width: number, height: number, radius: number): Float32Array {
  const out = new Float32Array(rows.length);
  const sums = new Float64Array(width);
  let count = 0;
  const add = (y: number, sign: 1 | -1): void => {
    count += sign;
    for (let x = 0, i = y * width; x < width; x++, i++) sums[x] = sums[x]! + sign * rows[i]!;
  };
  for (let y = 0; y < Math.min(radius, height); y++) add(y, 1);
  for (let y = 0; y < height; y++) {
    if (y + radius < height) add(y + radius, 1);
    if (y - radius - 1 >= 0) add(y - radius - 1, -1);
    for (let x = 0, i = y * width; x < width; x++, i++) out[i] = sums[x]! / count;
  }
  return out;
}

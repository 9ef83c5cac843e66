/** Reads planes of a small grid at positions of a larger one, with bilinear interpolation. */
export interface BilinearReader {
  /** Moves to pixel `x`, `y` of the larger grid. */
  move(x: number, y: number): void;
  /** The value of a plane of the small grid at that position. */
  read(plane: Float32Array): number;
}

/** @param columns, rows of the small grid, @param width, height of the large one; both show the same frame */
export function sampleBilinear(columns: number, rows: number, width: number, height: number): BilinearReader {
  let [i00, i10, i01, i11, tx, ty] = [0, 0, 0, 0, 0, 0];
  return {
    move(x, y) {
      const u = Math.min(columns - 1, Math.max(0, ((x + 0.5) * columns) / width - 0.5));
      const v = Math.min(rows - 1, Math.max(0, ((y + 0.5) * rows) / height - 0.5));
      const left = Math.floor(u);
      const top = Math.floor(v);
      const right = Math.min(columns - 1, left + 1);
      const bottom = Math.min(rows - 1, top + 1);
      i00 = top * columns + left;
      i10 = top * columns + right;
      i01 = bottom * columns + left;
      i11 = bottom * columns + right;
      tx = u - left;
      ty = v - top;
    },
    read(plane) {
      const upper = plane[i00]! + (plane[i10]! - plane[i00]!) * tx;
      const lower = plane[i01]! + (plane[i11]! - plane[i01]!) * tx;
      return upper + (lower - upper) * ty;
    },
  };
}

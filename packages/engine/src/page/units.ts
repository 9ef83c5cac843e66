/**
 * The frame of a picture. All layout is in units: one unit is a thousandth of the shorter side, so a square picture is
 * 1000 × 1000, and the preview and the final are the same picture drawn at another scale.
 */
export interface Frame {
  width: number;
  height: number;
}

/** Rectangle in units, from the top left. */
export interface UnitBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface UnitPoint {
  x: number;
  y: number;
}

/** All of a frame. */
export const wholeOf = ({ width, height }: Frame): UnitBox => ({ x: 0, y: 0, w: width, h: height });

/** The frame for a picture of these pixels. */
export function frameOf(widthPx: number, heightPx: number): Frame {
  const shorter = Math.min(widthPx, heightPx);
  return { width: (1000 * widthPx) / shorter, height: (1000 * heightPx) / shorter };
}

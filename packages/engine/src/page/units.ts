/**
 * The frame of a picture. All layout is in units: one unit is a thousandth of the shorter side, so a square picture is 1000 ×
 * 1000, and preview and final are the same picture at different scales.
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

/** The whole frame. */
export const wholeOf = ({ width, height }: Frame): UnitBox => ({ x: 0, y: 0, w: width, h: height });

/** The frame for a picture of these pixels. */
export function frameOf(widthPx: number, heightPx: number): Frame {
  const shorter = Math.min(widthPx, heightPx);
  return { width: (1000 * widthPx) / shorter, height: (1000 * heightPx) / shorter };
}

/** One value a pixel, rows from the top, `data.length = width * height`. */
export interface Plane {
  data: Float32Array;
  width: number;
  height: number;
}

/** 0 or 1 a pixel, rows from the top. */
export interface Mask {
  data: Uint8Array;
  width: number;
  height: number;
}

/** Three planes of one picture: CIE Lab, or red, green and blue in 0–1. */
export interface Planes {
  channels: readonly [Float32Array, Float32Array, Float32Array];
  width: number;
  height: number;
}

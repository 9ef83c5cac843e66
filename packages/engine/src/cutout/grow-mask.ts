import { blurBox } from './blur-box.ts';
import type { Mask } from './plane.ts';

/** The mask grown by a square of `byPx` pixels to every side, or shrunk when `byPx` is negative. The frame does not eat. */
export function growMask({ data, width, height }: Mask, byPx: number): Mask {
  const radius = Math.abs(byPx);
  const share = blurBox(Float32Array.from(data), width, height, radius);
  const slack = 0.5 / (2 * radius + 1) ** 2;
  const isOn = byPx < 0 ? (value: number): boolean => value > 1 - slack : (value: number): boolean => value > slack;
  return { data: Uint8Array.from(share, (value) => (isOn(value) ? 1 : 0)), width, height };
}

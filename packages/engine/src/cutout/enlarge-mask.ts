import type { Mask } from '../pixels/plane.ts';

/** The mask at another size, nearest pixel. */
export function enlargeMask(mask: Mask, width: number, height: number): Mask {
  const data = new Uint8Array(width * height);
  for (let y = 0, i = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * mask.height) / height) * mask.width;
    for (let x = 0; x < width; x++, i++) data[i] = mask.data[row + Math.floor(((x + 0.5) * mask.width) / width)]!;
  }
  return { data, width, height };
}

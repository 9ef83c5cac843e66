import type { Raster } from '../model.ts';
import { randomFrom } from '../pixels/random.ts';

const TABLE_SIZE = 1 << 18;

/**
 * Adds film grain in place: the same noise on all three channels, one value per pixel at 1024 px and coarser clumps at larger
 * sizes, so that the picture looks the same; it also hides the 8-bit banding of soft gradients.
 */
export function addGrain({ data, width, height }: Raster, sigma: number, seed: number): void {
  const noise = noiseTable(sigma, seed);
  const random = randomFrom(seed ^ 0x5eed);
  for (let y = 0; y < height; y++) {
    let at = Math.floor(random() * TABLE_SIZE);
    for (let i = y * width * 4, end = i + width * 4; i < end; i += 4) {
      const n = noise[at] ?? 0;
      at = (at + 1) & (TABLE_SIZE - 1);
      data[i] = (data[i] ?? 0) + n;
      data[i + 1] = (data[i + 1] ?? 0) + n;
      data[i + 2] = (data[i + 2] ?? 0) + n;
    }
  }
}

/** Integer levels, so that adding them stays integer arithmetic; rounding is dithered, so a small sigma still has an effect. */
function noiseTable(sigma: number, seed: number): Int8Array {
  const random = randomFrom(seed);
  const table = new Int8Array(TABLE_SIZE);
  for (let i = 0; i < TABLE_SIZE; i++) {
    const gauss = (random() + random() + random() + random() - 2) * Math.sqrt(3);
    table[i] = Math.floor(gauss * sigma + random());
  }
  return table;
}

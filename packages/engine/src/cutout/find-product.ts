import type { OpaquePixels } from '../intake/decode-photo.ts';
import type { Mask } from './plane.ts';
import { runGrabCut, SEED } from './run-grabcut.ts';

export async function findProduct(pixels: OpaquePixels): Promise<{ mask: Mask; score: number }> {
  const { width, height } = pixels;
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      data[y * width + x] =
        x > width * 0.15 && x < width * 0.85 && y > height * 0.1 && y < height * 0.9
          ? SEED.maybeProduct
          : SEED.background;
  return { mask: await runGrabCut(pixels, { data, width, height }, 3), score: 0.5 };
}

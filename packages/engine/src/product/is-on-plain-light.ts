import type { Product } from '../model.ts';
import { reduced } from '../pixels/rasters.ts';

/** Longer side of the reduced photo, pixels, and the fewest of them around the product that tell. */
const [SIDE_PX, LEAST_PX] = [96, 300];
/** Levels of 255: the darkest channel's mean, the largest standard deviation, and the difference between two channels' means. */
const LIMITS = { darkest: 150, deviation: 40, tint: 45 };

/** Whether the background beside a product's box is light, plain and without a colour of its own: paper, a sheet, a seller's studio. */
export function isOnPlainLight({ photo, box }: Pick<Product, 'photo' | 'box'>): boolean {
  const { data, width, height } = reduced(photo, SIDE_PX);
  const ratio = width / photo.width;
  const [left, right] = [box.left * ratio, (box.left + box.width) * ratio];
  const [top, bottom] = [box.top * ratio, (box.top + box.height) * ratio];
  const [sums, squares] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  let count = 0;
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i += 4) {
      if (x >= left && x <= right && y >= top && y <= bottom) continue;
      count++;
      for (let c = 0; c < 3; c++) {
        sums[c]! += data[i + c]!;
        squares[c]! += data[i + c]! ** 2;
      }
    }
  }
  if (count < LEAST_PX) return false;
  const means = sums.map((sum) => sum / count);
  const deviations = squares.map((square, c) => Math.sqrt(Math.max(0, square / count - means[c]! ** 2)));
  const [least, most] = [Math.min(...means), Math.max(...means)];
  return least > LIMITS.darkest && most - least < LIMITS.tint && Math.max(...deviations) < LIMITS.deviation;
}

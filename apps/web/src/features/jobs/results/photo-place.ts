import type { Checks } from '@vitrine/contract';
import type { Size } from '../../../lib/view/view.ts';

export type Area = NonNullable<Checks['product']>;

/** Below it a pixel of a cut-out is the shadow of an edge. */
const SEEN_ALPHA = 24;

/** Where the pixels of a cut-out are that can be seen, in shares of its size; null when there are none. `data` is RGBA. */
export function seenArea(data: Uint8ClampedArray, { width, height }: Size): Area | null {
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) < SEEN_ALPHA) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = y;
    }
  }
  if (right < 0) return null;
  const [w, h] = [right + 1 - left, bottom + 1 - top];
  return { left: left / width, top: top / height, width: w / width, height: h / height };
}

const sizeIn = (area: Area, { width, height }: Size): Size => ({
  width: area.width * width,
  height: area.height * height,
});

/**
 * How the photo must lie over a picture so that the product of both is in one place: its area in percent of the picture's.
 * @param inPhoto where the product is in the photo
 * @param inPicture where it is in the picture
 */
export function photoPlace(photo: Size, inPhoto: Area, picture: Size, inPicture: Area): Area {
  const [from, to] = [sizeIn(inPhoto, photo), sizeIn(inPicture, picture)];
  const scale = Math.sqrt((to.width * to.height) / (from.width * from.height));
  const [across, down] = [(photo.width * scale) / picture.width, (photo.height * scale) / picture.height];
  const left = inPicture.left + inPicture.width / 2 - (inPhoto.left + inPhoto.width / 2) * across;
  const top = inPicture.top + inPicture.height / 2 - (inPhoto.top + inPhoto.height / 2) * down;
  return { left: left * 100, top: top * 100, width: across * 100, height: down * 100 };
}

/** How much of the picture a photo covers that lies in `place`, 0–1. */
export function coveredShare({ left, top, width, height }: Area): number {
  const within = (from: number, length: number) => Math.max(0, Math.min(100, from + length) - Math.max(0, from)) / 100;
  return within(left, width) * within(top, height);
}

import { loadOpenCv } from '../../pixels/load-opencv.ts';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';

/** Difference between the photo's colours on both sides of a point, along a unit normal, levels of 255. */
export type ReadContrast = (x: number, y: number, normalX: number, normalY: number) => number;

/** Distance from an edge at which its two sides are read, and the blur that hides noise, pixels. */
const [ASIDE_PX, BLUR_PX] = [1.5, 0.8];
/** A difference of more levels is no clearer edge. */
const MOST = 96;

/** Prepares a photo for reading how clear an edge is. */
export async function contrastReader(photo: OpaquePixels): Promise<ReadContrast> {
  const { width, height } = photo;
  const data = await blurred(photo);
  const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, Math.round(value)));
  const at = (x: number, y: number): number => 3 * (clamp(y, height - 1) * width + clamp(x, width - 1));
  return (x, y, normalX, normalY) => {
    const one = at(x - normalX * ASIDE_PX, y - normalY * ASIDE_PX);
    const other = at(x + normalX * ASIDE_PX, y + normalY * ASIDE_PX);
    let square = 0;
    for (let c = 0; c < 3; c++) square += (data[one + c]! - data[other + c]!) ** 2;
    return Math.min(MOST, Math.sqrt(square / 3));
  };
}

async function blurred({ data, width, height }: OpaquePixels): Promise<Uint8Array> {
  const { cv } = await loadOpenCv();
  const image = new cv.Mat(height, width, cv.CV_8UC3);
  try {
    image.data.set(data);
    cv.GaussianBlur(image, image, new cv.Size(0, 0), BLUR_PX);
    return Uint8Array.from(image.data);
  } finally {
    image.delete();
  }
}

import { loadImage } from './load-image.ts';

/** Large enough for a smooth outline, small enough to be immediate. */
const SIDE_PX = 640;

/** A candidate's mask as a cut-out: white becomes opaque, black transparent, enlarged. Rejects without a canvas. */
export async function openMask(address: string): Promise<HTMLCanvasElement> {
  const mask = await loadImage(address);
  const small = drawn(mask, mask.width, mask.height);
  const pixels = small.brush.getImageData(0, 0, mask.width, mask.height);
  const { data } = pixels;
  for (let at = 0; at < data.length; at += 4) data[at + 3] = data[at]!;
  small.brush.putImageData(pixels, 0, 0);
  const factor = SIDE_PX / Math.max(mask.width, mask.height);
  return drawn(small.canvas, Math.round(mask.width * factor), Math.round(mask.height * factor)).canvas;
}

function drawn(source: CanvasImageSource, width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('no canvas here');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(source, 0, 0, width, height);
  return { canvas, brush };
}

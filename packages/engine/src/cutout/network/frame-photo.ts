import { Tensor } from 'onnxruntime-node';
import sharp from 'sharp';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { NetworkProfile } from './network-profile.ts';

/** One way to look at a photo. */
export interface Look {
  sidePx: number;
  mirrored: boolean;
}

/** The photo as a network's input, at the network's own size. */
export interface FramedPhoto {
  tensor: Tensor;
  width: number;
  height: number;
}

export async function framePhoto(pixels: OpaquePixels, look: Look, profile: NetworkProfile): Promise<FramedPhoto> {
  const { width, height } = sizeOf(pixels, look.sidePx, profile);
  const view = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .flop(look.mirrored)
    .raw()
    .toBuffer();
  const shape = profile.layout === 'nchw' ? [1, 3, height, width] : [1, height, width, 3];
  return { tensor: new Tensor('float32', normalise(view, profile), shape), width, height };
}

function sizeOf(pixels: OpaquePixels, sidePx: number, { fit }: NetworkProfile): { width: number; height: number } {
  if (fit === 'square') return { width: sidePx, height: sidePx };
  const scale = sidePx / Math.min(pixels.width, pixels.height);
  // No side is more than four times the other: networks gain nothing from it, and memory is limited.
  const round = (side: number): number => Math.min(4 * sidePx, Math.max(32, 32 * Math.round((side * scale) / 32)));
  return { width: round(pixels.width), height: round(pixels.height) };
}

function normalise(view: Uint8Array, { layout, colours, mean, deviation, white }: NetworkProfile): Float32Array {
  const one = white === 'brightest' ? view.reduce((most, value) => Math.max(most, value), 1) : 255;
  const values = new Float32Array(view.length);
  const size = view.length / 3;
  for (let c = 0; c < 3; c++) {
    const from = colours === 'rgb' ? c : 2 - c;
    const [start, step] = layout === 'nchw' ? [c * size, 1] : [c, 3];
    for (let i = 0; i < size; i++) values[start + i * step] = (view[i * 3 + from]! / one - mean[c]!) / deviation[c]!;
  }
  return values;
}

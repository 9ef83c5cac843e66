import sharp from 'sharp';
import { Tensor } from 'onnxruntime-node';
import type { OpaquePixels } from '../../intake/decode-photo.ts';
import type { CutOutHints } from '../../model.ts';
import type { Plane } from '../plane.ts';
import { drawHints } from './draw-hints.ts';
import { mirrorHints } from './frame-hints.ts';
import type { Network } from './open-network.ts';
import type { NetworkProfile } from './network-profile.ts';

/** One way to look at a photo. */
export interface Look {
  sidePx: number;
  mirrored: boolean;
}

/**
 * Asks the network once.
 * @param hints framed like `pixels`; a network that takes none does not hear of them
 * @returns probabilities 0–1 at the network's own size, not mirrored
 * @throws Error when the network's answer has another form than its input
 */
export async function lookAt(
  pixels: OpaquePixels,
  { session, profile, input, output }: Network,
  look: Look,
  hints: CutOutHints,
): Promise<Plane> {
  const { width, height } = sizeOf(pixels, look.sidePx, profile);
  const view = await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .resize(width, height, { fit: 'fill' })
    .flop(look.mirrored)
    .raw()
    .toBuffer();
  const shape = profile.layout === 'nchw' ? [1, 3, height, width] : [1, height, width, 3];
  const feeds = { [input]: new Tensor('float32', normalise(view, profile), shape) };
  if (profile.hints !== null) {
    const drawn = drawHints(look.mirrored ? mirrorHints(hints) : hints, width, height);
    feeds[profile.hints] = new Tensor('float32', drawn, [1, 3, height, width]);
  }
  const answer = (await session.run(feeds))[output]?.data;
  if (!(answer instanceof Float32Array) || answer.length !== width * height) {
    throw new Error(`the network answers with ${answer?.length} values where ${width}×${height} are expected`);
  }
  const plane = { data: activate(answer, profile.activation), width, height };
  return look.mirrored ? mirror(plane) : plane;
}

function sizeOf(pixels: OpaquePixels, sidePx: number, { fit }: NetworkProfile): { width: number; height: number } {
  if (fit === 'square') return { width: sidePx, height: sidePx };
  const scale = sidePx / Math.min(pixels.width, pixels.height);
  // No side beyond four times the other: a network has no use for it, and memory has an end.
  const round = (side: number): number => Math.min(4 * sidePx, Math.max(32, 32 * Math.round((side * scale) / 32)));
  return { width: round(pixels.width), height: round(pixels.height) };
}

function normalise(view: Uint8Array, { layout, colours, mean, deviation, white }: NetworkProfile): Float32Array {
  const one =
    white === 'brightest'
      ? Math.max(
          1,
          view.reduce((most, value) => Math.max(most, value), 0),
        )
      : 255;
  const values = new Float32Array(view.length);
  const size = view.length / 3;
  for (let c = 0; c < 3; c++) {
    const from = colours === 'rgb' ? c : 2 - c;
    const [start, step] = layout === 'nchw' ? [c * size, 1] : [c, 3];
    for (let i = 0; i < size; i++) values[start + i * step] = (view[i * 3 + from]! / one - mean[c]!) / deviation[c]!;
  }
  return values;
}

function activate(answer: Float32Array, activation: NetworkProfile['activation']): Float32Array {
  if (activation === 'none') return answer.map((value) => Math.min(1, Math.max(0, value)));
  if (activation === 'sigmoid') return answer.map((value) => 1 / (1 + Math.exp(-value)));
  if (activation === 'sigmoid-stretch') return activate(activate(answer, 'sigmoid'), 'stretch');
  let [least, most] = [Infinity, -Infinity];
  for (const value of answer) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return answer.map((value) => (value - least) / Math.max(most - least, 1e-6));
}

function mirror({ data, width, height }: Plane): Plane {
  const out = new Float32Array(data.length);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) out[y * width + x] = data[y * width + width - 1 - x]!;
  }
  return { data: out, width, height };
}

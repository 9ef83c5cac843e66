import type { InferenceSession } from 'onnxruntime-node';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import { framePhoto, type Look } from './frame-photo.ts';
import type { Network } from './open-network.ts';

/** The encoder's result for one look at a photo: enough to answer any number of gestures. */
export interface Sight {
  levels: InferenceSession.OnnxValueMapType;
  width: number;
  height: number;
  mirrored: boolean;
}

/** Encodes a photo once: two thirds of the work of an answer, and independent of the user's hints. */
export async function seePhoto(pixels: OpaquePixels, network: Network, look: Look): Promise<Sight> {
  const { tensor, width, height } = await framePhoto(pixels, look, network.profile);
  const levels = await network.session.run({ [network.input]: tensor });
  return { levels, width, height, mirrored: look.mirrored };
}

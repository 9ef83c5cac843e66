import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { CutOutHints } from '../../model.ts';
import type { Plane } from '../../pixels/plane.ts';
import { answerHints } from './answer-hints.ts';
import { framePhoto, type Look } from './frame-photo.ts';
import { mirrorPlane } from '../../pixels/mirror-plane.ts';
import type { NetworkProfile } from './network-profile.ts';
import type { Network } from './open-network.ts';
import { seePhoto } from './see-photo.ts';

/**
 * Asks the network once.
 * @param hints framed like `pixels`; a network without a decoder ignores them
 * @returns probabilities 0–1 at the network's own size, not mirrored
 * @throws Error if the network's answer has another shape than its input
 */
export async function lookAt(pixels: OpaquePixels, network: Network, look: Look, hints: CutOutHints): Promise<Plane> {
  if (network.decoder !== null)
    return (await answerHints(await seePhoto(pixels, network, look), network, hints)).belief;
  const { session, profile, input, output } = network;
  const { tensor, width, height } = await framePhoto(pixels, look, profile);
  const answer = (await session.run({ [input]: tensor }))[output]?.data;
  if (!(answer instanceof Float32Array) || answer.length !== width * height) {
    throw new Error(`the network answers with ${answer?.length} values where ${width}×${height} are expected`);
  }
  const plane = { data: activate(answer, profile.activation), width, height };
  return look.mirrored ? mirrorPlane(plane) : plane;
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

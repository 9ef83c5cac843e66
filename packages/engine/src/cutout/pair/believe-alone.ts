import { answerHints } from '../network/answer-hints.ts';
import type { Plane } from '../../pixels/plane.ts';
import { resizePlane } from '../../pixels/resize-plane.ts';
import type { Scene } from '../see-scene.ts';

/** Product probability of every pixel from the photo alone: the mean of both first looks, framed like the scene's search. */
export async function believeAlone({ network, whole, search }: Scene): Promise<Plane> {
  const { width, height } = search;
  const data = new Float32Array(width * height);
  for (const sight of whole) {
    const { belief } = await answerHints(sight, network, { strokes: [] });
    resizePlane(belief, width, height).data.forEach((value, i) => (data[i]! += value / whole.length));
  }
  return { data, width, height };
}

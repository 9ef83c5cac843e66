import type { Plane } from '../../pixels/plane.ts';
import type { Answer } from './answer-hints.ts';

/** Pixel by pixel. @param planes at least one, all of the same size */
export function meanPlane(planes: readonly Plane[]): Plane {
  const data = new Float32Array(planes[0]!.data.length);
  for (const plane of planes) for (let i = 0; i < data.length; i++) data[i]! += plane.data[i]! / planes.length;
  return { ...planes[0]!, data };
}

/** Of several views of the same: probabilities, candidates and expected IoU. @param answers at least one */
export function meanAnswer(answers: readonly Answer[]): Answer {
  return {
    belief: meanPlane(answers.map(({ belief }) => belief)),
    candidates: answers[0]!.candidates.map((_, k) => meanPlane(answers.map(({ candidates }) => candidates[k]!))),
    overlaps: answers[0]!.overlaps.map(
      (_, k) => answers.reduce((sum, each) => sum + each.overlaps[k]!, 0) / answers.length,
    ),
  };
}

import { Tensor } from 'onnxruntime-node';
import type { CutOutHints } from '../../model.ts';
import type { Plane } from '../../pixels/plane.ts';
import { resizePlane } from '../../pixels/resize-plane.ts';
import { drawHints } from './draw-hints.ts';
import { mirrorHints } from './frame-hints.ts';
import { mirrorPlane } from '../../pixels/mirror-plane.ts';
import { HINTS_INPUT, type Network } from './open-network.ts';
import type { Sight } from './see-photo.ts';

/** The decoder's answer. */
export interface Answer {
  /** Probability that a pixel is product, at the sight's size. */
  belief: Plane;
  /** Other possible products, at a quarter of that size. */
  candidates: Plane[];
  /** The IoU that it expects to reach, 0–1: for the answer, then for each candidate. */
  overlaps: number[];
}

/** Value of the previous mask if there was none: neither product nor background. */
const UNSURE = 0.5;

/**
 * One answer to the user's hints; takes a third of the time of a first look.
 * @param hints framed like the sight, not mirrored; @param before the mask to start from, 0–1, same frame, any size
 * @throws Error if the decoder's answer has another shape
 */
export async function answerHints(
  sight: Sight,
  { decoder, path }: Network,
  hints: CutOutHints,
  before: Plane | null = null,
): Promise<Answer> {
  if (decoder === null) throw new Error(`${path} has no decoder`);
  const { width, height, mirrored, levels } = sight;
  const size = width * height;
  const planes = new Float32Array(4 * size).fill(UNSURE, 3 * size);
  planes.set(drawHints(mirrored ? mirrorHints(hints) : hints, width, height));
  if (before !== null) {
    const framed = resizePlane(before, width, height);
    planes.set((mirrored ? mirrorPlane(framed) : framed).data, 3 * size);
  }
  const said = await decoder.run({ ...levels, [HINTS_INPUT]: new Tensor('float32', planes, [1, 4, height, width]) });
  const read = (name: string): { data: Float32Array; dims: readonly number[] } => {
    const value = said[name];
    if (value?.data instanceof Float32Array) return { data: value.data, dims: value.dims };
    throw new Error(`the decoder beside ${path} does not say "${name}"`);
  };
  const cut = ({ data, dims }: ReturnType<typeof read>): Plane[] => {
    const [, count = 0, rows = 0, columns = 0] = dims;
    return Array.from({ length: count }, (_, k) => {
      const plane = { data: data.slice(k * rows * columns, (k + 1) * rows * columns), width: columns, height: rows };
      return mirrored ? mirrorPlane(plane) : plane;
    });
  };
  const [belief] = cut(read('probability'));
  if (belief?.width !== width || belief.height !== height) {
    throw new Error(`the decoder beside ${path} answers at another size than it is asked`);
  }
  return { belief, candidates: cut(read('candidates')), overlaps: [...read('iou').data] };
}

/** The same for several sights of one object, at once: an idle core takes its share. */
export async function askAll(
  sights: readonly Sight[],
  network: Network,
  hints: CutOutHints,
  before: Plane | null,
): Promise<Answer[]> {
  return Promise.all(sights.map((sight) => answerHints(sight, network, hints, before)));
}

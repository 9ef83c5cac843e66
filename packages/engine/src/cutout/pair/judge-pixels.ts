import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Plane } from '../plane.ts';
import type { Evidence } from './compare-shots.ts';
import { listSigns, listSurroundings } from './list-signs.ts';

const JUDGES = ['judge-pixel', 'judge-around'] as const;
let opened: Promise<InferenceSession[]> | undefined;

/**
 * How likely every pixel is product by what both shots differ in: judged by the signs on and around it, then once more knowing what
 * the first judgement says around it. @returns both judgements, framed like the evidence
 */
export async function judgePixels(evidence: Evidence): Promise<[Plane, Plane]> {
  opened ??= Promise.all(JUDGES.map(open));
  const [first, second] = await opened;
  const signs = listSigns(evidence);
  const rating = await judge(first!, signs);
  const again = await judge(second!, [...signs, ...listSurroundings(evidence, rating)]);
  const { width, height } = evidence;
  return [
    { data: rating, width, height },
    { data: again, width, height },
  ];
}

function open(name: string): Promise<InferenceSession> {
  const path = fileURLToPath(new URL(`../model/${name}.onnx`, import.meta.url));
  return InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' });
}

/** @param planes one a sign, all of one size */
async function judge(session: InferenceSession, planes: readonly Float32Array[]): Promise<Float32Array> {
  const [count, pixels] = [planes.length, planes[0]!.length];
  const signs = new Float32Array(count * pixels);
  planes.forEach((plane, k) => {
    for (let i = 0; i < pixels; i++) signs[i * count + k] = plane[i]!;
  });
  const { probability } = await session.run({ signs: new Tensor('float32', signs, [pixels, count]) });
  if (!(probability?.data instanceof Float32Array)) throw new Error('a judge of pairs gives no probabilities');
  return probability.data;
}

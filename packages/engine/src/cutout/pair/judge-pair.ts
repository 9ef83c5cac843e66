import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from 'onnxruntime-node';
import type { Plane } from '../../pixels/plane.ts';
import type { Evidence } from './compare-shots.ts';

/** The judge halves a picture several times, so its sides must be multiples of this. */
const STEP = 32;
let opened: Promise<InferenceSession> | undefined;

/** Product probability of each pixel from the differences between the shots, 0–1, framed like the evidence. */
export async function judgePair({ planes, width, height }: Evidence): Promise<Plane> {
  opened ??= open();
  const judge = await opened;
  const [columns, rows] = [roundUp(width), roundUp(height)];
  const evidence = new Float32Array(planes.length * columns * rows);
  planes.forEach((plane, k) => {
    for (let y = 0, to = k * columns * rows; y < rows; y++) {
      const from = Math.min(height - 1, y) * width;
      // The last column and row are repeated where the judge needs more.
      for (let x = 0; x < columns; x++, to++) evidence[to] = plane[from + Math.min(width - 1, x)]!;
    }
  });
  const { probability } = await judge.run({
    evidence: new Tensor('float32', evidence, [1, planes.length, rows, columns]),
  });
  if (!(probability?.data instanceof Float32Array)) throw new Error('the judge of pairs gives no probabilities');
  const said = probability.data;
  const data = new Float32Array(width * height);
  for (let y = 0; y < height; y++) data.set(said.subarray(y * columns, y * columns + width), y * width);
  return { data, width, height };
}

const roundUp = (side: number): number => Math.ceil(side / STEP) * STEP;

function open(): Promise<InferenceSession> {
  const path = fileURLToPath(new URL('../model/judge-pair.onnx', import.meta.url));
  return InferenceSession.create(path, { intraOpNumThreads: 1, interOpNumThreads: 1, executionMode: 'sequential' });
}

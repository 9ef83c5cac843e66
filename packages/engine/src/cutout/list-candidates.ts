import type { Candidate } from './finding.ts';
import type { Answer } from './network/answer-hints.ts';
import type { Mask, Plane } from '../pixels/plane.ts';
import { resizePlane } from '../pixels/resize-plane.ts';

/** Maximum number of candidates, including the one found. */
const MOST = 3;
/** A candidate that overlaps a listed one by more than this IoU is not another object. */
const ALIKE = 0.8;
/** Minimum IoU that the network must expect of a candidate. */
const LEAST_OVERLAP = 0.25;
/** Minimum share of the frame. */
const LEAST_AREA = 0.004;

/** The object found, and other possible objects that differ from it, likeliest first. */
export function listCandidates(mask: Mask, { candidates, overlaps }: Answer): Candidate[] {
  const found = { ...mask, data: Float32Array.from(mask.data) };
  const list: Candidate[] = mask.data.includes(1) ? [{ mask: found, score: overlaps[0]! }] : [];
  const others = candidates
    .map((plane, k) => ({ mask: resizePlane(plane, mask.width, mask.height), score: overlaps[k + 1]! }))
    .toSorted((a, b) => b.score - a.score);
  for (const other of others) {
    const isThing = other.score > LEAST_OVERLAP && areaOf(other.mask) > LEAST_AREA;
    if (isThing && list.length < MOST && list.every((one) => overlap(one.mask, other.mask) < ALIKE)) list.push(other);
  }
  return list;
}

function areaOf({ data }: Plane): number {
  return data.reduce((count, value) => count + (value > 0.5 ? 1 : 0), 0) / data.length;
}

function overlap(a: Plane, b: Plane): number {
  let [both, either] = [0, 1e-6];
  for (let i = 0; i < a.data.length; i++) {
    const [one, other] = [a.data[i]! > 0.5, b.data[i]! > 0.5];
    both += one && other ? 1 : 0;
    either += one || other ? 1 : 0;
  }
  return both / either;
}

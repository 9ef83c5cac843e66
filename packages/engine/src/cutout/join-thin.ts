import { growMask } from './grow-mask.ts';
import type { Mask, Plane } from '../pixels/plane.ts';

/** Probability from which a thin line may join two parts: a wire that the network hardly sees, on a background that it rules out. */
const FAINT = 0.04;
/** The same next to the product, where its own outline hides the start of the line. */
const RULED_OUT = 0.01;
/** Half the width of such a line, as a share of the longer side. */
const THIN_SHARE = 1 / 110;
/** Its maximum length, as a share of the longer side. */
const LONGEST_SHARE = 1 / 5;
/** Width of the product's soft edge, as a share of the longer side. */
const EDGE_SHARE = 1 / 60;

/**
 * Finds small parts connected to the product by a thin, faint line: the foot of a drum on a wire leg. A wide faint area joins nothing,
 * because it is background that the network is not sure of.
 * @param labels of the parts, 0 where there is none, @param isOpen whether a part may be joined
 * @returns the labels that were reached, and the lines that lead to them
 */
export function joinThin(
  belief: Plane,
  product: Mask,
  { labels, isOpen }: { labels: Int32Array; isOpen: (label: number) => boolean },
): { joined: Set<number>; lines: Mask } {
  const { width, height } = product;
  const longer = Math.max(width, height);
  const lines: Mask = { data: new Uint8Array(labels.length), width, height };
  const joined = new Set<number>();
  if (!labels.some((label) => isOpen(label))) return { joined, lines };
  const isWay = markWays(belief, product, longer);
  const [parents, lengths] = [new Int32Array(labels.length).fill(-1), new Uint16Array(labels.length)];
  const queue = new Int32Array(labels.length);
  let [first, last] = [0, 0];
  const enter = (i: number, from: number, length: number): void => {
    parents[i] = from;
    lengths[i] = length;
    queue[last++] = i;
  };
  for (let i = 0; i < labels.length; i++) if (product.data[i] === 1) enter(i, i, 0);
  while (first < last) {
    const i = queue[first++]!;
    const [x, y] = [i % width, Math.floor(i / width)];
    if (isOpen(labels[i]!) && !joined.has(labels[i]!)) {
      joined.add(labels[i]!);
      for (let at = i; parents[at] !== at; at = parents[at]!) lines.data[at] = 1;
    }
    if (lengths[i]! > LONGEST_SHARE * longer) continue;
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) {
        const to = v * width + u;
        if (parents[to] !== -1 || !(isOpen(labels[to]!) || (labels[to] === 0 && isWay[to] === 1))) continue;
        enter(to, i, isOpen(labels[to]!) ? 0 : lengths[i]! + 1);
      }
    }
  }
  return { joined, lines: widen(lines, isWay) };
}

/** Where a line may run: faint thin areas, and the product's soft edge. */
function markWays({ data }: Plane, product: Mask, longer: number): Uint8Array {
  const half = Math.max(1, Math.round(longer * THIN_SHARE));
  const faint: Mask = {
    ...product,
    data: Uint8Array.from(data, (value, i) => (value > FAINT || product.data[i] === 1 ? 1 : 0)),
  };
  const wide = growMask(growMask(faint, -half), half).data;
  const edge = growMask(product, Math.round(longer * EDGE_SHARE)).data;
  return Uint8Array.from(data, (value, i) => {
    if (edge[i] === 1) return value > RULED_OUT ? 1 : 0;
    return faint.data[i] === 1 && wide[i] === 0 ? 1 : 0;
  });
}

/** Widens lines to the faint area beside them, by one pixel at most. */
function widen(lines: Mask, isWay: Uint8Array): Mask {
  const grown = growMask(lines, 1).data;
  return { ...lines, data: grown.map((value, i) => (value === 1 && isWay[i] === 1 ? 1 : 0)) };
}

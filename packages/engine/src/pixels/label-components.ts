import type { Box } from '../model.ts';
import type { Mask } from './plane.ts';

export interface Component {
  /** Its number in `labels`, from 1. */
  label: number;
  areaPx: number;
  box: Box;
  /** Number of its pixels on the picture's border. */
  framePx: number;
}

export interface Components {
  /** 0 where the mask is 0, else the component's number. */
  labels: Int32Array;
  list: Component[];
}

/** Connected parts (4-neighbours) of the pixels whose value is `of`. */
export function labelComponents(mask: Mask, of: 0 | 1 = 1): Components {
  const labels = new Int32Array(mask.data.length);
  const list: Component[] = [];
  const stack = new Int32Array(mask.data.length);
  for (let start = 0; start < labels.length; start++) {
    if (mask.data[start] === of && labels[start] === 0)
      list.push(flood(mask, of, labels, stack, start, list.length + 1));
  }
  return { labels, list };
}

function flood(mask: Mask, of: 0 | 1, labels: Int32Array, stack: Int32Array, start: number, label: number): Component {
  const { data, width, height } = mask;
  let [minX, maxX, minY, maxY, areaPx, framePx, depth] = [width, 0, height, 0, 0, 0, 0];
  const push = (i: number): void => {
    if (data[i] !== of || labels[i] !== 0) return;
    labels[i] = label;
    stack[depth++] = i;
  };
  push(start);
  while (depth > 0) {
    const i = stack[--depth]!;
    const x = i % width;
    const y = (i - x) / width;
    areaPx++;
    minX = Math.min(minX, x);
    maxX = Math.max(maxX, x);
    minY = Math.min(minY, y);
    maxY = Math.max(maxY, y);
    if (x === 0 || y === 0 || x === width - 1 || y === height - 1) framePx++;
    if (x > 0) push(i - 1);
    if (x < width - 1) push(i + 1);
    if (y > 0) push(i - width);
    if (y < height - 1) push(i + width);
  }
  const box = { left: minX, top: minY, width: maxX - minX + 1, height: maxY - minY + 1 };
  return { label, areaPx, box, framePx };
}

import type { TouchUp, TouchUpBox } from '@vitrine/contract';
import { isUntouched } from './history.ts';
import { boxBetween, strokeAlong, within } from './strokes.ts';
import { isBrush, type Tool } from './tools.ts';
import type { Point, Size } from '../../../lib/view/view.ts';

/** A gesture on the photo, by any input device. */
export interface Gesture {
  /** In fractions of the photo; a single point without movement. */
  line: readonly Point[];
  /** Whether it stayed in place: a click, a tap, a key. */
  isStill: boolean;
  tool: Tool;
  /** Whether the brush is exact: a tap then means the pixels under it, never the whole product. */
  isExact: boolean;
  /** Half the brush's width, as a share of the photo's longer side. */
  radius: number;
  photo: Size;
}

/** Whether the next tap identifies the product instead of painting a dab: there is no input yet. */
export const awaitsTap = (present: TouchUp, tool: Tool, isExact = false): boolean =>
  isUntouched(present) && (tool === 'box' || (tool === 'keep' && !isExact));

/** Whether a tap identifies the product: the box tool has no other use for one. */
export const takesTap = (present: TouchUp, tool: Tool, isExact = false): boolean =>
  tool === 'box' || awaitsTap(present, tool, isExact);

/** Whether two inputs mean the same product, regardless of strokes: they have the same alternatives. */
export const meansSame = (one: TouchUp, other: TouchUp): boolean =>
  isSame(one.tap, other.tap) && isSame(sidesOf(one.box), sidesOf(other.box));

const sidesOf = (box: TouchUpBox | undefined) => box && [box.x, box.y, box.w, box.h];
const isSame = (one: readonly number[] | undefined, other: readonly number[] | undefined): boolean =>
  String(one) === String(other);

/** The input after a gesture; null if the gesture has no effect. */
export function touchUpAfter(present: TouchUp, gesture: Gesture): TouchUp | null {
  const { line, isStill, tool, isExact, radius, photo } = gesture;
  const [from, to] = [line[0], line.at(-1)];
  if (from === undefined || to === undefined) return null;
  if (isStill && takesTap(present, tool, isExact)) return tapped(present, from);
  if (isBrush(tool)) {
    const stroke = strokeAlong(line, { mode: tool, radius, ...(isExact && { exact: true }) }, photo);
    return stroke && { ...present, strokes: [...present.strokes, stroke] };
  }
  const box = tool === 'box' ? boxBetween(from, to) : null;
  return box && boxed(present, box);
}

/**
 * A tap means another product: the earlier choice and strokes are dropped, and so is a box around something else. Null outside
 * the photo.
 */
export function tapped({ box }: TouchUp, { x, y }: Point): TouchUp | null {
  if (x < 0 || y < 0 || x > 1 || y > 1) return null;
  const tap: [number, number] = [within(x), within(y)];
  return { ...(box && holds(box, tap) && { box }), tap, strokes: [] };
}

/** A box has its own alternatives; a tap outside it is dropped. */
function boxed({ tap, strokes }: TouchUp, box: TouchUpBox): TouchUp {
  return { box, ...(tap && holds(box, tap) && { tap }), strokes };
}

const holds = ({ x, y, w, h }: TouchUpBox, [across, down]: readonly [number, number]): boolean =>
  across >= x && across <= x + w && down >= y && down <= y + h;

import type { TouchUp, TouchUpBox, TouchUpStroke } from '@vitrine/contract';
import { MAX_STROKE_POINTS, MAX_TOUCH_UP_STROKES } from '@vitrine/contract/limits';
import { simplifyLine } from './simplify-line.ts';
import type { Point, Size } from '../../../lib/view/view.ts';

/** Simplification tolerance, as a fraction of the photo's longer side: under a pixel of the preview. */
const TOLERANCE = 0.0008;
/** A smaller box is accidental. */
const LEAST_BOX_SIDE = 0.015;
const DIGITS = 10_000;

/** A fraction as sent: clipped to the photo, rounded to pointing precision. */
export const within = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * DIGITS) / DIGITS;
const round = (share: number): number => Math.round(share * DIGITS) / DIGITS;

/** Whether no further stroke fits in. */
export const isFull = ({ strokes }: TouchUp): boolean => strokes.length >= MAX_TOUCH_UP_STROKES;

/** The box between two corners, clipped to the photo; null if it is too small to be intended. */
export function boxBetween(from: Point, to: Point): TouchUpBox | null {
  const [x, y] = [within(Math.min(from.x, to.x)), within(Math.min(from.y, to.y))];
  const w = round(within(Math.max(from.x, to.x)) - x);
  const h = round(within(Math.max(from.y, to.y)) - y);
  return Math.min(w, h) < LEAST_BOX_SIDE ? null : { x, y, w, h };
}

/**
 * A drawn line as sent: clipped to the photo and simplified. Null if it never came near the photo.
 */
export function strokeAlong(
  drawn: readonly Point[],
  { radius, ...brush }: Omit<TouchUpStroke, 'points'>,
  photo: Size,
): TouchUpStroke | null {
  const longer = Math.max(photo.width, photo.height);
  const [across, down] = [photo.width / longer, photo.height / longer];
  const [besideX, besideY] = [radius / across, radius / down];
  const isNear = ({ x, y }: Point) => x > -besideX && x < 1 + besideX && y > -besideY && y < 1 + besideY;
  if (!drawn.some(isNear)) return null;
  const points = drawn.map(({ x, y }): [number, number] => [within(x), within(y)]);
  const even = points.map(([x, y]): [number, number] => [x * across, y * down]);
  let kept = simplifyLine(even, TOLERANCE);
  for (let tolerance = TOLERANCE * 2; kept.length > MAX_STROKE_POINTS; tolerance *= 2)
    kept = simplifyLine(even, tolerance);
  return { ...brush, radius: round(radius), points: kept.map((index) => points[index]!) };
}

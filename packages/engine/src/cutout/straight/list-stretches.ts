import type * as OpenCvModule from '@techstark/opencv-js';
import { loadOpenCv } from '../../pixels/load-opencv.ts';
import type { Plane } from '../../pixels/plane.ts';

export type Point = readonly [x: number, y: number];

/** A stretch of an outline between two of its points, pixels. */
export interface Stretch {
  from: Point;
  to: Point;
  /** The outline's pixels between them: position along the stretch 0–1, and offset from it along its normal. */
  points: { at: number; off: number }[];
}

/** Stretches of an outline. */
export interface Stretches {
  list: Stretch[];
  /** Deviation from a straight line that their points may have, pixels. */
  reach: number;
  /** The side of all stretches on which the product lies: 1 along the normal, else −1. */
  inside: 1 | -1;
}

/** Deviation from a straight line that a stretch may have, and its minimum length, as shares of the product's size. */
const [DEVIATION, LEAST_LENGTH] = [0.02, 0.16];
/** Pixels from the frame within which an outline follows it. */
const AT_FRAME_PX = 3;

/** Long stretches of an outline that are almost straight, away from the frame. @param outline alpha 0–1 */
export async function listStretches({ data, width, height }: Plane): Promise<Stretches> {
  const { cv } = await loadOpenCv();
  const image = new cv.Mat(height, width, cv.CV_8UC1);
  const [contours, hierarchy] = [new cv.MatVector(), new cv.Mat()];
  try {
    const pixels: Uint8Array = image.data;
    // A loop: a callback per pixel takes several times as long.
    for (let i = 0; i < data.length; i++) pixels[i] = data[i]! > 0.5 ? 1 : 0;
    cv.findContours(image, contours, hierarchy, cv.RETR_CCOMP, cv.CHAIN_APPROX_NONE);
    const all = Array.from({ length: contours.size() }, (_, i) => pointsOf(contours.get(i)));
    const size = sizeOf(all);
    const reach = DEVIATION * size;
    const long = all.filter((contour) => contour.length > 2 * LEAST_LENGTH * size);
    const list = long.flatMap((contour) => between(contour, cornersOf(cv, contour, reach)));
    return {
      list: list.filter((one) => lengthOf(one) >= LEAST_LENGTH * size && !isAtFrame(one, width, height)),
      reach,
      inside: Math.max(...all.map(areaOf)) > Math.max(...all.map((contour) => -areaOf(contour))) ? 1 : -1,
    };
  } finally {
    contours.delete();
    for (const mat of [image, hierarchy]) mat.delete();
  }
}

export const lengthOf = ({ from, to }: Pick<Stretch, 'from' | 'to'>): number =>
  Math.hypot(to[0] - from[0], to[1] - from[1]);

/**
 * Area inside a contour, positive if its normals point inwards. OpenCV follows outer contours in one direction and holes in the other, so the
 * product lies on the same side of both.
 */
const areaOf = (contour: readonly Point[]): number =>
  contour.reduce((sum, [x, y], i) => {
    const [u, v] = contour[(i + 1) % contour.length]!;
    return sum + (x * v - u * y) / 2;
  }, 0);

/** Geometric mean of the sides of the box around all contours. */
function sizeOf(contours: readonly Point[][]): number {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const [x, y] of contours.flat()) {
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return Math.sqrt(Math.max(1, right - left) * Math.max(1, bottom - top));
}

function isAtFrame({ from: [x, y], to: [u, v] }: Stretch, width: number, height: number): boolean {
  const [most, lowest] = [width - 1 - AT_FRAME_PX, height - 1 - AT_FRAME_PX];
  return (
    Math.max(x, u) < AT_FRAME_PX || Math.max(y, v) < AT_FRAME_PX || Math.min(x, u) > most || Math.min(y, v) > lowest
  );
}

type Cv = typeof OpenCvModule;

/** The points of a contour, whose memory is given back. */
function pointsOf(mat: OpenCvModule.Mat): Point[] {
  const flat: Int32Array = mat.data32S;
  const points = Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i]!, flat[2 * i + 1]!] as const);
  mat.delete();
  return points;
}

/** Indices of a contour's corners (Douglas and Peucker, 1973), in order. */
function cornersOf(cv: Cv, contour: readonly Point[], deviation: number): number[] {
  const mat = cv.matFromArray(contour.length, 1, cv.CV_32SC2, contour.flat());
  const corners = new cv.Mat();
  cv.approxPolyDP(mat, corners, deviation, true);
  mat.delete();
  const places = new Map(contour.map(([x, y], i) => [`${x} ${y}`, i]));
  return pointsOf(corners).map(([x, y]) => places.get(`${x} ${y}`)!);
}

/** The stretches of a closed contour between consecutive ones of its points. */
function between(contour: readonly Point[], indices: readonly number[]): Stretch[] {
  return indices.map((first, k) => {
    const last = indices[(k + 1) % indices.length]!;
    const [from, to] = [contour[first]!, contour[last]!];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.max(1, Math.hypot(dx, dy));
    const count = ((last - first + contour.length) % contour.length) + 1;
    const points = Array.from({ length: count }, (_, i) => {
      const [x, y] = contour[(first + i) % contour.length]!;
      const [u, v] = [x - from[0], y - from[1]];
      return { at: (u * dx + v * dy) / (length * length), off: (v * dx - u * dy) / length };
    });
    return { from, to, points };
  });
}

import type * as OpenCvModule from '@techstark/opencv-js';
import { loadOpenCv } from '../pixels/load-opencv.ts';
import type { OpaquePixels } from '../pixels/opaque-pixels.ts';
import type { Plane } from '../pixels/plane.ts';
import { cutEdge } from './cut-edge.ts';
import { findCheapestPath } from './find-cheapest-path.ts';
import { modelEdge } from './model-edge.ts';

/** How far from the outline its smooth curve may run, pixels. */
const REACH_PX = 6;
const OFFSETS = Array.from({ length: 2 * REACH_PX + 1 }, (_, k) => k - REACH_PX);
/** Half the thickness of a thin part or gap at most, and of a mere bump; how far around thin parts the outline stays as it is. All in pixels. */
const [THIN_PX, BUMP_PX, AROUND_PX] = [8, 3, 4];
/** Points of the shortest contour that is smoothed. */
const SHORTEST = 80;
/** Standard deviation, in points, by which a contour is smoothed, one of a thin part, and the offsets from it. */
const SMOOTH = { contour: 8, thin: 1.2, offsets: 4 };
/** The most that a pixel's alpha says, and the costs of an offset (squared pixels) and of its change from one point to the next (pixels). */
const [SURE, COST] = [1.2, { away: 0.02, change: 6 }];
/** Points that a closed contour is continued by at both ends, because it has no beginning. */
const CONTINUED = 120;
/** A contour runs through the product's outermost pixels, and a polygon is filled half a pixel beyond its line. */
const HALF_PX = 0.5;
/** Binary digits of a fraction of a pixel. */
const SHIFT = 4;

type Cv = typeof OpenCvModule;

/** A point of a contour, pixels. */
interface Point {
  x: number;
  y: number;
  isThin: boolean;
}

/**
 * Draws an outline anew as smooth curves through the alpha that the colours give: on a patterned background single pixels match by chance, and each
 * thread of a cloth is a bump. Thin parts and gaps stay as they are.
 * @param photo and @param outline same size, alpha 0–1, enlarged from a coarse mask @returns the outline, as fine as the photo
 */
export async function followEdge(photo: OpaquePixels, outline: Plane): Promise<Plane> {
  const { width, height } = outline;
  const { cv } = await loadOpenCv();
  const { data } = cutEdge(photo, modelEdge(photo, outline));
  const says = { ...outline, data: new Float32Array(outline.data.length) };
  // Loops here and below: a callback per pixel takes several times as long.
  for (let i = 0; i < says.data.length; i++) says.data[i] = data[4 * i + 3]! / 127.5 - 1;
  const curves = contoursOf(cv, says).map((contour) => (contour.length < SHORTEST ? contour : smoothed(contour, says)));
  return fill(cv, curves, width, height);
}

/** The contours of the pixels that are more product than background. */
function contoursOf(cv: Cv, { data, width, height }: Plane): Point[][] {
  const [image, thin, hierarchy, contours] = [
    new cv.Mat(height, width, cv.CV_8UC1),
    new cv.Mat(),
    new cv.Mat(),
    new cv.MatVector(),
  ];
  try {
    const pixels: Uint8Array = image.data;
    for (let i = 0; i < data.length; i++) pixels[i] = data[i]! > 0 ? 1 : 0;
    markThin(cv, image, thin);
    const marked: Uint8Array = thin.data;
    cv.findContours(image, contours, hierarchy, cv.RETR_CCOMP, cv.CHAIN_APPROX_NONE);
    return Array.from({ length: contours.size() }, (_, k) => {
      const mat = contours.get(k);
      const flat = Int32Array.from(mat.data32S);
      mat.delete();
      return Array.from({ length: flat.length / 2 }, (__, i): Point => {
        const [x, y] = [flat[2 * i]!, flat[2 * i + 1]!];
        return { x, y, isThin: marked[y * width + x] === 1 };
      });
    });
  } finally {
    contours.delete();
    for (const mat of [image, thin, hierarchy]) mat.delete();
  }
}

/** Marks what an opening removes and a closing fills, apart from bumps, and the pixels around it. */
function markThin(cv: Cv, image: OpenCvModule.Mat, thin: OpenCvModule.Mat): void {
  const square = (radius: number): OpenCvModule.Mat =>
    cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(2 * radius + 1, 2 * radius + 1));
  const [wide, bump, around] = [square(THIN_PX), square(BUMP_PX), square(AROUND_PX)];
  const closed = new cv.Mat();
  try {
    cv.morphologyEx(image, thin, cv.MORPH_OPEN, wide);
    cv.morphologyEx(image, closed, cv.MORPH_CLOSE, wide);
    cv.bitwise_xor(thin, closed, thin);
    cv.morphologyEx(thin, thin, cv.MORPH_OPEN, bump);
    cv.dilate(thin, thin, around);
  } finally {
    for (const mat of [wide, bump, around, closed]) mat.delete();
  }
}

/** The curve along a closed contour that keeps most of what is product inside and bends least. */
function smoothed(contour: readonly Point[], says: Plane): Point[] {
  const [xs, ys] = (['x', 'y'] as const).map((axis) =>
    blurCircular(
      contour.map((point) => point[axis]),
      (i) => (contour[i]!.isThin ? SMOOTH.thin : SMOOTH.contour),
    ),
  ) as [number[], number[]];
  const points = contour.map(({ isThin }, i): Point => ({ x: xs[i]!, y: ys[i]!, isThin }));
  const count = points.length;
  const inward = points.map((_, i) => inwardAt(points, i));
  const continued = Math.min(count, CONTINUED);
  const costs = Array.from({ length: count + 2 * continued }, (_, t) => {
    const i = (t - continued + count) % count;
    return costsAt(points[i]!, inward[i]!, says);
  });
  const path = findCheapestPath(costs, COST.change).slice(continued, continued + count);
  const offsets = blurCircular(
    path.map((k) => OFFSETS[k]!),
    () => SMOOTH.offsets,
  );
  return points.map(({ x, y, isThin }, i) => {
    const [across, off] = [inward[i]!, isThin ? 0 : offsets[i]! - HALF_PX];
    return { x: x - across.x * off, y: y - across.y * off, isThin };
  });
}

/** The unit normal of a contour that points into the product: OpenCV follows holes the other way round than what is around them. */
function inwardAt(points: readonly Point[], i: number): { x: number; y: number } {
  const count = points.length;
  const [from, to] = [points[(i + count - 2) % count]!, points[(i + 2) % count]!];
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy) || 1;
  return { x: dy / length, y: -dx / length };
}

/** The cost of each offset outwards at a point: pixels inside that are background, and outside that are product. */
function costsAt({ x, y, isThin }: Point, inward: { x: number; y: number }, { data, width, height }: Plane): number[] {
  let sum = 0;
  return OFFSETS.map((off) => {
    if (isThin) return off === 0 ? 0 : Infinity;
    const cost = sum + COST.away * off * off;
    const [column, row] = [Math.round(x - inward.x * (off + HALF_PX)), Math.round(y - inward.y * (off + HALF_PX))];
    const isIn = column >= 0 && row >= 0 && column < width && row < height;
    sum -= isIn ? SURE * data[row * width + column]! : 0;
    return cost;
  });
}

/** The values of a closed row, blurred by a normal distribution of a standard deviation a place. */
function blurCircular(values: readonly number[], deviationAt: (i: number) => number): number[] {
  const count = values.length;
  return values.map((_, i) => {
    const deviation = deviationAt(i);
    const reach = Math.ceil(2.5 * deviation);
    let [sum, weights] = [0, 0];
    for (let d = -reach; d <= reach; d++) {
      const weight = Math.exp(-(d * d) / (2 * deviation * deviation));
      sum += weight * values[(i + d + count) % count]!;
      weights += weight;
    }
    return sum / weights;
  });
}

/** Fills closed curves with soft edges; a curve within another is a hole. */
function fill(cv: Cv, curves: readonly Point[][], width: number, height: number): Plane {
  const image = cv.Mat.zeros(height, width, cv.CV_8UC1);
  const polygons = new cv.MatVector();
  const fixed = (value: number): number => Math.round(value * 2 ** SHIFT);
  const mats = curves.map((curve) =>
    cv.matFromArray(
      curve.length,
      1,
      cv.CV_32SC2,
      curve.flatMap(({ x, y }) => [fixed(x), fixed(y)]),
    ),
  );
  try {
    for (const mat of mats) polygons.push_back(mat);
    cv.fillPoly(image, polygons, new cv.Scalar(255), cv.LINE_AA, SHIFT);
    const [filled, plane]: [Uint8Array, Float32Array] = [image.data, new Float32Array(width * height)];
    for (let i = 0; i < plane.length; i++) plane[i] = filled[i]! / 255;
    return { data: plane, width, height };
  } finally {
    for (const mat of [...mats, polygons, image]) mat.delete();
  }
}

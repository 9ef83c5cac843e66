import { hullArea } from '../../pixels/hull-area.ts';
import type { OpaquePixels } from '../../pixels/opaque-pixels.ts';
import type { Mask } from '../../pixels/plane.ts';
import { listLines, type StraightLine } from './list-lines.ts';
import type { Point } from './list-stretches.ts';
import { contrastReader, type ReadContrast } from './read-contrast.ts';

/** Overlap (IoU) of a mask and a quadrilateral from which they are the same, and share of each side at which the photo must have an edge. */
const [ALIKE, CLOSED] = [0.93, 0.95];
/** Share of its convex hull that a mask must fill: a frame of which pieces are missing has steps in its sides. */
const FILLED = 0.97;
/** Straight edges that are tried as sides: of the photo, and of one direction. */
const [LINES, OF_ONE_WAY] = [48, 14];
/** A side deviates less than this from the direction of its kind, radians: perspective makes sides converge. */
const SLANT = 0.72;
/** Two directions of upright sides that are tried: a thing stands straight in the photo, or on a corner. */
const UPRIGHT = [0, Math.PI / 4];
/** Levels of contrast that make an edge, and how far beside the line it may be, pixels. */
const [SEEN, BESIDE_PX] = [10, [-2, -1, 0, 1, 2]] as const;
/** Share of a side at each end that is not judged: corners are rounded. */
const CORNER = 0.03;
/** How far outside the photo a corner may be, pixels. */
const OUTSIDE_PX = 3;

/** A line with the number of edge points up to each pixel along it. */
interface Side extends StraightLine {
  /** `edges[t + reach]`: edge points from −reach to t along the line. */
  edges: Int32Array;
}

/**
 * Whether a mask is one face with four straight sides, each with an edge of the photo along it: a framed picture, a poster, a book, a screen, a
 * box seen from the front. Networks doubt what fills a photo, but four edges that meet in four corners are seldom an accident.
 * @param photo at the mask's size, longer side about 384 px
 */
export async function isProvedBySides(mask: Mask, photo: OpaquePixels): Promise<boolean> {
  if (filledOf(mask) < FILLED) return false;
  const lines = await listLines(photo, LINES);
  if (lines.length < 4) return false;
  const read = await contrastReader(photo);
  const reach = Math.ceil(Math.hypot(photo.width, photo.height));
  const sides = lines.map((line) => ({
    angle: line.angle,
    distance: line.distance,
    edges: countEdges(line, reach, read, photo),
  }));
  const rows = rowSums(mask);
  return UPRIGHT.some((upright) => {
    const across = pairsOf(sides.filter(({ angle }) => isNear(angle, upright)).slice(0, OF_ONE_WAY));
    const along = pairsOf(sides.filter(({ angle }) => isNear(angle, upright + Math.PI / 2)).slice(0, OF_ONE_WAY));
    return across.some(([left, right]) =>
      along.some(([top, bottom]) => {
        const around = [left, top, right, bottom];
        const corners = cornersOf(around, photo);
        if (corners === null) return false;
        const isClosed = around.every(
          (side, k) => edgeShare(side, corners[(k + 3) % 4]!, corners[k]!, reach) >= CLOSED,
        );
        return isClosed && overlapOf(rows, mask, corners) >= ALIKE;
      }),
    );
  });
}

function filledOf(mask: Mask): number {
  const { data, width, height } = mask;
  const covered = data.reduce((sum, value) => sum + value, 0);
  return covered / Math.max(1, hullArea(data, width, { left: 0, top: 0, right: width, bottom: height }));
}

/** Whether a normal's angle is near another's, whichever way both point. */
function isNear(angle: number, other: number): boolean {
  const apart = Math.abs(angle - other) % Math.PI;
  return Math.min(apart, Math.PI - apart) < SLANT;
}

const pairsOf = (sides: readonly Side[]): [Side, Side][] =>
  sides.flatMap((one, k) => sides.slice(k + 1).map((other): [Side, Side] => [one, other]));

function countEdges(
  { angle, distance }: StraightLine,
  reach: number,
  read: ReadContrast,
  photo: OpaquePixels,
): Int32Array {
  const [normalX, normalY] = [Math.cos(angle), Math.sin(angle)];
  const edges = new Int32Array(2 * reach + 2);
  for (let t = -reach; t <= reach; t++) {
    const [x, y] = [normalX * distance - normalY * t, normalY * distance + normalX * t];
    const isInside =
      x >= -OUTSIDE_PX && y >= -OUTSIDE_PX && x < photo.width + OUTSIDE_PX && y < photo.height + OUTSIDE_PX;
    const isEdge =
      isInside && BESIDE_PX.some((off) => read(x + normalX * off, y + normalY * off, normalX, normalY) >= SEEN);
    edges[t + reach + 1] = edges[t + reach]! + (isEdge ? 1 : 0);
  }
  return edges;
}

/** Share of the points between two corners at which the photo has an edge. */
function edgeShare({ angle, edges }: Side, from: Point, to: Point, reach: number): number {
  const along = ([x, y]: Point): number => y * Math.cos(angle) - x * Math.sin(angle);
  const [first, last] = [along(from), along(to)].toSorted((a, b) => a - b) as [number, number];
  const inset = CORNER * (last - first);
  const [start, end] = [Math.round(first + inset) + reach, Math.round(last - inset) + reach];
  return end <= start ? 0 : (edges[end]! - edges[start]!) / (end - start);
}

/** Where each side meets the next; null if a corner is outside the photo. */
function cornersOf(sides: readonly StraightLine[], { width, height }: OpaquePixels): Point[] | null {
  const corners: Point[] = [];
  for (const [k, side] of sides.entries()) {
    const next = sides[(k + 1) % sides.length]!;
    const area = Math.sin(next.angle - side.angle);
    const x = (side.distance * Math.sin(next.angle) - next.distance * Math.sin(side.angle)) / area;
    const y = (next.distance * Math.cos(side.angle) - side.distance * Math.cos(next.angle)) / area;
    const isInside = x >= -OUTSIDE_PX && y >= -OUTSIDE_PX && x <= width + OUTSIDE_PX && y <= height + OUTSIDE_PX;
    if (!isInside) return null;
    corners.push([x, y]);
  }
  return corners;
}

/** `sums[y * (width + 1) + x]`: pixels of the mask in row y left of x. */
function rowSums({ data, width, height }: Mask): Int32Array {
  const sums = new Int32Array((width + 1) * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) sums[y * (width + 1) + x + 1] = sums[y * (width + 1) + x]! + data[y * width + x]!;
  }
  return sums;
}

/** Intersection over union of a mask and a convex quadrilateral. */
function overlapOf(sums: Int32Array, { width, height }: Mask, corners: readonly Point[]): number {
  let [both, inside, all] = [0, 0, 0];
  for (let y = 0; y < height; y++) {
    const row = y * (width + 1);
    all += sums[row + width]!;
    const crossings = corners.flatMap(([x, top], k) => {
      const [u, bottom] = corners[(k + 1) % 4]!;
      return top > y + 0.5 === bottom > y + 0.5 ? [] : [x + ((y + 0.5 - top) / (bottom - top)) * (u - x)];
    });
    if (crossings.length < 2) continue;
    const [left, right] = [Math.min(...crossings), Math.max(...crossings)].map((x) =>
      Math.min(width, Math.max(0, Math.round(x))),
    ) as [number, number];
    both += sums[row + right]! - sums[row + left]!;
    inside += right - left;
  }
  return both / Math.max(1, all + inside - both);
}

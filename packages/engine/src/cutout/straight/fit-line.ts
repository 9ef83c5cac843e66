import { lengthOf, type Stretch } from './list-stretches.ts';
import type { ReadContrast } from './read-contrast.ts';

/** A stretch, measured at `SAMPLES` positions. */
export interface Measured {
  stretch: Stretch;
  /** The outline's offset from the stretch at each position, pixels along its normal. */
  own: readonly number[];
  /** The side on which the product lies: 1 along the normal, else −1. */
  inside: number;
}

/** A straight line by its offsets from a stretch at the two ends, pixels along its normal. */
export interface Line {
  start: number;
  end: number;
}

/** Positions along a stretch where the photo is read. */
export const SAMPLES = 72;
/** Share of a stretch at each end that stays as it is: corners are rounded. */
export const END = 0.02;
/** Where a stretch is sampled, 0–1. */
const POSITIONS = Array.from({ length: SAMPLES }, (_, s) => END + ((1 - 2 * END) * (s + 0.5)) / SAMPLES);

/** Levels of 255 below which a difference is noise, and above which it does not count more while a line is searched. */
const [NOISE, ENOUGH] = [5, 24];
/** Levels that a line loses if it lies a whole deviation outside or inside the outline: a bite is likelier than a surplus. */
const FAR = { outside: 6, inside: 14 };
/** How far around the outline a line is searched, in deviations. */
const ROOM = 1.25;
/** How far from the line found first the clearest edge is searched, pixels. */
const EXACT_PX = 2;
/** Root mean square distance from the nearest line up to which an outline is straight enough, pixels. */
const STRAIGHT_PX = 1.3;
/** From this distance on a position is astray, pixels: the contrast of an edge is hardly felt there. */
const ASTRAY_PX = 2.5;
/** A line is clear if it has an edge at this share of the positions that are astray, this many times as clear as the outline's own there. */
const CLEAR = { seen: 0.6, times: 1.4 };

/** The offsets of a stretch's outline at all positions: that of the nearest of its points. */
export function offsetsOf({ points }: Stretch): number[] {
  const sorted = points.toSorted((one, other) => one.at - other.at);
  let k = 0;
  return POSITIONS.map((at) => {
    while (k + 1 < sorted.length && Math.abs(sorted[k + 1]!.at - at) <= Math.abs(sorted[k]!.at - at)) k++;
    return sorted[k]!.off;
  });
}

/** Whether an outline's offsets are not nearly on one line. */
export function isRagged(own: readonly number[]): boolean {
  const mean = own.reduce((sum, off) => sum + off, 0) / SAMPLES;
  const middle = (SAMPLES - 1) / 2;
  const [along, spread] = own.reduce(
    ([sum, square], off, s) => [sum + (off - mean) * (s - middle), square + (s - middle) ** 2] as const,
    [0, 0] as readonly [number, number],
  );
  const slope = along / spread;
  const square = own.reduce((sum, off, s) => sum + (off - mean - slope * (s - middle)) ** 2, 0);
  return Math.sqrt(square / SAMPLES) > STRAIGHT_PX;
}

/** The straight edge of the photo along a stretch; null if it has none. @param reach deviation, pixels */
export function fitLine(measured: Measured, reach: number, read: ReadContrast): Line | null {
  const { seenAt, room } = readAround(measured, reach, read);
  const line = findClearest(measured, reach, seenAt, room);
  return isClearer(measured, line, seenAt) ? line : null;
}

/** Contrast at a position and an offset, levels. */
type SeenAt = (s: number, off: number) => number;

function readAround(
  { stretch, inside }: Measured,
  reach: number,
  read: ReadContrast,
): { seenAt: SeenAt; room: number } {
  const { from, to } = stretch;
  const length = lengthOf(stretch);
  const [alongX, alongY] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  const room = Math.ceil(reach * ROOM);
  const wide = 2 * room + 1;
  const contrast = Float32Array.from({ length: SAMPLES * wide }, (_, i) => {
    // An outline runs through the product's outermost pixels: its edge is half a pixel further.
    const [at, off] = [POSITIONS[Math.floor(i / wide)]! * length, (i % wide) - room - 0.5 * inside];
    return read(from[0] + alongX * at - alongY * off, from[1] + alongY * at + alongX * off, -alongY, alongX);
  });
  const seenAt: SeenAt = (s, off) => contrast[s * wide + Math.min(wide - 1, Math.max(0, Math.round(off) + room))]!;
  return { seenAt, room };
}

const offsetOn = ({ start, end }: Line, s: number): number => start + (end - start) * POSITIONS[s]!;

/** The line with the clearest edge that is not far from the outline. */
function findClearest({ own, inside }: Measured, reach: number, seenAt: SeenAt, room: number): Line {
  const near = bestLine({ start: 0, end: 0 }, room, (s, off) => {
    const far = (inside * (off - own[s]!)) / reach;
    const loss = far > 0 ? FAR.inside * Math.min(1, far) : FAR.outside * Math.min(1, -far);
    return Math.min(ENOUGH, seenAt(s, off)) - loss;
  });
  // A clear edge is felt pixels away: its middle is where it is clearest.
  return bestLine(near, EXACT_PX, seenAt);
}

/** Of the lines around one, up to so many pixels away at each end, the one with the highest sum of values. */
function bestLine(around: Line, room: number, valueAt: (s: number, off: number) => number): Line {
  let [best, most] = [around, -Infinity];
  for (let start = around.start - room; start <= around.start + room; start++) {
    for (let end = around.end - room; end <= around.end + room; end++) {
      let value = 0;
      for (let s = 0; s < SAMPLES; s++) value += valueAt(s, offsetOn({ start, end }, s));
      if (value > most) [best, most] = [{ start, end }, value];
    }
  }
  return best;
}

/** Contrast at an offset or a pixel beside it: lines are drawn between pixels. */
const seenNear = (seenAt: SeenAt, s: number, off: number): number =>
  Math.max(seenAt(s, off - 1), seenAt(s, off), seenAt(s, off + 1));

/** Whether the photo shows that the line is the product's edge where the outline leaves it. */
function isClearer({ own }: Measured, line: Line, seenAt: SeenAt): boolean {
  let [astray, seen, level, ownLevel] = [0, 0, 0, 0];
  for (let s = 0; s < SAMPLES; s++) {
    const off = offsetOn(line, s);
    if (Math.abs(off - own[s]!) < ASTRAY_PX) continue;
    const there = seenNear(seenAt, s, off);
    astray++;
    if (there > NOISE) seen++;
    level += there;
    ownLevel += seenNear(seenAt, s, own[s]!);
  }
  return astray > 0 && seen >= CLEAR.seen * astray && level >= CLEAR.times * ownLevel;
}

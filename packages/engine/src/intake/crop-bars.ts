import { type OpaquePixels, pixelsOf, sharpOf } from '../pixels/opaque-pixels.ts';

/** Brightest channel of a black bar, and darkest of a white one: compression adds a little. */
const BAR = { black: 14, white: 249 };
/** The same for the photo beside it, which begins abruptly: a night may become brighter line by line. */
const DARK = { black: 40, white: 228 };
/** Minimum share of a bar's line that has its tone. */
const PURE = 0.995;
/** Minimum width of a bar, and the maximum of one, as shares of the photo; and its minimum in pixels. */
const [LEAST, MOST] = [0.012, 0.42];
const LEAST_PX = 4;
/** Lines behind a bar in which compression blends both. */
const SOFT_PX = 3;
/** Minimum share of the photo's first line that has another tone. A product on a black or white background has less there. */
const PHOTO = { black: 0.75, white: 0.97 };
/** The same of either end of that line, and how long these are: a bar is as long as the photo. */
const END = { share: 0.3, length: 0.04 };

type Tone = 'black' | 'white';
interface Lines {
  count: number;
  length: number;
  /** Index of the first channel of a pixel. @param line counted from the edge */
  at: (line: number, k: number) => number;
}

/**
 * Removes black or white bars above, below or beside a photo, as screenshots and stories have them: no picture should show them. A frame on all
 * four sides stays.
 */
export async function cropBars(pixels: OpaquePixels): Promise<OpaquePixels> {
  const { width, height } = pixels;
  const row = (y: number, x: number): number => (y * width + x) * 3;
  const [top, bottom, left, right] = [
    barOf(pixels, { count: height, length: width, at: row }),
    barOf(pixels, { count: height, length: width, at: (line, k) => row(height - 1 - line, k) }),
    barOf(pixels, { count: width, length: height, at: (line, k) => row(k, line) }),
    barOf(pixels, { count: width, length: height, at: (line, k) => row(k, width - 1 - line) }),
  ];
  if (top + bottom + left + right === 0) return pixels;
  return pixelsOf(sharpOf(pixels).extract({ left, top, width: width - left - right, height: height - top - bottom }));
}

/** Lines of the bar at one edge; 0 without one. */
function barOf(pixels: OpaquePixels, lines: Lines): number {
  const isPure = (line: number, tone: Tone): boolean =>
    shareOf(pixels, lines, line, { tone, limit: BAR[tone], from: 0, to: lines.length }) >= PURE;
  const tone = (['black', 'white'] as const).find((one) => isPure(0, one));
  if (tone === undefined) return 0;
  let bar = 1;
  while (bar < MOST * lines.count && isPure(bar, tone)) bar++;
  if (bar < Math.max(LEAST_PX, LEAST * lines.count) || bar >= MOST * lines.count) return 0;
  const first = bar + SOFT_PX;
  const end = Math.max(1, Math.round(END.length * lines.length));
  const photoIn = (from: number, to: number): number =>
    1 - shareOf(pixels, lines, first, { tone, limit: DARK[tone], from, to });
  const isPhoto =
    photoIn(0, lines.length) >= PHOTO[tone] &&
    photoIn(0, end) >= END.share &&
    photoIn(lines.length - end, lines.length) >= END.share;
  // The line between both is blended.
  return isPhoto ? bar + 1 : 0;
}

interface Sought {
  tone: Tone;
  /** Channel up to which a pixel is black, or from which it is white. */
  limit: number;
  from: number;
  to: number;
}

/** Share of a line's pixels that are black or white. */
function shareOf({ data }: OpaquePixels, { at }: Lines, line: number, { tone, limit, from, to }: Sought): number {
  let count = 0;
  for (let k = from; k < to; k++) {
    const i = at(line, k);
    const [r, g, b] = [data[i]!, data[i + 1]!, data[i + 2]!];
    if (tone === 'black' ? Math.max(r, g, b) <= limit : Math.min(r, g, b) >= limit) count++;
  }
  return count / (to - from);
}

import { blurBox } from './blur-box.ts';
import type { Planes } from './plane.ts';

/** Mean colour of the known pixels around every pixel, and how much they differ from it. */
export interface ColourField {
  colour: Planes;
  /** Mean squared distance from `colour`, summed over the three channels. */
  variance: Float32Array;
}

/** Below this share of known pixels in the window a wider window is asked. */
const MIN_SHARE = 0.02;

/**
 * Carries the colours of known pixels over to the wanted ones: a normalised mean in windows of growing radius, the
 * smallest that holds enough known pixels wins. Idea of "blur fusion": Forte, "Approximate Fast Foreground Colour
 * Estimation", ICIP 2021.
 * @param image channels in 0–1, @param known 1 where the colour may be trusted, @param wanted 1 where it is asked for
 */
export function spreadColours(
  image: Planes,
  known: Float32Array,
  wanted: Uint8Array,
  radiiPx: readonly number[],
): ColourField {
  const { width, height } = image;
  const size = width * height;
  const field: ColourField = {
    colour: { channels: [new Float32Array(size), new Float32Array(size), new Float32Array(size)], width, height },
    variance: new Float32Array(size),
  };
  const open = wanted.slice();
  const masked = image.channels.map((channel) => multiply(channel, known));
  const squares = sumSquares(masked);
  for (const radius of radiiPx) {
    const blur = (data: Float32Array): Float32Array => blurBox(data, width, height, radius);
    const window = { share: blur(known), sums: masked.map(blur), squares: blur(squares) };
    if (fillOpen(field, open, window, radius === radiiPx.at(-1) ? 1e-6 : MIN_SHARE) === 0) break;
  }
  return field;
}

function multiply(a: Float32Array, b: Float32Array): Float32Array {
  const out = new Float32Array(a.length);
  for (let i = 0; i < out.length; i++) out[i] = a[i]! * b[i]!;
  return out;
}

function sumSquares([red, green, blue]: Float32Array[]): Float32Array {
  const out = new Float32Array(red!.length);
  for (let i = 0; i < out.length; i++) out[i] = red![i]! ** 2 + green![i]! ** 2 + blue![i]! ** 2;
  return out;
}

interface WindowMeans {
  share: Float32Array;
  sums: Float32Array[];
  squares: Float32Array;
}

/** Fills what the window can answer. @returns how many pixels are still open */
function fillOpen(field: ColourField, open: Uint8Array, window: WindowMeans, minShare: number): number {
  const [red, green, blue] = field.colour.channels;
  let left = 0;
  for (let i = 0; i < open.length; i++) {
    if (open[i] === 0) continue;
    const share = window.share[i]!;
    if (share < minShare) {
      left++;
      continue;
    }
    red[i] = window.sums[0]![i]! / share;
    green[i] = window.sums[1]![i]! / share;
    blue[i] = window.sums[2]![i]! / share;
    const mean = red[i]! ** 2 + green[i]! ** 2 + blue[i]! ** 2;
    field.variance[i] = Math.max(0, window.squares[i]! / share - mean);
    open[i] = 0;
  }
  return left;
}

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
 * Carries the colours of known pixels over to the unknown ones: a normalised mean in windows of growing radius, the
 * smallest that holds enough known pixels wins. Idea of "blur fusion": Forte, "Approximate Fast Foreground Colour
 * Estimation", ICIP 2021.
 * @param image channels in 0–1, @param known 1 where the colour may be trusted
 */
export function spreadColours(image: Planes, known: Float32Array, radiiPx: readonly number[]): ColourField {
  const { width, height } = image;
  const size = width * height;
  const field: ColourField = {
    colour: { channels: [new Float32Array(size), new Float32Array(size), new Float32Array(size)], width, height },
    variance: new Float32Array(size),
  };
  const open = new Uint8Array(size).fill(1);
  for (const radius of radiiPx) fillOpen(field, open, measureWindow(image, known, radius), radius === radiiPx.at(-1));
  return field;
}

interface WindowMeans {
  share: Float32Array;
  sums: Float32Array[];
  squares: Float32Array;
}

function measureWindow(image: Planes, known: Float32Array, radius: number): WindowMeans {
  const blur = (data: Float32Array): Float32Array => blurBox(data, image.width, image.height, radius);
  const [red, green, blue] = image.channels;
  const squares = known.map((weight, i) => weight && red[i]! ** 2 + green[i]! ** 2 + blue[i]! ** 2);
  return {
    share: blur(known),
    sums: image.channels.map((channel) => blur(channel.map((value, i) => value * known[i]!))),
    squares: blur(squares),
  };
}

function fillOpen(field: ColourField, open: Uint8Array, window: WindowMeans, last: boolean): void {
  const [red, green, blue] = field.colour.channels;
  for (let i = 0; i < open.length; i++) {
    const share = window.share[i]!;
    if (open[i] === 0 || share < (last ? 1e-6 : MIN_SHARE)) continue;
    red[i] = window.sums[0]![i]! / share;
    green[i] = window.sums[1]![i]! / share;
    blue[i] = window.sums[2]![i]! / share;
    const mean = red[i]! ** 2 + green[i]! ** 2 + blue[i]! ** 2;
    field.variance[i] = Math.max(0, window.squares[i]! / share - mean);
    open[i] = 0;
  }
}

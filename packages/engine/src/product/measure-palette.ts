import type { Raster } from '../model.ts';
import { LINEAR_OF, oklchOf, type Oklch } from '../pixels/colour.ts';

/** A dominant colour and the fraction of the product it covers, 0–1. */
export interface Swatch extends Oklch {
  share: number;
}

/** The colours of a product. */
export interface Palette {
  /** By share, largest first. */
  swatches: Swatch[];
  /** The most characteristic colour: by chroma and share together. */
  accent: Oklch;
  /** No part of the product is noticeably coloured. */
  neutral: boolean;
}

interface Lab {
  l: number;
  a: number;
  b: number;
}

const CLUSTERS = 6;

/** Dominant colours of the opaque pixels: k-means in OKLab, seeded by lightness so that it is repeatable. */
export function paletteOf(raster: Raster): Palette {
  const pixels = opaquePixels(raster);
  const swatches = clusters(pixels).toSorted((one, other) => other.share - one.share);
  const telling = swatches.map((swatch) => ({
    swatch,
    weight: swatch.c * Math.sqrt(swatch.share) * (swatch.l > 0.2 ? 1 : 0.3),
  }));
  const best = telling.reduce((a, b) => (b.weight > a.weight ? b : a), telling[0] ?? { swatch: NEUTRAL, weight: 0 });
  const neutral = best.swatch.c < 0.035 || best.swatch.share < 0.02;
  return { swatches, accent: neutral ? { ...NEUTRAL } : best.swatch, neutral };
}

/** A slate blue for products without a colour: black, white and grey look clean on it, and dull on clay. */
const NEUTRAL: Swatch = { l: 0.6, c: 0.06, h: 250, share: 1 };

function opaquePixels({ data }: Raster): Lab[] {
  const pixels: Lab[] = [];
  for (let i = 0; i < data.length; i += 4) {
    if ((data[i + 3] ?? 0) < 230) continue;
    const at = (channel: number): number => LINEAR_OF[data[i + channel] ?? 0] ?? 0;
    const { l, c, h } = oklchOf([at(0), at(1), at(2)]);
    const angle = (h * Math.PI) / 180;
    pixels.push({ l, a: c * Math.cos(angle), b: c * Math.sin(angle) });
  }
  return pixels.toSorted((one, other) => one.l - other.l);
}

/** Hue weighs more than lightness: light and shade on one material are one colour. */
function distance(one: Lab, other: Lab): number {
  return 0.35 * (one.l - other.l) ** 2 + 3 * ((one.a - other.a) ** 2 + (one.b - other.b) ** 2);
}

function nearest(centres: readonly Lab[], pixel: Lab): number {
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < centres.length; i++) {
    const d = distance(centres[i]!, pixel);
    if (d >= least) continue;
    best = i;
    least = d;
  }
  return best;
}

function clusters(pixels: readonly Lab[]): Swatch[] {
  if (pixels.length === 0) return [NEUTRAL];
  let centres = Array.from(
    { length: CLUSTERS },
    (_, i) => pixels[Math.floor(((i + 0.5) / CLUSTERS) * pixels.length)] ?? { l: 0, a: 0, b: 0 },
  );
  let counts: number[] = [];
  for (let round = 0; round < 10; round++) {
    const sums = centres.map(() => ({ l: 0, a: 0, b: 0, n: 0 }));
    for (const pixel of pixels) {
      const sum = sums[nearest(centres, pixel)];
      if (!sum) continue;
      sum.l += pixel.l;
      sum.a += pixel.a;
      sum.b += pixel.b;
      sum.n++;
    }
    counts = sums.map((sum) => sum.n);
    centres = sums.map((sum, i) =>
      sum.n ? { l: sum.l / sum.n, a: sum.a / sum.n, b: sum.b / sum.n } : (centres[i] ?? sum),
    );
  }
  return centres
    .map(({ l, a, b }, i) => ({
      l,
      c: Math.hypot(a, b),
      h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
      share: (counts[i] ?? 0) / pixels.length,
    }))
    .filter((swatch) => swatch.share > 0);
}

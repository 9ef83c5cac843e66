import { withoutPartSides } from './without-part-sides.ts';

/** Metres per unit of length, with the names that sellers use in all supported scripts. */
const LENGTHS: readonly (readonly [metres: number, names: string])[] = [
  [0.001, 'mm|millimet(?:er|re)s?|мм|مم|ملم|میلی\u200c?متر|毫米|ミリ|밀리미터|मिमी|মিমি|มม|מ[״"]מ'],
  [
    0.01,
    'cm|centim[eè]tres?|centimet(?:er|re)s?|zentimeter|centímetros?|см|سم|سانتی\u200c?متر|سینٹی میٹر|厘米|公分|センチ|센티미터|सेमी|সেমি|செ\\.?மீ|ซม|ס[״"]מ',
  ],
  // A bare “in” is usually the preposition: it counts only before punctuation or a word like “tall”.
  [0.0254, 'in(?=\\s*(?:[.,;)]|$|high|tall|wide|long|deep))|inch(?:es)?|zoll|pouces?|pulgadas?|″|”|"'],
  [0.3048, 'ft|feet|foot'],
  [1, 'm|met(?:er|re)s?|м|متر|米'],
];
/** Cubic metres per unit of volume. */
const VOLUMES: readonly (readonly [cubicMetres: number, names: string])[] = [
  [1e-6, 'ml|millilit(?:er|re)s?|мл|مل|میلی\u200c?لیتر|ملی لیٹر|毫升|ミリリットル|밀리리터|मिली|মিলি|மிலி|มล|מ[״"]ל'],
  [1e-5, 'cl'],
  [2.957e-5, '(?:fl\\.? ?)?oz'],
  [1e-3, 'l|lit(?:er|re)s?|л|لتر|لیتر|لیٹر|升|リットル|리터|लीटर|লিটার|லிட்டர்|ลิตร|ליטר'],
];
const NUMBER = String.raw`(\d+(?:[.,]\d+)?)`;
/** Anything outside is a typing error or not a product size: 5 mm to 4 m, 1 ml to 200 l. */
const [LEAST_M, MOST_M] = [0.005, 4];
const [LEAST_M3, MOST_M3] = [1e-6, 0.2];

/** A stated size: of the longest side, or a vessel's volume. */
export type SaidSize = { of: 'longest side'; metres: number } | { of: 'volume'; cubicMetres: number };

/**
 * A product's size in its description (`8 × 8 × 21 cm`, `30 cm`, `350 ml`); null without one. A length is preferred to a volume.
 */
export function parseSize(description: string): SaidSize | null {
  const text = withoutPartSides(westernDigits(description.toLowerCase()));
  const lengths = LENGTHS.flatMap(([metres, names]) => found(text, names).map((value) => value * metres));
  const longest = Math.max(0, ...lengths);
  if (longest > 0) return inRange(longest, LEAST_M, MOST_M) ? { of: 'longest side', metres: longest } : null;
  const volumes = VOLUMES.flatMap(([cubic, names]) => found(text, names).map((value) => value * cubic));
  const cubicMetres = Math.max(0, ...volumes);
  return inRange(cubicMetres, LEAST_M3, MOST_M3) ? { of: 'volume', cubicMetres } : null;
}

/** The least and the greatest of three measures from which a product is furniture: it stands on a floor, whatever it is. */
const BULKY_M = { least: 0.25, greatest: 0.6 };

/** Whether a description states the three measures of something as bulky as furniture: `100 x 40 x 50 cm`. */
export function isSaidBulky(description: string): boolean {
  const text = withoutPartSides(westernDigits(description.toLowerCase()));
  return LENGTHS.some(([metres, names]) =>
    sequences(text, names).some(
      (numbers) =>
        numbers.length === 3 &&
        Math.min(...numbers) * metres >= BULKY_M.least &&
        inRange(Math.max(...numbers) * metres, BULKY_M.greatest, MOST_M),
    ),
  );
}

/** Largest number of each sequence like `8 x 8 x 21 cm`. */
const found = (text: string, names: string): number[] => sequences(text, names).map((numbers) => Math.max(...numbers));

/** The one to three numbers of each sequence. */
function sequences(text: string, names: string): number[][] {
  const run = new RegExp(
    String.raw`${NUMBER}(?:\s*[xх×*]\s*${NUMBER})?(?:\s*[xх×*]\s*${NUMBER})?\s*(?:${names})(?!\p{L})`,
    'gu',
  );
  return [...text.matchAll(run)].map((match) =>
    match.slice(1).flatMap((part: string | undefined) => (part === undefined ? [] : [Number(part.replace(',', '.'))])),
  );
}

const inRange = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Arabic-Indic, Persian, Devanagari, Bengali and Thai digits as 0–9. */
function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९০-৯๐-๙]/gu, (digit) => {
    const zero = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50].find((first) => digit.codePointAt(0)! - first < 10) ?? 0x660;
    const value = digit.codePointAt(0)! - zero;
    return String(value >= 0 && value < 10 ? value : 0);
  });
}

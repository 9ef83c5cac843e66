import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { parseSize } from './parse-size.ts';
import { settleLanguage, tellByTerms } from './settle-language.ts';
import { withoutPartSides } from './without-part-sides.ts';

/** A length as written, and in metres. */
export interface SaidLength {
  value: number;
  /** As written: `cm`, `in`, `"`. */
  unit: string;
  metres: number;
}

/** The visible sides with a given length. */
export interface SaidDimensions {
  height: SaidLength | null;
  width: SaidLength | null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const RUN = new RegExp(String.raw`(${NUMBER}(?:\s*[xх×*]\s*${NUMBER}){0,2})\s*(\p{L}{1,12}|["″”])(?![\p{L}\d])`, 'gu');
/** End of a clause; a comma between figures is part of a number. */
const CLAUSE = /(?<!\d)[,،]|[,،](?!\d)|[;؛:()|•\n、，；：]|[.!?。](?=\s|$)|\s[-–—]\s/u;
const HIGH =
  /(?<!\p{L})(?:high|tall|height|haut(?:eur)?|hoch|höhe|alto|alta|altura|altezza|hoog|hoogte)(?!\p{L})|ارتفاع|الطول|高/iu;
const WIDE =
  /(?<!\p{L})(?:wide|width|across|diameter|large(?:ur)?|breit|breite|ancho|anchura|largo|diamètre|larghezza|breed)(?!\p{L})|Ø|عرض|قطر|宽|寬/iu;
/** A lone length in inches is a nominal one: a screen's diagonal, a wheel, a hose. */
const INCHES = /^(?:in|inch|inches|zoll|pouces?|pulgadas?|polegadas?|pollici|["″”])$/iu;
/** Tolerance between the sides and the photo's aspect ratio, because of perspective. */
const MOST_OFF = 0.3;

/**
 * Finds the visible sides of a product with a given length. A sequence like `8 × 8 × 21 cm` gives the two that match the photo's
 * aspect ratio, a single length the side it names, else the longer one unless it is in inches. A length in a clause about something else (`1.2 m cable`)
 * is not the product's.
 * @param aspect visible width / height
 */
export function readDimensions(description: string, aspect: number): SaidDimensions {
  const clauses = withoutPartSides(description)
    .split(CLAUSE)
    .map((clause) => clause.trim());
  const [isHigh, isWide] = sidesIn(description);
  let said: SaidDimensions = { height: null, width: null };
  for (const clause of clauses) {
    const runs = [...clause.matchAll(RUN)];
    for (const [i, match] of runs.entries()) {
      const lengths = lengthsOf(match[1] ?? '', match[2] ?? '');
      if (!lengths) continue;
      const own = runs.length > 1 ? stretchOf(clause, runs, i, isHigh, isWide) : clause;
      const side = isHigh(own) ? 'height' : isWide(own) ? 'width' : null;
      const fresh =
        lengths.length > 1 ? fitting(lengths, aspect) : single(lengths, own.replace(match[0], ''), side, aspect);
      said = { height: said.height ?? fresh.height, width: said.width ?? fresh.width };
    }
  }
  return said;
}

/** The figures of a sequence; null if the unit is not a length. */
function lengthsOf(figures: string, unit: string): SaidLength[] | null {
  const lengths = figures.split(/[xх×*]/u).map((figure) => {
    const size = parseSize(`${figure.trim()} ${unit}`);
    const metres = size?.of === 'longest side' ? size.metres : 0;
    return { value: Number(figure.trim().replace(',', '.')), unit, metres };
  });
  return lengths.every(({ metres }) => metres > 0) ? lengths : null;
}

/** The pair that matches the photo's aspect ratio; otherwise only the largest, for the longer side. */
function fitting(lengths: readonly SaidLength[], aspect: number): SaidDimensions {
  const pairs = lengths.flatMap((width, i) =>
    lengths.filter((_, j) => j !== i).map((height) => ({ width, height, off: off(width, height, aspect) })),
  );
  const best = pairs.toSorted((one, other) => one.off - other.off)[0];
  if (best && best.off < Math.log(1 + MOST_OFF)) return { width: best.width, height: best.height };
  const longest = lengths.toSorted((one, other) => other.metres - one.metres)[0] ?? null;
  return aspect > 1 ? { height: null, width: longest } : { height: longest, width: null };
}

function off(width: SaidLength, height: SaidLength, aspect: number): number {
  return Math.abs(Math.log(width.metres / height.metres / aspect));
}

/** The part of a clause that belongs to a figure: « 8 cm wide and 18 cm high », « Höhe 18 cm Breite 8 cm ». */
function stretchOf(clause: string, runs: readonly RegExpMatchArray[], i: number, ...sides: Said[]): string {
  const startOf = (at: number): number => runs[at]?.index ?? clause.length;
  const endOf = (at: number): number => (at < 0 ? 0 : startOf(at) + (runs[at]?.[0].length ?? 0));
  const leads = sides.some((says) => says(clause.slice(0, startOf(0))));
  return leads ? clause.slice(endOf(i - 1), endOf(i)) : clause.slice(startOf(i), startOf(i + 1));
}

function single([length]: readonly SaidLength[], others: string, side: keyof SaidDimensions | null, aspect: number) {
  const nothing: SaidDimensions = { height: null, width: null };
  if (!length) return nothing;
  if (side !== null) return { ...nothing, [side]: length };
  if (/\p{L}/u.test(others) || INCHES.test(length.unit)) return nothing;
  return aspect > 1 ? { ...nothing, width: length } : { ...nothing, height: length };
}

type Said = (text: string) => boolean;

/** The words for the sides in the description's language. */
function sidesIn(description: string): [isHigh: Said, isWide: Said] {
  const language = settleLanguage(description, 'en') ?? tellByTerms(description, 'en');
  const lexicon = lexiconOf(language);
  const ids = lexicon === null ? (): string[] => [] : (text: string) => findTerms(text, lexicon).map(({ id }) => id);
  return [
    (text) => HIGH.test(text) || ids(text).includes('measure.height'),
    (text) => WIDE.test(text) || ids(text).some((id) => id === 'measure.width' || id === 'measure.diameter'),
  ];
}

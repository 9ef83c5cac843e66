import { parseSize } from './parse-size.ts';
import { withoutPartSides } from './without-part-sides.ts';

/** A length as its seller wrote it, and what it is in metres. */
export interface SaidLength {
  value: number;
  /** As written: `cm`, `in`, `"`. */
  unit: string;
  metres: number;
}

/** The visible sides of which the seller gives a figure. */
export interface SaidDimensions {
  height: SaidLength | null;
  width: SaidLength | null;
}

const NUMBER = String.raw`\d+(?:[.,]\d+)?`;
const RUN = new RegExp(String.raw`(${NUMBER}(?:\s*[xх×*]\s*${NUMBER}){0,2})\s*(\p{L}{1,12}|["″”])(?![\p{L}\d])`, 'gu');
/** Where a clause ends; a comma between figures is part of a number. */
const CLAUSE = /(?<!\d)[,،]|[,،](?!\d)|[;؛:()|•\n、，；：]|[.!?。](?=\s|$)|\s[-–—]\s/u;
const HIGH = /\b(?:high|tall|height|haut(?:eur)?|hoch|höhe|alto|alta|altura|altezza|hoog|hoogte)\b|ارتفاع|الطول|高/iu;
const WIDE =
  /\b(?:wide|width|across|diameter|large(?:ur)?|breit|breite|ancho|anchura|largo|diamètre|larghezza|breed)\b|Ø|عرض|قطر|宽|寬/iu;
/** Sides may differ this much from the photo's proportions: it was taken in perspective. */
const MOST_OFF = 0.3;

/**
 * Reads which visible sides of a product its description gives figures of. A run like `8 × 8 × 21 cm` gives the two that
 * have the photo's proportions, a single length its own side where it says so, else the longer one. A length in a
 * clause that speaks of something else (`1.2 m cable`) is not the product's.
 * @param aspect visible width / height
 */
export function readDimensions(description: string, aspect: number): SaidDimensions {
  const clauses = withoutPartSides(description)
    .split(CLAUSE)
    .map((clause) => clause.trim());
  let said: SaidDimensions = { height: null, width: null };
  for (const clause of clauses) {
    for (const match of clause.matchAll(RUN)) {
      const lengths = lengthsOf(match[1] ?? '', match[2] ?? '');
      if (!lengths) continue;
      const fresh = lengths.length > 1 ? fitting(lengths, aspect) : single(lengths, clause, match[0], aspect);
      said = { height: said.height ?? fresh.height, width: said.width ?? fresh.width };
    }
  }
  return said;
}

/** The figures of a run; null when the unit is none of length. */
function lengthsOf(figures: string, unit: string): SaidLength[] | null {
  const lengths = figures.split(/[xх×*]/u).map((figure) => {
    const size = parseSize(`${figure.trim()} ${unit}`);
    const metres = size?.of === 'longest side' ? size.metres : 0;
    return { value: Number(figure.trim().replace(',', '.')), unit, metres };
  });
  return lengths.every(({ metres }) => metres > 0) ? lengths : null;
}

/** The pair whose proportions are the photo's; where none are, only the largest, on the longer side. */
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

function single([length]: readonly SaidLength[], clause: string, run: string, aspect: number): SaidDimensions {
  const nothing = { height: null, width: null };
  if (!length) return nothing;
  if (HIGH.test(clause)) return { height: length, width: null };
  if (WIDE.test(clause)) return { height: null, width: length };
  if (/\p{L}/u.test(clause.replace(run, ''))) return nothing;
  return aspect > 1 ? { height: null, width: length } : { height: length, width: null };
}

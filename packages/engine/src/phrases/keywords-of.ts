import type { Fact } from '../lexicon/fact.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { withoutAnd } from './split-description.ts';

/** Kinds of facts that do not carry a piece of a title: « hiking blue » says nothing. */
const BESIDE = new Set(['colour', 'audience', 'use', 'occasion']);
const MOST_UNKNOWN = 1;
const MOST_WORDS = 3;

/** Whether separators, not just figures, set a piece apart. */
const isParted = (before: string, after: string): boolean =>
  /(?:[|,،、，;؛–—]|\s(?:-|with|incl\S*|inkl\S*|mit))\s*$/iu.test(before) && /^\s*(?:[|,،、，;؛–—]|-\s|$)/u.test(after);

/**
 * Whether a piece of a title is a statement: it tells a fact, cuts none in two, and consists of little else. « Beginner student concert
 * » tells none, « charging black » has lost the fast of « fast charging », « gym walking size 38 pink » is a row of keywords.
 * @param facts of the whole title
 */
function isKeyword(piece: string, title: string, facts: readonly Fact[]): boolean {
  const start = title.indexOf(piece);
  const end = start + piece.length;
  if (start >= 0 && isParted(title.slice(0, start), title.slice(end)))
    return facts.some((fact) => fact.start < end && fact.end > start);
  const inside = facts.filter((fact) => fact.start < end && fact.end > start);
  if (start < 0 || inside.some((fact) => fact.start < start || fact.end > end)) return false;
  if (inside.every(({ kind }) => BESIDE.has(kind)) && inside.length !== 1) return false;
  const words = Array.from(piece.matchAll(/[\p{L}\p{M}\p{N}]+/gu), ({ index, 0: word }) => ({
    at: start + index,
    word,
  }));
  const unknown = words.filter(({ at }) => !inside.some((fact) => at >= fact.start && at < fact.end));
  if (inside.every(({ kind }) => BESIDE.has(kind))) return unknown.length === 0;
  return unknown.length === 0 || (words.length <= MOST_WORDS && unknown.length <= MOST_UNKNOWN);
}

/** The pieces of a title that are statements. */
export function keywordsOf(pieces: readonly string[], title: string, language: string): string[] {
  const facts = readFacts(title, language);
  return pieces.filter((piece) => isKeyword(piece, title, facts)).map((piece) => withoutAnd(piece, language));
}

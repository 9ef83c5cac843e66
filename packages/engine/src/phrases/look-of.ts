import { readFacts } from '../lexicon/read-facts.ts';
import { partWith } from './part-with.ts';

/** « In », by which a colour follows its noun. */
const IN: Readonly<Record<string, RegExp>> = {
  en: /^in\s+/iu,
  de: /^in\s+/iu,
  fr: /^en\s+/iu,
  es: /^en\s+/iu,
  it: /^in\s+/iu,
  pt: /^em\s+/iu,
  nl: /^in\s+/iu,
};
/** « In mint green with mirror »: so many words of a colour. */
const MOST_WORDS = 3;

/** A clause that begins with « in » and a colour as what it says: « In mint green with mirror » is the colour, and the mirror. */
export function lookOf(clause: string, language: string | null): string[] {
  const bare = clause.trim();
  const inside = IN[language ?? '']?.exec(bare)?.[0];
  if (language === null || inside === undefined) return [clause];
  const parted = partWith(bare, language);
  const colour = (parted?.name ?? bare).slice(inside.length);
  const isColour = readFacts(colour, language).some(({ kind }) => kind === 'colour');
  if (!isColour || colour.split(/\s+/u).length > MOST_WORDS) return [clause];
  return parted === null ? [colour] : [colour, bare.slice(parted.name.length).trim()];
}

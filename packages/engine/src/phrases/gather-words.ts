import { printFact } from '../lexicon/print-fact.ts';
import type { Fact } from '../lexicon/fact.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { tokensOf } from '../lexicon/tokens.ts';
import { carryName } from './carry-name.ts';
import { cleanDescription } from './clean-description.ts';
import { dropShopTalk } from './drop-shop-talk.ts';
import { fitFacts } from './fit-facts.ts';
import { parseDescription, type ParsedDescription } from './parse-description.ts';
import { partLanguages } from './part-languages.ts';

/** One printable text, with the facts it states. */
export interface Saying {
  text: string;
  facts: readonly Fact[];
}

/** The printable content of a description in a language. */
export interface Gathered {
  name: string | null;
  /** The part written in this language, cut into pieces. */
  own: ParsedDescription;
  /** The lexicon's labels in this language for facts that no piece states, most certain first. */
  labels: Saying[];
  /** Facts of the part written in this language. */
  facts: Fact[];
}

const NOTHING: ParsedDescription = { name: null, features: [], thoughts: [], benefits: [], steps: [], language: null };

/** Reads a description for pictures in a language: text in this language as it is, the rest as far as it can be translated. */
export function gatherWords(description: string, language: string): Gathered {
  const text = dropShopTalk(cleanDescription(description), language);
  const parts = partLanguages(text, language);
  const mine = parts.find((part) => part.language === language);
  const own = mine === undefined ? NOTHING : parseDescription(mine.text, language);
  const facts = mine === undefined ? [] : fitFacts(readFacts(mine.text, language), mine.text, language);
  const foreign = parts.filter((part) => part.language !== language && part.text.trim() !== '');
  const carried = foreign.flatMap((part) => fitFacts(readFacts(part.text, part.language), part.text, part.language));
  const known = new Set(facts.map(({ id }) => id).filter((id) => id !== null));
  const labelsOf = (some: readonly Fact[]): Saying[] =>
    some.flatMap((fact) => {
      const label = printFact(fact, language);
      return label === null ? [] : [{ text: label, facts: [fact] }];
    });
  const carriedName = foreign
    .map(({ text: theirs, language: from }) =>
      carryName({ name: parseDescription(theirs, from).name, text: theirs, language: from }, language),
    )
    .find((one) => one !== null);
  const name = own.name ?? carriedName ?? null;
  return {
    name,
    own,
    facts,
    labels: withoutPlainParts([
      ...labelsOf(facts),
      ...labelsOf(carried.filter(({ id }) => id === null || !known.has(id))),
    ]),
  };
}

/** Parts that every product of its type has: « Handle » alone is no benefit of a spade. */
const PLAIN_PART =
  /^part\.(?:handle|soundboard|neck|harness|base|legs|sole|blade|seat|sleeves|collar|rim|frame|shade|backrest|filling|cable)$/u;
const ENOUGH = 3;

/** Labels without bare parts, if others are left. */
function withoutPlainParts(labels: Saying[]): Saying[] {
  const telling = labels.filter(({ facts: [fact] }) => fact?.part !== null || !PLAIN_PART.test(fact.id ?? ''));
  return telling.length >= ENOUGH ? telling : labels;
}

/** Whether a piece of text states a fact: it contains all its words. */
export function tells(piece: string, { source, quantity, start }: Fact, language: string): boolean {
  const figure = quantity === null ? '' : source.slice(quantity.start - start, quantity.end - start);
  if (figure !== '' && piece.trim() === figure.trim()) return true;
  const words = new Set(tokensOf(piece, language).map(({ word }) => word));
  const sought = tokensOf(source, language);
  return sought.length > 0 && sought.every(({ word }) => words.has(word));
}

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

/** One thing to print, with the facts that it tells. */
export interface Saying {
  text: string;
  facts: readonly Fact[];
}

/** What a description gives to print in a language. */
export interface Gathered {
  name: string | null;
  /** What was written in this language, cut into pieces. */
  own: ParsedDescription;
  /** What the lexicon says in this language of facts that no piece tells, the surest first. */
  labels: Saying[];
  /** Facts of what was written in this language. */
  facts: Fact[];
}

const NOTHING: ParsedDescription = { name: null, features: [], thoughts: [], benefits: [], steps: [], language: null };

/** Reads a description for pictures in a language: what is written in it as it stands, the rest as far as it can be carried. */
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

/** Parts that every thing of its sort has: « Handle » by itself praises no spade. */
const PLAIN_PART =
  /^part\.(?:handle|soundboard|neck|harness|base|legs|sole|blade|seat|sleeves|collar|rim|frame|shade|backrest|filling|cable)$/u;
const ENOUGH = 3;

/** Labels without bare parts, where others are left. */
function withoutPlainParts(labels: Saying[]): Saying[] {
  const telling = labels.filter(({ facts: [fact] }) => fact?.part !== null || !PLAIN_PART.test(fact.id ?? ''));
  return telling.length >= ENOUGH ? telling : labels;
}

/** Whether a piece of text says a fact: its words are all in it. */
export function tells(piece: string, { source, quantity, start }: Fact, language: string): boolean {
  const figure = quantity === null ? '' : source.slice(quantity.start - start, quantity.end - start);
  if (figure !== '' && piece.trim() === figure.trim()) return true;
  const words = new Set(tokensOf(piece, language).map(({ word }) => word));
  const sought = tokensOf(source, language);
  return sought.length > 0 && sought.every(({ word }) => words.has(word));
}

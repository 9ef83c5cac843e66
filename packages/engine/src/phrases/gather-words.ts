import { agreeWithName } from '../lexicon/agree-with-name.ts';
import { printFact } from '../lexicon/print-fact.ts';
import type { Fact } from '../lexicon/fact.ts';
import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { readFacts } from '../lexicon/read-facts.ts';
import { runsTogether, tokensOf } from '../lexicon/tokens.ts';
import { answerQuestions } from './answer-questions.ts';
import { carryName } from './carry-name.ts';
import { cleanDescription } from './clean-description.ts';
import { countColumns } from './count-text.ts';
import { dropShopTalk } from './drop-shop-talk.ts';
import { dropStory } from './drop-story.ts';
import { fitFacts } from './fit-facts.ts';
import { isLacking } from './is-lacking.ts';
import { parseDescription, type ParsedDescription } from './parse-description.ts';
import { partLanguages } from './part-languages.ts';
import { isFlaw } from './rank-facts.ts';
import { tidyText } from './tidy-text.ts';
import { withoutOwners } from './without-chatter.ts';

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
  const text = dropShopTalk(answerQuestions(cleanDescription(description, language)), language);
  const parts = partLanguages(text, language).map(({ language: from, text: whole }) => {
    const told = dropStory(whole, from);
    const dropped = told === whole ? [] : factsOf(whole, from);
    return { language: from, text: told, promises: dropped.filter(({ kind }) => kind === 'service') };
  });
  const mine = parts.find((part) => part.language === language);
  const own = mine === undefined ? NOTHING : withoutLacks(parseDescription(mine.text, language));
  const facts = mine === undefined ? [] : withPromises(factsOf(mine.text, language), mine.promises);
  const foreign = parts.filter((part) => part.language !== language && part.text.trim() !== '');
  const carried = foreign.flatMap((part) => withPromises(factsOf(part.text, part.language), part.promises));
  const known = new Set(facts.map(({ id }) => id).filter((id) => id !== null));
  const carriedName = foreign
    .map(({ text: theirs, language: from }) =>
      carryName({ name: parseDescription(theirs, from).name, text: theirs, language: from }, language),
    )
    .find((one) => one !== null);
  const name = own.name ?? carriedName ?? null;
  const labelsOf = (some: readonly Fact[]): Saying[] =>
    some.flatMap((fact) => {
      const label = printFact(fact, language);
      return label === null ? [] : [{ text: agreed(label, fact, name, language), facts: [fact] }];
    });
  return {
    name,
    own,
    facts,
    labels: withoutPlainParts([
      ...labelsOf(facts).map((label) => asSaid(label, language)),
      ...labelsOf(carried.filter(({ id }) => id === null || !known.has(id))),
    ]),
  };
}

/** With what the seller promises beside the product, such as free delivery: it builds trust. */
const withPromises = (facts: readonly Fact[], promises: readonly Fact[]): Fact[] => [
  ...facts,
  ...promises.filter(({ id }) => !facts.some((one) => one.id === id)),
];

/** A label as it is said of the product; one of a part agrees with that. */
const agreed = (label: string, { id, part }: Fact, name: string | null, language: string): string =>
  id === null || part !== null ? label : agreeWithName(label, id, name, language);

/** The facts that speak for a product: neither flaws nor what a clause says is left out, « bombilla E27 no incluida ». */
function factsOf(said: string, language: string): Fact[] {
  const text = withoutOwners(said);
  const ends = runsTogether(language) ? SPACED_END : CLAUSE_END;
  return fitFacts(readFacts(text, language), text, language).filter(
    (fact) =>
      !isFlaw(fact) &&
      (isClaim(fact) || !isLacking(clauseAround(text, fact, ends))) &&
      !isOfKeyedPart(text, fact, language),
  );
}

/** « No scratches » praises, and « E27 » fits whatever bulb is left out. */
const isClaim = ({ kind, mark }: Fact): boolean => kind === 'condition' || mark !== null;

/** Kinds of facts that a part may have alone. */
const OF_PART = new Set(['material', 'property', 'finish', 'colour']);
const KEY_BEFORE = /[,.;]\s+(?<key>[^,.;:\n•|]{2,24})\s?[:：]\s*[^.;\n•|]*$/u;

/** « Handles: soft-grip silicone » within a text describes the handles. */
function isOfKeyedPart(text: string, { kind, part, start }: Fact, language: string): boolean {
  const lexicon = lexiconOf(language);
  if (part !== null || lexicon === null || !OF_PART.has(kind)) return false;
  const key = KEY_BEFORE.exec(text.slice(0, start))?.groups?.['key'] ?? '';
  return findTerms(key, lexicon).some(({ id }) => id.startsWith('part.'));
}

const CLAUSE_END = /[.;:!?\n|•،؛।۔。、，；：！？()]|(?<!\p{Nd}),|,(?!\p{Nd})|\s[-–—]\s/u;

/** Where words run together, a space parts statements: « 手作り 食洗機不可 ». */
const SPACED_END = new RegExp(String.raw`${CLAUSE_END.source}|\s`, 'u');

function clauseAround(text: string, { start, end }: Fact, closes: RegExp): string {
  const before = text.slice(0, start).split(closes).at(-1) ?? '';
  return before + text.slice(start, end) + (text.slice(end).split(closes)[0] ?? '');
}

/** A description without what is broken, left out or impossible: the seller tells it beside the pictures. */
function withoutLacks(parsed: ParsedDescription): ParsedDescription {
  const speaking = (texts: readonly string[]): string[] => [
    ...new Set(texts.flatMap((text) => (isLacking(text) ? besideLack(text, parsed.language) : [text]))),
  ];
  return {
    ...parsed,
    features: speaking(parsed.features),
    thoughts: speaking(parsed.thoughts),
    benefits: speaking(parsed.benefits),
  };
}

const BUT = /,?\s+(?:but|aber|mais|pero|ma|mas|maar|men|ale|но|але|ama|لكن)\s+/iu;

/** « A few scratches but rides great »: what follows « but » speaks for the product. */
function besideLack(text: string, language: string | null): string[] {
  const [, ...praise] = text.split(BUT);
  return praise.filter((one) => /\s/u.test(one) && !isLacking(one)).map((one) => tidyText(one, language));
}

const MOST_SAID = 26;

/** What is counted, in the seller's words: « Three levels » are no modes. */
function asSaid(label: Saying, language: string): Saying {
  const [fact] = label.facts;
  const isShort = fact !== undefined && fact.kind === 'count' && countColumns(fact.source) <= MOST_SAID;
  return isShort && /\p{L}{3}/u.test(fact.source) && !/[:：\n]/u.test(fact.source)
    ? { ...label, text: tidyText(fact.source, language) }
    : label;
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

import { BETWEEN, chooseWords } from '../../phrases/choose-words.ts';
import { findNoun } from '../../goods/find-head.ts';
import { findMaker } from '../../goods/makers.ts';
import { loadNames } from '../../goods/names.ts';
import { cleanDescription } from '../../phrases/clean-description.ts';
import { countWords } from '../../phrases/count-text.ts';
import { isFlawId } from '../../phrases/rank-facts.ts';
import { nameOfKind } from '../../goods/name-of-kind.ts';
import { findThing, nameOfThing } from '../../goods/things.ts';
import { agreeWithPart } from '../agree-with-part.ts';
import { lexiconOf } from '../lexicon.ts';
import { tokensOf } from '../tokens.ts';
import { type Described, type ExpectedFact, isFigure } from './read-corpus.ts';

/** The result of a set's words for a description. */
export interface Judged {
  /** Whether the name is correct; null if there is none to judge. */
  name: boolean | null;
  named: string | null;
  /** Expected facts, and whether one of the texts states them. */
  facts: { fact: ExpectedFact; isSaid: boolean }[];
  /** Printed texts, and whether the description supports them. */
  printed: { text: string; isTrue: boolean }[];
}

/** Judges a set's words in a language against the description. */
export function judgeWords(described: Described, pictures: string): Judged {
  const { text, language, name } = described;
  const facts = described.facts.filter((fact) => !isOfFlaw(fact));
  const words = chooseWords(text, pictures, null);
  const printed = [
    // Facts in one line are judged individually; none of them spans lines.
    ...new Set([
      words.promise,
      ...words.line.split(BETWEEN).map((fact) => fact.replaceAll('\u00A0', ' ')),
      ...words.features,
      ...words.benefits,
      ...words.trust,
      ...words.steps,
    ]),
  ].filter((one) => one !== '');
  const all = words.name === null ? printed : [words.name, ...printed];
  const isOwn = language === pictures;
  const saysIt = (fact: ExpectedFact): boolean =>
    all.some((one) => isLabel(one, fact, pictures) || (isOwn && holds(one, fact.words, language)));
  const alsoSaid = described.also.map((id) =>
    isFigure(id) ? { words: id.slice(1), ids: ['='] } : { words: text, ids: [id] },
  );
  const isTrue = (one: string): boolean =>
    [...facts, ...alsoSaid].some((fact) => isLabel(one, fact, pictures)) ||
    (isStretch(cleanDescription(text), one, language) && !isTorn(one, pictures));
  return {
    name: isOwn
      ? name === null && words.name === null
        ? null
        : sameName(name, words.name, language) || namesTheThing(described, words.name)
      : judgeCarriedName(described, words.name, pictures),
    named: words.name,
    facts: facts.map((fact) => ({ fact, isSaid: saysIt(fact) })),
    printed: printed.map((one) => ({
      text: one,
      isTrue: isTrue(one) && !isForbidden(one, described, pictures),
    })),
  };
}

/** A flaw is not owed to a picture. */
const isOfFlaw = ({ ids }: ExpectedFact): boolean => ids.length > 0 && ids.every(isFlawId);

const MOST_NAME_WORDS = 5;

/** A short text without figures that contains the marked name, or the noun of the kind. */
function namesTheThing({ name, kinds, language }: Described, found: string | null): boolean {
  if (found === null || name === null || /\p{Nd}/u.test(found) || isTorn(found, language)) return false;
  if (countWords(found, language) > MOST_NAME_WORDS) return false;
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(found, language, names);
  return holds(found, name, language) || (noun !== null && kinds.includes(noun.id));
}

/** Whether a text states something forbidden. */
const isForbidden = (one: string, { forbidden, language }: Described, pictures: string): boolean =>
  forbidden.some((fact) =>
    fact.ids.length > 0 ? isLabel(one, fact, pictures) : language === pictures && holds(one, fact.words, language),
  );

/** Function words that end no line of a language unless the line was truncated. */
const TORN: Readonly<Record<string, string>> = {
  en: 'and|or|with|the|an?|of|for|from|but',
  de: 'und|oder|mit|der|die|das|für|aus|von',
  fr: 'et|ou|avec|pour|le|la|de|du|des',
  es: 'y|o|con|para|el|la|de|del',
  it: 'e|o|con|per|di|il|la',
  pt: 'e|ou|com|para|o|a|de',
  nl: 'en|of|met|voor|de|het|van',
  sv: 'och|eller|med|för|av',
  pl: 'i|lub|z|dla|do',
  cs: 'a|nebo|s|pro',
  ru: 'и|или|с|для|из',
  tr: 've|veya|ile|için',
  ar: 'و|أو|من|مع',
};
const isTorn = (one: string, language: string): boolean =>
  new RegExp(String.raw`(?:^|\s)(?:${TORN[language] ?? '$^'})$`, 'iu').test(one);

/** In another language a name is the kind's name there with the brand; null if nobody could name it. */
function judgeCarriedName({ name, kinds, brand, language }: Described, found: string | null, pictures: string) {
  // « Planter » is more specific than its kind, a plant pot.
  const thing = name === null ? null : findThing(name, language);
  const names = [...kinds.map((kind) => nameOfKind(kind, pictures)), thing && nameOfThing(thing.id, pictures)].filter(
    (one) => one !== null,
  );
  if (names.length === 0 && brand === null) return null;
  if (found === null) return false;
  // « Dyson Airwrap », « Apple iPhone »: a brand's product line is the name in every language.
  if (name !== null && brand !== null && isMakersLine(name, language) && found.includes(name)) return true;
  const has = (part: string): boolean => found.toLocaleLowerCase().includes(part.toLocaleLowerCase());
  return (names.length === 0 || names.some(has)) && (brand === null || has(brand));
}

/** Whether a name contains only a brand and its product line. */
function isMakersLine(name: string, language: string): boolean {
  const [maker, names] = [findMaker(name), loadNames(language)];
  const noun = names === null ? null : findNoun(name, language, names);
  if (maker === null || maker.start > 0 || /(?<!\p{L})\p{Ll}+(?!\p{L})/u.test(name)) return false;
  return noun === null ? findThing(name, language) === null : noun.end <= maker.end;
}

const bare = (text: string, language: string): string =>
  tokensOf(text, language)
    .map(({ word }) => word)
    .join(' ');

/** A name may be a word or two longer at an end. */
const MOST_LONGER = 2.2;

/** A name is correct if it equals the marked one, or differs by a word at its ends. */
function sameName(expected: string | null, found: string | null, language: string): boolean {
  if (expected === null || found === null) return expected === found;
  const [one, other] = [bare(expected, language), bare(found, language)];
  const [long, short] = one.length > other.length ? [one, other] : [other, one];
  return ` ${long} `.includes(` ${short} `) && long.length < short.length * MOST_LONGER;
}

function holds(text: string, words: string, language: string): boolean {
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(words)) return text.includes(words);
  const there = new Set(tokensOf(text, language).map(({ word }) => word));
  return tokensOf(words, language).every(({ word }) => there.has(word));
}

const isStretch = (source: string, text: string, language: string): boolean =>
  bare(source, language).includes(bare(text, language)) ||
  source.replaceAll(/\s/gu, '').includes(text.replaceAll(/\s/gu, ''));

/** Whether a text is the printed form of one of a fact's terms. */
function isLabel(text: string, { ids, words }: ExpectedFact, language: string): boolean {
  const lexicon = lexiconOf(language);
  return ids.some((id) => {
    if (id === '=')
      return figuresOf(words).length > 0
        ? figuresOf(words).every((one) => figuresOf(text).includes(one))
        : text.includes(words);
    const [term = '', part] = id.split('+');
    const bare = lexicon?.printed.get(term);
    const name = part === undefined ? undefined : lexicon?.printed.get(part);
    const label =
      (name === undefined || bare === undefined
        ? null
        : agreeWithPart({ term: bare, id: term, part: name, language })) ?? bare;
    if (label === undefined) return false;
    const pattern = label.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replace(/\{#?\}/u, '.+');
    const has = new RegExp(part === undefined && !term.startsWith('material') ? `^${pattern}$` : pattern, 'iu').test(
      text,
    );
    return has && (part === undefined || text.startsWith(name ?? ''));
  });
}

/** Thousands separators are removed: « 20,000 » is 20000. */
const figuresOf = (text: string): string[] =>
  (text.replaceAll(/(?<=\p{Nd})[.,](?=\p{Nd}{3}(?!\p{Nd}))/gu, '').match(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu) ?? []).map(
    (figure) => figure.replace(',', '.'),
  );

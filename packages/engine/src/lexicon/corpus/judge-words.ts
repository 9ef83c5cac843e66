import { chooseWords } from '../../phrases/choose-words.ts';
import { lexiconOf } from '../lexicon.ts';
import { tokensOf } from '../tokens.ts';
import type { Described, ExpectedFact } from './read-corpus.ts';

/** What the words of a set make of a description. */
export interface Judged {
  /** Null where the description names nothing and nothing is named. */
  name: boolean | null;
  named: string | null;
  /** Expected facts, and whether one of the words says them. */
  facts: { fact: ExpectedFact; isSaid: boolean }[];
  /** Words that were printed, and whether the description says them. */
  printed: { text: string; isTrue: boolean }[];
}

/** Judges the words of a set in a language against what the description says. */
export function judgeWords({ text, language, name, facts }: Described, pictures: string): Judged {
  const words = chooseWords(text, pictures, null);
  const printed = [
    ...new Set([words.promise, words.line, ...words.features, ...words.benefits, ...words.trust, ...words.steps]),
  ].filter((one) => one !== '');
  const all = words.name === null ? printed : [words.name, ...printed];
  const isOwn = language === pictures;
  const saysIt = (fact: ExpectedFact): boolean =>
    all.some((one) => isLabel(one, fact, pictures) || (isOwn && holds(one, fact.words, language)));
  return {
    name: name === null && words.name === null ? null : sameName(name, words.name, language),
    named: words.name,
    facts: facts.map((fact) => ({ fact, isSaid: saysIt(fact) })),
    printed: printed.map((one) => ({
      text: one,
      isTrue: facts.some((fact) => isLabel(one, fact, pictures)) || isStretch(text, one, language),
    })),
  };
}

const bare = (text: string, language: string): string =>
  tokensOf(text, language)
    .map(({ word }) => word)
    .join(' ');

/** A word or two more at an end are still the name. */
const MOST_LONGER = 2.2;

/** A name is right when it is what was marked, or says the same with a word more or less at its ends. */
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
    const label = lexicon?.printed.get(term);
    if (label === undefined) return false;
    const pattern = label.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`).replace(/\{#?\}/u, '.+');
    const has = new RegExp(part === undefined && !term.startsWith('material') ? `^${pattern}$` : pattern, 'iu').test(
      text,
    );
    return has && (part === undefined || text.startsWith(lexicon?.printed.get(part) ?? ''));
  });
}

const figuresOf = (text: string): string[] =>
  (text.match(/\p{Nd}+(?:[.,]\p{Nd}+)?/gu) ?? []).map((figure) => figure.replace(',', '.'));

import type { CategoryId } from '../identifiers.ts';
import { dropUnknown } from '../type/fonts.ts';
import { countColumns, countWords } from './count-text.ts';
import { phrasesOf } from './index.ts';
import { isAbout } from './match-stems.ts';
import { parseDescription, type ParsedDescription } from './parse-description.ts';
import type { Phrases } from './phrases.ts';
import { isInScriptOf } from './tell-language.ts';

/** The words of a picture, all of them the seller's. What nobody said is empty, and a picture does without it. */
export interface Words {
  language: string;
  direction: 'ltr' | 'rtl';
  labels: Phrases['labels'];
  seasons: Phrases['seasons'];
  /** The category's name, as a shop's department has it; empty where none was told. */
  topic: string;
  /** Null when the description names no product: no name is ever made up. */
  name: string | null;
  /** The name, or else the one thing to say in large type. */
  headline: string;
  /** One line that goes under the headline, and says another thing. */
  line: string;
  /** The one thing to say in large type. */
  promise: string;
  /** Up to four labels short enough for a callout. */
  features: string[];
  /** Up to four lines. */
  benefits: string[];
  /** Two or three steps, or none. */
  steps: string[];
  /** What somebody looks for who may want this: only a seller can say it. */
  need: string;
  /** Up to three lines that build trust: guarantee, delivery, returns, origin. */
  trust: string[];
}

/** Columns of a callout's label: a whole sentence would point at the wrong place. */
const MOST_LABEL = 26;
const MOST_PROMISE = 52;
const MOST_TRUST_LINE = 48;
const [MOST_FEATURES, MOST_BENEFITS, MOST_STEPS, MOST_TRUST] = [4, 4, 3, 3];
const THOUGHT_WORDS = 3;
/** A figure and its unit: the same in every language. */
const FIGURE = /^[\p{Nd}\s.,×x%°-]+\p{L}{0,3}$/u;

/** Chooses words. A description in another language than the pictures lends only its name and figures. */
export function chooseWords(description: string, language: string, category: CategoryId | null): Words {
  const phrases = phrasesOf(language);
  const { code, direction } = phrases.language;
  const { name, features, thoughts: sentences, benefits, steps, trust } = ownWords(description, phrases);
  const whole = thoughtsOf(sentences, phrases);
  const thoughts = [...new Set([...whole, ...thoughtsOf(benefits, phrases)])];
  const promise = whole.find((thought) => countColumns(thought) <= MOST_PROMISE) ?? thoughts[0] ?? '';
  const headline = name ?? promise;
  const said = [...new Set([...thoughts, ...benefits])];
  return {
    language: code,
    direction,
    labels: phrases.labels,
    seasons: phrases.seasons,
    topic: category === null ? '' : phrases.topics[category],
    name,
    headline,
    line: thoughts.find((thought) => thought !== headline) ?? '',
    promise,
    features: features.slice(0, MOST_FEATURES),
    benefits: topUp(said, [...features, ...trust], MOST_BENEFITS),
    steps: steps.length >= 2 ? steps.slice(0, MOST_STEPS) : [],
    need: '',
    trust: trust.slice(0, MOST_TRUST),
  };
}

/** What of the description may stand on a picture in a language: nothing that its fonts cannot draw. */
function ownWords(description: string, phrases: Phrases): Omit<ParsedDescription, 'language'> & { trust: string[] } {
  const { code } = phrases.language;
  const parsed = parseDescription(description, code);
  const own = parsed.language === null ? isInScriptOf(description, code) : parsed.language === code;
  const drawable = (text: string): boolean =>
    dropUnknown(text, { language: code, voice: 'sans', weight: 500 }) === text;
  const usable = (texts: readonly string[]): string[] => (own ? texts.filter(drawable) : []);
  const isTrust = (text: string): boolean => isAbout(text, 'trust', phrases);
  const trust = usable([...parsed.benefits, ...parsed.features]).filter(isTrust);
  return {
    name: parsed.name !== null && drawable(parsed.name) ? parsed.name : null,
    features: parsed.features
      .filter((feature) => countColumns(feature) <= MOST_LABEL && !isTrust(feature))
      .filter((feature) => drawable(feature) && (own || FIGURE.test(feature))),
    thoughts: usable(parsed.thoughts).filter((thought) => !isTrust(thought)),
    benefits: usable(parsed.benefits).filter((benefit) => !isTrust(benefit)),
    steps: usable(parsed.steps),
    trust: [...new Set(trust)].filter((line) => countColumns(line) <= MOST_TRUST_LINE),
  };
}

/** A thought has at least three words: « 350 ml » is a fact and no headline. Those without figures first. */
function thoughtsOf(benefits: readonly string[], phrases: Phrases): string[] {
  return benefits
    .filter((benefit) => countWords(benefit, phrases.language.code) >= THOUGHT_WORDS)
    .toSorted((one, other) => Number(/\p{N}/u.test(one)) - Number(/\p{N}/u.test(other)));
}

/** The first list, topped up from the second to `count` without saying anything twice. */
function topUp(first: readonly string[], second: readonly string[], count: number): string[] {
  const said = (text: string, list: readonly string[]): boolean =>
    list.some(
      (one) =>
        one.toLocaleLowerCase().includes(text.toLocaleLowerCase()) ||
        text.toLocaleLowerCase().includes(one.toLocaleLowerCase()),
    );
  const list = [...first];
  for (const text of second) if (list.length < count && !said(text, list)) list.push(text);
  return list.slice(0, count);
}

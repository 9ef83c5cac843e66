import type { CategoryId } from '../identifiers.ts';
import type { Fact } from '../lexicon/fact.ts';
import { countColumns, countWords } from './count-text.ts';
import { gatherWords, tells, type Gathered, type Saying } from './gather-words.ts';
import { phrasesOf } from './index.ts';
import { IN_STOCK, isBareNumber } from './is-bare.ts';
import type { Phrases } from './phrases.ts';
import { isCaution, isPromise, isState, rankOf } from './rank-facts.ts';
import { strengthOf } from './sells-itself.ts';
import { withoutEchoes } from './without-echoes.ts';
import { isDrawable, MOST_BENEFITS, MOST_FEATURES, MOST_LABEL, type Sorted, sortSayings } from './sort-sayings.ts';

/** The words of a picture, all from the seller. What was not said is empty, and the picture omits it. */
export interface Words {
  language: string;
  direction: 'ltr' | 'rtl';
  labels: Phrases['labels'];
  seasons: Phrases['seasons'];
  /** The category's name; empty if none was given. */
  topic: string;
  /** Null if the description names no product: names are never invented. */
  name: string | null;
  /** The name, or else the main statement in large type. */
  headline: string;
  /** One line under the headline, with other content. */
  line: string;
  /** The main statement in large type. */
  promise: string;
  /** Up to four labels short enough for a callout. */
  features: string[];
  /** Up to four lines. */
  benefits: string[];
  /** Two or three steps, or none. */
  steps: string[];
  /** The buyer's need: only the seller can state it. */
  need: string;
  /** Up to three lines that build trust: guarantee, delivery, returns, origin. */
  trust: string[];
}

const MOST_PROMISE = 52;
const [MOST_STEPS, MOST_TRUST] = [3, 3];
/** Columns of a label that is mostly a figure. */
const MOST_FIGURE = 16;
/** « Nylon » alone in large type promises nothing. */
const OF_STUFF = new Set(['material', 'finish', 'colour', 'included', 'part']);
/** Facts joined in one line: their number, and the maximum columns. */
const [JOINED, MOST_JOINED] = [3, 48];
/** Their separator. */
export const BETWEEN = '\u00a0· ';
const ENOUGH_LABELS = 4;

/**
 * Chooses words. Text in the pictures' language is used as written; of other text the lexicon translates what it knows, with
 * figures, names and standards.
 */
export function chooseWords(description: string, language: string, category: CategoryId | null): Words {
  const key = JSON.stringify([description, language, category]);
  const words = kept.get(key) ?? choose(description, language, category);
  kept.delete(key);
  kept.set(key, words);
  while (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!);
  return words;
}

/**
 * All pictures of a set use the same words, which take about ten milliseconds to choose: the latest are cached, and must not be
 * changed.
 */
const kept = new Map<string, Words>();
const MAX_KEPT = 100;

function choose(description: string, language: string, category: CategoryId | null): Words {
  const phrases = phrasesOf(language);
  const { code, direction } = phrases.language;
  const gathered = gatherWords(description, code);
  const sorted = sortSayings(gathered, phrases);
  const { long, trust } = sorted;
  const short = withoutEchoes(sorted.short);
  const thoughts = [...sorted.thoughts, ...whatItDoes(sorted, gathered, code)];
  const name = gathered.name !== null && isDrawable(gathered.name, code) ? gathered.name : null;
  const promise = strongest([...thoughts, ...short, ...long, ...trust], gathered, code);
  const headline = name ?? (promise || (thoughts[0] ?? ''));
  const others = thoughts.filter((thought) => thought !== headline);
  const [first] = others.toSorted((one, other) => Number(one === promise) - Number(other === promise));
  const line = first ?? '';
  const features = short.slice(0, MOST_FEATURES);
  const rest = [...long, ...short.slice(MOST_FEATURES)];
  // What is printed large elsewhere makes room for what is printed nowhere else.
  const spare = Math.max(0, rest.length - MOST_BENEFITS);
  const large = new Set(rest.filter((one) => one === promise || one === line).slice(0, spare));
  const lines = rest.filter((one) => !large.has(one)).slice(0, MOST_BENEFITS);
  const filled = fill(
    { name, headline, line, promise, features, benefits: lines, trust: trust.slice(0, MOST_TRUST) },
    gathered,
    code,
  );
  const steps = gathered.own.steps.filter((step) => isDrawable(step, code));
  return {
    language: code,
    direction,
    labels: phrases.labels,
    seasons: phrases.seasons,
    topic: category === null ? '' : phrases.topics[category],
    need: '',
    ...filled,
    ...leadWith(filled, gathered, code),
    features: reasonsFirst(repeated(filled, gathered, code), gathered, code),
    benefits: benefitsOf(filled, lines, gathered, code),
    steps: steps.length >= 2 ? steps.slice(0, MOST_STEPS) : [],
  };
}

/**
 * What a product does is a line of its own, however short: in a few words of the seller's or, if nothing larger was said, in the
 * lexicon's.
 */
function whatItDoes({ thoughts, short }: Sorted, { facts, labels }: Gathered, code: string): string[] {
  const does = (some: readonly Fact[]): boolean => some.some(({ kind }) => kind === 'function');
  const own = short.filter((text) => does(facts.filter((fact) => tells(text, fact, code))));
  if (thoughts.length + own.length > 0) return own.filter((text) => !thoughts.includes(text));
  return labels.filter((label) => does(label.facts) && isDrawable(label.text, code)).map(({ text }) => text);
}

/** A list of lexicon labels starts with the strongest one even if a callout has it too, if there is room. */
const bestFirst = ({ benefits, features }: Placed, own: readonly string[]): readonly string[] =>
  own.length > 0 || benefits.length >= MOST_BENEFITS ? benefits : features.slice(0, 1);

type Placed = Pick<Words, 'name' | 'headline' | 'line' | 'promise' | 'features' | 'benefits' | 'trust'>;

/** Own lines, filled up with what is printed elsewhere. */
function benefitsOf(filled: Placed, lines: readonly string[], gathered: Gathered, code: string): string[] {
  const trust = filled.trust.filter((text) => !tellsState(text, gathered, code) && !tellsService(text, gathered));
  const all = topUp(bestFirst(filled, lines), [...filled.benefits, ...filled.features, ...trust], Infinity);
  return tellingFirst(reasonsIn(all, gathered, code).slice(0, MOST_BENEFITS), gathered);
}

/** Drops lines that are no reason to buy, if enough are left. */
function reasonsIn(texts: readonly string[], gathered: Pick<Gathered, 'labels' | 'facts'>, code: string): string[] {
  const reasons = texts.filter((text) => !isNoReason(text, gathered, code));
  return reasons.length >= LEAST_SELLING ? reasons : [...texts];
}

/**
 * A colour, which everybody sees, is printed only if there is hardly anything else, after more informative facts; a stock level or a bare
 * figure is not printed.
 */
function reasonsFirst(texts: readonly string[], gathered: Gathered, code: string): string[] {
  const told = reasonsIn(texts, gathered, code);
  if (told.length >= ENOUGH_WITHOUT_COLOUR) return told;
  return [...told, ...texts.filter((text) => !told.includes(text) && isColour(text, gathered, code))];
}

/** With this many reasons to buy, other lines are dropped; with this many labels, a colour is dropped. */
const [LEAST_SELLING, ENOUGH_WITHOUT_COLOUR] = [2, 3];

/**
 * « Grey », « 1930 » and « Two available »: a visible colour, a figure without a unit and a stock level are no reasons to buy.
 */
const isNoReason = (text: string, { labels, facts }: Pick<Gathered, 'labels' | 'facts'>, code: string): boolean =>
  isBareNumber(text) || IN_STOCK.test(text) || isColour(text, { labels, facts }, code);

function isColour(text: string, { labels, facts }: Pick<Gathered, 'labels' | 'facts'>, code: string): boolean {
  if (countWords(text, code) > 1) return false;
  const told = [
    ...labels.filter((label) => label.text === text).flatMap((label) => label.facts),
    ...facts.filter((fact) => tells(text, fact, code)),
  ];
  return told.length > 0 && told.every(({ kind }) => kind === 'colour');
}

/** Whether a line is a label of delivery, returns or a guarantee: it builds trust, and describes no product. */
const tellsService = (text: string, { labels }: Gathered): boolean =>
  labels.some((label) => label.text === text && label.facts.every(({ kind }) => kind === 'service'));

/** Whether a line gives the condition of a used product: useful, but no reason to buy. */
const tellsState = (text: string, { labels, facts }: Gathered, code: string): boolean =>
  labels.some((label) => label.text === text && label.facts.some(isState)) ||
  facts.some((fact) => isState(fact) && tells(text, fact, code));

/** Benefits come before sizes and materials. */
function tellingFirst(lines: readonly string[], { labels }: Gathered): string[] {
  const placeOf = (text: string): number =>
    isCautionary(text, labels) ? 2 : Number(isFigure(text) || isOfStuff(text, labels));
  return lines.toSorted((one, other) => placeOf(one) - placeOf(other));
}

const isCautionary = (text: string, labels: readonly Saying[]): boolean =>
  labels.some((label) => label.text === text && label.facts.every(isCaution));

const isOfStuff = (text: string, labels: readonly Saying[]): boolean =>
  labels.some((label) => label.text === text && label.facts.every(({ kind }) => OF_STUFF.has(kind)));

/** The text that makes a buyer want the thing most, a short one before a long one; empty where none does. */
function strongest(texts: readonly string[], { labels, facts }: Pick<Gathered, 'labels' | 'facts'>, code: string) {
  const rated = texts.map((text) => {
    const told = [
      ...labels.filter((label) => label.text === text).flatMap((label) => label.facts),
      ...facts.filter((fact) => tells(text, fact, code)),
    ];
    return { text, strength: strengthOf(text, told, code), isLong: countColumns(text) > MOST_PROMISE };
  });
  const [best] = rated
    .filter(({ strength }) => strength > 0)
    .toSorted((one, other) => other.strength - one.strength || Number(one.isLong) - Number(other.isLong));
  return best?.text ?? '';
}

/**
 * Minimum words in large type where no name tells what they are about, « Educational » above a cupboard says nothing, and columns from which one
 * word is enough: a German compound says as much as a phrase.
 */
const [LEAST_LARGE, MOST_LONE] = [2, 14];

/** The large line without a full sentence: the strongest fact, and several in one line. */
function leadWith(
  { name, promise, headline: large, line, features, benefits }: Placed,
  { labels, facts }: Gathered,
  language: string,
): Pick<Placed, 'headline' | 'promise' | 'line'> {
  const all = [...new Set([...features, ...benefits])];
  const said = reasonsIn(all, { labels, facts }, language);
  const telling = said.filter((text) => !isFigure(text));
  const strong = promise || strongest(said, { labels, facts }, language);
  const isLone = (text: string): boolean =>
    name === null && countWords(text, language) < LEAST_LARGE && countColumns(text) <= MOST_LONE;
  const first = isLone(strong) ? '' : strong;
  const headline = name ?? [first, large].find((text) => text !== '' && !isLone(text)) ?? '';
  const joined: string[] = [];
  for (const text of [...telling, ...said.filter(isFigure)].filter((one) => !isCautionary(one, labels))) {
    const isNew = text !== headline && countColumns([...joined, text].join(BETWEEN)) <= MOST_JOINED;
    if (isNew && joined.length < JOINED) joined.push(text);
  }
  return { headline, promise: first, line: line || joined.map(unparted).join(BETWEEN) };
}

/** A line breaks between facts, not within one. */
const unparted = (text: string): string => text.replaceAll(' ', '\u00a0');

/** « 1.7 litres », « Capacity: 1.7 litres ». */
const isFigure = (text: string): boolean =>
  /\p{N}/u.test(text) && (countColumns(text) <= MOST_FIGURE || /[:：]\s*\p{N}/u.test(text));

/** Places the labels of unstated facts where there is room. */
function fill(placed: Placed, { labels, facts: own }: Gathered, code: string): Placed {
  const [more, lines, promises] = [[...placed.features], [...placed.benefits], [...placed.trust]];
  const printed = (): string[] => [placed.name ?? '', placed.line, placed.promise, ...more, ...lines, ...promises];
  for (const { text, facts } of labels.toSorted(byStrength)) {
    const isSaid = printed().some(
      (one) =>
        includes(one, text) ||
        isInside(one, text) ||
        facts.every((fact) => own.includes(fact) && (tells(one, fact, code) || includes(one, fact.source))),
    );
    if (isSaid || !isDrawable(text, code)) continue;
    if (facts.every(isPromise) && promises.length < MOST_TRUST) promises.push(text);
    // Shipping does not describe the product.
    else if (facts.every(({ kind }) => kind === 'service')) continue;
    else if (countColumns(text) <= MOST_LABEL && more.length < MOST_FEATURES) more.push(text);
    else if (lines.length < MOST_BENEFITS) lines.push(text);
  }
  return { ...placed, features: more, benefits: lines, trust: promises };
}

/** Callouts need short labels: if there are few, facts of longer lines are repeated in a word or two. */
function repeated({ name, features, trust }: Placed, { labels, facts: own }: Gathered, language: string): string[] {
  const list = [...features];
  for (const { text, facts } of labels.toSorted(byStrength)) {
    if (list.length >= ENOUGH_LABELS || facts.every(isPromise) || countColumns(text) > MOST_LABEL) continue;
    // « Padded » from « comes with a padded bag » would describe the product.
    if (facts.every(({ kind }) => kind === 'finish')) continue;
    const isSaid = [name ?? '', ...list, ...trust].some(
      (one) =>
        includes(one, text) ||
        isInside(one, text) ||
        facts.every((fact) => own.includes(fact) && (tells(one, fact, language) || includes(one, fact.source))),
    );
    if (!isSaid && isDrawable(text, language)) list.push(text);
  }
  return list;
}

const byStrength = (one: Saying, other: Saying): number => rankOf(one.facts) - rankOf(other.facts);

/** « Bindningar » says « Med bindningar ». */
const isInside = (one: string, text: string): boolean =>
  one.length >= LEAST_INSIDE && !/\p{N}/u.test(one) && includes(text, one);
const LEAST_INSIDE = 6;

const includes = (text: string, part: string): boolean => text.toLocaleLowerCase().includes(part.toLocaleLowerCase());

/** The first list, filled up from the second to `count` without repetitions. */
function topUp(first: readonly string[], second: readonly string[], count: number): string[] {
  const list = [...first];
  for (const text of second) {
    if (list.length < count && !list.some((one) => includes(one, text) || includes(text, one))) list.push(text);
  }
  return list.slice(0, count);
}

import { kindOf, overlaps, SAID_BEHIND, type Reading } from './fact.ts';
import { attributesAhead, FILLERS, isShortWord, meansWhole, RUNS } from './holder-words.ts';
import type { Match } from './lexicon.ts';
import { isProductWord, namesProduct, type Product } from './name-product.ts';
import { HAS_OWN_NOUN, PART_OF_MEASURE } from './slots.ts';

/** What a property belongs to: the product, a part that the lexicon knows, or another thing. */
export type Holder = 'whole' | 'other' | Match;

/** Properties that a part may have alone: « Adjustable » of a seat does not describe the chair. */
const OFTEN_OF_PART =
  /^property\.(?:adjustable|height-adjustable|removable|reclining|telescopic|rotatable|full-turn|interchangeable|lockable)$/u;
/** Properties and care that are the product's unless another thing is named with them. */
const AT_TIMES_OF_PART =
  /^(?:property\.(?:foldable|flexible|inflatable|insulated|waterproof|water-resistant|magnetic|double-walled|sturdy|soft)|care\.(?:machine-washable|washable|washable-at|hand-wash|dishwasher-safe|wipe-clean|microwave-safe|oven-safe|freezer-safe)|finish\.(?:padded|quilted))$/u;

/** Whether the holder of a term has to be known before the product may be said to have it. */
export const mayBeOfPart = (match: { id: string; start: number }, text: string): boolean =>
  OFTEN_OF_PART.test(match.id) ||
  AT_TIMES_OF_PART.test(match.id) ||
  (kindOf(match.id) === 'material' && isInBrackets(match, text));

/** Terms that stand between a thing and what is said of it. */
const ADJECTIVES = new Set(['material', 'colour', 'finish']);
const QUALITIES = new Set(['property', 'care']);

interface Word {
  text: string;
  start: number;
  end: number;
}

/** A clause in which a holder is looked for. */
interface Clause extends Reading {
  match: Match;
  words: readonly Word[];
  /** Whether it is the first one, which names the product. */
  isOpening: boolean;
  product: Product;
}

const MOST_STEPS = 6;

/**
 * What has a property, by the words beside it in its clause: « adjustable seat », « Riem is verstelbaar », « tracolla regolabile ».
 * Where a noun precedes its adjectives the words before the term count, elsewhere those behind it, and before it if none follows.
 */
export function findHolder(match: Match, reading: Reading, product: Product): Holder {
  const { text, stops, terms, lexicon } = reading;
  // « Removable cover » has its noun inside.
  if (terms.some((one) => one.id.startsWith('part.') && overlaps(one, match))) return 'whole';
  // « Wanginya lembut », but « manga larga suave » in a title.
  const isLater = stops.some((stop) => stop < match.start);
  if (match.id === 'property.soft' && !(isLater && SAID_BEHIND.has(lexicon.language))) return 'whole';
  const [open, to] = isInBrackets(match, text) ? aroundBrackets(match, text, stops) : boundsOf(match, text, stops);
  const key = text.slice(open, match.start).lastIndexOf(':') + 1;
  // « Robot vacuum: mop pad washable », but « strap: adjustable ».
  const isKeyed =
    key > 0 && terms.every((one) => !one.id.startsWith('part.') || one.start < open || one.end > open + key);
  const from = isKeyed ? open + key : open;
  const clause: Clause = {
    ...reading,
    match,
    product,
    // « Mixer: 5 l bowl (dishwasher safe) ».
    isOpening: !isInBrackets(match, text) && !isLater && !isKeyed,
    words: Array.from(text.slice(from, to).matchAll(/[\p{L}\p{M}\p{N}\u200c'’]+/gu), ({ 0: word, index }) => ({
      text: word,
      start: from + index,
      end: from + index + word.length,
    })),
  };
  if (RUNS.has(lexicon.language)) return holderInRun(clause, [from, to]);
  return (SAID_BEHIND.has(lexicon.language) || isInBrackets(match, text) ? null : ahead(clause)) ?? behind(clause);
}

/** What stands before the bracket around a match says whose it is. */
function aroundBrackets({ start }: Match, text: string, stops: readonly number[]): [number, number] {
  const opened = Math.max(text.lastIndexOf('(', start), text.lastIndexOf('（', start));
  return [Math.max(0, ...stops.filter((stop) => stop < opened).map((stop) => stop + 1)), opened];
}

/** The clause around a match; brackets and colons end it too. */
function boundsOf({ start, end }: Match, text: string, stops: readonly number[]): [number, number] {
  const from = Math.max(0, ...stops.filter((stop) => stop < start).map((stop) => stop + 1));
  const to = Math.min(text.length, ...stops.filter((stop) => stop >= end));
  const opened = Math.max(
    ...['(', ')', '（', '）', '/', '：'].map((mark) => text.slice(from, start).lastIndexOf(mark)),
  );
  const closed = /[()（）:：/]/u.exec(text.slice(end, to))?.index ?? to - end;
  return [from + opened + 1, end + closed];
}

/** The thing that an adjective precedes; null where it precedes none. */
function ahead(clause: Clause): Holder | null {
  const { match, text, words, isOpening, lexicon } = clause;
  if (!attributesAhead(text.slice(match.start, match.end), lexicon.language)) return null;
  let [at, isJoined] = [match.end, false];
  for (const word of words.filter(({ start }) => start >= match.end).slice(0, MOST_STEPS)) {
    if (/[^\s-]/u.test(text.slice(at, word.start))) return null;
    at = word.end;
    const kinds = kindsAt(word, clause);
    const part = partAt(word, clause);
    if (part !== null) return startsAsPhrase(part, clause) || !isTakenBy(clause) ? null : part;
    if (isProduct(word, clause)) return 'whole';
    if (kinds.has('included')) return isTakenBy(clause) ? 'other' : null;
    if (kinds.has('cue')) return null;
    if (isAnd(word)) {
      isJoined = true;
      continue;
    }
    if ([...kinds].some((kind) => ADJECTIVES.has(kind))) continue;
    // In a title each quality is a keyword of its own.
    if ([...kinds].some((kind) => QUALITIES.has(kind)) && (!isOpening || isJoined)) {
      isJoined = false;
      continue;
    }
    // « Регулировка скорости »: a number that is not there.
    if (kinds.has('count') && OFTEN_OF_PART.test(match.id)) return 'other';
    if (kinds.size > 0 || /\p{Nd}/u.test(word.text)) return null;
    if (meansWhole(word.text)) return 'whole';
    // « Soft and warm »: an adjective that no lexicon knows.
    // A short word that ends its clause is no article.
    const isNoun = isShortWord(word.text, lexicon.language) && word === words.at(-1);
    if (isJoined || (isFiller(word, clause) && !isNoun)) return null;
    return kindOf(match.id) !== 'care' && isUnknownHolder(clause) ? 'other' : null;
  }
  return null;
}

/** « Na laptopa », « fermuarlı »: for something, with something. */
const startsAsPhrase = ({ start, end }: Match, { text, lexicon }: Clause): boolean => {
  const said = text.slice(start, end);
  const [first = '', ...others] = said.split(' ');
  return (
    (others.length > 0 && isShortWord(first, lexicon.language)) || (lexicon.language === 'tr' && /l[ıiuü]$/u.test(said))
  );
};

/** In a title a keyword beside a part may be the product's. */
const isTakenBy = ({ match, isOpening }: Clause): boolean => !isOpening || OFTEN_OF_PART.test(match.id);

/** « Le bol passe au lave-vaisselle », « đệm giặt được »: nothing but a noun stands before what is said of its care. */
function isSubject(clause: Clause): boolean {
  const { match, words, text, isOpening, lexicon } = clause;
  if (isInBrackets(match, text) || isArticleAndNoun(clause)) return true;
  const before = words.filter(({ end }) => end <= match.start);
  const most = SAID_BEHIND.has(lexicon.language) ? MOST_SUBJECT : MOST_SUBJECT + 1;
  return !isOpening && match.id !== 'care.hand-wash' && before.length > 0 && before.length <= most;
}
const HAS_ARTICLE =
  /^(?:only |nur |uniquement |solo )?(?:the|der|die|das|les?|la|l['’]|el|los|las|il|lo|gli|i|os?|as?|de|het) \p{L}+$/iu;
const MOST_SUBJECT = 2;

function isArticleAndNoun({ match, words, lexicon }: Clause): boolean {
  const before = words.filter(({ end }) => end <= match.start).map(({ text }) => text);
  const isPronoun = (FILLERS[lexicon.language] ?? FILLERS['']!).test(before.at(-1) ?? '');
  return HAS_ARTICLE.test(before.join(' ')) && !isPronoun && !meansWhole(before.at(-1) ?? '');
}

/** « Bowl (steel, dishwasher safe) ». */
const isInBrackets = ({ start }: { start: number }, text: string): boolean =>
  /[(（][^)）\n]*$/u.test(text.slice(0, start));

/** « Ekran su geçirmez »: in a title a property behind a part is a keyword of its own. */
const isKeyword = (clause: Clause): boolean =>
  !isTakenBy(clause) && kindOf(clause.match.id) === 'property' && !SAID_BEHIND.has(clause.lexicon.language);

/** Whether an unknown word beside a term is what has it, rather than another keyword or a verb. */
const isUnknownHolder = (clause: Clause): boolean =>
  (kindOf(clause.match.id) !== 'care' || isSubject(clause)) &&
  isTakenBy(clause) &&
  (!clause.isOpening || isNamedBefore(clause));

/** The thing that stands before a term. */
function behind(clause: Clause): Holder {
  const { match, words, isOpening, lexicon } = clause;
  const isBehind = SAID_BEHIND.has(lexicon.language);
  const before = words.filter(({ end }) => end <= match.start).toReversed();
  let [unknown, isJoined] = [0, false];
  const settled = (): Holder =>
    (unknown > 0 || isArticleAndNoun(clause)) && isUnknownHolder(clause) ? 'other' : 'whole';
  for (const word of before.slice(0, MOST_STEPS)) {
    const kinds = kindsAt(word, clause);
    const part = partAt(word, clause);
    if (part !== null) return unknown > 0 ? settled() : isKeyword(clause) ? 'whole' : part;
    if (isProduct(word, clause)) return 'whole';
    if (kinds.has('included') || isCounted(word, clause) || isLining(word, clause)) return 'other';
    if (isLed(word, clause)) return settled();
    if (isAnd(word)) {
      isJoined = true;
      continue;
    }
    if ([...kinds].some((kind) => ADJECTIVES.has(kind) || kind === 'measure' || kind === 'cue')) continue;
    if ([...kinds].some((kind) => QUALITIES.has(kind))) {
      // In a title the thing of one keyword is not that of the next.
      if (isOpening && !isBehind) return 'whole';
      continue;
    }
    if (kinds.size > 0 || /\p{Nd}/u.test(word.text)) return settled();
    const isAdjective = isJoined && unknown === 0;
    isJoined = false;
    if (isAdjective || isFiller(word, clause) || meansWhole(word.text)) continue;
    unknown++;
    if (isOpening && !isBehind) return 'whole';
    if (!isOpening || unknown > MOST_NAMING) return settled();
  }
  return isOpening ? 'whole' : settled();
}
/** Unknown words between a product's noun and its adjective: « mochila escolar impermeable ». */
const MOST_NAMING = 2;

/** Where words run together, the rest of a statement tells whose it is: « シート洗濯可能 » is about the seat. */
function holderInRun(clause: Clause, [from, to]: readonly [number, number]): Holder {
  const { match, text, terms, lexicon, isOpening } = clause;
  const before = text.slice(from, match.start).split(/\s/u).at(-1) ?? '';
  const after = text.slice(match.end, to).split(/\s/u)[0] ?? '';
  const [start, end] = [match.start - before.length, match.end + after.length];
  const inside = terms.filter((one) => one.start >= start && one.end <= end && !overlaps(one, match));
  const part = inside.find(({ id }) => id.startsWith('part.'));
  if (part !== undefined) return part;
  const isFirst = isOpening && text.slice(0, start).trim() === '';
  if (isFirst || namesProduct(before + after, lexicon.language, clause.product)) return 'whole';
  const isTerm = (at: number): boolean => inside.some((one) => at >= one.start && at < one.end);
  const restOf = (said: string, from: number): string =>
    said.replaceAll(/./gu, (char, at) => (isTerm(from + at) ? ' ' : char));
  const rest = `${restOf(before, start)} ${restOf(after, match.end)}`;
  if (kindOf(match.id) === 'care' && !/^\S/u.test(before)) return 'whole';
  const unknown = rest.replaceAll(FILLERS[lexicon.language] ?? /$^/gu, ' ');
  return /[\p{Script=Han}\p{Script=Katakana}\p{Script=Thai}ー]{2}/u.test(unknown) ? 'other' : 'whole';
}

/** Kinds of the terms that cover a word. */
const kindsAt = (word: Word, { terms }: Clause): Set<string> =>
  new Set(terms.filter((one) => one.start <= word.start && one.end >= word.end).map(({ id }) => kindOf(id)));

/** « 3 Einlegeböden höhenverstellbar », « plantilla extraíble »: things of which a number or a measure is known. */
const isCounted = (word: Word, { terms }: Clause): boolean =>
  terms.some(
    ({ id, start, end }) => (COUNTED.test(id) || HAS_OWN_NOUN.has(id)) && start <= word.start && end >= word.end,
  );
const COUNTED = /^count\.(?:tiers|drawers|doors|pockets|compartments|hooks|attachments|blades)$/u;

/** « With », « for »: what stands before them is another statement; « made of » goes on, « porta de metal removível ». */
const isLed = (word: Word, { terms }: Clause): boolean =>
  terms.some(({ id, start, end }) => LEADS.test(id) && start <= word.start && end >= word.end);
const LEADS = /^cue\.(?:with|included|for|compatible|not)$/u;

/** « Doublure amovible »: the lining may be removed. */
const isLining = (word: Word, { terms, lexicon }: Clause): boolean =>
  SAID_BEHIND.has(lexicon.language) &&
  terms.some(({ id, start, end }) => id === 'property.lined' && start <= word.start && end >= word.end);

/** The part that a word names, as itself or in its measure. */
function partAt(word: Word, clause: Clause): Match | null {
  const at = clause.terms.filter((one) => one.start <= word.start && one.end >= word.end);
  const part = at.find(({ id }) => id.startsWith('part.'));
  if (part !== undefined) return isProduct(word, clause) ? null : part;
  const measure = at.find(({ id }) => PART_OF_MEASURE[id] !== undefined);
  return measure === undefined ? null : { ...measure, id: PART_OF_MEASURE[measure.id]! };
}

const isProduct = (word: Word, { text, lexicon, product, isOpening }: Clause): boolean =>
  isProductWord({ word, text, language: lexicon.language, product, isOpening });

/** Whether the clause names the product before the term. */
const isNamedBefore = (clause: Clause): boolean =>
  clause.words.some((word) => word.end <= clause.match.start && isProduct(word, clause));

const isAnd = ({ text }: Word): boolean =>
  /^(?:and|und|et|y|e|ed|en|och|og|i|oraz|a|и|та|ve|și|és|ja|και|dan|và|और|एवं|ও|এবং|اور|و|&)$/iu.test(text);

const isFiller = ({ text }: Word, { lexicon }: Clause): boolean =>
  isShortWord(text, lexicon.language) || (FILLERS[lexicon.language] ?? FILLERS['']!).test(text);

import { findNoun } from '../goods/find-head.ts';
import { goodsKnowWord, loadNames } from '../goods/names.ts';
import { findThing, thingsKnowWord } from '../goods/things.ts';
import { knowsWord } from '../lexicon/lexicon.ts';
import { COMMON_WORDS } from './common-words.ts';
import { PHRASES } from './index.ts';
import { isInScriptOf, rankLanguages } from './tell-language.ts';

/** Share of the best score from which a language is equally likely: neighbours share function words. */
const CLOSE = 0.55;
/** Function words that identify a language by themselves. */
const FEW = 4;
/** Letters of product words that weigh as much as one function word. */
const LETTERS_PER_SMALL_WORD = 4;

/**
 * The language of a text; among neighbours with similar function words, the one whose lexicon and goods contain most of its
 * words. Null if unknown.
 */
export function settleLanguage(written: string, expected: string): string | null {
  // This phrase is English in every language.
  const text = written.replaceAll(/made in \p{L}+/giu, '');
  const ranked = rankLanguages(text);
  const [first] = ranked;
  if (first === undefined) return null;
  const close = ranked.filter(({ score }) => score >= first.score * CLOSE);
  const hear = (code: string): void => {
    if (!close.some((each) => each.code === code)) close.push({ code, score: 0 });
  };
  // « Thermostat: ja » twice is not Finnish: few function words weigh less than product words.
  if (first.score < FEW) hear(tellByTerms(text, expected));
  // One or two shared words, « die-cast » in German, must not outweigh all others: the expected language is always considered.
  if (canSpell(text, expected)) hear(expected);
  if (close.length < 2) return first.code;
  const words = wordsOf(text);
  const rated = close.map(({ code, score }) => ({
    code,
    score:
      score * LETTERS_PER_SMALL_WORD + lettersKnown(words, code) + (code === expected ? LETTERS_PER_SMALL_WORD : 0),
  }));
  return rated.reduce((one, other) => (other.score > one.score ? other : one)).code;
}

/** Shorter words occur in too many languages. */
const LEAST_LETTERS = 4;
/** Another language must know far more of the words than the expected one. */
const MARGIN = 1.3;

/** Tried for texts too short to detect: the most common languages of product names. */
const FREQUENT = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'ru', 'uk', 'ar'];

/** The language whose terms contain the longest words of a text; the expected one unless another is far better. */
export function tellByTerms(text: string, expected: string): string {
  const words = wordsOf(text);
  const isExpected = canSpell(text, expected);
  if (words.length === 0 && isExpected) return expected;
  const score = (code: string): number => lettersKnown(words, code);
  const own = isExpected ? score(expected) + thingsKnown(words, expected) : 0;
  const rated = PHRASES.map(({ language: { code } }) => code)
    .filter((code) => code !== expected && canSpell(text, code))
    .map((code) => ({ code, score: score(code) }));
  // Many languages write « charging » too: of equals, English comes first.
  const best = rated
    .toSorted(byFrequency)
    .reduce((one, other) => (other.score > one.score ? other : one), { code: expected, score: 0 });
  const isEnglish = expected !== 'en' && canSpell(text, 'en') && namesGoods(text, 'en');
  if (best.score > Math.max(own * MARGIN, own + LEAST_LETTERS)) {
    // « Coro tumblers » is English rather than Indonesian.
    const isRare = !FREQUENT.includes(best.code) && score('en') + LEAST_LETTERS >= best.score;
    return isRare && isEnglish ? 'en' : best.code;
  }
  if (isExpected && namesGoods(text, expected)) return expected;
  // « Pastille Vase » is English, though French words begin like both.
  const isNearlyEnglish = isEnglish && 2 * (score('en') + thingsKnown(words, 'en')) >= own;
  if (isExpected && own > 0 && own >= best.score && !isNearlyEnglish) return expected;
  // « Cosy dog bed » names a thing in English, and nothing in German.
  const naming = FREQUENT.filter((code) => code !== expected && canSpell(text, code) && namesGoods(text, code));
  const [first] = naming.toSorted((one, other) => score(other) - score(one));
  return first ?? (isExpected ? expected : (rated.toSorted(byFrequency)[0]?.code ?? expected));
}

const placeOf = (code: string): number => (FREQUENT.includes(code) ? FREQUENT.indexOf(code) : FREQUENT.length);
const byFrequency = (one: { code: string }, other: { code: string }): number => placeOf(one.code) - placeOf(other.code);

function namesGoods(text: string, code: string): boolean {
  const names = loadNames(code);
  const noun = (names && findNoun(text, code, names)) ?? findThing(text, code);
  return noun !== null && !(code === 'de' && isInSmall(text, noun.start));
}

/** « Polygon mountain bike » is no German, which writes nouns with a capital. */
const isInSmall = (text: string, start: number): boolean => /^\p{Lu}/u.test(text) && /^\p{Ll}/u.test(text.slice(start));

/** Letters with diacritics in a language; others belong to another language. */
const MARKED: Readonly<Record<string, string>> = {
  en: 'éè',
  de: 'äöüßé',
  fr: 'àâæçéèêëîïôœùûüÿ',
  es: 'áéíñóúü',
  it: 'àèéìíòóùú',
  pt: 'áâãàçéêíóôõúü',
  nl: 'éëïóöèê',
  sv: 'åäöé',
  da: 'æøåé',
  nb: 'æøåéòô',
  fi: 'äöåšž',
  pl: 'ąćęłńóśźż',
  cs: 'áčďéěíňóřšťúůýž',
  tr: 'çğıöşüâîû\u0307',
  ro: 'ăâîșțşţ',
  hu: 'áéíóöőúüű',
  id: 'é',
  ms: 'é',
};

/** The sign of a diameter, a maker's model in capitals, and a person's name: « IKEA BESTÅ unit », « Ø30 cm », « glass bowl by Per Lütken ». */
const NO_LETTERS =
  /Ø(?=\s?\p{Nd})|(?<!\p{L})(?=\p{Lu}*[^\P{Lu}A-Z])\p{Lu}{3,}(?!\p{L})|(?<=(?<!\p{L})(?:by|par|von|di|av|af) )\p{Lu}(?:\p{L}+|\.) \p{Lu}\p{Ll}+/gu;

/** Whether a language's script and letters allow a text. */
function canSpell(text: string, code: string): boolean {
  if (!isInScriptOf(text, code)) return false;
  const marked = MARKED[code];
  if (marked === undefined) return true;
  const written = /\p{Ll}{3}/u.test(text) ? text.replaceAll(NO_LETTERS, ' ') : text;
  const letters = written.toLocaleLowerCase().match(/[\u00df-\u024f]/gu) ?? [];
  return letters.every((letter) => marked.includes(letter));
}

const wordsOf = (text: string): string[] =>
  [...new Set(text.toLocaleLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [])].filter((word) => word.length >= LEAST_LETTERS);

const lettersKnown = (words: readonly string[], code: string): number =>
  words.reduce((sum, word) => sum + (hasWord(code, word) ? word.length * certaintyOf(code, word) : 0), 0);

/** « Napoleon » is little Italian by « napoletana »: a beginning of a word says less than all of it. */
const certaintyOf = (code: string, word: string): number =>
  word.length <= LONG || knowsWord(code, word) || goodsKnowWord(code, word) ? 1 : BY_BEGINNING;
const BY_BEGINNING = 0.6;

/** Letters of a long word's ending, which may be another one here. */
const ENDING = 2;
const LONG = 7;

/** Letters of words that only names of products have, « amigurumi »: these exist in half of the languages. */
const thingsKnown = (words: readonly string[], code: string): number =>
  words.reduce((sum, word) => sum + (!hasWord(code, word) && thingsKnowWord(code, word) ? word.length : 0), 0);

/** Whether a language's terms or goods have a word that begins like this one. */
function hasWord(code: string, word: string): boolean {
  if (code === 'en' && COMMON_WORDS.has(word)) return true;
  const stem = word.length > LONG ? word.slice(0, -ENDING) : word;
  return knowsWord(code, stem) || goodsKnowWord(code, stem);
}

import { beginsWithOther } from './begins-with-other.ts';
import { beginsWithTool, endsWithTool } from './begins-with-tool.ts';
import { computes } from './computes.ts';
import { foldWords, placeWords, type Word } from './fold-words.ts';
import { isPurpose, isPurposeInRun } from './is-purpose.ts';
import { singularsOf } from './grammar.ts';
import { KINDS } from './kinds.ts';
import type { Names } from './names.ts';
import { withoutProperties } from './without-properties.ts';

/** The noun that a description is about. */
export interface Head {
  id: string;
  /** A word of its phrase says that it is a toy. */
  toy: boolean;
}

/** A kind's name in a phrase. */
interface Found {
  /** Empty for a word known not to be a kind. */
  id: string;
  words: number;
  /** Words of the text up to its end. */
  end: number;
  /** Characters of its word, in languages without spaces. */
  run?: { from: number; to: number };
}

/** A kind's name as a text has it: characters of the text. */
export interface Noun {
  id: string;
  start: number;
  end: number;
}

/** A compound's first part, and its last: « Kaffee·becher », « Arm·band·uhr ». */
const LEAST_PART = 3;
const GENERIC_TOY = 'toy';
/** « Scale 1:43 » is no pair of scales. */
const SAID_SCALE = /(?:scale|ma(?:ß|ss)stab|[ée]chelle|escala|scala|schaal|skala)\s+(?=1[:/]\d)/giu;
const SCALE = /\b1[:/](?:10|12|14|16|18|24|32|43|64|72|87)\b/u;

/**
 * The product named in a text: the last of the first adjacent nouns in « car charger, living room », the first one in « chargeur de voiture ».
 * `other` if that noun is a part of something; null if no name is known.
 */
export function findHead(text: string, language: string, names: Names): Head | 'other' | null {
  const isScale = SCALE.test(text);
  const all = foldWords(text.replaceAll(SAID_SCALE, ''), language);
  for (const phrase of phrasesOf(all, names)) {
    const [found, { words }] = [withoutFlavours(phrase, names), phrase];
    const head = headOf(found, all, names);
    if (!head) continue;
    if (head.id === '' || isOfOther(head, phrase, language)) return 'other';
    return { id: meantKind(ownNoun(head, found), text), toy: isScale || saysToy(words, names) };
  }
  return null;
}

/** Words that also name colours, scents, prints and companies. */
const EDIBLE = new Set(['fruit', 'vegetable']);

/**
 * A fruit is the product only if its phrase names nothing else: neither « lipstick cherry » nor « tomato slicer », which
 * continues after it.
 */
function withoutFlavours({ found, end }: Phrase, { grammar }: Names): Found[] {
  const others = found.filter(({ id }) => !EDIBLE.has(id));
  if (others.length > 0) return others;
  return grammar.head === 'last' ? found.filter((one) => one.end === end) : found;
}

/** Where the product is named; null if it is not, or if only a part of something is. */
export function findNoun(text: string, language: string, names: Names): Noun | null {
  const places = placeWords(text, language);
  const words = places.map(({ word }) => word);
  const phrases = phrasesOf(words, names);
  for (const phrase of phrases) {
    const named = headOf(phrase.found, words, names);
    if (!named) continue;
    if (isOfOther(named, phrase, language)) return null;
    const head = contentOf(named, phrases);
    const [first, last] = [places[head.end - head.words], places[head.end - 1]];
    if (head.id === '' || !first || !last) return null;
    // « Kinderwagen-Regenschutz » is what its last part says, known or not.
    if (names.grammar.compounds && JOINED.test(text.slice(last.end))) return null;
    const { from, to } = head.run ?? { from: 0, to: last.end - first.start };
    return { id: meantKind(head.id, text), start: first.start + from, end: first.start + to };
  }
  return null;
}

/** A notebook with a processor is a laptop. */
const meantKind = (id: string, text: string): string => (id === 'notebook' && computes(text) ? 'laptop' : id);

/** A hyphen and another noun right behind a noun. */
const JOINED = /^[-‐‑]\p{L}/u;

/** Whether a phrase names something else that a noun is for or of: « bread slicer », « afilador de cuchillos », « מתקן אופניים ». */
const isOfOther = ({ end, words }: Found, phrase: Phrase, language: string): boolean => {
  const before = phrase.words.slice(0, Math.max(0, end - words - phrase.start));
  if (before.length > 0 && (beginsWithTool(phrase.words, language) || beginsWithOther(before, language))) return true;
  return language === 'en' && endsWithTool(phrase.words.at(-1) ?? '', phrase.end - end);
};

/** Containers of food: a jar of honey is honey. */
const HOLDERS = new Set(['jar', 'bottle', 'pouch', 'jug']);

/** The content of a jar or a bottle, if it is named right behind it with at most « of » in between. */
const contentOf = (holder: Found, phrases: readonly Phrase[]): Found =>
  (HOLDERS.has(holder.id) && holder.run === undefined
    ? phrases
        .flatMap(({ found }) => found)
        .find(
          ({ id, end, words }) =>
            KINDS.get(id)?.category === 'food' && end - words >= holder.end && end - words <= holder.end + 1,
        )
    : undefined) ?? holder;

/** Minimum letters of a word between two nouns of one name: shorter ones are pronouns and articles. */
const LEAST_BETWEEN = 4;

/** The first adjacent nouns of a phrase: a title continues with synonyms. */
function firstRow(found: readonly Found[], words: readonly Word[]): Found[] {
  const row: Found[] = [];
  for (const one of found) {
    const end = row.at(-1)?.end ?? one.end;
    const between = words.slice(end, one.end - one.words);
    const isNear = between.length === 0 || (between.length === 1 && (between[0]?.length ?? 0) >= LEAST_BETWEEN);
    if (one.run ? one.end > end : !isNear) break;
    row.push(one);
  }
  return row;
}

/** The noun that a phrase is about. @param words all of the text */
const headOf = (found: readonly Found[], words: readonly Word[], names: Names): Found | undefined =>
  names.grammar.head === 'last' ? lastOf(withoutProperties(firstRow(found, words), names.grammar)) : found[0];

/** The noun that ends last, and of those the longest: « red wine glass » is a wine glass, not red wine. */
function lastOf(found: readonly Found[]): Found | undefined {
  return found.reduce<Found | undefined>(
    (best, one) => (best && (best.end > one.end || (best.end === one.end && best.words > one.words)) ? best : one),
    undefined,
  );
}

/** « Red car toy » is a toy car; a toy without another name is a toy. */
function ownNoun(head: Found, found: readonly Found[]): string {
  if (head.id !== GENERIC_TOY) return head.id;
  return found.find(({ id }) => id !== '' && id !== GENERIC_TOY)?.id ?? head.id;
}

/** A part of a text that names one product. */
interface Phrase {
  words: string[];
  found: Found[];
  /** Words of the text before it, and up to its end. */
  start: number;
  end: number;
}

/** A text's phrases: they end at punctuation and, for the rest of a sentence, at words like « with ». */
function phrasesOf(text: readonly Word[], names: Names): Phrase[] {
  const phrases: Phrase[] = [{ words: [], found: [], start: 0, end: 0 }];
  let skips = false;
  let named = 0;
  for (let at = 0; at < text.length; at++) {
    const word = text[at];
    if (word === null || word === undefined || (at >= named && names.links.has(word))) {
      skips &&= word !== null;
      phrases.push({ words: [], found: [], start: at, end: at });
      continue;
    }
    // Checked first, because « collier pour chien » is one name.
    const describes = isDescribing(word, phrases.at(-1)?.words.at(-1), names);
    const found = skips || describes ? [] : namesAt(text, at, names);
    if (at >= named && found.length === 0 && names.breaks.has(word)) skips = true;
    if (skips) continue;
    const phrase = phrases.at(-1)!;
    if (phrase.words.length === 0) phrase.start = at;
    phrase.words.push(word);
    phrase.end = at + 1;
    phrase.found.push(...found);
    named = Math.max(named, ...found.map(({ end }) => end));
    // Where the head noun comes first, nothing inside its name is another name.
    if (names.grammar.head === 'first') for (; at + 1 < named; at++) phrase.words.push(text[at + 1] ?? '');
  }
  return phrases;
}

/** Whether a word that could be a product describes the noun before it; short words before it are articles. */
const isDescribing = (word: string, before: string | undefined, { grammar }: Names): boolean =>
  grammar.adjectives?.test(word) === true && (before?.length ?? 0) >= LEAST_BETWEEN;

/** The longest name that starts at a word; several in languages without spaces. */
function namesAt(text: readonly Word[], at: number, names: Names): Found[] {
  if (names.grammar.unspaced) return findInRun(text[at] ?? '', at + 1, names);
  const end = text.indexOf(null, at);
  const words = text.slice(at, end < 0 ? undefined : end).filter((word) => word !== null);
  const one = longestAt(words, names);
  if (one === null || isPurposeOf(text, at, { one, names })) return [];
  return [{ ...one, end: at + one.words }];
}

/** Whether a noun says what the product is for; a word that is a name with its first letter has no prefix. */
function isPurposeOf(
  text: readonly Word[],
  at: number,
  { one, names }: { one: Omit<Found, 'end'>; names: Names },
): boolean {
  const { purpose, ...grammar } = names.grammar;
  const isWhole = lookUp(text.slice(at, at + one.words).join(' '), names) !== null;
  const { prefix, ...others } = purpose ?? {};
  const fitting = isWhole || prefix === undefined ? others : { ...others, prefix };
  return isPurpose(text, { at, end: at + one.words }, { ...grammar, purpose: fitting });
}

function longestAt(words: readonly string[], names: Names): Omit<Found, 'end'> | null {
  for (let count = Math.min(names.longest, words.length); count > 0; count--) {
    const row = words.slice(0, count);
    // « Handy-Hülle », « Lampen Schirm »: a compound written as two words.
    const id =
      lookUp(row.join(' '), names) ?? (names.grammar.compounds && count === 2 ? lookUp(row.join(''), names) : null);
    if (id !== null) return { id, words: count };
  }
  const id = inOneWord(words[0] ?? '', names) ?? (words.length > 1 ? inConstruct(words[0] ?? '', names) : null);
  return id === null ? null : { id, words: 1 };
}

const LEAST_CONSTRUCT = 4;

/** « קערת » of « קערת הגשה »: a Hebrew noun as it is before another one. */
function inConstruct(word: string, names: Names): string | null {
  if (word.length < LEAST_CONSTRUCT) return null;
  return singularsOf(word, names.grammar).reduce<string | null>((id, form) => id ?? lookUp(form, names), null);
}

function lookUp(form: string, { ids, inflected }: Names): string | null {
  return ids.get(form) ?? inflected.get(form) ?? null;
}

/** « Kowalski » is no pair of skis. */
const SURNAME = /(?:ow|ew|al|yn)ski$/u;

/** A name inside one word: after a prefix, or at the end of a compound. */
function inOneWord(word: string, names: Names): string | null {
  const { prefixes, compounds } = names.grammar;
  const bare = prefixes ? word.replace(prefixes, '') : word;
  if (bare !== word && bare.length > 1) return lookUp(bare, names);
  if (!compounds || SURNAME.test(word)) return null;
  for (let from = firstPartOf(word); from <= word.length - lastPartOf(word); from++) {
    const id = lookUp(word.slice(from), names);
    if (id !== null) return id;
  }
  return null;
}

const isHangul = (word: string): boolean => /\p{Script=Hangul}/u.test(word);
const firstPartOf = (word: string): number => (isHangul(word) ? 1 : LEAST_PART);
const lastPartOf = (word: string): number => (isHangul(word) ? 2 : LEAST_PART);

/** In languages without spaces the longest name at each character counts. */
function findInRun(run: string, end: number, names: Names): Found[] {
  const found: Found[] = [];
  for (let at = 0; at < run.length; at++) {
    for (let length = Math.min(names.longest, run.length - at); length > 0; length--) {
      const id = names.ids.get(run.slice(at, at + length));
      // « 本 » is a book, « 日本製 » is not.
      if (id === undefined || (length === 1 && isInsideWord(run, at))) continue;
      if (!isPurposeInRun(run, at, at + length, names.grammar))
        found.push({ id, words: 1, end, run: { from: at, to: at + length } });
      at += length - 1;
      break;
    }
  }
  return found.filter(({ run: own }) => !COMES_WITH.test(run.slice(0, own?.from)));
}

/** « 梳妆台带镜子 » is no mirror: behind « with » an accessory is named. « 背带裤 » are trousers. */
const COMES_WITH =
  /\p{Script=Han}{2}(?:(?<![皮背腰胶膠吊丝絲绷繃绑綁肩织織紧緊领領系束磁像携攜热熱地力拉全衣鞋])[带帶]|附带|附帶|(?<![适適装裝搭匹分])配|[内內]?含)$/u;

const HAN = /\p{Script=Han}/u;
const isInsideWord = (run: string, at: number): boolean =>
  [run[at - 1], run[at + 1]].some((beside) => beside !== undefined && HAN.test(beside));

/** The word for a toy may be inside a compound: « Spielzeugauto ». */
function saysToy(words: readonly string[], { toys, grammar }: Names): boolean {
  const isJoined = grammar.compounds === true || grammar.unspaced === true;
  return words.some((word) => toys.has(word) || (isJoined && [...toys].some((toy) => word.includes(toy))));
}

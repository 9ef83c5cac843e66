import { kindOf } from '../lexicon/fact.ts';
import { readFacts } from '../lexicon/read-facts.ts';

/** A piece of a sentence between two separators. */
export interface Piece {
  text: string;
  /** Whether a comma precedes it. */
  isListed: boolean;
}

/** « In muted tones: green », but not « 16:9 ». */
const KEYED = /^\s*(?<key>\p{L}[^:：]{1,32}?)\s?(?:(?<!\p{Nd})[:：]|[:：](?!\p{Nd}))\s*(?<first>\S.*)$/u;
/** A key that announces facts of any kind. */
const ANNOUNCES =
  /^(?:features?|details?|especificaç(?:ão|ões)(?: técnicas)?|especificaciones(?: técnicas)?|spécifications|fiche technique|specifiche(?: tecniche)?|technische daten|technical (?:details|data|specifications)|highlights|specs|specifications|facts|benefits|description|info|eigenschaften|merkmale|besonderheiten|vorteile|caractéristiques|atouts|détails|características|detalles|ventajas|caratteristiche|dettagli|vantaggi|detalhes|vantagens|kenmerken|eigenschappen|voordelen|egenskaper|egenskaber|cechy|zalety|vlastnosti|характеристики|особенности|преимущества|özellikler|المميزات|المواصفات|特徴|特点|特點|특징)$/iu;
/** Whether a line only announces the next ones: « Features: ». */
export const announcesList = (line: string): boolean => ANNOUNCES.test(line.replace(/\s*[:：]\s*$/u, '').trim());

const AND =
  /\s(?:and|or|und|oder|et|ou|y|o|e|ed|en|of|och|eller|og|i|lub|oraz|a|nebo|и|или|та|або|ve|veya|și|sau|és|vagy|και|ή|ja|tai|dan|atau|và|hoặc|और|या|এবং|বা)\s|\s&\s|\sو|และ|หรือ/iu;
const MOST_ITEM_WORDS = 3;

/** « Or », by which a list gives a choice. */
const OR: Readonly<Record<string, string>> = {
  en: 'or',
  de: 'oder',
  fr: 'ou',
  es: '[ou]',
  it: 'o(?:ppure)?',
  pt: 'ou',
  nl: 'of',
  sv: 'eller',
  da: 'eller',
  nb: 'eller',
  fi: 'tai',
  pl: 'lub|albo',
  cs: 'nebo',
  ru: 'или',
  uk: 'або',
  tr: 'veya|ya da',
  ro: 'sau',
  hu: 'vagy',
  el: 'ή',
  id: 'atau',
  ms: 'atau',
  vi: 'hoặc',
  ar: 'أو',
  fa: 'یا',
  he: 'או',
};
const MOST_CHOICE_WORDS = 2;

/** « 10, 13 and 16 cm »: figures that share a unit. */
function joinFigures(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const before = joined.at(-1);
    const isNext =
      piece.isListed && /^\p{Nd}/u.test(piece.text) && /^\s*\p{Nd}+(?:, \p{Nd}+)*\s*$/u.test(before?.text ?? '');
    if (before !== undefined && isNext)
      joined.splice(-1, 1, { ...before, text: `${before.text.trim()}, ${piece.text}` });
    else joined.push(piece);
  }
  return joined;
}

/** « Comes in brown, black or tan »: the items before « or », with the piece that they begin in. */
function joinChoices(pieces: readonly Piece[], language: string | null): Piece[] {
  const or = OR[language ?? ''];
  if (or === undefined) return [...pieces];
  const ends = new RegExp(String.raw`^\S+(?:\s\S+)?\s(?:${or})\s\S+(?:\s\S+)?$`, 'iu');
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const items = piece.isListed && ends.test(piece.text.trim()) ? itemsBefore(joined, piece.text, language) : 0;
    const list = items === 0 ? [] : joined.splice(-items);
    const [first = piece] = list;
    const text = [...list, piece].map((one) => one.text).join(language === 'ar' || language === 'fa' ? '، ' : ', ');
    joined.push({ text, isListed: first.isListed });
  }
  return joined;
}

/**
 * How many pieces at the end belong to a list that ends with a choice: short ones, and the longer one before them. « Light, blue or
 * red » are two facts, for light is no colour.
 */
function itemsBefore(pieces: readonly Piece[], choice: string, language: string | null): number {
  const kinds = kindsIn(choice, language);
  let count = 0;
  for (const { text, isListed } of pieces.toReversed()) {
    const isOther = kinds.length > 0 && !kindsIn(text, language).some((kind) => kinds.includes(kind));
    if (isOther || /\p{Nd}/u.test(text)) return count > 0 && isOther ? count : 0;
    count++;
    if (text.trim().split(/\s+/u).length > MOST_CHOICE_WORDS || !isListed) break;
  }
  return count;
}

const kindsIn = (text: string, language: string | null): string[] =>
  readFacts(text, language ?? 'en').map(({ id, kind }) => (id === null ? kind : kindOf(id)));

/**
 * Pieces of a sentence, those of a list after a colon as one: « Scents: lavender, vanilla or cedar ». A list under a key that
 * announces facts loses the key; behind any other, a piece of another kind stays alone: « Colour: black, waterproof ».
 */
export function joinLists(all: readonly Piece[], language: string | null): string[] {
  const pieces = joinChoices(joinFigures(all), language);
  const joined: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const { text } = pieces[at]!;
    const { key, first } = KEYED.exec(text)?.groups ?? {};
    if (key === undefined || first === undefined) {
      joined.push(text);
      continue;
    }
    if (ANNOUNCES.test(key.trim())) {
      joined.push(first);
      continue;
    }
    const items = itemsBehind(pieces, at, first, language);
    joined.push([text, ...items].join(language === 'ar' ? '، ' : isWide(text) ? '、' : ', '));
    at += items.length;
  }
  return joined;
}

const isWide = (text: string): boolean => /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text);

/** The further items of a list: short ones without figures, up to « and », all of one kind. */
function itemsBehind(pieces: readonly Piece[], at: number, first: string, language: string | null): string[] {
  if (!isItem(first)) return [];
  const items: string[] = [];
  for (const { text, isListed } of pieces.slice(at + 1)) {
    if (!isListed || !isItem(text) || KEYED.test(text)) break;
    items.push(text);
    if (AND.test(` ${text}`)) return items;
  }
  const kinds = new Set([first, ...items].flatMap((text) => kindsIn(text, language)));
  return kinds.size <= 1 ? items : [];
}

function isItem(text: string): boolean {
  const words = text
    .trim()
    .split(/\s+/u)
    .filter((word) => !AND.test(` ${word} `));
  return words.length <= MOST_ITEM_WORDS && !/\p{Nd}/u.test(text);
}

import { findNoun } from '../goods/find-head.ts';
import { foldWords } from '../goods/fold-words.ts';
import { findMaker, type FoundMaker } from '../goods/makers.ts';
import { loadNames } from '../goods/names.ts';
import type { FoundThing } from '../goods/things.ts';
import { findMarks } from '../lexicon/find-marks.ts';
import { findQuoted } from '../lexicon/find-quoted.ts';
import { knowsWord } from '../lexicon/lexicon.ts';
import { COMMON_WORDS } from './common-words.ts';
import { isOfOther } from './is-of-other.ts';
import { modelBehind } from './line-of-maker.ts';
import { isInvented, WORD } from './line-of-name.ts';

export const CLAUSE_END = /[,.;:!?\n|•،؛।۔。、，；：！？]|\s[-–—]\s/u;
/** The product is named near the beginning. */
export const OPENING = 260;

const BRAND_LINE =
  /^\s*(?:brand|marke|marque|marca|merk|märke|marka|бренд|品牌|ブランド|브랜드|الماركة)\s*[:：]\s*(?<brand>[\p{L}\p{N}][^\n,;|]{1,24}?)\s*$/imu;

/** The brand or model as typed: « SoundPeak X2 », « Nordwald »; null if it cannot be distinguished from ordinary words. */
export function brandOf(
  name: string,
  text: string,
  { language, thing }: { language: string; thing: FoundThing | null },
): string | null {
  const told = BRAND_LINE.exec(text)?.groups?.['brand'] ?? findQuoted(text.slice(0, OPENING))[0]?.name;
  const marked = new Set(findMarks(name).flatMap((mark) => mark.text.toLocaleLowerCase().split(/[\s-]+/u)));
  const names = loadNames(language);
  const found = names === null ? null : findNoun(name, language, names);
  const noun = found !== null && language === 'en' && isOfOther(name, found) ? null : found;
  const named = new Set(thing?.words);
  const isPart = (word: string): boolean =>
    !marked.has(word.toLocaleLowerCase()) &&
    !isPlain(word, language) &&
    !isSaidSmall(word, text) &&
    !foldWords(word, language).some((one) => one !== null && named.has(one));
  const known = makerIn(name, text);
  const from = known?.start ?? -1;
  const isKnown = (index: number): boolean => known?.text === name && index >= from && index < (known.end ?? 0);
  const nounEnd = noun?.end ?? (thing === null ? null : Math.min(thing.end, name.length));
  const words = Array.from(name.matchAll(WORD), ({ 0: word, index }) => ({ word, index })).filter(
    ({ word, index }) =>
      !isKnown(index) &&
      (noun === null || index < noun.start || index >= noun.end) &&
      isPart(word) &&
      (isInvented(word) ||
        isProper(word, index, { name, text, language, nounEnd }) ||
        isInitials(word, index, name, nounEnd)),
  );
  const model = words.map(({ word }) => word).join(' ');
  if (known !== null) return [known.name, model || modelOf(known, language)].filter(Boolean).join(' ');
  if (model !== '') return told !== undefined && !model.includes(told) ? `${told} ${model}` : model;
  return told ?? null;
}

/** « Azucarera Conejito … en forma de conejito »: a word that the text also writes small is no name. */
function isSaidSmall(word: string, text: string): boolean {
  const small = word.toLocaleLowerCase();
  return small !== word && new Set<string>(text.match(/[\p{L}\p{M}]+/gu)).has(small);
}

/** Capitalised words or figures right after a brand, in languages with lower-case nouns: « Nintendo Switch OLED ». */
function modelOf({ text, end }: FoundMaker & { text: string }, language: string): string {
  if (language === 'de' || !/\p{Ll}{3}/u.test(text.replaceAll(/\p{Lu}\p{Ll}+/gu, ''))) return '';
  return modelBehind(text.slice(end));
}

/** A known brand, in the name or in the clause around it: « Badelatschen von Adidas ». */
function makerIn(name: string, text: string): (FoundMaker & { text: string }) | null {
  const clause =
    text
      .slice(0, OPENING)
      .split(CLAUSE_END)
      .find((one) => one.toLocaleLowerCase().includes(name.toLocaleLowerCase())) ?? '';
  for (const where of [name, clause]) {
    const maker = where === '' ? null : findMaker(where);
    if (maker !== null) return { ...maker, text: where };
  }
  return null;
}

/** « Handrasenmäher CMI »: a few capitals right after the product, unless the whole text is in capitals. */
const isInitials = (word: string, index: number, name: string, nounEnd: number | null): boolean =>
  /^\p{Lu}{2,4}$/u.test(word) &&
  !OFTEN_SHORT.has(word) &&
  /\p{Ll}{3}/u.test(name) &&
  nounEnd !== null &&
  index >= nounEnd &&
  name.slice(nounEnd, index).trim() === '';
/** Sizes, techniques and materials written in capitals. */
const OFTEN_SHORT = new Set(
  'XS XL XXL LED OLED QLED LCD USB TV HD UHD UV PVC BPA EVA MDF ABS PP PE PU PET GPS NFC WLAN DVD CD DIY EU UK US NEU NEW TOP OVP VHB FSC XXS RGB SSD HDD RAM PC AC DC II III IV VI UPF SPF'.split(
    ' ',
  ),
);

/** Endings of English adjectives: in « Checked backpack » Checked is not a brand. */
const DESCRIBES = /(?:ed|ic|al|ish|ful|less|ive|ous|[ai]ble|ern|ese|proof|style)$/iu;

interface Around {
  name: string;
  text: string;
  language: string;
  nounEnd: number | null;
}

/**
 * A capitalised word where the language writes words in lower case: « our Fjord floor lamp », « lampe Luna », « Bücherregal
 * Nordwald »; in English, where the brand precedes its noun, also the first word: « Nike running shoes ».
 */
function isProper(word: string, index: number, { name, text, language, nounEnd }: Around): boolean {
  if (!/^\p{Lu}[\p{Ll}\p{M}]{2,}$/u.test(word)) return false;
  const isBehind = nounEnd !== null && index >= nounEnd;
  // Nouns are capitalised anyway: the brand directly follows the product.
  if (language === 'de') return isBehind && /^(?:\s+\p{Lu}[\p{Ll}\p{M}]{2,})*\s*$/u.test(name.slice(nounEnd, index));
  if (COMES_FROM.test(name.slice(0, index))) return false;
  const others = Array.from(name.matchAll(WORD), ([one]) => one).filter((one) => one !== word);
  // If every word is capitalised, capitals mean nothing.
  const hasSmall = others.some((one) => /^\p{Ll}{3}/u.test(one));
  if (index > 0) return hasSmall || isBehind;
  const at = text.indexOf(word);
  const isInside = at > 0 && /[\p{L},]\s+$/u.test(text.slice(0, at));
  if (isInside) return hasSmall;
  if (language !== 'en' || DESCRIBES.test(word)) return false;
  return nounEnd !== null && hasSmall && !COMMON_WORDS.has(word.toLocaleLowerCase('en'));
}

/** « Fårskinn från Gotland »: a place of origin is not a brand. */
const COMES_FROM = /(?<!\p{L})(?:from|aus|von|de|du|di|da|del|do|van|uit|från|fra|z|ze|из|од|із|з)\s+$/iu;

/** Whether the lexicon contains a word, or a beginning of it. */
function isPlain(word: string, language: string): boolean {
  const lower = word.toLocaleLowerCase(language);
  const stem = lower.length > 6 ? lower.slice(0, -2) : lower;
  return knowsWord(language, stem);
}

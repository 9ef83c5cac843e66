import { findNoun } from '../goods/find-head.ts';
import { findMaker, type FoundMaker } from '../goods/makers.ts';
import { loadNames } from '../goods/names.ts';

/** A model after a brand or its product line: capitalised, or figures without a unit. */
const MODEL =
  /^(?: (?:\p{Lu}[\p{L}\p{Nd}-]*|[a-z]?\p{Lu}[\p{L}\p{Nd}-]*|\p{Nd}{1,4}[B-FH-JMNP-TX-Z](?!\p{L})|\p{Nd}{1,4}(?!\p{L}|[.,]\p{Nd}| ?(?:[cmk]?m|k?g|[cmd]?l|oz|[GT][Bo]|gb|tb|go|ГБ|гб|mAh|Hz|W|V|Zoll|inch\p{L}*|pouces?|pulgadas?|pollici|["″”x×%€£$])(?!\p{L})))){1,3}(?=[ ,.;\n]|$)/u;
/** Capitalised words of many titles that are not models. */
const NO_MODEL =
  /^(?:neu|neuf|new|nuevo|nuovo|novo|top|ovp|size|gr|taille|talla|taglia|gps|led|usb|tv|hd|uhd|rtw|vgc|bnwt|nwt|xs|xl|xxl|[sml])$/iu;

/** The model right after a brand: « Pro 13 », up to a word that describes the product. */
export function modelBehind(behind: string): string {
  const words = (MODEL.exec(behind)?.[0] ?? '').trim().split(' ').filter(Boolean);
  const end = words.findIndex((word) => isNoModel(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}

/** Whether a capitalised word describes a product rather than naming its model. */
export const isNoModel = (word: string): boolean => NO_MODEL.test(word);

/** Whether a text is a product line that names a whole product, as in English: « iPhone », but not Polish « kask ». */
export function isWholeLine(text: string): boolean {
  const [maker, names] = [findMaker(text), loadNames('en')];
  if (maker === null || maker.start > 0 || maker.end < text.length || names === null) return false;
  return findNoun(maker.name, 'en', names) !== null;
}

/** « iPhone 12 », « Dyson V11 »: a known product line at the start of a text, as typed; null without one. */
export function lineAtStart(text: string): string | null {
  const maker: FoundMaker | null = findMaker(text);
  if (maker === null || maker.start > 0) return null;
  const model = modelBehind(text.slice(maker.end));
  return model === '' ? maker.name : `${maker.name} ${model}`;
}

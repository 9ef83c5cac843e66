import { findNoun } from '../goods/find-head.ts';
import { findMaker, type FoundMaker } from '../goods/makers.ts';
import { loadNames } from '../goods/names.ts';

/** Words of a model behind a maker's name or its line: with a capital, or figures that measure nothing. */
const MODEL =
  /^(?: (?:\p{Lu}[\p{L}\p{Nd}-]*|[a-z]?\p{Lu}[\p{L}\p{Nd}-]*|\p{Nd}{1,4}[B-FH-JMNP-TX-Z](?!\p{L})|\p{Nd}{1,4}(?!\p{L}|[.,]\p{Nd}| ?(?:[cmk]?m|k?g|[cmd]?l|oz|[GT][Bo]|gb|tb|go|ГБ|гб|mAh|Hz|W|V|Zoll|inch\p{L}*|pouces?|pulgadas?|pollici|["″”x×%€£$])(?!\p{L})))){1,3}(?=[ ,.;\n]|$)/u;
/** What stands with a capital in many titles and is no model. */
const NO_MODEL =
  /^(?:neu|neuf|new|nuevo|nuovo|novo|top|ovp|size|gr|taille|talla|taglia|gps|led|usb|tv|hd|uhd|rtw|vgc|bnwt|nwt|xs|xl|xxl|[sml])$/iu;

/** The model that is written right behind a maker's name: « Pro 13 », up to a word that is told of the thing. */
export function modelBehind(behind: string): string {
  const words = (MODEL.exec(behind)?.[0] ?? '').trim().split(' ').filter(Boolean);
  const end = words.findIndex((word) => isNoModel(word));
  return (end < 0 ? words : words.slice(0, end)).join(' ');
}

/** Whether a word with a capital is told of a thing, and is no part of what its maker calls it. */
export const isNoModel = (word: string): boolean => NO_MODEL.test(word);

/** Whether a text is a maker's line that names a whole thing, as English has it: « iPhone », and no Polish « kask ». */
export function isWholeLine(text: string): boolean {
  const [maker, names] = [findMaker(text), loadNames('en')];
  if (maker === null || maker.start > 0 || maker.end < text.length || names === null) return false;
  return findNoun(maker.name, 'en', names) !== null;
}

/** « iPhone 12 », « Dyson V11 »: a known maker's line at the start of a text, as typed; null where none opens it. */
export function lineAtStart(text: string): string | null {
  const maker: FoundMaker | null = findMaker(text);
  if (maker === null || maker.start > 0) return null;
  const model = modelBehind(text.slice(maker.end));
  return model === '' ? maker.name : `${maker.name} ${model}`;
}

/** ©, ® and ™ are pictographs in Unicode but part of a name for sellers. */
const PICTOGRAM = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u20E3/gu;
/** Joins emoji; between Indic letters it belongs to the word. */
const JOINER = /(?<![\p{L}\p{M}])\u200D/gu;
/** Thai full stops mark abbreviations, not sentence ends. */
const CLOSING = /(?:[\s,;:،؛۔।॥!！。．，、；：…]|(?<!\p{Script=Thai})\.)+$/u;
const LEADING_DASH = /^[-–—/]\s+/u;
const QUOTED = /^["'“”«»„‘’「『]+([^"“”«»„「」『』]*)["'“”«»‘’」』]+$/u;
/** « (new) » alone, and a bracket without its other half: « adjustable) ». */
const BRACKETED = /^[(（]([^()（）]*)[)）]$/u;
const UNOPENED = /^([^()（）]*)[)）]$/u;
const UNCLOSED = /^[(（]([^()（）]*)$/u;

/** A part of a description as a separate line: without emoji and final punctuation, first letter capitalised. */
export function tidyText(text: string, language: string | null): string {
  const plain = text
    .replaceAll(PICTOGRAM, '')
    .replaceAll(JOINER, '')
    .replaceAll(/[^\S\u00a0]+/gu, ' ')
    .trim();
  const unquoted = plain.replace(LEADING_DASH, '').replace(CLOSING, '').trim().replace(QUOTED, '$1').trim();
  const bare = unquoted
    .replace(BRACKETED, '$1')
    .replace(UNOPENED, '$1')
    .replace(UNCLOSED, '$1')
    .replace(/\s[+&/]$/u, '')
    .trim();
  return capitalise(bare, language);
}

/** Not « iPhone », « pH » and « e.l.f. »: a capital in second place or dotted letters mean that the first letter is deliberately lower case. */
function capitalise(text: string, language: string | null): string {
  const [first = ''] = text;
  const rest = text.slice(first.length);
  return /^(?:\p{Lu}|\.\p{Ll}\.)/u.test(rest) ? text : first.toLocaleUpperCase(language ?? 'en') + rest;
}

/** ©, ® and ™ count as pictograms to Unicode and as part of the name to a seller. */
const PICTOGRAM = /(?![©®™])\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\uFE0F|\u20E3/gu;
/** Joins pictograms to one; between Indic letters it belongs to the word. */
const JOINER = /(?<![\p{L}\p{M}])\u200D/gu;
/** Thai ends no sentence with a full stop, only abbreviations. */
const CLOSING = /(?:[\s,;:،؛۔।॥!！。．，、；：…]|(?<!\p{Script=Thai})\.)+$/u;
const QUOTED = /^["'“”«»„‘’「『]+([^"“”«»„「」『』]*)["'“”«»‘’」』]+$/u;

/** A stretch of a description as a line of its own: without pictograms and closing marks, its first letter large. */
export function tidyText(text: string, language: string | null): string {
  const plain = text.replaceAll(PICTOGRAM, '').replaceAll(JOINER, '').replaceAll(/\s+/gu, ' ').trim();
  const bare = plain.replace(CLOSING, '').trim().replace(QUOTED, '$1').trim();
  return capitalise(bare, language);
}

/** Not « iPhone » and « pH »: who writes a capital second means the small letter. */
function capitalise(text: string, language: string | null): string {
  const [first = ''] = text;
  const rest = text.slice(first.length);
  return /^\p{Lu}/u.test(rest) ? text : first.toLocaleUpperCase(language ?? 'en') + rest;
}

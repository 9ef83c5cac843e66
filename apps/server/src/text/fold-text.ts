/**
 * Text as a search compares it: lower case, without accents or vowel signs, "ß" as "ss", one space between words. The same on
 * every database, since it is done before any of them sees it.
 */
export const foldText = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

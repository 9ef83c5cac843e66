/**
 * Text normalised for searching: lower case, without accents or vowel signs, "ß" as "ss", single spaces. Done in the server, so
 * it is the same on every database.
 */
export const foldText = (text: string): string =>
  text
    .toUpperCase()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();

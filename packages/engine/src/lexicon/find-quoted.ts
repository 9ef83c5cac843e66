/** « Candle "Nordic Night" »: a few capitalised words in quotation marks. */
const QUOTED = /(?:(?<!\p{Nd})"|[“„«»])\s?(?<name>\p{Lu}[\p{L}\p{M}'’ -]{1,24}?)\s?["”“«»]/gu;

/** A product's proper name in quotation marks: its words are not statements. */
export const findQuoted = (text: string): { name: string; start: number; end: number }[] =>
  Array.from(text.matchAll(QUOTED), ({ 0: whole, groups, index }) => ({
    name: groups?.['name'] ?? '',
    start: index,
    end: index + whole.length,
  }));

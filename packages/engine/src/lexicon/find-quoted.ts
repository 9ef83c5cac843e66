/** « Candle "Nordic Night" »: a few words in quotation marks that begin large. */
const QUOTED = /(?:(?<!\p{Nd})"|[“„«»])\s?(?<name>\p{Lu}[\p{L}\p{M}'’ -]{1,24}?)\s?["”“«»]/gu;

/** What somebody calls a thing, in quotation marks: those words say nothing of it. */
export const findQuoted = (text: string): { name: string; start: number; end: number }[] =>
  Array.from(text.matchAll(QUOTED), ({ 0: whole, groups, index }) => ({
    name: groups?.['name'] ?? '',
    start: index,
    end: index + whole.length,
  }));

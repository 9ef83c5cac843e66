/** Units in other scripts behind a figure, by what they are in Latin letters. */
const UNITS: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{Nd}\s?)(?:ס["״”'’׳]{1,2}מ|سم|см|厘米|公分)(?![\p{L}\p{M}])/gu, 'cm'],
  [/(?<=\p{Nd}\s?)(?:מ["״”'’׳]{1,2}מ|ملم|مم|мм|毫米)(?![\p{L}\p{M}])/gu, 'mm'],
  [/(?<=\p{Nd}\s?)(?:ק["״”'’׳]{1,2}ג|كجم|كغم|كغ|кг|公斤|千克)(?![\p{L}\p{M}])/gu, 'kg'],
  [/(?<=\p{Nd}\s?)(?:מ["״”'’׳]{1,2}ל|مل|мл|毫升)(?![\p{L}\p{M}])/gu, 'ml'],
];
/** The Hebrew mark of abbreviations behind a figure is typed for inches. */
const INCH = /(?<=\p{Nd})״(?![\p{L}\p{M}])/gu;
const OTHER_SCRIPTS = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Cyrillic}\p{Script=Han}]/u;

/** A text in Latin letters with Latin units: a form in another language filled in « 115 ס״מ ». */
export function inOwnUnits(text: string): string {
  const marked = text.replaceAll(INCH, '"');
  const plain = UNITS.reduce((rest, [unit, latin]) => rest.replaceAll(unit, latin), marked);
  if (plain === marked || OTHER_SCRIPTS.test(plain)) return marked;
  return plain.replaceAll(/(?<=\p{Nd})(?=(?:[cm]m|kg|ml)(?!\p{L}))/gu, ' ');
}

import { nameFeast } from './name-feast.ts';
import type { Phrases } from './phrases.ts';

export type Season = keyof Phrases['seasons'];

/**
 * Winter holidays with fir and baubles, in all languages. Other holidays have their own decoration (`name-feast.ts`).
 */
const CHRISTMAS =
  /christmas|xmas|(?<!\p{L})noël(?!\p{L})|weihnacht|navidad|natale|(?<!\p{L})natal(?!\p{L})|advent|الكريسماس|الميلاد المجيد|圣诞|聖誕|クリスマス|크리스마스|рожд|різдв/iu;
const FOUR = ['spring', 'summer', 'autumn', 'winter'] as const;
/** Shorter words must match exactly: « yaz » is summer, « yazı » is writing. */
const LEAST_STEM = 5;

/**
 * The season in a description; null without one. Its words come from the greetings: the difference between « Hello, spring » and
 * « Hello, summer » is the season's name.
 * @param greetings of the description's possible languages
 */
export function nameSeason(description: string, greetings: readonly Phrases['seasons'][]): Season | null {
  const text = description.normalize('NFC').toLowerCase().replaceAll('’', "'");
  const feast = nameFeast(description, 'en');
  if (feast === 'christmas' || (feast === null && CHRISTMAS.test(text))) return 'holidays';
  return FOUR.find((season) => greetings.some((words) => patternOf(words, season)?.test(text) ?? false)) ?? null;
}

function patternOf(greetings: Phrases['seasons'], season: (typeof FOUR)[number]): RegExp | null {
  const others = new Set(FOUR.filter((one) => one !== season).flatMap((one) => wordsOf(greetings[one])));
  const own = wordsOf(greetings[season]).filter((word) => !others.has(word));
  const parts = own.map((word) => {
    if (/[\p{Script=Han}\p{Script=Thai}\p{Script=Hangul}]/u.test(word)) return word;
    // « été » alone also means « been »: it must have its article or preposition.
    const [, elided] = /^[ld]'(.+)$/u.exec(word) ?? [];
    if (elided !== undefined) return String.raw`(?<!\p{L})[ld]'${elided}`;
    // « بالشتاء » greets what « الشتاء » is.
    const [, definite] = /^بال(.+)$/u.exec(word) ?? [];
    if (definite !== undefined) return String.raw`(?<!\p{L})[وفبكل]?(?:ال|لل)?${definite}`;
    // Cases and adjectives change the ending: « wiosno » greets « wiosna ».
    return word.length > LEAST_STEM
      ? String.raw`(?<!\p{L})${word.slice(0, -1)}`
      : String.raw`(?<!\p{L})${word}(?![\p{L}\p{M}])`;
  });
  return parts.length > 0 ? new RegExp(parts.join('|'), 'u') : null;
}

/** The words of a greeting, in lower case without commas. */
function wordsOf(greeting: string): string[] {
  return greeting
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('’', "'")
    .split(/[\s,，、]+/u)
    .filter((word) => word.length > 0);
}

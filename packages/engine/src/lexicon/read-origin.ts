import { type Fact, NO_FACT, type Reading } from './fact.ts';
import { findTerms, knowsWord } from './lexicon.ts';
import { foldWord, runsTogether, tokensOf } from './tokens.ts';

/** Countries of manufacture: ISO 3166 codes. */
const REGIONS =
  'FR DE IT ES PT GB IE NL BE AT CH PL CZ SK HU RO BG GR TR SE DK NO FI EE LV LT UA RU US CA MX BR AR CL CO PE CN JP ' +
  'KR TW VN TH ID MY IN BD PK LK NP AU NZ ZA MA TN EG KE ET GH SA AE IL IR JO LB SI HR RS IS LU EU';
/** Alternative names. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  US: ['usa', 'u s a', 'the usa', 'america', 'états unis', 'usa'],
  GB: ['uk', 'england', 'great britain', 'britain', 'scotland', 'wales', 'angleterre', 'inglaterra'],
  NL: ['holland', 'the netherlands'],
  EU: ['eu', 'the eu', 'europe', 'ue', 'europa'],
  CZ: ['czech republic'],
};
const LEAST_STEM = 5;
/** Suffix for origin in languages without spaces: « 日本製 ». */
const MADE: Readonly<Record<string, string>> = {
  ja: '製|産',
  ko: '산|제',
  'zh-Hans': '制造|产',
  'zh-Hant': '製造|製|產',
};
const known = new Map<string, readonly { code: string; words: string[] }[]>();

/** The country at the beginning of a text, and the length of its name; null if there is none. */
function readCountry(text: string, language: string): { code: string; length: number } | null {
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  if (runsTogether(language)) {
    const found = names.find(({ words }) => text.trimStart().startsWith(words.join('')));
    return found ? { code: found.code, length: found.words.join('').length } : null;
  }
  const tokens = tokensOf(text, language);
  for (const skip of [0, 1]) {
    const found = names.find(({ words }) =>
      words.every((word, i) => isForm(tokens[skip + i]?.word ?? '', word, language)),
    );
    if (found) return { code: found.code, length: tokens[skip + found.words.length - 1]!.end };
  }
  return null;
}

/** « 日本製 »: countries with an origin suffix, and their positions. */
function readMade(text: string, language: string): { code: string; start: number; end: number }[] {
  const made = MADE[language];
  if (made === undefined) return [];
  const names = known.get(language) ?? namesIn(language);
  known.set(language, names);
  return names.flatMap(({ code, words }) =>
    Array.from(text.matchAll(new RegExp(`${words.join('')}(?:${made})`, 'gu')), ({ 0: found, index }) => ({
      code,
      start: index,
      end: index + found.length,
    })),
  );
}

/** Case endings: « Италии » is « Италия ». */
function isForm(found: string, word: string, language: string): boolean {
  if (found === word || (language === 'ar' && found === `ال${word}`)) return true;
  const inflects = !['en', 'fr', 'es', 'it', 'pt', 'nl', 'de'].includes(language);
  return inflects && word.length >= LEAST_STEM && found.startsWith(word.slice(0, -2));
}

function namesIn(language: string): { code: string; words: string[] }[] {
  const display = new Intl.DisplayNames(language, { type: 'region' });
  // « Made in Germany » is used in every language.
  const english = new Intl.DisplayNames('en', { type: 'region' });
  return REGIONS.split(' ')
    .flatMap((code) =>
      [display.of(code) ?? '', english.of(code) ?? '', ...(ALSO[code] ?? [])].map((name) => ({ code, name })),
    )
    .filter(({ name }) => name !== '')
    .map(({ code, name }) => ({
      code,
      words: runsTogether(language) ? [foldWord(name, language)] : tokensOf(name, language).map(({ word }) => word),
    }))
    .toSorted((one, other) => other.words.length - one.words.length);
}

/** A country's name in a language. */
export const printCountry = (code: string, language: string): string =>
  new Intl.DisplayNames(language, { type: 'region' }).of(code) ?? code;

/** Where something was made, as its fact states it: a country, or a place as typed. */
type Origin = Pick<Fact, 'country' | 'mark' | 'start' | 'end'>;

/** « Made in Portugal », « fabriquée à Nantes ». */
export function readOrigins(reading: Reading): Fact[] {
  const { text, lexicon, terms } = reading;
  const { language } = lexicon;
  const said = terms
    .filter(({ id }) => id === 'cue.made-in')
    .flatMap(({ start, end }): Origin[] => {
      const country = readCountry(text.slice(end, end + MOST_PLACE), language);
      if (country !== null) {
        if (/[.;!?\n,]/u.test(text.slice(end, end + Math.max(0, country.length - 3)))) return [];
        return [{ country: country.code, mark: null, start, end: end + country.length }];
      }
      const cue = text.slice(start, end);
      const place = isOfMaterial(cue, language) ? null : readPlace(text.slice(end, end + MOST_PLACE), reading);
      return place === null ? [] : [{ country: null, mark: place, start, end: end + 1 + place.length }];
    });
  const made = readMade(text, language).map(({ code, start, end }) => ({ country: code, mark: null, start, end }));
  return [...said, ...made].map((origin) =>
    Object.assign({}, NO_FACT, origin, {
      id: 'origin.country',
      kind: 'origin',
      source: text.slice(origin.start, origin.end),
      confidence: 0.95,
    }),
  );
}

const MOST_PLACE = 40;
/** A proper noun that ends its clause, or is followed by a word in lower case. */
const PLACE = /^ (\p{Lu}\p{Ll}{2,}(?:[ -]\p{Lu}\p{Ll}+)?)(?=\s*(?:[.,;:!\n)]|$)|\s\p{Ll})/u;
const CAPITALS_NAME_PLACES = new Set(['de', 'en', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'sv', 'cs', 'tr']);
/** « aus » precedes a material more often than a place, and German capitalises both. */
const isOfMaterial = (cue: string, language: string): boolean => language === 'de' && !/\p{L}{4}/u.test(cue);
/** Ends of German nouns that are no place: « gefertigt in Manufakturqualität ». */
const NOUN_OF_WORK =
  /(?:arbeit|ung|heit|keit|qualität|größe|form|weise|technik|manufaktur|fabrik|werkstatt|tradition)$/u;

/** A town or region after « made in », as typed; null if it is a word of the language. */
function readPlace(behind: string, { lexicon }: Reading): string | null {
  if (!CAPITALS_NAME_PLACES.has(lexicon.language)) return null;
  const place = PLACE.exec(behind)?.[1];
  if (place === undefined) return null;
  const [first = ''] = place.toLocaleLowerCase(lexicon.language).split(/[ -]/u);
  if (lexicon.language === 'de' && NOUN_OF_WORK.test(first)) return null;
  return knowsWord(lexicon.language, first) || findTerms(place, lexicon).length > 0 ? null : place;
}

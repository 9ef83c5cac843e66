/** Countries of the overlay's list (ISO 3166-1): those of most sellers. */
const CODES =
  'AE AR AT AU BE BG BH BR CA CH CL CO CY CZ DE DK DZ EE EG ES FI FR GB GR HK HR HU ID IE IL IN IQ IS IT JO JP KE KR KW LB LT LU LV MA MT MX MY NG NL NO NZ OM PE PH PK PL PT QA RO RS SA SE SG SI SK TH TN TR TW UA US UY VN ZA';

/** Country names in a language, sorted for it. */
export function listCountries(locale: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return CODES.split(' ')
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, locale));
}

/** The country of the browser's first language that has one. */
export function guessCountry(languages: readonly string[]): string {
  const regions = languages.map((language) => new Intl.Locale(language).region ?? '');
  return regions.find((region) => region !== '' && CODES.includes(region)) ?? 'US';
}

/** How a language builds product names, as far as finding the head noun requires it. */
export interface Grammar {
  /** Position of the head among the nouns: « car charger » is a charger, « chargeur de voiture » too. */
  head: 'first' | 'last';
  /** Compounds are one word, with the head at the end: « Kaffeebecher ». */
  compounds?: true;
  /** Words are not separated by spaces. */
  unspaced?: true;
  /** Prefixes that are written together with a word. */
  prefixes?: RegExp;
  /** Plural and case endings; only for longer words, so that « table » is not found in « tablet ». */
  endings: readonly string[];
  /** Adjectives that are also products: « portátil » is a laptop where it begins a name, « camilla portátil » is none. */
  adjectives?: RegExp;
  /** Final vowels that an ending replaces. */
  drop?: RegExp;
}

const GERMANIC = ['s', 'e', 'n', 'en', 'er', 'es', 'r', 'ar', 'or', 't', 'et'];
const SLAVIC = ['и', 'ы', 'а', 'я', 'у', 'ю', 'е', 'ов', 'ей', 'ой', 'ам', 'ки', 'і', 'ом', 'ів'];
/** Plural, possessive and accusative. */
const TURKIC = 'lar ler i u ü si su sü lari leri yi yu im um imi umu imizi umuzu'.split(' ');
const ROMANCE: Grammar = { head: 'first', endings: ['s', 'es', 'x'] };

/** By language; by default the head comes first and nothing is inflected. */
const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: { head: 'last', endings: ['s', 'es'] },
  de: { head: 'last', compounds: true, endings: GERMANIC },
  nl: { head: 'last', compounds: true, endings: ['s', 'en', 'n', 'je', 'jes', 'tje'] },
  sv: { head: 'last', compounds: true, endings: ['ar', 'er', 'or', 'n', 'en', 'et', 'r', 's'], drop: /a$/u },
  da: { head: 'last', compounds: true, endings: ['e', 'er', 'en', 'et', 'r', 's', 'n'] },
  nb: { head: 'last', compounds: true, endings: ['e', 'er', 'en', 'et', 'r', 's', 'n'] },
  fi: { head: 'last', compounds: true, endings: ['t', 'n', 'a', 'ä', 'sta', 'ja', 'ta'] },
  hu: { head: 'last', compounds: true, endings: ['k', 'ok', 'ek', 'ak', 't', 'ja', 'je'] },
  tr: { head: 'last', endings: TURKIC },
  ja: { head: 'last', unspaced: true, endings: [] },
  'zh-Hans': { head: 'last', unspaced: true, endings: [] },
  'zh-Hant': { head: 'last', unspaced: true, endings: [] },
  th: { head: 'first', unspaced: true, endings: [] },
  ko: { head: 'last', compounds: true, endings: ['는', '은', '을', '를', '이', '가', '의'] },
  hi: { head: 'last', endings: ['ें', 'े', 'ों', 'ियाँ'], drop: /ा$/u },
  bn: { head: 'last', endings: ['টি', 'গুলি', 'ের', 'টা'] },
  ta: { head: 'last', endings: ['கள்', 'களை'] },
  ur: { head: 'last', endings: ['ں', 'یں'] },
  ru: { head: 'first', endings: SLAVIC, drop: /[аеиоуыьяй]$/u },
  uk: { head: 'first', endings: SLAVIC, drop: /[аеиоуіьяй]$/u },
  pl: { head: 'first', endings: ['y', 'i', 'a', 'e', 'ow', 'ek', 'u', 'em', 'ki'], drop: /[aeoy]$/u },
  cs: { head: 'first', endings: ['y', 'i', 'a', 'e', 'u', 'ek', 'em', 'ky'], drop: /[aeoy]$/u },
  it: { head: 'first', endings: ['i', 'e', 'a', 'hi', 'he'], drop: /[aeio]$/u, adjectives: /^portatil[ei]$/u },
  fr: { ...ROMANCE, adjectives: /^portables?$/u },
  es: { ...ROMANCE, adjectives: /^(?:port[aá]til|m[oó]vil|colgante)(?:e?s)?$/u },
  pt: { ...ROMANCE, adjectives: /^(?:port[aá]til|port[aá]teis|m[oó]vel)$/u },
  ro: { head: 'first', endings: ['i', 'e', 'uri', 'ul', 'le', 'a'], drop: /[aeiu]$/u },
  el: { head: 'first', endings: ['α', 'ες', 'ια', 'ων', 'οι', 'ς', 'η'], drop: /[αοηι]ς?$/u },
  ar: { head: 'first', endings: ['ات', 'ين'], drop: /ه$/u, prefixes: /^[وفبكل]?(?:ال|لل)/u },
  he: { head: 'first', endings: ['ים', 'ות'], drop: /ה$/u, prefixes: /^[והבלמש]{1,2}/u },
  fa: { head: 'first', endings: ['ها', 'های', 'هاي'] },
};
const PLAIN: Grammar = { head: 'first', endings: [] };

/** The grammar of a language of the pictures. */
export const grammarOf = (language: string): Grammar => GRAMMARS[language] ?? PLAIN;

/** Prepositions that sellers in a hurry leave out: « mesita noche » for « mesita de noche ». */
const JOINTS: Readonly<Record<string, RegExp>> = {
  es: / (?:de|del|de la) /gu,
  pt: / (?:de|do|da) /gu,
  it: / (?:di|da) /gu,
};

/** A product name without such prepositions, if it has any. */
export function withoutJoint(form: string, language: string): string[] {
  const short = form.replaceAll(JOINTS[language] ?? /$^/gu, ' ');
  return short === form ? [] : [short];
}

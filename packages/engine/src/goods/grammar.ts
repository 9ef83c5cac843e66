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
  /** Plural and construct endings, and what the singular has instead: « כריות » is « כרית ». */
  singulars?: readonly (readonly [RegExp, string])[];
  /** Words, prefixes and endings that say what the product is for, or where it goes: « for » in « lid for a teapot ». */
  purpose?: { before?: RegExp; prefix?: RegExp; behind?: RegExp };
}

const GERMANIC = ['s', 'e', 'n', 'en', 'er', 'es', 'r', 'ar', 'or', 't', 'et'];
const SLAVIC = ['и', 'ы', 'а', 'я', 'у', 'ю', 'е', 'ов', 'ей', 'ой', 'ам', 'ки', 'і', 'ом', 'ів'];
/** Plural, possessive and accusative. */
const TURKIC = 'lar ler i u ü si su sü lari leri yi yu im um imi umu imizi umuzu'.split(' ');
const ROMANCE: Grammar = { head: 'first', endings: ['s', 'es', 'x'] };
/** What follows a noun in Japanese and Chinese, before words that make another compound: « 用品 » are supplies. */
const FOR_JA = /^(?:用(?![品意途具])|専用|のため|向け|に使)/u;
const FOR_ZH = /^(?:[专專]用|[适適]用|用(?![品具途心料]))/u;

const HEBREW: readonly (readonly [RegExp, string])[] = [
  [/יות$/u, 'ית'],
  [/ות$/u, 'ה'],
  [/ת$/u, 'ה'],
  [/י$/u, 'יים'],
  [/(?:ים|י)$/u, ''],
];

/** By language; by default the head comes first and nothing is inflected. */
const GRAMMARS: Readonly<Record<string, Grammar>> = {
  en: { head: 'last', endings: ['s', 'es'], purpose: { before: /^for$/u } },
  de: { head: 'last', compounds: true, endings: GERMANIC, purpose: { before: /^(?:fur|zum|zur)$/u } },
  nl: { head: 'last', compounds: true, endings: ['s', 'en', 'n', 'je', 'jes', 'tje'], purpose: { before: /^voor$/u } },
  sv: {
    head: 'last',
    compounds: true,
    endings: ['ar', 'er', 'or', 'n', 'en', 'et', 'r', 's'],
    drop: /a$/u,
    purpose: { before: /^(?:for|till)$/u },
  },
  da: { head: 'last', compounds: true, endings: ['e', 'er', 'en', 'et', 'r', 's', 'n'], purpose: { before: /^til$/u } },
  nb: {
    head: 'last',
    compounds: true,
    endings: ['e', 'er', 'en', 'et', 'r', 's', 'n'],
    purpose: { before: /^(?:for|til)$/u },
  },
  fi: {
    head: 'last',
    compounds: true,
    endings: ['t', 'n', 'a', 'ä', 'sta', 'ja', 'ta'],
    purpose: { behind: /^varten(?: |$)/u },
  },
  hu: {
    head: 'last',
    compounds: true,
    endings: ['k', 'ok', 'ek', 'ak', 't', 'ja', 'je'],
    purpose: { behind: /^(?:szamara|reszere)(?: |$)/u },
  },
  tr: { head: 'last', endings: TURKIC, purpose: { behind: /^icin(?: |$)/u } },
  ja: { head: 'last', unspaced: true, endings: [], purpose: { behind: FOR_JA } },
  'zh-Hans': { head: 'last', unspaced: true, endings: [], purpose: { behind: FOR_ZH } },
  'zh-Hant': { head: 'last', unspaced: true, endings: [], purpose: { behind: FOR_ZH } },
  th: { head: 'first', unspaced: true, endings: [], purpose: { before: /(?:ส.{1,2}หรับ|ใช้กับ)$/u } },
  ko: {
    head: 'last',
    compounds: true,
    endings: ['는', '은', '을', '를', '이', '가', '의'],
    purpose: { behind: /^(?:위한|용)(?: |$)/u },
  },
  hi: { head: 'last', endings: ['ें', 'े', 'ों', 'ियाँ'], drop: /ा$/u, purpose: { behind: /^(?:के लिए|हेतु)/u } },
  bn: { head: 'last', endings: ['টি', 'গুলি', 'ের', 'টা'], purpose: { behind: /^জন্য/u } },
  ta: { head: 'last', endings: ['கள்', 'களை'], purpose: { behind: /^(?:க்கு|க்கான)(?: |$)/u } },
  ur: { head: 'last', endings: ['ں', 'یں'], purpose: { behind: /^(?:كے لئے|كے ليے|كيلئے|كيليے)/u } },
  ru: { head: 'first', endings: SLAVIC, drop: /[аеиоуыьяй]$/u, purpose: { before: /^(?:для|на|под)$/u } },
  uk: { head: 'first', endings: SLAVIC, drop: /[аеиоуіьяй]$/u, purpose: { before: /^(?:для|на|под|пид|пiд|під)$/u } },
  pl: {
    head: 'first',
    endings: ['y', 'i', 'a', 'e', 'ow', 'ek', 'u', 'em', 'ki'],
    drop: /[aeoy]$/u,
    purpose: { before: /^(?:do|na|dla)$/u },
  },
  cs: {
    head: 'first',
    endings: ['y', 'i', 'a', 'e', 'u', 'ek', 'em', 'ky'],
    drop: /[aeoy]$/u,
    purpose: { before: /^(?:na|do|pro)$/u },
  },
  it: {
    head: 'first',
    endings: ['i', 'e', 'a', 'hi', 'he'],
    drop: /[aeio]$/u,
    adjectives: /^portatil[ei]$/u,
    purpose: { before: /^per$/u },
  },
  fr: { ...ROMANCE, adjectives: /^portables?$/u, purpose: { before: /^pour$/u } },
  es: { ...ROMANCE, adjectives: /^(?:port[aá]til|m[oó]vil|colgante)(?:e?s)?$/u, purpose: { before: /^para$/u } },
  pt: { ...ROMANCE, adjectives: /^(?:port[aá]til|port[aá]teis|m[oó]vel)$/u, purpose: { before: /^para$/u } },
  ro: {
    head: 'first',
    endings: ['i', 'e', 'uri', 'ul', 'le', 'a'],
    drop: /[aeiu]$/u,
    purpose: { before: /^pentru$/u },
  },
  el: {
    head: 'first',
    endings: ['α', 'ες', 'ια', 'ων', 'οι', 'ς', 'η'],
    drop: /[αοηι]ς?$/u,
    purpose: { before: /^για$/u },
  },
  ar: {
    head: 'first',
    endings: ['ات', 'ين'],
    drop: /ه$/u,
    prefixes: /^[وفبكل]?(?:ال|لل)/u,
    purpose: { before: /^(?:ل|لأجل)$/u, prefix: /^و?(?:لل|بال|كال|ل(?!ل))/u },
  },
  he: {
    head: 'first',
    endings: ['ים', 'ות'],
    singulars: HEBREW,
    drop: /ה$/u,
    prefixes: /^[והבלמש]{1,2}/u,
    purpose: { before: /^עבור$/u, prefix: /^ו?[לבמש]/u },
  },
  fa: { head: 'first', endings: ['ها', 'های', 'هاي'], purpose: { before: /^براي$/u } },
};
/** Indonesian, Malay and Vietnamese. */
const PLAIN: Grammar = { head: 'first', endings: [], purpose: { before: /^(?:untuk|cho)$/u } };

/** The grammar of a language of the pictures. */
export const grammarOf = (language: string): Grammar => GRAMMARS[language] ?? PLAIN;

/** Prepositions that sellers in a hurry leave out: « mesita noche » for « mesita de noche ». */
const JOINTS: Readonly<Record<string, RegExp>> = {
  es: / (?:de|del|de la|para) /gu,
  pt: / (?:de|do|da|para) /gu,
  it: / (?:di|da) /gu,
};

/** A product name without such prepositions, if it has any. */
export function withoutJoint(form: string, language: string): string[] {
  const short = form.replaceAll(JOINTS[language] ?? /$^/gu, ' ');
  return short === form ? [] : [short];
}

/** Hebrew letters that look different at the end of a word. */
const FINAL: Readonly<Record<string, string>> = { כ: 'ך', מ: 'ם', נ: 'ן', פ: 'ף', צ: 'ץ' };
const withFinalLetter = (word: string): string => word.slice(0, -1) + (FINAL[word.at(-1) ?? ''] ?? word.at(-1) ?? '');

/** The singulars and absolute forms that a plural or a construct form may come from: « כרית » of « כריות », « קערה » of « קערת ». */
export const singularsOf = (word: string, { singulars = [] }: Grammar): string[] =>
  singulars.flatMap(([end, other]) => (end.test(word) ? [withFinalLetter(word.replace(end, other))] : []));

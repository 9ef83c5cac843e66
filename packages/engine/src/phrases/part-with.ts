import { withoutShown } from './without-shown.ts';
/** « with », and whether the following noun keeps its dictionary form or is inflected. */
const PLAIN: Readonly<Record<string, string>> = {
  en: 'with',
  fr: 'avec',
  es: 'con',
  it: 'con',
  pt: 'com',
  nl: 'met',
  sv: 'med',
  da: 'med',
  nb: 'med',
  ro: 'cu',
  vi: 'với',
  id: 'dengan',
  ms: 'dengan',
};
const INFLECTED: Readonly<Record<string, string>> = {
  de: 'mit',
  pl: 'ze?',
  cs: 'se?',
  el: 'με',
  uk: 'зі?|із',
  ru: 'со?',
};

/** « That », « which »: a clause of its own follows. */
const RELATIVE: Readonly<Record<string, RegExp>> = {
  en: /\s(?:that|which)\s.*\swith\s/iu,
  fr: /\squi\s.*\savec\s/iu,
  es: /\sque\s.*\scon\s/iu,
  it: /\sche\s.*\scon\s/iu,
  pt: /\sque\s.*\scom\s/iu,
  nl: /\s(?:die|dat)\s.*\smet\s/iu,
};

/** The text before and after « with ». */
export interface PartedWith {
  name: string;
  rest: string;
  /** The rest can stand alone: « with soft foam » can, « mit weichem Schaum » cannot. */
  standsAlone: boolean;
}

/** Splits « Wireless headphones with 40 hours of battery »; null if the language or the text has no such word. */
export function partWith(text: string, language: string): PartedWith | null {
  const words = PLAIN[language] ?? INFLECTED[language];
  if (!words) return null;
  // « A bike that grows with them » has nothing with it.
  if (RELATIVE[language]?.test(text.split(/[,،;:.]/u)[0] ?? '') === true) return null;
  const match = new RegExp(String.raw`^(.{3,}?)\s+(?:${words})\s+(.{3,})$`, 'iu').exec(text);
  if (!match) return null;
  const [, name = '', rest = ''] = match;
  return { name, rest: withoutShown(name, rest, language), standsAlone: language in PLAIN };
}

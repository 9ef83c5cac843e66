import { PHRASES, phrasesOf } from './index.ts';
import type { Phrases } from './phrases.ts';

const SCRIPTS = {
  Latn: /\p{Script=Latin}/gu,
  Cyrl: /\p{Script=Cyrillic}/gu,
  Grek: /\p{Script=Greek}/gu,
  Hebr: /\p{Script=Hebrew}/gu,
  Arab: /\p{Script=Arabic}/gu,
  Deva: /\p{Script=Devanagari}/gu,
  Beng: /\p{Script=Bengali}/gu,
  Taml: /\p{Script=Tamil}/gu,
  Thai: /\p{Script=Thai}/gu,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  Hang: /\p{Script=Hangul}/gu,
  Hani: /\p{Script=Han}/gu,
} as const;
type ScriptName = keyof typeof SCRIPTS;
const isScript = (name: string): name is ScriptName => Object.hasOwn(SCRIPTS, name);
const SCRIPT_NAMES = Object.keys(SCRIPTS).filter(isScript);

/** Scripts of a language. */
const WRITTEN: Readonly<Record<string, readonly ScriptName[]>> = {
  Jpan: ['Kana', 'Hani'],
  Kore: ['Hang', 'Hani'],
  Hans: ['Hani'],
  Hant: ['Hani'],
};

/** Letters that distinguish languages of the same script. */
const OWN_LETTERS: Readonly<Record<string, RegExp>> = {
  cs: /[ěřůďť]/gu,
  de: /ß/gu,
  es: /[ñ¿¡]/gu,
  fa: /[پچژگکی]/gu,
  ar: /[ةىكيأإ]/gu,
  ur: /[ٹڈڑںےہھپچژگکی]/gu,
  hu: /[őű]/gu,
  pl: /[łąęśźżń]/gu,
  pt: /[ãõ]/gu,
  ro: /[șțăşţ]/gu,
  ru: /[ыэъё]/gu,
  tr: /[ğıİ]/gu,
  uk: /[іїєґ]/gu,
  vi: /[ơưđ\u1ea0-\u1ef9]/gu,
  // Simplified characters that neither traditional Chinese nor Japanese uses.
  'zh-Hans':
    /[实头两单层无电动钢铁铝铜银锈设计质轻宽长净热调节开关门风书笔纸织绣缝纺丝绒级组运户营帐车轮儿婴锅盘壶汤饭尘叠复颜红绿蓝带适摇选软绘贝枪档]/gu,
};

/** One function word is not enough: « on » is Finnish for « is ». */
const ENOUGH = 1.5;
const WORD = /[\p{L}\p{M}\u200c]+/gu;
const lexicons = new WeakMap<Phrases, ReadonlyMap<string, number>>();

/** Possible languages of a text, most likely first, scored by letters and function words. */
export function rankLanguages(text: string): { code: string; score: number }[] {
  const script = scriptOf(text);
  if (!script) return [];
  const able = PHRASES.filter((phrases) => scriptsOf(phrases.language.code)[0] === script);
  if (able.length < 2) return able.map(({ language: { code } }) => ({ code, score: Infinity }));
  const lower = text.toLocaleLowerCase();
  const words = script === 'Hani' ? undefined : wordsIn(lower);
  return able
    .map((phrases) => ({ code: phrases.language.code, score: rate(lower, phrases, words) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((one, other) => other.score - one.score);
}

/**
 * The language of a text, by script, letters and function words; null if unknown. Among neighbours such as Malay and Indonesian,
 * `expected` wins.
 */
export function tellLanguage(text: string, expected?: string): string | null {
  const ranked = rankLanguages(text);
  const first = ranked.filter(({ score }) => score === ranked[0]?.score);
  return (first.find(({ code }) => code === expected) ?? first[0])?.code ?? null;
}

/** Whether a language's script allows a text. */
export function isInScriptOf(text: string, language: string): boolean {
  const script = scriptOf(text);
  return script === null || scriptsOf(language).includes(script);
}

/** Whether letters and function words support a language. */
export const readsAs = (text: string, language: string): boolean =>
  isInScriptOf(text, language) && rate(text.toLocaleLowerCase(), phrasesOf(language)) >= ENOUGH;

/** Whether a text is clearly in one language rather than another; another script is enough. */
export function isClearlyIn(text: string, language: string, than: string): boolean {
  if (!isInScriptOf(text, than)) return true;
  const lower = text.toLocaleLowerCase();
  return rate(lower, phrasesOf(language)) >= 2 * rate(lower, phrasesOf(than)) + 2;
}

function rate(lower: string, phrases: Phrases, words = wordsOf(lower, phrases.language.code)): number {
  const { code } = phrases.language;
  const letters = OWN_LETTERS[code];
  const own = letters ? (lower.match(letters)?.length ?? 0) : 0;
  const lexicon = lexicons.get(phrases) ?? lexiconOf(phrases);
  lexicons.set(phrases, lexicon);
  return words.reduce((sum, word) => sum + (lexicon.get(word) ?? 0), own);
}

/** Function words have full weight, common product words half. */
function lexiconOf(phrases: Phrases): ReadonlyMap<string, number> {
  const { commonWords, usualWords, notNames, labels, topics, language } = phrases;
  const texts = [...Object.values(labels), ...Object.values(topics)].join(' ').toLocaleLowerCase(language.code);
  const used = [...usualWords, ...wordsOf(texts, language.code)].map((word) => [word, 0.5] as const);
  return new Map([...used, ...[...commonWords, ...notNames].map((word) => [word, 1] as const)]);
}

/** Chinese is detected by single characters: both forms share their words. */
function wordsOf(text: string, language: string): string[] {
  return scriptsOf(language)[0] === 'Hani' ? (text.match(SCRIPTS.Hani) ?? []) : wordsIn(text);
}

const wordsIn = (text: string): string[] => text.match(WORD) ?? [];

/** Share relative to Latin letters from which another script is the text's own. */
const SECOND_SHARE = 0.45;

/** Cache: the script of the latest text, which is compared with every language. */
let latest: { text: string; script: ScriptName | null } = { text: '', script: null };

/** The script of most letters; kana distinguishes Japanese from Chinese. */
export function scriptOf(text: string): ScriptName | null {
  if (text !== latest.text) latest = { text, script: findScript(text) };
  return latest.script;
}

function findScript(text: string): ScriptName | null {
  const counts = SCRIPT_NAMES.map((name) => ({ name, count: text.match(SCRIPTS[name])?.length ?? 0 }));
  const count = (name: ScriptName): number => counts.find((one) => one.name === name)?.count ?? 0;
  const most = counts.reduce((one, other) => (other.count > one.count ? other : one));
  if (most.count === 0) return null;
  if (most.name === 'Hani' && count('Kana') > 0) return 'Kana';
  if (most.name !== 'Latn') return most.name;
  // « Apple iPhone 12 128GB ブルー »: Latin letters beside another script are names and units.
  const [second] = counts.filter(({ name }) => name !== 'Latn').toSorted((one, other) => other.count - one.count);
  if (second === undefined || second.count < SECOND_SHARE * most.count) return 'Latn';
  return second.name === 'Hani' && count('Kana') > 0 ? 'Kana' : second.name;
}

const scripts = new Map<string, readonly ScriptName[]>();

function scriptsOf(language: string): readonly ScriptName[] {
  const known = scripts.get(language);
  if (known) return known;
  const { script = 'Latn' } = new Intl.Locale(language).maximize();
  const found = WRITTEN[script] ?? SCRIPT_NAMES.filter((name) => name === script);
  scripts.set(language, found);
  return found;
}

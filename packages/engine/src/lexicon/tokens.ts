/** A normalised word of a text, and its position. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}\u200c]+/gu;
/** Languages in which sellers often omit accents without ambiguity. */
const ACCENTS_LEFT_OUT = new Set(['fr', 'es', 'it', 'pt', 'ro', 'nl', 'id', 'ms']);
/** Languages without spaces, or with attached particles: a form may start anywhere. */
const RUN_TOGETHER = new Set(['ja', 'zh-Hans', 'zh-Hant', 'ko', 'th']);

/** Whether a language is searched by substrings rather than by words. */
export const runsTogether = (language: string): boolean => RUN_TOGETHER.has(language);

/** The words of a text, folded as `foldWord` does. */
export function tokensOf(text: string, language: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldWord(word, language),
    start: index,
    end: index + word.length,
  }));
}

/** Letters of words whose accents nobody may leave out. */
const SHORT = 2;

/** A word in lower case, without what sellers omit: accents, Arabic vowel signs and hamzas, « ß ». */
export function foldWord(word: string, language: string): string {
  const lower = word.toLocaleLowerCase(language);
  // « Lã » is wool, « la » and « lá » are not.
  if (ACCENTS_LEFT_OUT.has(language)) {
    return lower.length <= SHORT ? lower : lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
  }
  if (language === 'de') return lower.replaceAll('ß', 'ss');
  if (language === 'ru' || language === 'uk') return lower.replaceAll('ё', 'е');
  if (language === 'ar') {
    return lower
      .replaceAll(/[\u064b-\u065f\u0640\u0670]/gu, '')
      .replaceAll(/[أإآٱ]/gu, 'ا')
      .replaceAll('ى', 'ي')
      .replaceAll('ة', 'ه');
  }
  return lower;
}

/** Conjunctions, prepositions and articles that are attached to the word. */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  ar: /^(?:[وف]?(?:ال|لل|بال|كال)|[وفبل])(?=.{2})/u,
  he: /^[והבכלמש]{1,2}(?=.{2})/u,
};

/** Words that only seem to have such a prefix: « فقط », only. */
const WHOLE = new Set(['فقط']);

/** The word itself, without attached prefixes (« 4er-Set » too), and in the singular. */
export function shapesOf(word: string, language: string): string[] {
  const prefixes = PREFIXES[language];
  const bare = prefixes === undefined || WHOLE.has(word) ? word : word.replace(prefixes, '');
  const unit = /^\p{Nd}+(?<unit>\p{L}{2,})$/u.exec(word)?.groups?.['unit'];
  const others = [bare, ...(unit === undefined ? [] : [unit]), ...singularsOf(word, language)];
  return [word, ...new Set(others.filter((one) => one !== word))];
}

const LEAST_PLURAL = 5;

/** Possible singulars of a Romance plural: « lavables », « redondas », « lavabili ». */
function singularsOf(word: string, language: string): string[] {
  if (word.length < LEAST_PLURAL) return [];
  if (language === 'it') return /[ie]$/u.test(word) ? ['e', 'o', 'a'].map((vowel) => word.slice(0, -1) + vowel) : [];
  if (!ROMANCE_PLURALS.has(language) || !word.endsWith('s')) return [];
  const one = word.slice(0, -1);
  return language !== 'fr' && one.endsWith('a') ? [one, `${one.slice(0, -1)}o`] : [one];
}
const ROMANCE_PLURALS = new Set(['fr', 'es', 'pt']);

/** A word of a text as it is compared, and where it stands in the text. */
export interface Token {
  word: string;
  start: number;
  end: number;
}

const WORD = /[\p{L}\p{M}\p{N}\u200c]+/gu;
/** Sellers leave accents out where no other word comes of it. */
const ACCENTS_LEFT_OUT = new Set(['fr', 'es', 'it', 'pt', 'ro', 'nl', 'id', 'ms']);
/** Written without spaces, or with particles run together: a form may stand anywhere. */
const RUN_TOGETHER = new Set(['ja', 'zh-Hans', 'zh-Hant', 'ko', 'th']);

/** Whether a language's words are looked for as stretches of text and not word by word. */
export const runsTogether = (language: string): boolean => RUN_TOGETHER.has(language);

/** The words of a text, folded as `foldWord` does. */
export function tokensOf(text: string, language: string): Token[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({
    word: foldWord(word, language),
    start: index,
    end: index + word.length,
  }));
}

/** A word in small letters, without what sellers leave out: accents, Arabic vowel signs and hamzas, « ß ». */
export function foldWord(word: string, language: string): string {
  const lower = word.toLocaleLowerCase(language);
  if (ACCENTS_LEFT_OUT.has(language)) return lower.normalize('NFD').replaceAll(/\p{M}/gu, '');
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

/** Conjunctions, prepositions and articles that are written as one with the word. */
const PREFIXES: Readonly<Record<string, RegExp>> = {
  ar: /^(?:[وف]?(?:ال|لل|بال|كال)|[وفبل])(?=.{2})/u,
  he: /^[והבכלמש]{1,2}(?=.{2})/u,
};

/** The word as it stands, and without what is written as one with it. */
export function shapesOf(word: string, language: string): string[] {
  const prefixes = PREFIXES[language];
  const bare = prefixes === undefined ? word : word.replace(prefixes, '');
  return bare === word ? [word] : [word, bare];
}

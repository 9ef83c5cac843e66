/** A word of a text, or null where a phrase ends: a stop, a comma, a dash, a bracket. */
export type Word = string | null;

const TOKEN = /[\p{L}\p{M}\p{N}\u200c\u200d]+|[.,;:!?|•·–—()[\]{}<>"«»„“”/\n、。，・：；！？（）【】]|\s[-+]\s/gu;
const ARABIC: readonly (readonly [RegExp, string])[] = [
  [/[أإآٱ]/gu, 'ا'],
  [/[ىیې]/gu, 'ي'],
  [/ک/gu, 'ك'],
  [/[ہةۃھ]/gu, 'ه'],
  [/[\u064B-\u0652\u0670\u0640\u200c]/gu, ''],
];
/** A joiner, and the dots of loan words in Devanagari and Bengali, which many keyboards leave out. */
const INDIC = /[\u200d\u093c\u09bc]/gu;

/**
 * Words normalised for comparison: lower case, no accents, one form for letters that keyboards confuse. Hyphens and apostrophes
 * separate words, in texts and in names.
 */
export function foldWords(text: string, language: string): Word[] {
  return [...foldLetters(text, language).matchAll(TOKEN)].map(([token]) =>
    /[\p{L}\p{N}]/u.test(token) ? token : null,
  );
}

/** A word, and the characters of the text that it was read from. */
interface PlacedWord {
  word: Word;
  start: number;
  end: number;
}

/** The words of `foldWords` with their positions in the original text. */
export function placeWords(text: string, language: string): PlacedWord[] {
  return Array.from(text.matchAll(TOKEN), ({ 0: token, index }) => ({
    word: /[\p{L}\p{N}]/u.test(token) ? foldLetters(token, language) : null,
    start: index,
    end: index + token.length,
  }));
}

function foldLetters(text: string, language: string): string {
  const small = text.normalize('NFKC').toLocaleLowerCase(language).replaceAll('ı', 'i').replaceAll('ß', 'ss');
  const bare = small.normalize('NFD').replaceAll(/[\u0300-\u036F]/gu, '');
  const plain = bare.normalize('NFC').replaceAll(INDIC, '');
  return ARABIC.reduce((folded, [letters, one]) => folded.replaceAll(letters, one), plain);
}

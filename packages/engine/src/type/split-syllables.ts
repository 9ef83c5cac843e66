import { createRequire } from 'node:module';

interface Hyphenator {
  hyphenateSync(text: string, options: { hyphenChar: string; minWordLength: number }): string;
}

const SOFT = '\u00ad';
const SHORTEST = 7;
/** Minimum letters at the start and the end of a line. */
const LEAST = 3;
/** Supported languages with hyphenation patterns; Malay uses Indonesian ones. */
const PATTERNS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'cs da de el en es fi fr hu id it nb nl pl pt ro ru sv tr uk'.split(' ').map((code) => [code, code]),
  ),
  ms: 'id',
};
const require = createRequire(import.meta.url);

/**
 * Hyphenation points of a word, by Liang's algorithm and the patterns of its language (TeX's hyph-utf8). A hyphenated compound
 * may also break after its hyphens. Without patterns the word is returned whole.
 */
export function splitSyllables(word: string, language: string): string[] {
  return word.split(/(?<=\p{Pd})/u).flatMap((part) => joinShort(hyphenate(part, language).split(SOFT)));
}

function hyphenate(word: string, language: string): string {
  const patterns = PATTERNS[language.split('-')[0] ?? ''];
  if (!patterns) return word;
  // Large files: only languages with over-long words are loaded.
  const hyphenator: Hyphenator = require(`hyphen/${patterns}`);
  return hyphenator.hyphenateSync(word, { hyphenChar: SOFT, minWordLength: SHORTEST });
}

/** A short syllable matters only at the beginning or the end of the word. */
function joinShort(syllables: readonly string[]): string[] {
  const joined: string[] = [];
  for (const [i, syllable] of syllables.entries()) {
    const start = joined.length === 1 && isShort(joined[0] ?? '');
    const end = joined.length > 0 && i === syllables.length - 1 && isShort(syllable);
    if (start || end) joined.push((joined.pop() ?? '') + syllable);
    else joined.push(syllable);
  }
  return joined;
}

const isShort = (text: string): boolean => (text.match(/\p{L}/gu)?.length ?? 0) < LEAST;

import { fillLines, type Piece } from './break-lines.ts';
import { mayPart } from './break-rules.ts';
import { findSegmenter } from './find-segmenter.ts';
import { splitSyllables } from './split-syllables.ts';

const HYPHENATED = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;
/** Syllables or ideographs: breakable anywhere, without a hyphen. */
const UNJOINED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

/**
 * Breaks words that are wider than a line: alphabetic ones between syllables with a hyphen, ideographs anywhere. Only for the
 * longest words in the narrowest labels; joined scripts are never broken.
 */
export function partWords(
  pieces: readonly Piece[],
  language: string,
  widest: number,
  measure: (text: string) => number,
): Piece[] {
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= widest) return [piece];
    if (UNJOINED.test(piece.text)) return unmarked(piece, language);
    return HYPHENATED.test(piece.text) ? hyphenated(piece, language, widest, measure) : [piece];
  });
}

function hyphenated(piece: Piece, language: string, widest: number, measure: (text: string) => number): Piece[] {
  const syllables = splitSyllables(piece.text, language).map((text) => ({ text, space: false }));
  const parts = fillLines(syllables, widest - measure('-'), measure);
  return parts.map((text, i) =>
    i < parts.length - 1
      ? { text: /\p{Pd}$/u.test(text) ? text : `${text}-`, space: false }
      : { text, space: piece.space },
  );
}

function unmarked(piece: Piece, language: string): Piece[] {
  const parts: Piece[] = [];
  for (const { segment } of findSegmenter(language, 'grapheme').segment(piece.text)) {
    const last = parts.at(-1);
    // Particles may be separated here, punctuation may not.
    if (last && !mayPart(last.text, segment, 'und') && !/^\p{Script=Hangul}/u.test(segment)) last.text += segment;
    else parts.push({ text: segment, space: false });
  }
  const end = parts.at(-1);
  if (end) end.space = piece.space;
  return parts;
}

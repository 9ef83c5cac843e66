import { isGlued, isWidow, mayPart } from './break-rules.ts';
import { findSegmenter } from './find-segmenter.ts';

/** An unbreakable piece of text, and whether a space follows it. */
export interface Piece {
  text: string;
  space: boolean;
}

const NO_BREAK = '\u00a0';

/**
 * Break opportunities of a text: after spaces, and between words in languages without spaces. What the typography of the language
 * keeps together stays together.
 */
export function piecesOf(text: string, language: string): Piece[] {
  const pieces: Piece[] = [];
  let bound = false;
  let word = '';
  for (const { segment } of findSegmenter(language, 'word').segment(text)) {
    const last = pieces.at(-1);
    if (/^\s+$/u.test(segment)) {
      if (last) last.space = true;
      bound = /[\u00a0\u202f]/u.test(segment);
    } else if (last && (bound || isOne(last, segment, language, word))) {
      last.text += (last.space ? NO_BREAK : '') + segment;
      last.space = false;
      bound = false;
    } else {
      pieces.push({ text: segment, space: false });
    }
    word = segment;
  }
  return withoutWidow(pieces);
}

function isOne({ text, space }: Piece, after: string, language: string, word: string): boolean {
  return space ? isGlued(text, after, language) : !mayPart(text, after, language, word);
}

function withoutWidow(pieces: readonly Piece[]): Piece[] {
  const [before, last] = pieces.slice(-2);
  if (!before || !last || before.space || !isWidow(last.text)) return [...pieces];
  return [...pieces.slice(0, -2), { text: before.text + last.text, space: last.space }];
}

/** A line break separates two statements as well as the dot would. */
const withoutSeparator = (line: string): string => line.replace(/[\s\u00a0]+·$/u, '');

/** Fills lines greedily up to a width; a piece wider than the line is alone. */
export function fillLines(pieces: readonly Piece[], widest: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let space = '';
  for (const piece of pieces) {
    const longer = line + space + piece.text;
    if (line && measure(longer) > widest) {
      lines.push(withoutSeparator(line));
      line = piece.text;
    } else {
      line = longer;
    }
    space = piece.space ? ' ' : '';
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines, but as even as possible: the narrowest width that does not need one more. */
export function balanceLines(pieces: readonly Piece[], widest: number, measure: (text: string) => number): string[] {
  const greedy = fillLines(pieces, widest, measure);
  if (greedy.length < 2) return greedy;
  let [low, high] = [Math.max(...pieces.map((piece) => measure(piece.text))), widest];
  let best = greedy;
  for (let round = 0; round < 8 && high - low > widest * 0.01; round++) {
    const middle = (low + high) / 2;
    const lines = fillLines(pieces, middle, measure);
    if (lines.length > greedy.length) low = middle;
    else [high, best] = [middle, lines];
  }
  return best;
}

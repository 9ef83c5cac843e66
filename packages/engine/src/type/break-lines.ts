/** A piece that is never broken inside, and whether a space follows it. */
export interface Piece {
  text: string;
  space: boolean;
}

const OPENING = /^[([{«„“‘¿¡]+$/u;

/**
 * Where a text may break: after spaces, and between words in languages that write none. Punctuation stays with its
 * word (French puts a space before « : » and « ! »: it does not open a line there).
 */
export function piecesOf(text: string, language: string): Piece[] {
  const pieces: Piece[] = [];
  let glue = false;
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: 'word' }).segment(text)) {
    const last = pieces.at(-1);
    if (/^\s+$/u.test(segment)) {
      if (last) last.space = true;
    } else if (
      last &&
      (glue || (!last.space && joins(last.text, segment)) || (!isWordLike && /^[:;!?»%…]/u.test(segment)))
    ) {
      last.text += (last.space ? '\u00a0' : '') + segment;
      last.space = false;
      glue = OPENING.test(segment);
    } else {
      pieces.push({ text: segment, space: false });
      glue = OPENING.test(segment);
    }
  }
  return pieces;
}

/** Without a space between them, only ideographs and Thai may be parted. */
function joins(before: string, after: string): boolean {
  const parts = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
  return !(parts.test(before.slice(-1)) && parts.test(after.slice(0, 1)));
}

/** Fills lines greedily up to a width; a piece wider than the line stands alone. */
export function fillLines(pieces: readonly Piece[], widest: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  let space = '';
  for (const piece of pieces) {
    const longer = line + space + piece.text;
    if (line && measure(longer) > widest) {
      lines.push(line);
      line = piece.text;
    } else {
      line = longer;
    }
    space = piece.space ? ' ' : '';
  }
  return line ? [...lines, line] : lines;
}

/** The same number of lines, but as even as they can be: the narrowest width that does not need one more. */
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

/** A consonant before a vowel: where most European languages let a long word break. */
const SYLLABLE = /(?<=\p{L}{3})(?=[bcdfghjklmnpqrstvwxyzßñç]{1}[aeiouyäöüáéíóúàèâêîôûœ]\p{L}{2})/giu;

/**
 * Parts words that are wider than a line, with a hyphen before a syllable. For the longest compounds in the narrowest
 * labels only; joined scripts are never parted.
 */
export function partWords(pieces: readonly Piece[], widest: number, measure: (text: string) => number): Piece[] {
  return pieces.flatMap((piece) => {
    if (measure(piece.text) <= widest || !/^\p{Script=Latin}/u.test(piece.text)) return [piece];
    const parts = fillLines(
      piece.text.split(SYLLABLE).map((text) => ({ text, space: false })),
      widest - measure('-'),
      measure,
    );
    return parts.map((text, i) =>
      i < parts.length - 1 ? { text: `${text}-`, space: false } : { text, space: piece.space },
    );
  });
}

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const FIGURE = /^\p{N}+$/u;

/**
 * Drops lines whose content a longer one includes: « Padded » beside « Padded sleeve for 15 inch », and a figure with its unit in
 * any wording, « Height: 50 cm » beside « The large one is 50 cm high ».
 */
export function withoutEchoes(lines: readonly string[]): string[] {
  const said = lines.map(wordsOf);
  return lines.filter((_, i) => {
    const told = figuresOf(said[i]!);
    const isTold = (other: readonly string[]): boolean =>
      told.length > 0 ? told.every((run) => holdsRun(other, run)) : said[i]!.every((word) => holds(other, word));
    return !said.some((other, k) => k !== i && other.length > said[i]!.length && isTold(other));
  });
}

const wordsOf = (line: string): string[] => line.toLocaleLowerCase().match(WORDS) ?? [];

/** Figures with the following word: a line that contains them has the same content; for a line without figures all its words. */
const figuresOf = (words: readonly string[]): string[][] =>
  words.flatMap((word, i) => (FIGURE.test(word) ? [words.slice(i, i + 2)] : []));

const holdsRun = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, at) => run.every((word, i) => words[at + i] === word));

/** « And » is attached to the word in Arabic. */
const holds = (words: readonly string[], word: string): boolean =>
  words.some((one) => one === word || one === `و${word}`);

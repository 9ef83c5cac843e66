const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const FIGURE = /^\p{N}+$/u;

/**
 * The lines without those that a longer one tells as well: « Padded » beside « Padded sleeve for 15 inch », and a figure with its unit however it
 * is introduced, « Height: 50 cm » beside « The large one is 50 cm high ».
 */
export function withoutEchoes(lines: readonly string[]): string[] {
  const said = lines.map(wordsOf);
  return lines.filter((_, i) => {
    const told = toldBy(said[i]!);
    return !said.some(
      (other, k) => k !== i && other.length > said[i]!.length && told.every((run) => holds(other, run)),
    );
  });
}

const wordsOf = (line: string): string[] => line.toLocaleLowerCase().match(WORDS) ?? [];

/** What another line must hold to tell the same: the figures, each with the word after it; of a line without any all its words. */
function toldBy(words: readonly string[]): string[][] {
  const figures = words.flatMap((word, i) => (FIGURE.test(word) ? [words.slice(i, i + 2)] : []));
  return figures.length > 0 ? figures : [[...words]];
}

const holds = (words: readonly string[], run: readonly string[]): boolean =>
  words.some((_, at) => run.every((word, i) => words[at + i] === word));

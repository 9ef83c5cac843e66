import { readFacts } from '../lexicon/read-facts.ts';
import type { Words } from './choose-words.ts';
import { countColumns } from './count-text.ts';
import { isFlaw } from './rank-facts.ts';
import { withoutEchoes } from './without-echoes.ts';

/** Maximum number of lines, minimum number for a picture without a promise, and maximum columns of a line that is not a promise. */
const [MOST, LEAST_UNPROMISED, MOST_COLUMNS] = [3, 2, 28];

/**
 * The seller's promises. If there are few, other reasons to trust are added; figures only to complete a single line. Defects come last.
 * Without any promise, facts about the product; a single fact is no reason to trust, so the picture is shown without words.
 */
export function reasonsToTrust({ trust, features, benefits, language }: Words): string[] {
  const isFlawed = (line: string): boolean => readFacts(line, language).some(isFlaw);
  const others = withoutEchoes([...new Set([...trust, ...features, ...benefits])]);
  const short = others.filter((line) => !trust.includes(line) && countColumns(line) <= MOST_COLUMNS);
  const [figures, telling] = [
    short.filter((line) => /\p{N}/u.test(line)),
    short.filter((line) => !/\p{N}/u.test(line)),
  ];
  const said = [...trust, ...telling];
  const all = trust.length > 0 && said.length < LEAST_UNPROMISED ? [...said, ...figures] : said;
  const lines = all.slice(0, MOST).toSorted((one, other) => Number(isFlawed(one)) - Number(isFlawed(other)));
  return trust.length > 0 || lines.length >= LEAST_UNPROMISED ? lines : [];
}

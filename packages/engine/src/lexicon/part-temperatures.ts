import type { Match } from './lexicon.ts';

const KEEPS = /^function\.keeps-(?<temperature>hot|cold)/u;
const temperatureOf = ({ id }: Match): string | undefined => KEEPS.exec(id)?.groups?.['temperature'];

/**
 * « Hält 6 h heiß 12 h kalt »: both statements begin with the same verb, and the second reaches across the first and its figure.
 * It is cut down to its last word, next to its own figure.
 */
export const partTemperatures = (found: readonly Match[], text: string): Match[] =>
  found.map((match) => {
    const other = temperatureOf(match);
    const isAcross =
      other !== undefined &&
      found.some((one) => one.start === match.start && one.end < match.end && (temperatureOf(one) ?? other) !== other);
    if (!isAcross) return match;
    const last = /[\p{L}\p{M}]+$/u.exec(text.slice(match.start, match.end));
    return last === null ? match : { ...match, start: match.start + last.index };
  });

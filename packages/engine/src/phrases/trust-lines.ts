import type { Words } from './choose-words.ts';
import { isAboutTrust } from './match-trust.ts';

/** Three lines that build trust: first what the seller wrote on it, then what is true of every picture made here. */
export function trustLines(words: Words): string[] {
  const own = [...words.benefits, ...words.features].filter((line) => isAboutTrust(line) && line.length <= 48);
  return [...new Set(own), ...words.trust].slice(0, 3);
}

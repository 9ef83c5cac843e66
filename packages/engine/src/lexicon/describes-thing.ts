import { readFacts } from './read-facts.ts';

/** What is said of a thing where it is named, and hardly of anything before it is. */
const OF_A_THING: ReadonlySet<string> = new Set(['measure', 'material']);
const FIRST_SENTENCE = /^[^\n!?。！？]*?(?:[!?。！？\n]|(?<!\p{Nd})\.(?=\s)|$)/u;

/** The first sentence of a text. */
export const firstSentenceOf = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;

/**
 * Whether the first sentence says what a thing measures or is made of: the thing is named there, known or not, and nouns of later sentences are parts of
 * it. « Certificate of 1962 in a wooden frame. Glass intact. » offers no glass.
 */
export function describesThing(text: string, language: string): boolean {
  const first = firstSentenceOf(text);
  return first.length < text.trimEnd().length && readFacts(first, language).some(({ kind }) => OF_A_THING.has(kind));
}

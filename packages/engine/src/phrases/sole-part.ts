import { findTerms, lexiconOf } from '../lexicon/lexicon.ts';
import { tidyText } from './tidy-text.ts';

/** « Drawer », « Lid »: what is otherwise a part of a product is the product if the description says nothing else; null if it says more. */
export function solePart(text: string, language: string): string | null {
  const whole = text.trim().replace(/[.!]+$/u, '');
  const lexicon = lexiconOf(language);
  const isPart = (lexicon === null ? [] : findTerms(whole, lexicon)).some(
    ({ id, start, end }) => id.startsWith('part.') && start === 0 && end === whole.length,
  );
  return isPart ? tidyText(whole, language) : null;
}

import type { InterfaceLocale, ProposedWords, WordsBody } from '@vitrine/contract';
import { proposeWords as derive } from '@vitrine/engine/catalogue';
import { checkLanguage } from '../jobs/index.ts';

/**
 * The words that would stand on the pictures of a set. Never more than the description says: where it says nothing, what is
 * true of any product of the category.
 * @throws AppError invalid_input
 */
export function proposeWords(body: WordsBody, locale: InterfaceLocale): ProposedWords {
  const { language, product_description: description = '', category } = body;
  checkLanguage(language, locale);
  const { direction, words, leftBehind } = derive(description, language, category ?? null);
  return {
    language,
    direction,
    words: words.map(({ role, proposed, room }) => ({ role, proposed, max: room })),
    left_behind: leftBehind,
  };
}

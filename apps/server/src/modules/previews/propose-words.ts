import type { InterfaceLocale, ProposedWords, WordsBody } from '@vitrine/contract';
import { proposeWords as derive } from '@vitrine/engine/catalogue';
import { checkLanguage } from '../jobs/index.ts';

/**
 * The words proposed for a set's pictures. They never say more than the description.
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

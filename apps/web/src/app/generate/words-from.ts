import type { WordsBody } from '@vitrine/contract';
import type { Draft } from './use-draft.ts';

/** The inputs of the words on the pictures. */
export const wordsFrom = ({ body: { language, category, product_description: description } }: Draft): WordsBody => ({
  language,
  ...(category !== undefined && { category }),
  ...(description !== undefined && { product_description: description }),
});

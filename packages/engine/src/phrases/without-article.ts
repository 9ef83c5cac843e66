import { countWords } from './count-text.ts';
import { tidyText } from './tidy-text.ts';

/** Articles before a noun. */
export const ARTICLE =
  /^(?:an?|eine?|une?|una?|um|uma|een)\s+(?!(?:paar|couple|few|little|bit|bisschen|wenig|peu|poco|pouco|beetje|par)(?!\p{L}))/iu;
/** Maximum words of a fact used as a label, including its article. */
const MOST_LABEL_WORDS = 5;
/** « With 3 platforms » as a label is « 3 platforms ». */
const WITH_MANY = /^(?:with|mit|avec|con|com|met|med|ze?|с|s)\s+(?=\p{Nd}+\s\p{L})/iu;

/** « A carrying handle » as a label is « Carrying handle ». */
export function withoutArticle(fact: string, language: string | null): string {
  const bare = fact.replace(ARTICLE, '').replace(WITH_MANY, '');
  return bare === fact || countWords(fact, language) > MOST_LABEL_WORDS ? fact : tidyText(bare, language);
}

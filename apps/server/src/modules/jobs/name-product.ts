import type { WordRole } from '@vitrine/contract';
import { productName } from '@vitrine/engine/catalogue';

/** Sources of a product's name. */
export interface Called {
  /** The seller's description, in any language. */
  description: string;
  language: string;
  /** The seller's own texts for the pictures, by role. */
  texts?: Partial<Record<WordRole, string>>;
}

/** The name on the pictures: the seller's own, else the beginning of the description; null without one. */
export const nameProduct = ({ description, language, texts }: Called): string | null =>
  texts?.name || productName(description, language);

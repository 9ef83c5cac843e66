import type { WordRole } from '@vitrine/contract';
import { productName } from '@vitrine/engine/catalogue';

/** What is known of a product's name. */
export interface Called {
  /** The seller's own words, in `language` or any other. */
  description: string;
  language: string;
  /** What the seller wrote for the pictures, by role. */
  texts?: Partial<Record<WordRole, string>>;
}

/** The name that stands on the pictures: as the seller wrote it, else as the description opens with it; null without one. */
export const nameProduct = ({ description, language, texts }: Called): string | null =>
  texts?.name || productName(description, language);

import type { IconName } from '../page/draw-icon.ts';
import type { CategoryId } from '../identifiers.ts';
import type { TextLanguage } from '../model.ts';

/** Headings and small labels. */
export interface Labels {
  before: string;
  after: string;
  features: string;
  benefits: string;
  howToUse: string;
  stepByStep: string;
  problem: string;
  help: string;
  callToAction: string;
  /** The genre of painting, as a magazine's small heading. */
  stillLife: string;
  size: string;
  gift: string;
}

/** Topic of a line: an icon's name, or the seller's service and the product's origin. */
export type StemTopic = Exclude<IconName, 'check' | 'spark'> | 'trust';

/** The words of one language: `languages/<code>.json`. Every language has the same keys, checked by a test. */
export interface Phrases {
  language: TextLanguage;
  labels: Labels;
  seasons: Record<'spring' | 'summer' | 'autumn' | 'winter' | 'holidays', string>;
  /** The most common function words (Chinese: characters of one form only), for detecting a description's language. */
  commonWords: readonly string[];
  /** Further words of its descriptions, with a lower weight. */
  usualWords: readonly string[];
  /** Words at the start of a sentence that is not a name. */
  notNames: readonly string[];
  /** Sentence endings of verb-final languages: no name ends so. */
  sentenceEnds: readonly string[];
  /** Word stems that indicate a line's topic. */
  stems: Record<StemTopic, readonly string[]>;
  /** The categories' names. */
  topics: Record<CategoryId, string>;
}

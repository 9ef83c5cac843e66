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

/** What a line can be about: a sign's name, or the seller's service and the product's origin. */
export type StemTopic = Exclude<IconName, 'check' | 'spark'> | 'trust';

/** The words of one language: `languages/<code>.json`. Every language has the same keys; a test holds them equal. */
export interface Phrases {
  language: TextLanguage;
  labels: Labels;
  seasons: Record<'spring' | 'summer' | 'autumn' | 'winter' | 'holidays', string>;
  /** The commonest small words (Chinese: characters of one form only): how a description's language is told. */
  commonWords: readonly string[];
  /** Further words of its descriptions, which count less. */
  usualWords: readonly string[];
  /** Words a description's sentence opens with when it is no name. */
  notNames: readonly string[];
  /** How a sentence ends where the verb comes last: no name ends so. */
  sentenceEnds: readonly string[];
  /** Beginnings of words by which a line of the seller's is recognised. */
  stems: Record<StemTopic, readonly string[]>;
  /** The categories' names, as a shop's departments have them. */
  topics: Record<CategoryId, string>;
}

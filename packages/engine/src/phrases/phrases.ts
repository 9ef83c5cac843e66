import type { CategoryId } from '../identifiers.ts';
import type { TextLanguage } from '../model.ts';

type Three = readonly [string, string, string];
type Four = readonly [string, string, string, string];

/**
 * What can be said of a product nobody has described: wishes and occasions, never a property, a number or a promise.
 */
export interface CategoryPhrases {
  /** Two to five words. */
  headline: string;
  /** One line under it. */
  line: string;
  benefits: Four;
  /** What somebody looks for who may want this. */
  need: string;
  steps: Three;
}

/** The words of one language. Every language has the same keys; a test holds them equal. */
export interface Phrases {
  language: TextLanguage;
  labels: {
    before: string;
    after: string;
    upClose: string;
    features: string;
    benefits: string;
    howToUse: string;
    stepByStep: string;
    problem: string;
    help: string;
    result: string;
    callToAction: string;
    /** A line for a gift box without a name. */
    forYou: string;
    trust: string;
  };
  /** What one can point at on any product. */
  details: Four;
  /** True of every picture made here, whatever the seller offers. */
  trust: Three;
  /** The twelve or so commonest small words: how a description's language is told. */
  commonWords: readonly string[];
  /** Words a description's sentence opens with when it is no name. */
  notNames: readonly string[];
  any: CategoryPhrases;
  categories: Record<CategoryId, CategoryPhrases>;
}

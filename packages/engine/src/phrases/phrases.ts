import type { IconName } from '../compose/draw-icon.ts';
import type { CategoryId } from '../identifiers.ts';
import type { TextLanguage } from '../model.ts';

type Three = readonly [string, string, string];
type Four = readonly [string, string, string, string];

/**
 * What can be said of a product nobody has described: wishes and occasions, never a property, a number or a promise.
 */
export interface CategoryPhrases {
  /** The category's name, as a shop's department has it. */
  topic: string;
  /** Two to five words. */
  headline: string;
  /** One line under it. */
  line: string;
  benefits: Four;
  /** What somebody looks for who may want this. */
  need: string;
  steps: Three;
}

/** Headings and small labels. */
export interface Labels {
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
  /** Over a table of facts. */
  glance: string;
  /** Over one product of a brand; says nothing of its age. */
  spotlight: string;
  /** The genre of painting, as a magazine's small heading. */
  stillLife: string;
  /** A magazine's line. */
  newLight: string;
  everySide: string;
  inUse: string;
  /** Of the picture: it does not say that the product comes in colours. */
  colours: string;
  size: string;
  height: string;
  width: string;
  gift: string;
  withLove: string;
}

/** What a line can be about: a sign's name, or the seller's service and the product's origin. */
export type StemTopic = Exclude<IconName, 'check' | 'spark'> | 'trust';

/** The words of one language: `languages/<code>.json`. Every language has the same keys; a test holds them equal. */
export interface Phrases {
  language: TextLanguage;
  labels: Labels;
  seasons: Record<'spring' | 'summer' | 'autumn' | 'winter' | 'holidays', string>;
  /** What one can point at on any product. */
  details: Four;
  /** True of every picture made here, whatever the seller offers. */
  trust: Three;
  /** The commonest small words (Chinese: characters of one form only): how a description's language is told. */
  commonWords: readonly string[];
  /** Words a description's sentence opens with when it is no name. */
  notNames: readonly string[];
  /** How a sentence ends where the verb comes last: no name ends so. */
  sentenceEnds: readonly string[];
  /** Beginnings of words by which a line of the seller's is recognised. */
  stems: Record<StemTopic, readonly string[]>;
  any: CategoryPhrases;
  categories: Record<CategoryId, CategoryPhrases>;
}

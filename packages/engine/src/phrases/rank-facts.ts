import type { Fact } from '../lexicon/fact.ts';

/** Selling strength of a kind of fact: a figure with its unit first, then function and certification. */
const RANK: Readonly<Record<string, number>> = {
  measure: 0,
  length: 0,
  mass: 0,
  volume: 0,
  charge: 0,
  count: 0,
  function: 1,
  certified: 1,
  power: 1,
  property: 1,
  feature: 1,
  care: 1,
  material: 2,
  finish: 2,
  included: 2,
  part: 3,
  origin: 3,
  service: 3,
  condition: 3,
  audience: 4,
  use: 4,
  occasion: 4,
  colour: 5,
};
const LAST = 4;
/** Limitations do not sell: they come last. */
const UNWELCOME = new Set([
  'care.not-dishwasher',
  'care.store-cool',
  'care.keep-dry',
  'care.keep-dark',
  'care.use-within',
  'care.not-microwave',
  'care.no-bleach',
  'care.no-softener',
  'care.no-tumble-dry',
  'care.no-waterlogging',
  'care.toxic-to-pets',
  'care.iron-low',
  'feature.without-filling',
]);
const UNWELCOME_RANK = 6;

/** Whether a fact is a caution, which is useful but no reason to buy. */
export const isCaution = ({ id }: Fact): boolean => UNWELCOME.has(id ?? '');

/** Rank of a text by its strongest fact; lower comes first. */
export const rankOf = (facts: readonly Fact[]): number =>
  facts.length === 0
    ? LAST
    : Math.min(...facts.map(({ id, kind }) => (UNWELCOME.has(id ?? '') ? UNWELCOME_RANK : (RANK[kind] ?? 2))));

/** Whether a fact builds trust: the seller's promises, origin, and condition. */
export const isPromise = ({ id, kind }: Fact): boolean =>
  kind === 'service' || kind === 'origin' || isState({ id, kind });

/** Whether a fact gives the condition of a used product. */
export const isState = ({ id, kind }: Pick<Fact, 'id' | 'kind'>): boolean =>
  kind === 'condition' || id === 'property.used';

const FLAWS = new Set([
  'condition.signs-of-use',
  'condition.small-scratches',
  'condition.small-dent',
  'condition.small-stain',
  'condition.small-tear',
  'condition.chipped',
  'condition.paint-chipped',
  'condition.some-rust',
  'condition.faded',
  'condition.pilling',
  'property.used',
]);

/** Whether a fact is a flaw: honest, but no reason to buy. */
export const isFlaw = ({ id }: Fact): boolean => isFlawId(id ?? '');

/** Whether a term means a flaw. */
export const isFlawId = (id: string): boolean => FLAWS.has(id);

/** Whether a fact is a figure with its unit, how large, heavy or many. */
export const isMeasured = ({ kind }: Fact): boolean => RANK[kind] === 0;

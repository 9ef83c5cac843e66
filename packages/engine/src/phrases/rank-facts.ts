import type { Fact } from '../lexicon/fact.ts';

/** How much a kind of fact sells: a figure with its unit first, then what the thing does and what it is certified for. */
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
/** Nobody buys for what a thing does not stand: it is told after everything else. */
const UNWELCOME = new Set([
  'care.not-dishwasher',
  'care.store-cool',
  'care.keep-dry',
  'care.keep-dark',
  'care.use-within',
]);
const UNWELCOME_RANK = 6;

/** Whether a fact is a caution, which is worth knowing and no reason to buy. */
export const isCaution = ({ id }: Fact): boolean => UNWELCOME.has(id ?? '');

/** The place of a saying by the strongest fact in it; lower comes first. */
export const rankOf = (facts: readonly Fact[]): number =>
  facts.length === 0
    ? LAST
    : Math.min(...facts.map(({ id, kind }) => (UNWELCOME.has(id ?? '') ? UNWELCOME_RANK : (RANK[kind] ?? 2))));

/** Whether a fact builds trust: what the seller promises, where the thing is from, and in which condition it is. */
export const isPromise = ({ id, kind }: Fact): boolean =>
  kind === 'service' || kind === 'origin' || isState({ id, kind });

/** Whether a fact tells in which state a used thing is. */
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
]);

/** Whether a fact tells what is wrong with the thing: an honest seller says it, and no reason to buy. */
export const isFlaw = ({ id }: Fact): boolean => FLAWS.has(id ?? '');

/** Whether a fact is a figure with its unit, how large, heavy or many. */
export const isMeasured = ({ kind }: Fact): boolean => RANK[kind] === 0;

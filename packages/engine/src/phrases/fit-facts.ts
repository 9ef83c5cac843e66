import { findNoun } from '../goods/find-head.ts';
import { KINDS } from '../goods/kinds.ts';
import { loadNames } from '../goods/names.ts';
import { firstThing } from '../goods/things.ts';
import type { Fact } from '../lexicon/fact.ts';
import { runsTogether } from '../lexicon/tokens.ts';
import type { CategoryId } from '../identifiers.ts';

/** Categories in which « keeps warm » means hot drinks or food. */
const HOLDS_FOOD = new Set<CategoryId>(['kitchen', 'food', 'fitness', 'baby']);
const OF_DRINKS =
  /coffee|tea|drink|beverage|ice|water|kaffee|getränk|tee|café|thé|boisson|bebida|té|caff|bevand|chá|koffie|drank|قهو|شاي|مشروب/iu;
/** In these, glass is the container and skin the target, so neither is a fact of the product; cedar is a scent. */
const COMES_IN = new Set<CategoryId>(['food', 'beauty']);
const OF_PACKAGE = /^material\.(?:glass|plastic|metal|paper|aluminium|leather|cedar|fir|pine|amber|rosewood)$/u;
const OF_BODIES = /^property\.(?:sturdy|durable)$/u;
const KEEPS = /^function\.keeps-(?:hot|cold)/u;
/** « Finished with beeswax »: what a thing is treated with, it is not made of. */
const TREATED =
  /(?<!\p{L})(?:finished|treated|polished|sealed|coated|rubbed|behandelt|versiegelt|gewachst|traitée?s?|finie?s?|tratad[oa]s?|trattat[oaie]|behandeld) (?:with|in|mit|à la|avec|con|com|met) (?:\p{L}+ )?$/iu;
/** The product is named near the beginning. */
const OPENING = 260;

/** Kinds of facts that a product's own name does not state. */
const OF_ITS_OWN = new Set(['colour', 'care', 'use', 'ingredient', 'part', 'finish']);

/** Adjectives that are also nouns: « portátil » is a laptop, « cómoda » a chest of drawers. */
const OWN_WORDS = new Set(['property.portable', 'property.comfortable']);

/** Words that name a type rather than a property: a classical guitar does not have a classic design. */
const OF_SORTS = /^(?:property\.(?:classic|modern|vintage|electro-acoustic|natural)|audience\.)/u;

/** Keeps the facts that are meant for this kind of product and drops homonyms of other products. */
export function fitFacts(facts: readonly Fact[], text: string, language: string): Fact[] {
  const names = loadNames(language);
  const noun = names === null ? null : findNoun(text.slice(0, OPENING), language, names);
  const category = noun === null ? null : (KINDS.get(noun.id)?.category ?? null);
  const thing = firstThing(text.slice(0, OPENING), language);
  const isInThing = ({ start, end }: Fact): boolean =>
    thing !== null && thing.words.length > 1 && start >= thing.start && end <= thing.end;
  const colours = facts.filter(({ kind }) => kind === 'colour');
  const scents = facts.filter(({ kind }) => kind === 'scent');
  return facts.flatMap((fact) => {
    const { kind, start, end } = fact;
    const id = fact.id ?? '';
    // « Red or blue » is neither; « crema » is not a colour.
    if (kind === 'colour' && (colours.length > 1 || category === 'food')) return [];
    if (kind === 'material' && TREATED.test(text.slice(0, start))) return [];
    if (kind === 'scent' && scents.length > 1) return [];
    // « Hand wash » is a soap, not a way to wash it.
    const isInName = noun !== null && start < noun.end && noun.start < end;
    // The same for « for the office » in a desk lamp's Arabic name, and for stone in « alum stone ». « ベビーカー » is a stroller, whoever sits in it.
    if ((kind === 'audience' || kind === 'function') && isInName && runsTogether(language)) return [];
    if ((OF_ITS_OWN.has(kind) || OWN_WORDS.has(id)) && isInName) return [];
    if ((kind === 'material' || OF_SORTS.test(id)) && isInThing(fact)) return [];
    // « מגבר מנורות 202 » counts no lamps.
    if (id.startsWith('count.') && isInThing({ ...fact, end: Math.min(end, fact.quantity?.start ?? end) - 1 }))
      return [];
    // « Una luz cálida y suave » is no soft lampshade.
    if (id === 'property.soft' && noun?.id.endsWith('_lamp') === true) return [];
    if (category === null) return [fact];
    // « Mate con bombilla » has a straw.
    if (category === 'kitchen' && id === 'included.bulb') return [];
    if (COMES_IN.has(category) && (OF_PACKAGE.test(id) || OF_BODIES.test(id))) return [];
    if (!KEEPS.test(id) || fact.quantity !== null || HOLDS_FOOD.has(category) || OF_DRINKS.test(fact.source)) {
      return [fact];
    }
    const isWorn = category === 'fashion' && id === 'function.keeps-hot';
    return isWorn ? [{ ...fact, id: 'function.keeps-you-warm' }] : [];
  });
}

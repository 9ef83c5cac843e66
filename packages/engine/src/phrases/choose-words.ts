import type { CategoryId } from '../identifiers.ts';
import { categoryPhrases, phrasesOf } from './index.ts';
import { isAboutTrust } from './match-trust.ts';
import { parseDescription } from './parse-description.ts';
import type { Phrases } from './phrases.ts';

/** The words of a picture: the seller's where there are some, the category's where there are none. */
export interface Words {
  language: string;
  direction: 'ltr' | 'rtl';
  labels: Phrases['labels'];
  /** Null when the description names no product: no name is ever made up. */
  name: string | null;
  /** The name, or the category's headline. */
  headline: string;
  /** One line that goes under the headline. */
  line: string;
  /** The one thing to say in large type. */
  promise: string;
  /** Four labels short enough for a callout. */
  features: string[];
  /** Four lines. */
  benefits: string[];
  /** Three steps. */
  steps: string[];
  need: string;
  trust: string[];
}

/** Characters of a callout's label: a whole sentence would point at the wrong place. */
const MOST_LABEL = 26;

/** Chooses words. A description in another language than the pictures lends only its name and figures. */
export function chooseWords(description: string, language: string, category: CategoryId | null): Words {
  const phrases = phrasesOf(language);
  const neutral = categoryPhrases(phrases, category);
  const parsed = parseDescription(description);
  const own = parsed.language === null || parsed.language === phrases.language.code;
  const features = parsed.features
    .filter((feature) => feature.length <= MOST_LABEL && !isAboutTrust(feature))
    .filter((feature) => own || /^[\d\s.,×x%°-]+\p{L}{0,3}$/u.test(feature));
  const benefits = own ? parsed.benefits : [];
  const steps = own ? parsed.steps : [];
  // A thought has at least three words: « 350 ml » is a fact and no headline.
  const thoughts = benefits
    .filter((benefit) => benefit.split(/\s+/u).length >= 3 && !isAboutTrust(benefit))
    .toSorted((one, other) => Number(/\p{N}/u.test(one)) - Number(/\p{N}/u.test(other)));
  const short = thoughts.find((benefit) => benefit.length <= 52);
  return {
    language: phrases.language.code,
    direction: phrases.language.direction,
    labels: phrases.labels,
    name: parsed.name,
    headline: parsed.name ?? neutral.headline,
    line: thoughts[0] ?? (parsed.name ? neutral.headline : neutral.line),
    promise: short ?? thoughts[0] ?? (parsed.name ? neutral.line : neutral.headline),
    features: filled(features.length > 1 ? features : [], phrases.details, 4),
    benefits: filled(
      filled(
        [...thoughts, ...benefits.filter((benefit) => !thoughts.includes(benefit))],
        features,
        Math.max(benefits.length, 3),
      ),
      neutral.benefits,
      4,
    ),
    steps: steps.length >= 2 ? steps.slice(0, 3) : [...neutral.steps],
    need: neutral.need,
    trust: [...phrases.trust],
  };
}

/** The first list, topped up from the second to `count` without saying anything twice. */
function filled(first: readonly string[], second: readonly string[], count: number): string[] {
  const said = (text: string, list: readonly string[]): boolean =>
    list.some(
      (one) =>
        one.toLocaleLowerCase().includes(text.toLocaleLowerCase()) ||
        text.toLocaleLowerCase().includes(one.toLocaleLowerCase()),
    );
  const list = [...first];
  for (const text of second) if (list.length < count && !said(text, list)) list.push(text);
  return list.slice(0, count);
}

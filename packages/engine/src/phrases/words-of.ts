import type { StyleId, WordRole } from '../identifiers.ts';
import type { Words } from './choose-words.ts';

/** Groups of words that a style reads as a whole. */
type Group = keyof typeof GROUPS;

interface WordGroup {
  roles: readonly WordRole[];
  read: (words: Words) => unknown;
}

const GROUPS = {
  name: { roles: ['name'], read: ({ name }) => name },
  headline: { roles: ['headline'], read: ({ headline }) => headline },
  line: { roles: ['line'], read: ({ line }) => line },
  promise: { roles: ['promise'], read: ({ promise }) => promise },
  features: { roles: ['feature_1', 'feature_2', 'feature_3', 'feature_4'], read: ({ features }) => features },
  benefits: { roles: ['benefit_1', 'benefit_2', 'benefit_3', 'benefit_4'], read: ({ benefits }) => benefits },
  steps: { roles: ['step_1', 'step_2', 'step_3'], read: ({ steps }) => steps },
  need: { roles: ['need'], read: ({ need }) => need },
  trust: { roles: ['trust_1', 'trust_2', 'trust_3'], read: ({ trust }) => trust },
  call: { roles: ['call'], read: ({ labels }) => labels.callToAction },
  /** Whether nothing was stated at all. */
  silence: { roles: [], read: ({ headline }) => (headline === '' ? '' : null) },
} as const satisfies Record<string, WordGroup>;

/** The words that each style reads; an unlisted style shows none. A test checks every style. */
const READ: Readonly<Partial<Record<StyleId, readonly Group[]>>> = {
  before_after: ['silence'],
  benefit_overlay: ['name', 'promise', 'line'],
  brand_showcase: ['headline'],
  detailed: ['name'],
  editorial_style: ['headline', 'line'],
  educational_ad: ['name', 'headline', 'benefits', 'need'],
  feature_callouts: ['name', 'features', 'benefits'],
  hero_banner: ['headline', 'line', 'call'],
  infographic_benefits: ['name', 'benefits'],
  luxury: ['headline'],
  minimalist_clean: ['name'],
  mobile_optimized: ['headline', 'line', 'call'],
  packaging: ['name'],
  professional_catalog: ['headline', 'line', 'features'],
  size_comparisons: ['name'],
  social_square: ['headline'],
  step_by_step: ['name', 'steps'],
  trust_builder: ['name', 'trust', 'features', 'benefits'],
  usage_demonstration: ['steps'],
  usage_guide: ['name', 'steps', 'features', 'benefits'],
};

/** The words that each style reads for a photo shown whole. */
const READ_WHOLE: typeof READ = {
  ...READ,
  before_after: ['silence', 'line'],
  benefit_overlay: ['headline', 'promise'],
  detailed: [],
  editorial_style: ['headline', 'line'],
  educational_ad: ['headline', 'line', 'need'],
  feature_callouts: ['name', 'features', 'benefits'],
  hero_banner: ['headline', 'line', 'call'],
  infographic_benefits: ['headline', 'features', 'benefits'],
  luxury: ['name'],
  mobile_optimized: ['headline', 'line', 'call'],
  packaging: ['name'],
  professional_catalog: ['features', 'benefits'],
  size_comparisons: ['features', 'benefits'],
  social_square: ['headline'],
  step_by_step: ['name', 'headline', 'line', 'steps'],
  usage_demonstration: [],
};

/** The words that `style` reads; its drawing depends on no others. `isWhole`: its photo is shown whole. */
export const readBy = (style: StyleId, words: Words, isWhole = false): unknown[] =>
  ((isWhole ? READ_WHOLE : READ)[style] ?? []).map((group) => GROUPS[group].read(words));

/** The words without those that `style` does not read: another page may stand in for the style's own, and show no others. */
export function limitWords(style: StyleId, words: Words): Words {
  const read: readonly Group[] = READ[style] ?? [];
  const kept = <Value>(group: Group, value: Value, none: Value): Value => (read.includes(group) ? value : none);
  const name = kept('name', words.name, null);
  return {
    ...words,
    name,
    headline: kept('headline', words.headline, name ?? ''),
    line: kept('line', words.line, ''),
    promise: kept('promise', words.promise, ''),
    features: kept('features', words.features, []),
    benefits: kept('benefits', words.benefits, []),
    steps: kept('steps', words.steps, []),
    need: kept('need', words.need, ''),
    trust: kept('trust', words.trust, []),
  };
}

/** Roles of the words that `style` shows, `isWhole` for a photo shown whole; empty for a picture without words of the set. */
export const rolesOf = (style: StyleId, isWhole = false): WordRole[] =>
  ((isWhole ? READ_WHOLE : READ)[style] ?? []).flatMap((group): readonly WordRole[] => GROUPS[group].roles);

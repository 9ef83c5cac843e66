import type { StyleId, WordRole } from '../identifiers.ts';
import type { Words } from './choose-words.ts';

/** Words that are read together by a style: the lists as a whole. */
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
  /** Whether nothing was said at all. */
  silence: { roles: [], read: ({ headline }) => (headline === '' ? '' : null) },
} as const satisfies Record<string, WordGroup>;

/** What each style reads of a set's words; who is not named here shows none of them. A test holds every style to it. */
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

/** What the words that `style` shows are for; empty for a picture without words of the set. */
export const rolesOf = (style: StyleId): WordRole[] =>
  (READ[style] ?? []).flatMap((group): readonly WordRole[] => GROUPS[group].roles);

/** Those of the words that `style` reads; what it draws depends on no other. */
export const readBy = (style: StyleId, words: Words): unknown[] =>
  (READ[style] ?? []).map((group) => GROUPS[group].read(words));

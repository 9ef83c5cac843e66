import { HAND_SCALE, type StyleId } from '../identifiers.ts';
import type { Adjustment } from '../model.ts';

/** What a seller may adjust by hand in a style. */
export interface Freedom {
  moves: boolean;
  turns: boolean;
  scale: { least: number; most: number };
  shadow: boolean;
  /** The background is plain paper and may get another colour. */
  ground: boolean;
  /** Its labels have lines whose end points may be moved. */
  points: boolean;
}

const WHOLE: Freedom = { moves: true, turns: true, scale: HAND_SCALE, shadow: true, ground: false, points: false };
const ON_PLAIN: Freedom = { ...WHOLE, ground: true };
/** Lines, lenses or other panels depend on the product's place, or it appears several times: it cannot be moved. */
const IN_PLACE: Freedom = {
  moves: false,
  turns: false,
  scale: { least: 0.6, most: 1.1 },
  shadow: true,
  ground: false,
  points: false,
};
const ON_PLAIN_IN_PLACE: Freedom = { ...IN_PLACE, ground: true };
/** Scaling would make the printed size wrong. */
const TO_SCALE: Freedom = { ...IN_PLACE, scale: { least: 1, most: 1 } };
const NONE: Freedom = { ...TO_SCALE, shadow: false };

const FREEDOMS: Readonly<Record<StyleId, Freedom>> = {
  white_bg: WHOLE,
  studio: ON_PLAIN,
  lifestyle: WHOLE,
  hero_banner: WHOLE,
  social_square: ON_PLAIN,
  angle45: WHOLE,
  packaging: ON_PLAIN_IN_PLACE,
  detailed: IN_PLACE,
  luxury: WHOLE,
  feature_callouts: { ...IN_PLACE, points: true },
  infographic_benefits: IN_PLACE,
  before_after: TO_SCALE,
  benefit_overlay: WHOLE,
  educational_ad: WHOLE,
  flat_lay: NONE,
  mobile_optimized: WHOLE,
  step_by_step: IN_PLACE,
  trust_builder: WHOLE,
  ugc_style: WHOLE,
  usage_guide: IN_PLACE,
  minimalist_clean: ON_PLAIN,
  creative_artistic: WHOLE,
  professional_catalog: IN_PLACE,
  brand_showcase: WHOLE,
  editorial_style: WHOLE,
  seasonal_theme: WHOLE,
  color_variants: IN_PLACE,
  size_comparisons: TO_SCALE,
  usage_demonstration: IN_PLACE,
  gift_presentation: ON_PLAIN,
};

export const freedomOf = (style: StyleId): Freedom => FREEDOMS[style];

/** Whether any part of a style's picture may be adjusted by hand. */
export const isFree = (style: StyleId): boolean => freedomOf(style).shadow;

/** The parts of an adjustment that a style allows; the rest stays as composed. */
export function allowedIn(style: StyleId, wish: Adjustment): Adjustment {
  const { moves, turns, scale, shadow, ground, points } = freedomOf(style);
  return {
    x: moves ? wish.x : 0,
    y: moves ? wish.y : 0,
    turn: turns ? wish.turn : 0,
    scale: Math.min(scale.most, Math.max(scale.least, wish.scale)),
    shadow: shadow ? wish.shadow : 'natural',
    ground: ground ? wish.ground : null,
    ...(points && wish.points !== undefined && wish.points.length > 0 && { points: wish.points }),
  };
}

import { STYLE_IDS } from '../identifiers.ts';
import type { StyleId } from '../identifiers.ts';
import type { Style } from '../stage/recipe.ts';
import { angle45 } from './angle45.ts';
import { beforeAfter } from './before-after.ts';
import { benefitOverlay } from './benefit-overlay.ts';
import { brandShowcase } from './brand-showcase.ts';
import { colorVariants } from './color-variants.ts';
import { creativeArtistic } from './creative-artistic.ts';
import { detailed } from './detailed.ts';
import { editorialStyle } from './editorial-style.ts';
import { educationalAd } from './educational-ad.ts';
import { featureCallouts } from './feature-callouts.ts';
import { flatLay } from './flat-lay.ts';
import { giftPresentation } from './gift-presentation.ts';
import { heroBanner } from './hero-banner.ts';
import { infographicBenefits } from './infographic-benefits.ts';
import { lifestyle } from './lifestyle.ts';
import { luxury } from './luxury.ts';
import { minimalistClean } from './minimalist-clean.ts';
import { mobileOptimized } from './mobile-optimized.ts';
import { packaging } from './packaging.ts';
import { professionalCatalog } from './professional-catalog.ts';
import { seasonalTheme } from './seasonal-theme.ts';
import { sizeComparisons } from './size-comparisons.ts';
import { socialSquare } from './social-square.ts';
import { stepByStep } from './step-by-step.ts';
import { studio } from './studio.ts';
import { trustBuilder } from './trust-builder.ts';
import { ugcStyle } from './ugc-style.ts';
import { usageDemonstration } from './usage-demonstration.ts';
import { usageGuide } from './usage-guide.ts';
import { whiteBg } from './white-bg.ts';

/** All recipes by id. The type ensures that none is missing; a test checks that each recipe stands under its own id. */
export const STYLES: Readonly<Record<StyleId, Style>> = {
  white_bg: whiteBg,
  studio,
  lifestyle,
  hero_banner: heroBanner,
  social_square: socialSquare,
  angle45,
  packaging,
  detailed,
  luxury,
  feature_callouts: featureCallouts,
  infographic_benefits: infographicBenefits,
  before_after: beforeAfter,
  benefit_overlay: benefitOverlay,
  educational_ad: educationalAd,
  flat_lay: flatLay,
  mobile_optimized: mobileOptimized,
  step_by_step: stepByStep,
  trust_builder: trustBuilder,
  ugc_style: ugcStyle,
  usage_guide: usageGuide,
  minimalist_clean: minimalistClean,
  creative_artistic: creativeArtistic,
  professional_catalog: professionalCatalog,
  brand_showcase: brandShowcase,
  editorial_style: editorialStyle,
  seasonal_theme: seasonalTheme,
  color_variants: colorVariants,
  size_comparisons: sizeComparisons,
  usage_demonstration: usageDemonstration,
  gift_presentation: giftPresentation,
};

/** The recipes in display order. */
export const styleList: readonly Style[] = STYLE_IDS.map((id) => STYLES[id]);

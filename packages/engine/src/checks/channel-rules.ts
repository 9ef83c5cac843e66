import type { ChannelId } from '../identifiers.ts';

/** A channel's rules for a main image. */
export interface MainImageRule {
  /** The border must be exactly 255, 255, 255, and only the product and its shadow may be visible. */
  white: boolean;
  /** Whether words are allowed. */
  text: boolean;
  /** Fraction of the frame's longer side that the product must fill; 0 and 1 without a rule. */
  fill: { from: number; to: number };
  /** Shorter side in pixels; the size from which buyers can zoom, if the channel names one. */
  minSidePx: number;
}

const ANY_FILL = { from: 0, to: 1 };

/**
 * The channels' rules for main images as of November 2026; they change without notice, so this is data. Sources:
 * Amazon seller central (white, ≥ 85 %, no text, logo or border; zoom from 1000 px), eBay picture policy (≥ 500 px, no
 * added text or border), Etsy (2000 px on the shorter side), Shopify (zoom from 800 px), Walmart image guidelines
 * (seamless white, zoom from 1500 px), Google Merchant Center answer 6324350 (white or transparent, 75–90 %, no
 * promotional text, ≥ 500 px from 31 January 2027), TikTok Shop (white, ≥ 80 %, ≥ 600 px, no text).
 */
export const MAIN_IMAGE_RULES: Readonly<Record<ChannelId, MainImageRule>> = {
  amazon: { white: true, text: false, fill: { from: 0.85, to: 1 }, minSidePx: 1000 },
  ebay: { white: false, text: false, fill: ANY_FILL, minSidePx: 500 },
  etsy: { white: false, text: true, fill: ANY_FILL, minSidePx: 2000 },
  shopify: { white: false, text: true, fill: ANY_FILL, minSidePx: 800 },
  walmart: { white: true, text: false, fill: ANY_FILL, minSidePx: 1500 },
  google_merchant: { white: true, text: false, fill: { from: 0.75, to: 0.9 }, minSidePx: 500 },
  tiktok_shop: { white: true, text: false, fill: { from: 0.8, to: 1 }, minSidePx: 600 },
};

import type { StyleId } from '@vitrine/contract/limits';

/** Which picture goes where, and the pixels the channel recommends (its public pages, autumn 2026). */
export const CHANNELS = [
  {
    id: 'amazon',
    name: 'Amazon',
    size: '2000 × 2000',
    main: 'white_bg',
    also: ['infographic_benefits', 'feature_callouts', 'lifestyle'],
  },
  { id: 'ebay', name: 'eBay', size: '1600 × 1600', main: 'white_bg', also: ['studio', 'detailed'] },
  { id: 'etsy', name: 'Etsy', size: '2000 × 2000', main: 'lifestyle', also: ['flat_lay', 'detailed', 'packaging'] },
  { id: 'shopify', name: 'Shopify', size: '2048 × 2048', main: 'studio', also: ['hero_banner', 'lifestyle', 'luxury'] },
  { id: 'walmart', name: 'Walmart', size: '2200 × 2200', main: 'white_bg', also: ['lifestyle', 'feature_callouts'] },
  {
    id: 'google_merchant',
    name: 'Google Merchant',
    size: '1500 × 1500',
    main: 'white_bg',
    also: ['studio', 'lifestyle'],
  },
  { id: 'tiktok_shop', name: 'TikTok Shop', size: '1000 × 1000', main: 'white_bg', also: ['ugc_style', 'usage_guide'] },
  {
    id: 'instagram',
    name: 'Instagram, Meta',
    size: '1440 × 1800',
    main: 'social_square',
    also: ['mobile_optimized', 'benefit_overlay', 'before_after'],
  },
  {
    id: 'pinterest',
    name: 'Pinterest',
    size: '1000 × 1500',
    main: 'mobile_optimized',
    also: ['flat_lay', 'step_by_step'],
  },
] as const satisfies readonly { id: string; name: string; size: string; main: StyleId; also: readonly StyleId[] }[];

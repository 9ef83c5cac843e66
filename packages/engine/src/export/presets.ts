import type { ChannelId, PresetId } from '../identifiers.ts';
import type { RenderRequest } from '../model.ts';

/** Size of a picture: an exact frame, or its own aspect ratio up to a longer or from a shorter side. */
export type PresetFrame = { width: number; height: number } | { longerSidePx: number } | { shorterSidePx: number };

/** A channel's format. */
export interface ChannelPreset {
  id: PresetId;
  /** The channel whose main image rules the picture must pass (checks/channel-rules.ts); null: none. */
  mainImageOf: ChannelId | null;
  frame: PresetFrame;
  /** Formats that the channel accepts; the first is the default. */
  formats: readonly RenderRequest['format'][];
  maxBytes: number;
  /** A file that is too large at the lowest quality is scaled down, but not below this shorter side. */
  minSidePx: number;
}

const MB = 1e6;
/** WebP is excluded where a channel's uploader is known to refuse it. */
const PHOTOS = ['jpeg', 'png'] as const;
const WEB = ['jpeg', 'png', 'webp'] as const;

function preset(
  id: PresetId,
  frame: PresetFrame,
  rules: Partial<Omit<ChannelPreset, 'id' | 'frame'>> & { maxMb: number },
): ChannelPreset {
  const { maxMb, ...rest } = rules;
  return { id, mainImageOf: null, frame, formats: PHOTOS, maxBytes: maxMb * MB, minSidePx: 500, ...rest };
}

/**
 * The channels' forms as of November 2026; they change without notice, so this is data. Sizes are the recommended ones,
 * bytes the stated limits (Etsy's is a recommendation). Sources: Amazon seller central; eBay picture policy (12 MB); Etsy
 * listing photos (2000 px on the shorter side, under 1 MB); Shopify help (2048 × 2048, 20 MB, 25 MP); Walmart image
 * guidelines (2200 × 2200, 5 MB); Google Merchant Center answer 6324350 (16 MB, 64 MP); TikTok Shop seller centre
 * (square, JPEG or PNG, 5 MB); Instagram (1080 px wide, 1:1 and 4:5, 8 MB over its API); Meta ads guide (1440 × 2560,
 * 30 MB); Pinterest (1000 × 1500, 20 MB); Open Graph (1200 × 630; kept under 1 MB, since previews time out).
 */
export const CHANNEL_PRESETS: readonly ChannelPreset[] = [
  preset('amazon_main', { width: 2000, height: 2000 }, { maxMb: 10, mainImageOf: 'amazon', minSidePx: 1000 }),
  preset('amazon_secondary', { longerSidePx: 2000 }, { maxMb: 10 }),
  preset('ebay', { longerSidePx: 1600 }, { maxMb: 12, formats: WEB }),
  preset('etsy', { shorterSidePx: 2000 }, { maxMb: 1, formats: ['jpeg'] }),
  preset('shopify', { longerSidePx: 2048 }, { maxMb: 20, formats: WEB, minSidePx: 800 }),
  preset('walmart', { width: 2200, height: 2200 }, { maxMb: 5, minSidePx: 1500 }),
  preset('google_merchant', { width: 2048, height: 2048 }, { maxMb: 16, formats: WEB }),
  preset('tiktok_shop', { width: 2048, height: 2048 }, { maxMb: 5, minSidePx: 600 }),
  preset('instagram_square', { width: 1080, height: 1080 }, { maxMb: 8, formats: ['jpeg'] }),
  preset('instagram_portrait', { width: 1080, height: 1350 }, { maxMb: 8, formats: ['jpeg'] }),
  preset('meta_story', { width: 1440, height: 2560 }, { maxMb: 30 }),
  preset('pinterest', { width: 1000, height: 1500 }, { maxMb: 20 }),
  preset('link_preview', { width: 1200, height: 630 }, { maxMb: 1 }),
];

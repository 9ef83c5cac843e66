/**
 * The constants of the business that both sides show or enforce. No schema in here, so that a page can import them
 * without carrying a validator to the browser. Source: product specification, sections 5 and 9.
 */

/** Photos a job may have. */
export const MAX_PHOTOS = 6;
/** Bytes a photo may have (10 MiB). */
export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** Shorter side, in pixels, below which a photo is accepted with a warning. */
export const RECOMMENDED_SIDE_PX = 1024;
/** Pixels a photo may decode to; more is refused before decoding. */
export const MAX_PHOTO_PIXELS = 100_000_000;
/** Megapixels that are read in a minute for one guest; for all guests of one address it is three times as many. */
export const GUEST_MEGAPIXELS_PER_MINUTE = 600;
/** Photos, and bytes of their files, that are kept for one user at a time. */
export const KEPT_PHOTOS = {
  guest: { photos: 120, bytes: 600 * 1024 * 1024 },
  account: { photos: 5000, bytes: 20 * 1024 * 1024 * 1024 },
} as const;
/** Variations in a job, always. */
export const VARIATIONS_PER_JOB = 20;
/** Days in which a deleted set can be brought back. */
export const DELETED_SET_DAYS = 7;
/** Times one finished picture may be changed: each is a rendering without a credit. */
export const MAX_PICTURE_CHANGES = 20;
/** Times the cut-outs of a finished set may be touched up: each makes the pictures that show them again without a credit. */
export const MAX_SET_TOUCH_UPS = 10;
/** Further languages that the pictures of a finished set may be had in, each without a credit. */
export const MAX_SET_LANGUAGES = 8;
/** Characters of one text on a picture; what stands whole is less, and told for each. */
export const MAX_PICTURE_TEXT = 120;
/** Credits a new account gets, pending until its e-mail address is confirmed. */
export const SIGNUP_CREDITS = 2;
/** Characters of a product description. */
export const MAX_DESCRIPTION_LENGTH = 2000;
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 128;
/** Characters of the name that its owner gives a passkey. */
export const PASSKEY_NAME_MAX_LENGTH = 60;
/** Passkeys that an account may have. */
export const MAX_PASSKEYS = 20;
/** Recovery codes that are made at a time. */
export const RECOVERY_CODES = 10;
/** Characters of the name that its owner gives an API key. */
export const API_KEY_NAME_MAX_LENGTH = 60;
/** API keys, and webhook endpoints, that an account may have at a time. */
export const MAX_API_KEYS = 20;
export const MAX_WEBHOOK_ENDPOINTS = 10;
/** Requests that one API key may make in a minute. */
export const API_REQUESTS_PER_MINUTE = 300;
/** Sets that an account may make with its sandbox keys in a day. */
export const SANDBOX_SETS_PER_DAY = 20;
/** Hours for which a webhook secret that was replaced still signs along. */
export const FORMER_SECRET_HOURS = 24;
/** Days for which deliveries of webhooks are kept. */
export const KEPT_DELIVERY_DAYS = 30;
/** Kinds of shadow that a product may be given by hand; the first is the one that the picture's own light casts. */
export const SHADOW_KINDS = ['natural', 'soft', 'floating', 'none'] as const;
export type ShadowKind = (typeof SHADOW_KINDS)[number];
/** Degrees by which a product may be turned by hand, and the factors of its own size; a picture may allow less. */
export const MOST_TURN_DEG = 15;
export const HAND_SCALE = { least: 0.4, most: 1.6 } as const;

/** Longer side of a final picture, in pixels. */
export const FINAL_SIDE_PX = 4096;
/** Longer side of a preview, in pixels. */
export const PREVIEW_SIDE_PX = 1024;
/** Longer side of a proof, in pixels: what is shown before anything is paid, with our mark over it. */
export const PROOF_SIDE_PX = 512;
/** Sets of proofs that an account may have made in an hour, counted in their pictures; each set costs a core some seconds. */
export const PROOF_SETS_PER_HOUR = 30;

/** Strokes a touch-up of a cut-out may have. */
export const MAX_TOUCH_UP_STROKES = 200;
/** Points that one stroke may have. */
export const MAX_STROKE_POINTS = 2000;
/** Points that all strokes of a touch-up may have together. */
export const MAX_TOUCH_UP_POINTS = 20_000;
/** Half the width of the touch-up brush, as a share of the photo's longer side. */
export const BRUSH_RADIUS = { min: 0.002, max: 0.2 } as const;

/** Things that a photo may be of, at most, among which the seller says which is meant. */
export const MAX_CANDIDATES = 3;

/** Formats a seller may upload. */
export const PHOTO_FORMATS = ['jpeg', 'png', 'webp'] as const;
/** Formats a picture can be downloaded in. */
export const PICTURE_FORMATS = ['jpeg', 'png', 'webp'] as const;

/** Ways to have a product without its ground. */
export const ALONE_KINDS = ['with_shadow', 'bare'] as const;
export type AloneKind = (typeof ALONE_KINDS)[number];

/** Languages of the interface, e-mails and errors. The first is the fallback. */
export const INTERFACE_LOCALES = ['en', 'fr', 'es', 'de', 'ar'] as const;
export type InterfaceLocale = (typeof INTERFACE_LOCALES)[number];

/** The twenty styles of a job unless others are chosen, in the order in which they are shown. */
export const DEFAULT_STYLE_IDS = [
  'white_bg',
  'studio',
  'lifestyle',
  'hero_banner',
  'social_square',
  'angle45',
  'packaging',
  'detailed',
  'luxury',
  'feature_callouts',
  'infographic_benefits',
  'before_after',
  'benefit_overlay',
  'educational_ad',
  'flat_lay',
  'mobile_optimized',
  'step_by_step',
  'trust_builder',
  'ugc_style',
  'usage_guide',
] as const;
/** Ten more that can be swapped in. */
const FURTHER_STYLE_IDS = [
  'minimalist_clean',
  'creative_artistic',
  'professional_catalog',
  'brand_showcase',
  'editorial_style',
  'seasonal_theme',
  'color_variants',
  'size_comparisons',
  'usage_demonstration',
  'gift_presentation',
] as const;
/** All styles, in the order in which they are shown. */
export const STYLE_IDS = [...DEFAULT_STYLE_IDS, ...FURTHER_STYLE_IDS] as const;
export type StyleId = (typeof STYLE_IDS)[number];

/** What a text on a picture is for: where a seller edits it, it goes by that name. */
export const TEXT_ROLES = [
  'name',
  'title',
  'line',
  'label',
  'feature',
  'benefit',
  'step',
  'trust',
  'call',
  'measure',
] as const;
export type TextRole = (typeof TEXT_ROLES)[number];

/** The sixteen product categories. */
export const CATEGORY_IDS = [
  'beauty',
  'kitchen',
  'electronics',
  'home',
  'fitness',
  'fashion',
  'pets',
  'baby',
  'health',
  'office',
  'crafts',
  'automotive',
  'garden',
  'food',
  'books',
  'toys',
] as const;
export type CategoryId = (typeof CATEGORY_IDS)[number];

const WORD_ROOM = {
  name: 44,
  headline: 44,
  line: 72,
  promise: 60,
  feature_1: 26,
  feature_2: 26,
  feature_3: 26,
  feature_4: 26,
  benefit_1: 60,
  benefit_2: 60,
  benefit_3: 60,
  benefit_4: 60,
  step_1: 36,
  step_2: 36,
  step_3: 36,
  need: 60,
  trust_1: 48,
  trust_2: 48,
  trust_3: 48,
  call: 24,
} as const;
/** What the words of a set are for: each stands on every picture that has a place for it. */
export const WORD_ROLES = Object.keys(WORD_ROOM) as (keyof typeof WORD_ROOM)[];
export type WordRole = keyof typeof WORD_ROOM;
/** Ideographs fill a square each: half as many of them take the same room. */
const IDEOGRAPHIC: ReadonlySet<string> = new Set(['ja', 'ko', 'zh']);

/** Characters of the words of a set that stand whole on every picture that shows them. `language`: BCP 47. */
export const wordRoom = (role: WordRole, language: string): number =>
  IDEOGRAPHIC.has(language.split('-')[0] ?? '') ? Math.floor(WORD_ROOM[role] / 2) : WORD_ROOM[role];

/** Selling channels whose rules for a main image a picture is judged by. */
export const CHANNEL_IDS = ['amazon', 'ebay', 'etsy', 'shopify', 'walmart', 'google_merchant', 'tiktok_shop'] as const;
export type ChannelId = (typeof CHANNEL_IDS)[number];

/** Why a picture is not fit as a main image, the gravest first. */
export const UNFIT_REASONS = [
  'background_not_white',
  'has_text',
  'has_extras',
  'no_whole_product',
  'fill_too_small',
  'fill_too_large',
  'too_few_pixels',
] as const;
export type UnfitReason = (typeof UNFIT_REASONS)[number];

/** Forms in which a picture can be taken to a channel. */
export const PRESET_IDS = [
  'amazon_main',
  'amazon_secondary',
  'ebay',
  'etsy',
  'shopify',
  'walmart',
  'google_merchant',
  'tiktok_shop',
  'instagram_square',
  'instagram_portrait',
  'meta_story',
  'pinterest',
  'link_preview',
] as const;
export type PresetId = (typeof PRESET_IDS)[number];

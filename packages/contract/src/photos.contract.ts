import { z } from 'zod';
import { PHOTO_FORMATS } from './limits.ts';

export const PHOTO_WARNINGS = [
  'small',
  'dark',
  'bright',
  'blurred',
  'graphic',
  'touches_edge',
  'cut_side',
  'cut_off',
  'unsure_cutout',
  'uncertain_cutout',
  'unrelated_background',
  'nothing_differs',
] as const;

/** `empty`: the place without the product, a second shot that makes other cut-outs exact. */
export const PHOTO_ROLES = ['product', 'empty'] as const;
export type PhotoRole = (typeof PHOTO_ROLES)[number];

export const CUTOUT_STATUSES = ['pending', 'ready', 'failed'] as const;

export const photo = z
  .object({
    id: z.uuid(),
    filename: z.string(),
    /** Pixels, after the EXIF rotation. */
    width: z.int(),
    height: z.int(),
    bytes: z.int(),
    format: z.literal(PHOTO_FORMATS),
    warnings: z.array(z.object({ code: z.literal(PHOTO_WARNINGS), message: z.string() })),
    /** Signed address that an <img> can load without a header. */
    preview_url: z.string(),
    cutout: z.object({
      status: z.literal(CUTOUT_STATUSES),
      /** 0–1; null until ready. */
      score: z.number().nullable(),
      /** PNG with alpha, framed like the photo, longer side ≤ 1024 px. Every other cut-out has another address. */
      preview_url: z.string().nullable(),
      /** Whether the seller touched it up: GET /images/:id/cutout returns the input. */
      touched_up: z.boolean(),
      /** The engine doubts it so much that pictures show the whole photo instead; a touch-up changes that. */
      shown_whole: z.boolean(),
      /** Of several photos the first one with the lowest rank is the main one. 0: no doubt about it, or touched up; 1: probably right, or its photo cuts the product off at a side; 2: shown whole, or not sharp; 3: a screenshot or a drawing. */
      rank: z.int().min(0).max(3),
      /** The network that made it: `vitrine` is our own, `server` a remote one; null until ready, or if unknown. */
      network: z.string().nullable(),
      /** The cut-out server did not answer, and a local network was used. */
      fell_back: z.boolean(),
      /** While it is pending: estimated seconds left, from earlier durations; null if unknown, or next to nothing. */
      seconds_left: z.int().nullable(),
      /** The empty shot it was made with; null: none. */
      empty_shot_id: z.uuid().nullable(),
    }),
    created_at: z.string(),
  })
  .meta({ id: 'Image' });
export const uploadQuery = z.object({ role: z.literal(PHOTO_ROLES).default('product') });
/** Clockwise. */
export const turnBody = z.object({ quarter_turns: z.int().min(1).max(3) });
export const emptyShotBody = z.object({ empty_shot_id: z.uuid().nullable() });

export type Photo = z.infer<typeof photo>;
export type PhotoWarningCode = (typeof PHOTO_WARNINGS)[number];

export const uploadResult = z.object({
  items: z.array(photo),
  rejected: z.array(z.object({ filename: z.string(), code: z.string(), detail: z.string() })),
});
export type UploadResult = z.infer<typeof uploadResult>;

import { z } from 'zod';
import { adjustment } from './adjust.contract.ts';
import { checks } from './checks.contract.ts';
import {
  ALONE_KINDS,
  CATEGORY_IDS,
  MAX_DESCRIPTION_LENGTH,
  MAX_PHOTOS,
  MAX_PICTURE_TEXT,
  PICTURE_FORMATS,
  PRESET_IDS,
  STYLE_IDS,
  TEXT_ROLES,
  VARIATIONS_PER_JOB,
} from './limits.ts';
import { pageOf, pageQuery } from './page.contract.ts';
import { photo } from './photos.contract.ts';
import { words } from './previews.contract.ts';

export const JOB_STATUSES = ['queued', 'generating', 'completed', 'failed', 'cancelled'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];
export const VARIATION_STATUSES = ['waiting', 'rendering', 'ready', 'failed'] as const;
export type VariationStatus = (typeof VARIATION_STATUSES)[number];
/** `no_product_found`: in none of the photos; a touch-up says where it is. */
export const FAILURE_REASONS = ['no_product_found'] as const;
/** `none`: it costs nothing, since it was made with a sandbox key. */
export const CREDIT_STATES = ['reserved', 'spent', 'returned', 'none'] as const;
export type CreditState = (typeof CREDIT_STATES)[number];

export const variation = z
  .object({
    id: z.uuid(),
    style: z.literal(STYLE_IDS),
    status: z.literal(VARIATION_STATUSES),
    /** Pixels of the final picture. */
    width: z.int(),
    height: z.int(),
    /** Signed address of the preview; null until the preview is there (it comes before the final). */
    preview_url: z.string().nullable(),
    checks: checks.nullable(),
    /** What it shows, in words and in the language of its own, for those who cannot see it and for search engines. */
    alt_text: z.string(),
    change: z.object({
      /** `running`: another picture is being made; the one before stays until it is there. */
      state: z.literal(['none', 'running', 'failed']),
      /** Changes that are still free. */
      left: z.int(),
      /** The picture before this one can come back. */
      can_undo: z.boolean(),
      /**
       * How the picture stands to the last touch-up of the whole set: `failed`, it could not be made again; `after`, it was, and
       * the one from before can come back; `before`, that came back, and the newer one can.
       */
      touch_up: z.literal(['none', 'failed', 'before', 'after']),
    }),
  })
  .meta({ id: 'Variation' });
export type Variation = z.infer<typeof variation>;

/** The pictures of a set in a further language: those that carry words. The others are the same in every language. */
export const translation = z.object({
  language: z.string(),
  progress: z.object({ done: z.int(), failed: z.int(), total: z.int() }),
  /** In the order of the set's own. */
  variations: z.array(variation),
});
export type Translation = z.infer<typeof translation>;

/** How a picture is arranged before it is first made. */
const firstLook = z.object({
  /** Which of the fitting sets; left out: the picture's own. Counts round. */
  scene: z.int().min(0).max(999).optional(),
  adjustment: adjustment.optional(),
});
export type FirstLook = z.infer<typeof firstLook>;

/** By style; the others are as composed. */
const looks = z.partialRecord(z.literal(STYLE_IDS), firstLook);

export const job = z
  .object({
    id: z.uuid(),
    status: z.literal(JOB_STATUSES),
    /** The status in a sentence for the user. */
    message: z.string(),
    created_at: z.string(),
    finished_at: z.string().nullable(),
    language: z.string(),
    product_description: z.string().nullable(),
    category: z.literal(CATEGORY_IDS).nullable(),
    /** The seller's own words; empty: all are derived from the description. */
    texts: words,
    /** How its pictures are arranged by hand now, as a new set takes it. */
    looks,
    progress: z.object({ done: z.int(), failed: z.int(), total: z.int() }),
    /** The focus photos first, then in the seller's order. */
    images: z.array(photo),
    /** Ids of those that the seller marked as the focus; empty: all count the same. */
    focus_images: z.array(z.uuid()),
    variations: z.array(variation),
    /** The further languages that its pictures were asked for in. */
    languages: z.array(translation),
    /** Made with a sandbox key: its pictures bear a mark. */
    sandbox: z.boolean(),
    credit: z.object({ state: z.literal(CREDIT_STATES) }),
    touch_up: z.object({
      /** How often the cut-outs of the finished set may still be touched up, free of charge. */
      left: z.int(),
    }),
    /** Why a failed job failed, where the seller can do something about it; null otherwise. */
    failed_because: z.literal(FAILURE_REASONS).nullable(),
    /** When a picture of the finished set was first saved; null: never. */
    downloaded_at: z.string().nullable(),
    /** Null while it is on the list. */
    deleted_at: z.string().nullable(),
    /** When a deleted set goes for good; null while it is on the list. */
    purge_at: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

export const JOB_SORTS = ['newest', 'oldest'] as const;
export const JOB_SHELVES = ['kept', 'deleted'] as const;

/** What is left out does not narrow the list. */
export const jobsQuery = pageQuery.extend({
  /** Words of the description or of the photos' file names, in any order; case and accents do not count. */
  query: z.string().trim().max(200).optional(),
  /** `running`: queued or generating. */
  status: z.literal([...JOB_STATUSES, 'running']).optional(),
  category: z.literal(CATEGORY_IDS).optional(),
  /** Code of the language on the pictures. */
  language: z.string().trim().max(20).optional(),
  sort: z.literal(JOB_SORTS).default('newest'),
  /** `deleted`: what can still be brought back. */
  shelf: z.literal(JOB_SHELVES).default('kept'),
});
export type JobsQuery = z.infer<typeof jobsQuery>;

export const jobPage = pageOf(job).extend({
  /** Sets that fit, on all pages. */
  total: z.int(),
  /** What there is to choose from on this shelf. */
  used: z.object({ languages: z.array(z.string()), categories: z.array(z.literal(CATEGORY_IDS)) }),
});

/** `for_good`: at once and without a way back. */
export const deleteJobQuery = z.object({ for_good: z.literal(['true', 'false']).default('false') });

export const createJobBody = z.object({
  image_ids: z.array(z.uuid()).min(1).max(MAX_PHOTOS),
  /** Ids, or file names separated by commas. Empty: all photos count the same. */
  focus_images: z.union([z.array(z.string()).max(MAX_PHOTOS), z.string().max(2000)]).optional(),
  language: z.string().min(2).max(20),
  product_description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).optional(),
  category: z.literal(CATEGORY_IDS).optional(),
  /** Each once, in the order in which the pictures are shown; left out: the default ones. */
  styles: z.array(z.literal(STYLE_IDS)).length(VARIATIONS_PER_JOB).optional(),
  texts: words.optional(),
  /** What the seller arranged before paying, by style; the others are as composed. */
  looks: looks.optional(),
});
export type CreateJobBody = z.infer<typeof createJobBody>;

/** What of a finished picture may be changed. */
export const pictureOptions = z
  .object({
    /** Of the words on the picture. */
    language: z.string(),
    direction: z.literal(['ltr', 'rtl']),
    texts: z.array(
      z.object({
        slot: z.int(),
        /** What it is for; several may have the same. */
        role: z.literal(TEXT_ROLES),
        /** What stands there now, and what was proposed. */
        text: z.string(),
        proposed: z.string(),
        /** Characters of words like these that stand there whole. */
        max: z.int(),
      }),
    ),
    /** Which of `scenes` is shown, from 0; with one scene there is no choice. */
    scene: z.int(),
    scenes: z.int(),
    /** Each scene as a small picture to choose it by: `data:` addresses, in their order; none where there is no choice. */
    scene_previews: z.array(z.string()),
    /** Another seed makes another picture, not just another grain. */
    varies: z.boolean(),
  })
  .meta({ id: 'PictureOptions' });
export type PictureOptions = z.infer<typeof pictureOptions>;

const MAX_SLOTS = 32;

/** What is left out stays as it is. */
export const changePictureBody = z.object({
  /** An empty text brings back what was proposed. */
  texts: z
    .array(z.object({ slot: z.int().min(0).max(MAX_SLOTS), text: z.string().trim().max(MAX_PICTURE_TEXT) }))
    .max(MAX_SLOTS)
    .optional(),
  scene: z.int().min(0).max(999).optional(),
  seed: z.int().min(1).max(1_000_000).optional(),
  /** Null: the product as the picture has it of itself. */
  adjustment: adjustment.nullable().optional(),
  /** Brings back the picture before this one, at once; nothing else is looked at then. */
  undo: z.literal(true).optional(),
});
export type ChangePictureBody = z.infer<typeof changePictureBody>;

/** Without `undo`: the cut-outs that the photos show now are taken, and the pictures that hold them are made again. */
export const touchUpJobBody = z.object({
  /** Brings back, at once, the pictures from before; the same again brings back those from after. */
  undo: z.literal(true).optional(),
});
export type TouchUpJobBody = z.infer<typeof touchUpJobBody>;

/** Asked again for the same language it makes what could not be made, in the words from before. */
export const translateJobBody = z.object({
  /** Code of a language of GET /languages, another than the set's. */
  language: z.string().min(2).max(20),
  /** The seller's own words in it, in the place of those that are derived from the description. */
  texts: words.optional(),
});
export type TranslateJobBody = z.infer<typeof translateJobBody>;

export const pictureFileQuery = z.object({
  /** With a preset always the full picture. */
  size: z.literal(['full', 'preview']).default('full'),
  format: z.literal(PICTURE_FORMATS).optional(),
  preset: z.literal(PRESET_IDS).optional(),
  /** The product of the full picture alone, on a transparent ground: PNG unless WebP is asked for. Not with a preset. */
  alone: z.literal(ALONE_KINDS).optional(),
});

export const downloadQuery = z.object({ preset: z.literal(PRESET_IDS).optional() });

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
/** `no_product_found`: in none of the photos; a touch-up can show where it is. */
export const FAILURE_REASONS = ['no_product_found'] as const;
/** `none`: free, because it was made with a sandbox key. */
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
    /** Signed address of the preview; null until it is ready (it comes before the final). */
    preview_url: z.string().nullable(),
    checks: checks.nullable(),
    /** Alt text of the picture in its own language, for people who cannot see it and for search engines. */
    alt_text: z.string(),
    change: z.object({
      /** `running`: a new version is being made; the current one stays until then. */
      state: z.literal(['none', 'running', 'failed']),
      /** Remaining free changes. */
      left: z.int(),
      /** The previous version can be restored. */
      can_undo: z.boolean(),
      /**
       * The picture's state relative to the last touch-up of the whole set: `failed`, it could not be remade; `after`, it was,
       * and the previous one can be restored; `before`, that was restored, and the newer one can be.
       */
      touch_up: z.literal(['none', 'failed', 'before', 'after']),
    }),
  })
  .meta({ id: 'Variation' });
export type Variation = z.infer<typeof variation>;

/** The pictures of a set in an additional language: those with words. The others are the same in every language. */
export const translation = z.object({
  language: z.string(),
  progress: z.object({ done: z.int(), failed: z.int(), total: z.int() }),
  /** In the order of the set's own pictures. */
  variations: z.array(variation),
});
export type Translation = z.infer<typeof translation>;

/** The initial arrangement of a picture. */
const firstLook = z.object({
  /** Index of a fitting scene; left out: the picture's own. Wraps around. */
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
    /** The seller's own texts; empty: all are derived from the description. */
    texts: words,
    /** The current arrangement of its pictures, for a new set. */
    looks,
    progress: z.object({ done: z.int(), failed: z.int(), total: z.int() }),
    /** The focus photos first, then in the seller's order. */
    images: z.array(photo),
    /** Ids of the focus photos; empty: all photos have equal weight. */
    focus_images: z.array(z.uuid()),
    variations: z.array(variation),
    /** The additional languages requested for its pictures. */
    languages: z.array(translation),
    /** Made with a sandbox key: its pictures are watermarked. */
    sandbox: z.boolean(),
    credit: z.object({ state: z.literal(CREDIT_STATES) }),
    touch_up: z.object({
      /** Remaining free touch-ups of the finished set's cut-outs. */
      left: z.int(),
    }),
    /** Why a failed job failed, if the seller can do something about it; null otherwise. */
    failed_because: z.literal(FAILURE_REASONS).nullable(),
    /** When a picture of the finished set was first downloaded; null: never. */
    downloaded_at: z.string().nullable(),
    /** Null if it is not deleted. */
    deleted_at: z.string().nullable(),
    /** When a deleted set will be purged; null if it is not deleted. */
    purge_at: z.string().nullable(),
  })
  .meta({ id: 'Job' });
export type Job = z.infer<typeof job>;

export const JOB_SORTS = ['newest', 'oldest'] as const;
export const JOB_SHELVES = ['kept', 'deleted'] as const;

/** Filters; a missing one does not restrict the list. */
export const jobsQuery = pageQuery.extend({
  /** Words of the description or of the photos' file names, in any order; case and accents are ignored. */
  query: z.string().trim().max(200).optional(),
  /** `running`: queued or generating. */
  status: z.literal([...JOB_STATUSES, 'running']).optional(),
  category: z.literal(CATEGORY_IDS).optional(),
  /** Code of the language on the pictures. */
  language: z.string().trim().max(20).optional(),
  sort: z.literal(JOB_SORTS).default('newest'),
  /** `deleted`: sets that can still be restored. */
  shelf: z.literal(JOB_SHELVES).default('kept'),
});
export type JobsQuery = z.infer<typeof jobsQuery>;

export const jobPage = pageOf(job).extend({
  /** Number of matching sets on all pages. */
  total: z.int(),
  /** Available filter values. */
  used: z.object({ languages: z.array(z.string()), categories: z.array(z.literal(CATEGORY_IDS)) }),
});

/** `for_good`: deletes permanently, at once. */
export const deleteJobQuery = z.object({ for_good: z.literal(['true', 'false']).default('false') });

export const createJobBody = z.object({
  image_ids: z.array(z.uuid()).min(1).max(MAX_PHOTOS),
  /** Ids, or file names separated by commas. Empty: all photos have equal weight. */
  focus_images: z.union([z.array(z.string()).max(MAX_PHOTOS), z.string().max(2000)]).optional(),
  language: z.string().min(2).max(20),
  product_description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).optional(),
  category: z.literal(CATEGORY_IDS).optional(),
  /** Without duplicates, in display order; left out: the default ones. */
  styles: z.array(z.literal(STYLE_IDS)).length(VARIATIONS_PER_JOB).optional(),
  texts: words.optional(),
  /** The seller's arrangement before payment, by style; the others are as composed. */
  looks: looks.optional(),
});
export type CreateJobBody = z.infer<typeof createJobBody>;

/** The possible changes of a finished picture. */
export const pictureOptions = z
  .object({
    /** Of the words on the picture. */
    language: z.string(),
    direction: z.literal(['ltr', 'rtl']),
    texts: z.array(
      z.object({
        slot: z.int(),
        /** Its role; several texts may share one. */
        role: z.literal(TEXT_ROLES),
        /** The current and the proposed text. */
        text: z.string(),
        proposed: z.string(),
        /** Maximum characters of similar words that fit. */
        max: z.int(),
      }),
    ),
    /** Index of the current one of `scenes`; with one scene there is no choice. */
    scene: z.int(),
    scenes: z.int(),
    /** A thumbnail of each scene as `data:` URLs, in order; none if there is no choice. */
    scene_previews: z.array(z.string()),
    /** Another seed gives another picture, not only other grain. */
    varies: z.boolean(),
  })
  .meta({ id: 'PictureOptions' });
export type PictureOptions = z.infer<typeof pictureOptions>;

const MAX_SLOTS = 32;

/** Missing fields stay unchanged. */
export const changePictureBody = z.object({
  /** An empty text restores the proposal. */
  texts: z
    .array(z.object({ slot: z.int().min(0).max(MAX_SLOTS), text: z.string().trim().max(MAX_PICTURE_TEXT) }))
    .max(MAX_SLOTS)
    .optional(),
  scene: z.int().min(0).max(999).optional(),
  seed: z.int().min(1).max(1_000_000).optional(),
  /** Null: no adjustment. */
  adjustment: adjustment.nullable().optional(),
  /** Restores the previous version at once; other fields are then ignored. */
  undo: z.literal(true).optional(),
});
export type ChangePictureBody = z.infer<typeof changePictureBody>;

/** Without `undo`: applies the photos' current cut-outs, and remakes the affected pictures. */
export const touchUpJobBody = z.object({
  /** Restores the previous pictures at once; repeating restores the newer ones. */
  undo: z.literal(true).optional(),
});
export type TouchUpJobBody = z.infer<typeof touchUpJobBody>;

/** Repeated for the same language it makes failed pictures again, with the earlier words. */
export const translateJobBody = z.object({
  /** Code from GET /languages, different from the set's. */
  language: z.string().min(2).max(20),
  /** The seller's own texts in it, replacing those derived from the description. */
  texts: words.optional(),
});
export type TranslateJobBody = z.infer<typeof translateJobBody>;

export const pictureFileQuery = z.object({
  /** With a preset always the full picture. */
  size: z.literal(['full', 'preview']).default('full'),
  format: z.literal(PICTURE_FORMATS).optional(),
  preset: z.literal(PRESET_IDS).optional(),
  /** The product of the full picture alone, on a transparent background: PNG unless WebP is requested. Not with a preset. */
  alone: z.literal(ALONE_KINDS).optional(),
});

export const downloadQuery = z.object({ preset: z.literal(PRESET_IDS).optional() });

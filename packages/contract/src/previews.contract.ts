import { z } from 'zod';
import { CATEGORY_IDS, MAX_DESCRIPTION_LENGTH, MAX_PICTURE_TEXT, STYLE_IDS, WORD_ROLES } from './limits.ts';

/**
 * The seller's own texts by role, replacing those derived from the description. A missing one is derived, an empty one stays
 * empty. POST /previews/words returns the maximum length of each.
 */
export const words = z.partialRecord(z.literal(WORD_ROLES), z.string().trim().max(MAX_PICTURE_TEXT));

/** The inputs of the derived words. */
export const wordsBody = z.object({
  language: z.string().min(2).max(20),
  product_description: z.string().trim().max(MAX_DESCRIPTION_LENGTH).optional(),
  category: z.literal(CATEGORY_IDS).optional(),
});
export type WordsBody = z.infer<typeof wordsBody>;

export const proposedWords = z
  .object({
    language: z.string(),
    direction: z.literal(['ltr', 'rtl']),
    words: z.array(
      z.object({
        role: z.literal(WORD_ROLES),
        /** Null if nothing is said: a product without a name gets none. */
        proposed: z.string().nullable(),
        /** Maximum characters that fit on every picture that shows it; longer ones are refused. */
        max: z.int(),
      }),
    ),
    /** Parts of the description that cannot be translated into this language; null without any. */
    left_behind: z
      .object({
        /** The language of the description. */
        language: z.string(),
        /** As typed, at most eight. */
        said: z.array(z.string()),
      })
      .nullable(),
  })
  .meta({ id: 'ProposedWords' });
export type ProposedWords = z.infer<typeof proposedWords>;

const STYLE = z.literal(STYLE_IDS);
const KEY = z.string().max(64);

/** The events of POST /previews, by name; the stream ends after `done` or `ended`. */
export const previewEvents = {
  /** First: the number of pictures. `waiting`: cut-outs are not ready yet. */
  begin: z.object({ total: z.int(), waiting: z.boolean() }),
  /** Once the cut-outs are ready: photos without a product, which the pictures do not use. */
  left_out: z.object({ image_ids: z.array(z.uuid()) }),
  /** Pictures that the caller already has unchanged: they are not sent again. */
  kept: z.object({ styles: z.array(STYLE) }),
  /** One for each other picture, as soon as it is made, in any order. */
  picture: z.object({
    style: STYLE,
    /** Unchanged as long as the picture is. */
    key: KEY,
    /** Roles of the words it shows, in reading order. */
    words: z.array(z.literal(WORD_ROLES)),
    /** Pixels, longer side 512. */
    width: z.int(),
    height: z.int(),
    media_type: z.literal('image/webp'),
    /** The file, base64. */
    data: z.string(),
  }),
  /** This one failed; the others continue. */
  failed: z.object({ style: STYLE, code: z.string(), detail: z.string() }),
  done: z.object({ made: z.int(), failed: z.int() }),
  /** No more pictures can be made, with the reason. */
  ended: z.object({ code: z.string(), detail: z.string() }),
} as const;
export type PreviewEvents = { [Name in keyof typeof previewEvents]: z.infer<(typeof previewEvents)[Name]> };

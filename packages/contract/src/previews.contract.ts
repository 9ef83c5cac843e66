import { z } from 'zod';
import { CATEGORY_IDS, MAX_DESCRIPTION_LENGTH, MAX_PICTURE_TEXT, STYLE_IDS, WORD_ROLES } from './limits.ts';

/**
 * The seller's own words by what they are for, in the place of those that are derived from the description. What is left out is
 * derived, what is empty stays empty. The room of each is told by POST /previews/words.
 */
export const words = z.partialRecord(z.literal(WORD_ROLES), z.string().trim().max(MAX_PICTURE_TEXT));

/** What words are derived from. */
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
        /** Null where nothing is said: a product without a name gets none. */
        proposed: z.string().nullable(),
        /** Characters that stand whole on every picture that shows it; longer ones are refused. */
        max: z.int(),
      }),
    ),
    /** What the description says that no words in this language can; null where nothing is. */
    left_behind: z
      .object({
        /** The language that it is written in. */
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
  /** First: how many there will be. `waiting`: cut-outs are not ready yet. */
  begin: z.object({ total: z.int(), waiting: z.boolean() }),
  /** Once the cut-outs are there: photos without a product, which the pictures are made without. */
  left_out: z.object({ image_ids: z.array(z.uuid()) }),
  /** Those that the caller has as they would be made: they do not come again. */
  kept: z.object({ styles: z.array(STYLE) }),
  /** One for each other picture, as soon as it is made, in any order. */
  picture: z.object({
    style: STYLE,
    /** The same as long as the picture is. */
    key: KEY,
    /** What the words that it shows are for, in the order in which they are read. */
    words: z.array(z.literal(WORD_ROLES)),
    /** Pixels, longer side 512. */
    width: z.int(),
    height: z.int(),
    media_type: z.literal('image/webp'),
    /** The file, base64. */
    data: z.string(),
  }),
  /** This one could not be made; the others go on. */
  failed: z.object({ style: STYLE, code: z.string(), detail: z.string() }),
  done: z.object({ made: z.int(), failed: z.int() }),
  /** Nothing can be made any more, and why. */
  ended: z.object({ code: z.string(), detail: z.string() }),
} as const;
export type PreviewEvents = { [Name in keyof typeof previewEvents]: z.infer<(typeof previewEvents)[Name]> };

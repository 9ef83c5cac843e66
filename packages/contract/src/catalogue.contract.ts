import { z } from 'zod';
import { CHANNEL_IDS, PICTURE_FORMATS, PRESET_IDS } from './limits.ts';

export const language = z
  .object({ code: z.string(), name: z.string(), native_name: z.string(), direction: z.literal(['ltr', 'rtl']) })
  .meta({ id: 'Language' });
export type Language = z.infer<typeof language>;

export const languageQuery = z.object({ query: z.string().max(100).optional() });

export const style = z
  .object({
    id: z.string(),
    name: z.string(),
    description: z.string(),
    /** Pixels of the final picture. */
    size: z.object({ width: z.int(), height: z.int() }),
    default: z.boolean(),
  })
  .meta({ id: 'Style' });
export type Style = z.infer<typeof style>;

export const category = z.object({ id: z.string(), name: z.string() }).meta({ id: 'Category' });
export type Category = z.infer<typeof category>;

export const preset = z
  .object({
    id: z.literal(PRESET_IDS),
    name: z.string(),
    /** Pixels; null where the picture keeps its proportions. */
    size: z.object({ width: z.int(), height: z.int() }).nullable(),
    /** Pixels that the longer or the shorter side gets at most, where the picture keeps its proportions. */
    longer_side: z.int().nullable(),
    shorter_side: z.int().nullable(),
    /** The first is made unless another is asked for. */
    formats: z.array(z.literal(PICTURE_FORMATS)),
    max_bytes: z.int(),
    /** Only pictures that are fit as this channel's main image can be had; null: any. */
    main_image_of: z.literal(CHANNEL_IDS).nullable(),
  })
  .meta({ id: 'Preset' });
export type Preset = z.infer<typeof preset>;

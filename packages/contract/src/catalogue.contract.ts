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
    /** Pixels; null if the picture keeps its aspect ratio. */
    size: z.object({ width: z.int(), height: z.int() }).nullable(),
    /** Maximum pixels of the longer or the shorter side, if the picture keeps its aspect ratio. */
    longer_side: z.int().nullable(),
    shorter_side: z.int().nullable(),
    /** The first is the default. */
    formats: z.array(z.literal(PICTURE_FORMATS)),
    max_bytes: z.int(),
    /** Only pictures that meet this channel's rules for a main image are available; null: any. */
    main_image_of: z.literal(CHANNEL_IDS).nullable(),
  })
  .meta({ id: 'Preset' });
export type Preset = z.infer<typeof preset>;

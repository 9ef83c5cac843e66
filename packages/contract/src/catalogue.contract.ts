import { z } from 'zod';

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

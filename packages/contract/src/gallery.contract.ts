import { z } from 'zod';
import { CATEGORY_IDS, STYLE_IDS } from './limits.ts';

/** A public picture, available for as long as this answer may be cached. */
const publicPicture = z.object({
  /** Relative to the server's public address; WebP. */
  url: z.string(),
  /** Pixels. */
  width: z.int(),
  height: z.int(),
});

/** A product of our own: an amateur photo, and its set. Names in the language of `Accept-Language`. */
export const galleryItem = z
  .object({
    id: z.string(),
    title: z.string(),
    category: z.literal(CATEGORY_IDS),
    original: publicPicture.extend({
      /** Alt text of the photo. */
      alt: z.string(),
    }),
    variations: z.array(publicPicture.extend({ style: z.literal(STYLE_IDS), title: z.string() })),
  })
  .meta({ id: 'GalleryItem' });
export type GalleryItem = z.infer<typeof galleryItem>;

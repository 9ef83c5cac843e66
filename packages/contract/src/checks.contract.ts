import { z } from 'zod';
import { CHANNEL_IDS, UNFIT_REASONS } from './limits.ts';

const share = z.number().min(0).max(1);

/** Part of a picture, in shares of its width and height. */
const area = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** Measurements on a picture's pixels. */
export const checks = z
  .object({
    /** Pixels. */
    width: z.int(),
    height: z.int(),
    /** Size of the measured file. */
    bytes: z.int(),
    /** Every pixel of the outermost frame is exactly 255, 255, 255. */
    background_white: z.boolean(),
    /** The product's bounding box; null when it is not shown as a whole. */
    product: area.nullable(),
    /** Longer side of the product as a share of the longer side of the picture. */
    fill: z.number().nullable(),
    /**
     * Mean colour difference (CIEDE2000) between the product in the picture and in the enhanced photo; up to 2 is hardly visible.
     */
    fidelity: z.number().nullable(),
    /** Fraction of the product's outline that is in the same place as in the photo. */
    shape: share.nullable(),
    /** Picture pixels per photo pixel; above 1 the photo is enlarged. */
    enlargement: z.number().nullable(),
    /** Whether letters were found where the picture should have words. */
    text_present: z.boolean(),
    texts: z.array(
      z.object({
        text: z.string(),
        area,
        /** Contrast of the letters against their background (WCAG 2.2, 1–21); null when no letters were found. */
        contrast: z.number().nullable(),
      }),
    ),
    /** Finest detail of the product as a share of its contrast; below 0.2 it looks soft. Null when it is plain. */
    sharpness: z.number().nullable(),
    /** From the darkest to the lightest twentieth of the picture. */
    contrast: share,
    /** Meets Amazon's rules for a main image, the strictest. */
    main_image_ok: z.boolean(),
    main_image: z.array(
      z.object({
        channel: z.literal(CHANNEL_IDS),
        fit: z.boolean(),
        reasons: z.array(z.literal(UNFIT_REASONS)),
      }),
    ),
  })
  .meta({ id: 'Checks' });
export type Checks = z.infer<typeof checks>;

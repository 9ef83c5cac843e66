import { z } from 'zod';
import { CHANNEL_IDS, UNFIT_REASONS } from './limits.ts';

const share = z.number().min(0).max(1);

/** Part of a picture, in shares of its width and height. */
const area = z.object({ left: z.number(), top: z.number(), width: z.number(), height: z.number() });

/** What was measured on the pixels of a picture. */
export const checks = z
  .object({
    /** Pixels. */
    width: z.int(),
    height: z.int(),
    /** Size of the file that was measured. */
    bytes: z.int(),
    /** Every pixel of the outermost frame is exactly 255, 255, 255. */
    background_white: z.boolean(),
    /** Where the product stands; null when it is not shown as a whole. */
    product: area.nullable(),
    /** Longer side of the product as a share of the longer side of the picture. */
    fill: z.number().nullable(),
    /** Mean colour difference (CIEDE2000) between the product in the picture and in the enhanced photo; up to 2 is hardly seen. */
    fidelity: z.number().nullable(),
    /** Share of the product's outline that lies in the picture where the photo has it. */
    shape: share.nullable(),
    /** Pixels of the picture for one of the photo; above 1 the photo is enlarged. */
    enlargement: z.number().nullable(),
    /** Whether letters were found where the picture was given words. */
    text_present: z.boolean(),
    texts: z.array(
      z.object({
        text: z.string(),
        area,
        /** Of the letters against what lies beneath (WCAG 2.2, 1–21); null when no letters were found. */
        contrast: z.number().nullable(),
      }),
    ),
    /** Finest detail of the product as a share of its contrast; below 0.2 it looks soft. Null when it is plain. */
    sharpness: z.number().nullable(),
    /** From the darkest to the lightest twentieth of the picture. */
    contrast: share,
    /** Fit as Amazon's main image, the strictest. */
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

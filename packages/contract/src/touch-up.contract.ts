import { z } from 'zod';
import { BRUSH_RADIUS, MAX_CANDIDATES, MAX_STROKE_POINTS, MAX_TOUCH_UP_STROKES } from './limits.ts';
import { photo } from './photos.contract.ts';

const share = z.number().min(0).max(1);

/** One stroke of the touch-up brush. */
const touchUpStroke = z.object({
  /** Whether the area under the stroke is product. */
  mode: z.literal(['keep', 'erase']),
  /** Half the brush's width, as a fraction of the photo's longer side. */
  radius: z.number().min(BRUSH_RADIUS.min).max(BRUSH_RADIUS.max),
  /** `[x, y]` as fractions of the photo's width and height; the brush follows the lines between them. */
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(MAX_STROKE_POINTS),
  /**
   * Only the pixels under the brush change, and only another exact stroke changes them again. Left out: similar nearby pixels
   * follow.
   */
  exact: z.boolean().exactOptional(),
});

/**
 * The seller's complete input for a photo's cut-out: leaving out the last stroke is undo, and an empty list leaves the cut-out to
 * the engine. All strokes together have at most MAX_TOUCH_UP_POINTS points.
 */
export const touchUp = z
  .object({
    /**
     * Bounding box: the product does not extend beyond it. Fractions of the photo: x and w of its width, y and h of its height.
     */
    box: z.object({ x: share, y: share, w: share.gt(0), h: share.gt(0) }).exactOptional(),
    /** The product is the object at this position: `[x, y]` as fractions of the photo's width and height. */
    tap: z.tuple([share, share]).exactOptional(),
    /** Index of the chosen candidate in the list for box and tap; left out: the first. */
    choice: z
      .int()
      .min(0)
      .max(MAX_CANDIDATES - 1)
      .exactOptional(),
    /** In drawing order: where two cross, the later one wins, an exact one before any other. */
    strokes: z.array(touchUpStroke).max(MAX_TOUCH_UP_STROKES),
  })
  .meta({ id: 'TouchUp' });
export type TouchUp = z.infer<typeof touchUp>;
export type TouchUpStroke = TouchUp['strokes'][number];
export type TouchUpBox = NonNullable<TouchUp['box']>;

/** One alternative of what may be meant. */
export const cutoutCandidate = z.object({
  /** `data:` address of a PNG with one channel, white where the product is, framed like the photo, longer side ≤ 192 px. */
  mask: z.string(),
  /** How well it can be cut out, 0–1. */
  score: z.number(),
});
export type CutoutCandidate = z.infer<typeof cutoutCandidate>;

/** Alternatives for box and tap, or for the bare photo, most likely first; none if there is no choice. */
const candidates = z.array(cutoutCandidate).max(MAX_CANDIDATES);

/** The input of a cut-out, and its alternatives. */
export const touchUpSitting = touchUp.extend({ candidates }).meta({ id: 'TouchUpSitting' });
export type TouchUpSitting = z.infer<typeof touchUpSitting>;

/** The photo with the cut-out that a touch-up made. */
export const touchedUpPhoto = photo.extend({ candidates }).meta({ id: 'TouchedUpImage' });
export type TouchedUpPhoto = z.infer<typeof touchedUpPhoto>;

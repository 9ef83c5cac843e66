import { z } from 'zod';
import { BRUSH_RADIUS, MAX_STROKE_POINTS, MAX_TOUCH_UP_STROKES } from './limits.ts';

const share = z.number().min(0).max(1);

/** One stroke of the touch-up brush. */
const touchUpStroke = z.object({
  /** Whether what lies under the stroke is product. */
  mode: z.literal(['keep', 'erase']),
  /** Half the brush's width, as a share of the photo's longer side. */
  radius: z.number().min(BRUSH_RADIUS.min).max(BRUSH_RADIUS.max),
  /** `[x, y]` as shares of the photo's width and height; the brush runs along the lines between them. */
  points: z
    .array(z.tuple([share, share]))
    .min(1)
    .max(MAX_STROKE_POINTS),
});

/**
 * What a seller says about the cut-out of one photo, all of it: leaving out the last stroke is undo, and an empty list
 * leaves the cut-out to the engine. All strokes together have at most MAX_TOUCH_UP_POINTS points.
 */
export const touchUp = z
  .object({
    /** The product reaches out of this nowhere. Shares of the photo: x and w of its width, y and h of its height. */
    box: z.object({ x: share, y: share, w: share.gt(0), h: share.gt(0) }).exactOptional(),
    /** In the order in which they were drawn: where two cross, the later counts. */
    strokes: z.array(touchUpStroke).max(MAX_TOUCH_UP_STROKES),
  })
  .meta({ id: 'TouchUp' });
export type TouchUp = z.infer<typeof touchUp>;
export type TouchUpStroke = TouchUp['strokes'][number];
export type TouchUpBox = NonNullable<TouchUp['box']>;

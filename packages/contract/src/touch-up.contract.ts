import { z } from 'zod';
import { BRUSH_RADIUS, MAX_CANDIDATES, MAX_STROKE_POINTS, MAX_TOUCH_UP_STROKES } from './limits.ts';
import { photo } from './photos.contract.ts';

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
  /** Only what is under the brush changes, and no stroke but another exact one changes it again. Left out: what is close by follows. */
  exact: z.boolean().exactOptional(),
});

/**
 * What a seller says about the cut-out of one photo, all of it: leaving out the last stroke is undo, and an empty list with
 * nothing beside it leaves the cut-out to the engine. All strokes together have at most MAX_TOUCH_UP_POINTS points.
 */
export const touchUp = z
  .object({
    /** The product reaches out of this nowhere. Shares of the photo: x and w of its width, y and h of its height. */
    box: z.object({ x: share, y: share, w: share.gt(0), h: share.gt(0) }).exactOptional(),
    /** The product is the thing that lies here: `[x, y]` as shares of the photo's width and height. */
    tap: z.tuple([share, share]).exactOptional(),
    /** Which of the candidates is meant, by its place in the list that box and tap gave; left out: the first. */
    choice: z
      .int()
      .min(0)
      .max(MAX_CANDIDATES - 1)
      .exactOptional(),
    /** In the order in which they were drawn: where two cross, the later counts, an exact one before any other. */
    strokes: z.array(touchUpStroke).max(MAX_TOUCH_UP_STROKES),
  })
  .meta({ id: 'TouchUp' });
export type TouchUp = z.infer<typeof touchUp>;
export type TouchUpStroke = TouchUp['strokes'][number];
export type TouchUpBox = NonNullable<TouchUp['box']>;

/** One of the things that may be meant. */
export const cutoutCandidate = z.object({
  /** `data:` address of a PNG with one channel, white where the product is, framed like the photo, longer side ≤ 192 px. */
  mask: z.string(),
  /** How well this one can be cut out, 0–1. */
  score: z.number(),
});
export type CutoutCandidate = z.infer<typeof cutoutCandidate>;

/** What box and tap, or the bare photo, may mean, the likeliest first; none where there is nothing to choose. */
const candidates = z.array(cutoutCandidate).max(MAX_CANDIDATES);

/** What was said about a cut-out, and what it may mean. */
export const touchUpSitting = touchUp.extend({ candidates }).meta({ id: 'TouchUpSitting' });
export type TouchUpSitting = z.infer<typeof touchUpSitting>;

/** The photo with the cut-out that a touch-up made. */
export const touchedUpPhoto = photo.extend({ candidates }).meta({ id: 'TouchedUpImage' });
export type TouchedUpPhoto = z.infer<typeof touchedUpPhoto>;
